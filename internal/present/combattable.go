package present

import (
	"math"
	"slices"

	"awaw/engine"
)

// This file prints the table in use and the losses of a round.

// layTable prints the rows about those in use, lit, and gives the y below.
func (m *Model) layTable(d pen, b *engine.BattleView, r Rect) float64 {
	t := m.t
	lit := map[int][]engine.TableLit{}
	lo, hi := len(b.Table.Rows), -1
	column := -1
	for _, l := range b.Table.Lit {
		if b.Kind == engine.BattleGround {
			column = l.Col
		}
		if l.Row < 0 {
			continue
		}
		lit[l.Row] = append(lit[l.Row], l)
		lo, hi = min(lo, l.Row), max(hi, l.Row)
	}
	if hi < 0 {
		lo, hi = 0, 0
	}
	var rows []int
	most := 6
	if m.plan() != nil {
		most = 4 // there is more to be said below
	}
	if hi-lo < most {
		spare := most - (hi - lo + 1)
		first := max(0, lo-(spare+1)/2)
		first = max(0, min(first, len(b.Table.Rows)-most))
		for i := first; i < min(len(b.Table.Rows), first+most); i++ {
			rows = append(rows, i)
		}
	} else {
		for _, c := range []int{lo, hi} {
			for i := c - 1; i <= c+1; i++ {
				if i >= 0 && i < len(b.Table.Rows) {
					rows = append(rows, i)
				}
			}
		}
	}
	h := 32 + 23*float64(len(rows)+1) + 6
	x, y, w := r.X, r.Y, r.W
	d.frame(x, y, w, h, 3, "paper.sheet", "paper.edge")
	d.text(x+14, y+22, SerifBold, 16, "text.on_paper", m.word(b.Table.Title))
	d.citeRight(x+w-14, y+22, b.Table.Cite, true)
	cw := d.wide(CondMedium, 13, string(b.Table.Cite))
	room := w - 52 - cw - d.wide(SerifBold, 16, m.word(b.Table.Title))
	if b.Table.House {
		room -= 40 + d.wide(CondMedium, 13, m.say("combat.house"))
	}
	note := d.fit(Cond, 13, room, m.word(b.Table.Note))
	d.right(x+w-26-cw, y+22, Cond, 13, "text.on_paper_second", note)
	if b.Table.House {
		tw := d.wide(SerifBold, 16, m.word(b.Table.Title))
		d.icon("house", x+14+tw+16, y+17, 6, "status.house_on_paper")
		d.text(x+14+tw+28, y+22, CondMedium, 13, "status.house_on_paper", m.say("combat.house"))
	}
	y += 32
	d.box(x, y, w, 23, "paper.shade")
	head := m.word(b.Table.Head)
	if head == "" {
		head = m.say(map[bool]string{false: "combat.factors", true: "combat.die"}[b.Kind == engine.BattleGround])
	}
	d.text(x+14, y+16, CondMedium, 12, "text.on_paper_second", head)
	n := max(1, len(b.Table.Columns))
	cx0 := x + 66
	step := (w - 66 - 10) / float64(n)
	if column >= 0 && column < n {
		d.box(math.Round(cx0+step*float64(column)), y, math.Round(step), 23*float64(len(rows)+1), "paper.lit")
	}
	for i, c := range b.Table.Columns {
		face, col := CondMedium, "text.on_paper_second"
		if i == column {
			face, col = CondBold, "text.on_paper"
		}
		d.centre(cx0+step*(float64(i)+.5), y+16, face, 12, col, c)
	}
	y += 23
	prev := -1
	for _, i := range rows {
		row := b.Table.Rows[i]
		ls := lit[i]
		face := Cond
		if prev >= 0 && i != prev+1 {
			d.add(Item{Kind: ItemLine, X: x + 8, Y: y, W: x + w - 8, H: y, Edge: "paper.rule", Line: 1, N: 1})
		}
		prev = i
		if len(ls) > 0 {
			d.box(x, y, w, 23, "paper.lit")
			face = CondBold
			var sides []engine.Side // each side's mark once, and how often when it is more
			for _, l := range ls {
				if !slices.Contains(sides, l.Side) {
					sides = append(sides, l.Side)
				}
			}
			for k, s := range sides {
				d.mark(t.style(s), x+15+float64(k)*15, y+11.5, 6.5, true)
			}
			if len(sides) == 1 && len(ls) > 1 && len(row.Label) < 3 {
				d.text(x+24, y+16, CondBold, 12, "text.on_paper_second", "×"+itoa(len(ls)))
			}
		}
		d.right(x+56, y+16, face, 13, "text.on_paper", row.Label)
		for c, cell := range row.Cells {
			if c >= n {
				break
			}
			mid := cx0 + step*(float64(c)+.5)
			ink := "text.on_paper"
			for k, l := range ls {
				if l.Col == c {
					if k == 0 || ls[0].Col != c {
						d.frame(mid-20, y+1, 40, 21, 3, "side."+t.style(l.Side)+".chart_deep", "side."+t.style(l.Side)+".chart_deep")
					} else {
						d.add(Item{Kind: ItemBox, X: mid - 22, Y: y, W: 44, H: 23, R: 3, Edge: "side." + t.style(l.Side) + ".chart_deep", Line: 2})
					}
					ink = "paper.edge"
				}
			}
			d.centre(mid, y+16, face, 13, ink, cell)
		}
		y += 23
		if len(ls) == 0 {
			d.line(x+10, y, x+w-10, y, "paper.rule")
		}
	}
	return y + 6
}

