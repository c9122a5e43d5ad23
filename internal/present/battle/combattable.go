package battle

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file prints the table in use and the losses of a round.

// layTable prints the rows about those in use, lit, and gives the y below.
func (m *Battle) layTable(d scene.Pen, b *engine.BattleView, r scene.Rect) float64 {
	t := m.Sight
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
	if m.Plan() != nil {
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
	d.Frame(x, y, w, h, 3, "paper.sheet", "paper.edge")
	d.Text(x+14, y+22, scene.SerifBold, 16, "text.on_paper", m.Word(b.Table.Title))
	d.CiteRight(x+w-14, y+22, b.Table.Cite, true)
	cw := d.Wide(scene.CondMedium, 13, string(b.Table.Cite))
	room := w - 52 - cw - d.Wide(scene.SerifBold, 16, m.Word(b.Table.Title))
	if b.Table.House {
		room -= 40 + d.Wide(scene.CondMedium, 13, m.Say("combat.house"))
	}
	note := d.Fit(scene.Cond, 13, room, m.Word(b.Table.Note))
	d.Right(x+w-26-cw, y+22, scene.Cond, 13, "text.on_paper_second", note)
	if b.Table.House {
		tw := d.Wide(scene.SerifBold, 16, m.Word(b.Table.Title))
		d.Icon("house", x+14+tw+16, y+17, 6, "status.house_on_paper")
		d.Text(x+14+tw+28, y+22, scene.CondMedium, 13, "status.house_on_paper", m.Say("combat.house"))
	}
	y += 32
	d.Box(x, y, w, 23, "paper.shade")
	head := m.Word(b.Table.Head)
	if head == "" {
		head = m.Say(map[bool]string{false: "combat.factors", true: "combat.die"}[b.Kind == engine.BattleGround])
	}
	d.Text(x+14, y+16, scene.CondMedium, 12, "text.on_paper_second", head)
	n := max(1, len(b.Table.Columns))
	cx0 := x + 66
	step := (w - 66 - 10) / float64(n)
	if column >= 0 && column < n {
		d.Box(math.Round(cx0+step*float64(column)), y, math.Round(step), 23*float64(len(rows)+1), "paper.lit")
	}
	for i, c := range b.Table.Columns {
		face, col := scene.CondMedium, "text.on_paper_second"
		if i == column {
			face, col = scene.CondBold, "text.on_paper"
		}
		d.Centre(cx0+step*(float64(i)+.5), y+16, face, 12, col, c)
	}
	y += 23
	prev := -1
	for _, i := range rows {
		row := b.Table.Rows[i]
		ls := lit[i]
		face := scene.Cond
		if prev >= 0 && i != prev+1 {
			d.Add(scene.Item{Kind: scene.ItemLine, X: x + 8, Y: y, W: x + w - 8, H: y, Edge: "paper.rule", Line: 1, N: 1})
		}
		prev = i
		if len(ls) > 0 {
			d.Box(x, y, w, 23, "paper.lit")
			face = scene.CondBold
			var sides []engine.Side // each side's mark once, and how often when it is more
			for _, l := range ls {
				if !slices.Contains(sides, l.Side) {
					sides = append(sides, l.Side)
				}
			}
			for k, s := range sides {
				d.Mark(t.Style(s), x+15+float64(k)*15, y+11.5, 6.5, true)
			}
			if len(sides) == 1 && len(ls) > 1 && len(row.Label) < 3 {
				d.Text(x+24, y+16, scene.CondBold, 12, "text.on_paper_second", "×"+scene.Itoa(len(ls)))
			}
		}
		d.Right(x+56, y+16, face, 13, "text.on_paper", row.Label)
		for c, cell := range row.Cells {
			if c >= n {
				break
			}
			mid := cx0 + step*(float64(c)+.5)
			ink := "text.on_paper"
			for k, l := range ls {
				if l.Col == c {
					if k == 0 || ls[0].Col != c {
						d.Frame(mid-20, y+1, 40, 21, 3, "side."+t.Style(l.Side)+".chart_deep", "side."+t.Style(l.Side)+".chart_deep")
					} else {
						d.Add(scene.Item{Kind: scene.ItemBox, X: mid - 22, Y: y, W: 44, H: 23, R: 3, Edge: "side." + t.Style(l.Side) + ".chart_deep", Line: 2})
					}
					ink = "paper.edge"
				}
			}
			d.Centre(mid, y+16, face, 13, ink, cell)
		}
		y += 23
		if len(ls) == 0 {
			d.Line(x+10, y, x+w-10, y, "paper.rule")
		}
	}
	return y + 6
}

// layLosses shows each side before and after the round, and says it in a sentence.
func (m *Battle) layLosses(d scene.Pen, b *engine.BattleView, x, y, w, foot float64) {
	switch {
	case b == m.Plan():
		m.laySorties(d, x, y, w, foot)
		return
	case b.Kind == engine.BattleSea:
		m.layThrowsIn(d, x, y, w, foot)
		return
	}
	d.Label(x, y+10, m.Say("combat.losses"))
	none := m.Say("combat.losses.none")
	if b.Kind == engine.BattleGround {
		none = m.Say("combat.losses.ground")
	}
	d.CiteRight(x+w, y+10, b.Toll, false)
	y += 18
	if !b.Rolled {
		d.Para(x, y+18, w, scene.Body, 13, 18, "text.on_dark_second", none, 2)
		return
	}
	for _, s := range b.Sides {
		if s.Suffered.IsZero() && b.Kind != engine.BattleGround {
			continue // nothing can fall on it
		}
		style := m.Sight.Style(s.Side)
		d.Box(x, y, w, 38, "chrome.zebra")
		d.Box(x, y, 3, 38, "side."+style+".chart")
		cx := x + 12
		limit := w * .3
		show := func(list []engine.CounterView) {
			step := 37.0
			if float64(len(list))*step > limit {
				step = limit / float64(len(list))
			}
			for _, c := range list {
				card := scene.PlainCard(c, style)
				d.Add(scene.Item{Kind: scene.ItemCard, X: math.Round(cx), Y: y + 3, W: 32, Card: card})
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
		d.Icon("next", cx+8, y+19, 5, "text.on_dark")
		cx += 22
		show(slices.DeleteFunc(slices.Clone(s.Counters), func(c engine.CounterView) bool { // not those that came after the dice
			return !slices.ContainsFunc(s.Before, func(b engine.CounterView) bool { return b.Ref == c.Ref })
		}))
		tx := math.Max(cx+12, x+w*.36)
		name := m.Word(s.Name)
		word := m.Word(s.Suffered)
		nw := d.Text(tx, y+24, scene.BodyMedium, 13, "text.on_dark", name)
		lines := d.Wrap(scene.Body, 13, x+w-tx-nw-12, word)
		if len(lines) == 1 {
			d.Text(tx+nw+6, y+24, scene.Body, 13, "text.on_dark_second", word)
		} else {
			d.Para(tx+nw+6, y+16, x+w-tx-nw-12, scene.Body, 13, 16, "text.on_dark_second", word, 2)
		}
		y += 42
	}
}

// layOwed says what a side still has to pay in ground combat.
func (m *Battle) layOwed(d scene.Pen, s engine.BattleSide, x, y, right float64) {
	word := m.Word(s.Suffered)
	if lost := lostKinds(m.lostSoFar(), s.Side); word == "" && lost != "" {
		word = m.Say("combat.lost.sofar", lost)
	} else if word == "" {
		word = m.Say("combat.owes.none")
	}
	nw := d.Text(x, y+24, scene.BodyMedium, 13, "text.on_dark", m.Word(s.Name))
	d.Text(x+nw+8, y+24, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, right-x-nw-12, word))
}