// layLosses shows each side before and after the round, and says it in a sentence.
func (m *Model) layLosses(d pen, b *engine.BattleView, x, y, w, foot float64) {
	switch {
	case b == m.plan():
		m.laySorties(d, x, y, w, foot)
		return
	case b.Kind == engine.BattleSea:
		m.layThrowsIn(d, x, y, w, foot)
		return
	}
	d.label(x, y+10, m.say("combat.losses"))
	none := m.say("combat.losses.none")
	if b.Kind == engine.BattleGround {
		none = m.say("combat.losses.ground")
	}
	d.citeRight(x+w, y+10, b.Toll, false)
	y += 18
	if !b.Rolled {
		d.para(x, y+18, w, Body, 13, 18, "text.on_dark_second", none, 2)
		return
	}
	for _, s := range b.Sides {
		if s.Suffered.IsZero() && b.Kind != engine.BattleGround {
			continue // nothing can fall on it
		}
		style := m.t.style(s.Side)
		d.box(x, y, w, 38, "chrome.zebra")
		d.box(x, y, 3, 38, "side."+style+".chart")
		cx := x + 12
		limit := w * .3
		show := func(list []engine.CounterView) {
			step := 37.0
			if float64(len(list))*step > limit {
				step = limit / float64(len(list))
			}
			for _, c := range list {
				card := plainCard(c, style)
				d.add(Item{Kind: ItemCard, X: math.Round(cx), Y: y + 3, W: 32, Card: card})
				cx += step
			}
			cx += max(0, 34-step) // the last card lies whole
		}
		show(s.Before)
		if b.Kind == engine.BattleGround && !b.Over { // paid counter by counter: what is listed is what is left
			m.layOwed(d, s, math.Max(cx+12, x+w*.36), y, x+w)
			y += 42
			continue
		}
		d.icon("next", cx+8, y+19, 5, "text.on_dark")
		cx += 22
		show(slices.DeleteFunc(slices.Clone(s.Counters), func(c engine.CounterView) bool { // not those that came after the dice
			return !slices.ContainsFunc(s.Before, func(b engine.CounterView) bool { return b.Ref == c.Ref })
		}))
		tx := math.Max(cx+12, x+w*.36)
		name := m.word(s.Name)
		word := m.word(s.Suffered)
		nw := d.text(tx, y+24, BodyMedium, 13, "text.on_dark", name)
		lines := d.wrap(Body, 13, x+w-tx-nw-12, word)
		if len(lines) == 1 {
			d.text(tx+nw+6, y+24, Body, 13, "text.on_dark_second", word)
		} else {
			d.para(tx+nw+6, y+16, x+w-tx-nw-12, Body, 13, 16, "text.on_dark_second", word, 2)
		}
		y += 42
	}
}

// layOwed says what a side still has to pay in ground combat.
func (m *Model) layOwed(d pen, s engine.BattleSide, x, y, right float64) {
	word := m.word(s.Suffered)
	if lost := lostKinds(m.lostSoFar(), s.Side); word == "" && lost != "" {
		word = m.say("combat.lost.sofar", lost)
	} else if word == "" {
		word = m.say("combat.owes.none")
	}
	nw := d.text(x, y+24, BodyMedium, 13, "text.on_dark", m.word(s.Name))
	d.text(x+nw+8, y+24, Body, 13, "text.on_dark_second", d.fit(Body, 13, right-x-nw-12, word))
}
