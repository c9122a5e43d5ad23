package present

import (
	"fmt"
	"math"

	"awaw/engine"
)

// This file lays out the combat panel: forces, ledgers, the printed table with what is in use lit, dice, results,
// losses, exact chances, and the choices.

func (m *Model) layBattle(b *engine.BattleView) {
	t := m.t
	top, rail, _, foot := m.bars()
	w, h := 1216.0, math.Min(656, m.h-top-12)
	if m.h-top-foot >= 680 || !m.live() {
		h = math.Min(656, m.h-top-foot-24)
	}
	room := m.freeMap()
	x := m.w - w - 16
	if tx, _ := m.screenOf(b.Where.Index()); m.w >= 1500 && b.Where.Kind() == engine.KindSpace && tx > m.w/2 {
		x = rail + 16 // the target stays in sight
	}
	if room.W < w+32 {
		w = math.Min(1216, m.w-64)
		x = (m.w - w) / 2
	}
	if len(b.Charts) == 0 {
		h = math.Min(h, 500) // no chances left to show
	}
	y := top + 12
	d := m.panel("battle", Rect{x, y, w, h})
	d.p.Shadow = true
	x, y, w = d.p.Rect.X, d.p.Rect.Y, d.p.Rect.W
	d.frame(x, y, w, h, 4, "chrome.panel", "chrome.line")
	// header
	d.box(x+1, y+1, w-2, 46, "chrome.raised")
	d.box(x, y+47, w, 1, "chrome.line")
	d.icon("battle", x+26, y+24, 10, "accent.lamp")
	tw := d.text(x+48, y+31, SerifSemi, 20, "text.on_dark", m.word(b.Name))
	d.cite(x+48+tw+16, y+30, b.Cite, false)
	m.layRounds(d, b, x, y, w)
	d.iconButton("close", x+w-42, y+10, 28, true, Act{Do: "battle"}, m.say("tip.battle.away"))

	pad := 20.0
	colW := 290.0
	if w < 1180 {
		colW = 250
	}
	mid := x + pad + colW + pad
	midW := w - 2*(pad+colW+pad)
	d.box(mid-10, y+62, 1, 300, "chrome.line_soft")
	d.box(mid+midW+10, y+62, 1, 300, "chrome.line_soft")
	m.layForce(d, b, 0, x+pad, y+56, colW)
	m.layForce(d, b, 1, mid+midW+pad, y+56, colW)
	ty := m.layTable(d, b, Rect{mid, y + 62, midW, 0})
	m.layLosses(d, b, mid, ty+8, midW)

	cy := y + 378
	d.box(x, cy, w, 1, "chrome.line")
	fh := 118.0
	fy := y + h - fh
	m.layCharts(d, b, Rect{x + pad, cy + 8, w - 2*pad, fy - cy - 12})
	d.box(x+1, fy, w-2, fh-1, "chrome.well")
	m.layChoices(d, b, Rect{x + pad, fy, w - 2*pad, fh})
	_ = t
}

func (m *Model) layRounds(d pen, b *engine.BattleView, x, y, w float64) {
	total := 0.0
	for _, s := range b.Steps {
		total += d.wide(CondMedium, 13, m.word(s.Name)) + 28 + 22
	}
	cx := x + (w-total)/2
	steps := b.Steps
	if len(steps) > 4 {
		steps = steps[len(steps)-4:]
	}
	for i, s := range steps {
		name := m.word(s.Name)
		cw := math.Round(d.wide(CondMedium, 13, name) + 28)
		fill, edge, ink := "chrome.raised", "text.on_dark_second", "text.on_dark_second"
		if s.State != engine.PhaseLater && i == lastReached(steps) {
			fill, edge, ink = "paper.sheet", "paper.sheet", "text.on_paper"
		}
		d.frame(math.Round(cx), y+10, cw, 28, 14, fill, edge)
		d.centre(cx+cw/2, y+28, CondMedium, 13, ink, name)
		cx += cw
		if i < len(steps)-1 {
			d.icon("next", cx+11, y+24, 4, "text.on_dark_second")
		}
		cx += 22
	}
}

func lastReached(steps []engine.PhaseView) int {
	n := 0
	for i, s := range steps {
		if s.State != engine.PhaseLater {
			n = i
		}
	}
	return n
}

// layForce is one side's column: who, how many, which counters, the ledger, the dice, the result.
func (m *Model) layForce(d pen, b *engine.BattleView, k int, x, y, w float64) {
	t := m.t
	s := b.Sides[k]
	style := t.style(s.Side)
	chart := "side." + style + ".chart"
	d.mark(style, x+13, y+16, 13, true)
	d.text(x+36, y+14, BodyMedium, 14, "text.on_dark", d.fit(BodyMedium, 14, w-130, m.word(s.Name)))
	d.text(x+36, y+31, Body, 13, "text.on_dark_second", m.word(s.Role))
	n := itoa(s.Strength)
	nw := d.wide(CondBold, 30, n)
	d.right(x+w, y+27, CondBold, 30, chart, n)
	d.right(x+w-nw-6, y+26, Cond, 13, "text.on_dark_second", m.word(b.Unit))
	y += 46
	d.box(x, y, w, 64, "chrome.well")
	list := s.Counters
	if len(list) == 0 {
		list = s.Before
	}
	size, step := 48.0, 58.0
	if float64(len(list))*58 > w-60 {
		size, step = 32, 38
	}
	if float64(len(list))*step > w-60 {
		step = (w - 60 - size) / float64(max(1, len(list)-1))
	}
	for i, c := range list {
		card := plainCard(c, style)
		card.Legal = len(m.legalWith(c.Ref, engine.NoRef)) > 0 && m.live()
		d.add(Item{Kind: ItemCard, X: x + 10 + float64(i)*step, Y: y + 32 - size/2 - 1, W: size, Card: card})
		if c.Aborted {
			d.frame(x+4+float64(i)*step, y+44, 18, 18, 9, "chrome.scrim", "status.warning")
			d.icon("undo", x+13+float64(i)*step, y+53, 5, "status.warning")
		}
		tip := m.word(c.Note)
		d.hit(x+10+float64(i)*step, y+32-size/2, math.Min(size, step), size, Act{Do: "force", Ref: c.Ref}, tip)
	}
	d.right(x+w-10, y+24, Cond, 13, "text.on_dark_second", m.say("combat.row"))
	d.right(x+w-10, y+47, CondBold, 20, "text.on_dark", itoa(s.Row))
	y += 80
	d.label(x, y+8, m.say("combat.modifiers"))
	d.citeRight(x+w, y+8, "19.31", false)
	y += 18
	lines := s.Ledger.Lines
	if len(lines) > 4 {
		lines = lines[:4]
	}
	for _, l := range lines {
		col := "text.on_dark"
		if l.N == 0 {
			col = "text.on_dark_muted"
		}
		cw := d.wide(CondMedium, 13, string(l.Cite))
		d.text(x, y+16, Body, 13, col, d.fit(Body, 13, w-cw-54, m.word(l.Why)))
		d.citeRight(x+w-34, y+16, l.Cite, false)
		d.right(x+w, y+16, CondBold, 14, col, signed(l.N))
		y += 22
	}
	d.text(x, y+16, BodyMedium, 13, "text.on_dark", m.say("combat.net"))
	d.right(x+w, y+16, CondBold, 14, "text.on_dark", signed(s.Ledger.Net()))
	y += 26
	d.box(x, y, w, 1, "chrome.line")
	y += 14
	if b.Rolled && len(s.Dice) > 0 {
		sum := 0
		word := ""
		for i, f := range s.Dice {
			d.add(Item{Kind: ItemDie, X: x + float64(i)*50, Y: y, W: 42, N: f, Style: style})
			sum += f
			if i > 0 {
				word += " + "
			}
			word += itoa(f)
		}
		dx := x + float64(len(s.Dice))*50 + 6
		net := s.Ledger.Net()
		word += fmt.Sprintf(" = %d", sum)
		if net != 0 {
			word += fmt.Sprintf(",  %s = %d", signed(net), sum+net)
		}
		d.text(dx, y+17, CondMedium, 14, "text.on_dark", word)
		d.text(dx, y+37, Body, 12, "text.on_dark_second", m.say("combat.cell", s.Row, s.Modified))
		d.right(x+w, y+34, CondBold, 32, "accent.lamp", s.Result)
	} else {
		for i := range 2 {
			d.frame(x+float64(i)*50, y, 42, 42, 6, "chrome.well", "chrome.line")
		}
		d.text(x+108, y+26, Body, 13, "text.on_dark_muted", m.say("combat.unrolled"))
	}
}

func signed(n int) string {
	switch {
	case n > 0:
		return "+" + itoa(n)
	case n < 0:
		return "−" + itoa(-n)
	}
	return "0"
}

// layTable prints the rows about those in use, lit, and gives the y below.
func (m *Model) layTable(d pen, b *engine.BattleView, r Rect) float64 {
	t := m.t
	lit := map[int][]engine.TableLit{}
	lo, hi := len(b.Table.Rows), -1
	for _, l := range b.Table.Lit {
		lit[l.Row] = append(lit[l.Row], l)
		lo, hi = min(lo, l.Row), max(hi, l.Row)
	}
	if hi < 0 {
		lo, hi = 0, 0
	}
	var rows []int
	const most = 6
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
	note := d.fit(Cond, 13, w*.56, m.word(b.Table.Note))
	d.right(x+w-26-cw, y+22, Cond, 13, "text.on_paper_second", note)
	y += 32
	d.box(x, y, w, 23, "paper.shade")
	d.text(x+14, y+16, CondMedium, 12, "text.on_paper_second", m.say("combat.factors"))
	n := max(1, len(b.Table.Columns))
	cx0 := x + 66
	step := (w - 66 - 10) / float64(n)
	for i, c := range b.Table.Columns {
		d.centre(cx0+step*(float64(i)+.5), y+16, CondMedium, 12, "text.on_paper_second", c)
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
			for k, l := range ls {
				d.mark(t.style(l.Side), x+15+float64(k)*15, y+11.5, 6.5, true)
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
func (m *Model) layLosses(d pen, b *engine.BattleView, x, y, w float64) {
	d.label(x, y+10, m.say("combat.losses"))
	d.citeRight(x+w, y+10, "19.61", false)
	y += 18
	if !b.Rolled {
		d.para(x, y+18, w, Body, 13, 18, "text.on_dark_second", m.say("combat.losses.none"), 2)
		return
	}
	for _, s := range b.Sides {
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
		}
		show(s.Before)
		d.icon("next", cx+8, y+19, 5, "text.on_dark")
		cx += 22
		show(s.Counters)
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

func (m *Model) layCharts(d pen, b *engine.BattleView, r Rect) {
	n := len(b.Charts)
	if n == 0 || r.H < 60 {
		return
	}
	shown := b.Charts
	if n > 3 {
		shown = shown[:3]
	}
	gap := 36.0
	w := (r.W - gap*float64(len(shown)-1)) / float64(len(shown))
	for i, c := range shown {
		m.layChart(d, c, Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H})
	}
}

// layChart draws chances of each number, or one bar a line.
func (m *Model) layChart(d pen, c engine.Chart, r Rect) {
	t := m.t
	tw := d.text(r.X, r.Y+16, BodyMedium, 13, "text.on_dark", d.fit(BodyMedium, 13, r.W, m.word(c.Title)))
	d.text(r.X+tw+8, r.Y+16, Body, 12, "text.on_dark_muted", d.fit(Body, 12, r.W-tw-8, m.word(c.Unit)))
	if c.Kind == "outlook" {
		y := r.Y + 28
		lead := math.Min(24, math.Max(16, (r.H-28)/float64(max(1, len(c.Bars)))))
		for _, bar := range c.Bars {
			lw := math.Min(150, r.W*.42)
			d.text(r.X, y+14, Body, 13, "text.on_dark_second", d.fit(Body, 13, lw-6, m.word(bar.Name)))
			bw := r.W - lw - 52
			d.box(r.X+lw, y+3, bw, 13, "chrome.well")
			m.bar(d, t.style(bar.Side), r.X+lw, y+3, math.Max(2, bw*bar.P), 13)
			d.right(r.X+r.W, y+14, CondBold, 13, "text.on_dark", m.say("percent", int(math.Round(bar.P*100))))
			y += lead
		}
		if y+16 < r.Y+r.H {
			d.text(r.X, y+16, Body, 12, "text.on_dark_muted", d.fit(Body, 12, r.W, m.say("combat.exact")))
		}
		return
	}
	most, top := 0, 0.0
	var sides []engine.Side
	for _, b := range c.Bars {
		if b.P >= .005 || b.Rolled {
			most = max(most, b.Value)
		}
		top = math.Max(top, b.P)
		if len(sides) == 0 || sides[0] != b.Side && len(sides) < 2 {
			sides = append(sides, b.Side)
		}
	}
	base := r.Y + r.H - 18
	room := base - r.Y - 44
	if top == 0 || room < 20 {
		return
	}
	x0 := r.X + 4
	step := math.Min(76, (r.W-8)/float64(most+1))
	for _, f := range []float64{.25, .5, .75} {
		if f < top {
			gy := math.Round(base - room*f/top)
			d.add(Item{Kind: ItemLine, X: r.X, Y: gy, W: r.X + r.W, H: gy, Edge: "chart.grid", Line: 1, N: 1})
		}
	}
	bw := math.Min(26, math.Floor((step-10)/2))
	for _, b := range c.Bars {
		if b.Value > most || bw < 3 {
			continue
		}
		k := 0.0
		if len(sides) > 1 && b.Side == sides[1] {
			k = 1
		}
		bx := math.Round(x0 + step*(float64(b.Value)+.5) - bw + k*bw)
		h := math.Max(1, math.Round(room*b.P/top))
		m.bar(d, t.style(b.Side), bx, base-h, bw-2, h)
		if b.P >= .02 {
			d.centre(bx+bw/2-1, base-h-5, CondBold, 12, "text.on_dark", itoa(int(math.Round(b.P*100))))
		}
		if b.Rolled {
			d.add(Item{Kind: ItemBox, X: bx - 3, Y: base - h - 20, W: bw + 4, H: h + 22, R: 2, Edge: "chart.rolled", Line: 2})
		}
	}
	d.line(r.X, base, r.X+r.W, base, "chart.axis_line")
	for v := 0; v <= most; v++ {
		d.centre(x0+step*(float64(v)+.5), base+14, CondMedium, 12, "text.on_dark_second", itoa(v))
	}
	lx := r.X + r.W
	for i := len(sides) - 1; i >= 0; i-- {
		name := m.word(t.sideView(sides[i]).Name)
		w := d.wide(CondMedium, 12, name)
		d.text(lx-w, r.Y+34, CondMedium, 12, "text.on_dark_second", name)
		d.mark(t.style(sides[i]), lx-w-10, r.Y+30, 4.5, false)
		lx -= w + 26
	}
}

// bar is solid for the Axis, hatched for the Allies, plain for nobody.
func (m *Model) bar(d pen, style string, x, y, w, h float64) {
	switch style {
	case "axis":
		d.box(x, y, w, h, "chart.axis_fill")
	case "allies":
		d.box(x, y, w, h, "chart.allies_fill")
		d.add(Item{Kind: ItemHatch, X: x, Y: y, W: w, H: h, Fill: "chart.allies_line", N: 1})
	case "third":
		d.box(x, y, w, h, "chart.third_fill")
	default:
		d.box(x, y, w, h, "chart.neutral_fill")
	}
}

// layChoices says who must choose, what cannot be undone, and offers the choices as cards.
func (m *Model) layChoices(d pen, b *engine.BattleView, r Rect) {
	t := m.t
	p := t.view.Prompt
	style := t.style(p.Side)
	d.mark(style, r.X+12, r.Y+30, 13, true)
	who := 226.0
	if b.Over && m.live() {
		p = engine.Prompt{Ask: b.Name, Cite: b.Cite, Side: p.Side}
	}
	ty := d.para(r.X+38, r.Y+28, who-38, BodyMedium, 15, 19, "text.on_dark", m.word(p.Ask), 2)
	if lines := d.wrap(Body, 13, who-38, m.word(p.Limit)); ty+18*float64(len(lines)) < r.Y+r.H-16 {
		for _, l := range lines {
			d.text(r.X+38, ty, Body, 13, "text.on_dark_second", l)
			ty += 17
		}
	}
	if p.Cite != "" {
		cw := d.cite(r.X+38, ty, p.Cite, false)
		if b.Rolled {
			d.icon("lock", r.X+38+cw+18, ty-4, 5, "text.on_dark_muted")
			d.text(r.X+38+cw+28, ty, Body, 12, "text.on_dark_muted", d.fit(Body, 12, who-70-cw, m.say("combat.noundo")))
		}
	}
	x := r.X + who + 16
	w := r.X + r.W - x
	if !m.live() {
		d.button(x, r.Y+42, 180, 34, m.say("replay.next"), "]", "primary", Act{Do: "step", N: 1})
		return
	}
	if b.Over && !m.botToMove() {
		d.button(x+w-220, r.Y+36, 220, 46, m.say("combat.tomap"), "Space", "primary", Act{Do: "battle"})
		d.para(x, r.Y+56, w-250, Body, 13, 18, "text.on_dark_second", m.say("combat.over"), 2)
		return
	}
	if m.actor() != engine.NoSide && m.seat(m.actor()) != "person" {
		d.text(x, r.Y+64, Body, 13, "text.on_dark_second", m.say("prompt.bot", m.word(t.sideView(m.actor()).Name)))
		word := m.say("button.stop")
		if t.paused {
			word = m.say("button.goon")
		}
		d.button(x+w-130, r.Y+42, 130, 34, word, "Esc", "", Act{Do: "pause"})
		return
	}
	cmds := m.choices()
	if len(cmds) == 0 {
		d.text(x, r.Y+64, Body, 13, "text.on_dark_second", m.say("combat.wait"))
		return
	}
	if len(cmds) == 1 && m.tell(cmds[0]).Main {
		l := m.tell(cmds[0])
		d.button(x+w-220, r.Y+36, 220, 46, m.word(l.Name), keyWord(l.Key), "primary", Act{Do: "command", Cmd: cmds[0]})
		d.para(x, r.Y+56, w-250, Body, 13, 18, "text.on_dark_second", m.word(l.Detail), 2)
		return
	}
	// loose choices first, then those that point at something
	ordered := append([]engine.Command{}, m.loose()...)
	for _, c := range cmds {
		if c.A != engine.NoRef || c.B != engine.NoRef || c.C != engine.NoRef {
			ordered = append(ordered, c)
		}
	}
	loose := len(m.loose())
	if rest := len(ordered) - loose; loose > 0 && loose < 4 && rest > 2 {
		gap := 12.0
		cw := (w - gap*float64(loose)) / float64(loose+1)
		for i, c := range ordered[:loose] {
			m.choiceCard(d, m.tell(c), i, Rect{math.Round(x + float64(i)*(cw+gap)), r.Y + 11, math.Round(cw), r.H - 22}, Act{Do: "command", Cmd: c})
		}
		l := engine.Label{Name: engine.Say("screen.combat.map"), Detail: engine.Say("screen.combat.map.how", rest), Cite: m.tell(ordered[loose]).Cite, Key: 'c'}
		m.choiceCard(d, l, loose, Rect{math.Round(x + float64(loose)*(cw+gap)), r.Y + 11, math.Round(cw), r.H - 22}, Act{Do: "battle"})
		return
	}
	per := 3
	if len(ordered) > 3 {
		per = 4
	}
	rows := 1
	if len(ordered) > per {
		rows = 2
		per = min((len(ordered)+1)/2, 4)
	}
	page := per * rows
	first := 0
	if len(ordered) > page {
		page--
		first = int(m.scroll["choices"])
		if first >= len(ordered) {
			first, m.scroll["choices"] = 0, 0
		}
	}
	gap := 12.0
	cw := (w - gap*float64(per-1)) / float64(per)
	ch := (r.H - 22 - gap*float64(rows-1)) / float64(rows)
	at := func(i int) (float64, float64) {
		return math.Round(x + float64(i%per)*(cw+gap)), math.Round(r.Y + 11 + float64(i/per)*(ch+gap))
	}
	last := min(len(ordered), first+page)
	for i, c := range ordered[first:last] {
		cx, cy := at(i)
		l := m.tell(c)
		m.choiceCard(d, l, i+first, Rect{cx, cy, math.Round(cw), math.Round(ch)}, Act{Do: "command", Cmd: c})
	}
	if len(ordered) > per*rows {
		cx, cy := at(per*rows - 1)
		d.button(cx, cy, math.Round(cw), math.Round(ch), m.say("combat.more", len(ordered)), "", "", Act{Do: "choices.next", N: page})
	}
}

func (m *Model) choiceCard(d pen, l engine.Label, i int, r Rect, a Act) {
	fill, edge := "chrome.raised", "chrome.line"
	if d.hot(r) {
		fill, edge = "chrome.raised_hover", "accent.lamp"
	}
	d.frame(r.X, r.Y, r.W, r.H, 4, fill, edge)
	key := keyWord(l.Key)
	if key == "" && i < 9 {
		key = itoa(i + 1)
	}
	kw := 24.0
	if key != "" {
		d.frame(r.X+r.W-kw-8, r.Y+8, kw, 19, 3, fill, "text.on_dark_second")
		d.centre(r.X+r.W-8-kw/2, r.Y+22, CondMedium, 12, "text.on_dark", key)
	}
	d.hit(r.X, r.Y, r.W, r.H, a, "")
	name := m.word(l.Name)
	if r.H < 60 {
		d.text(r.X+12, r.Y+22, BodyMedium, 13, "text.on_dark", d.fit(BodyMedium, 13, r.W-kw-28, name))
		cw := d.wide(CondMedium, 13, string(l.Cite))
		d.text(r.X+12, r.Y+38, Body, 12, "text.on_dark_second", d.fit(Body, 12, r.W-24-cw-8, m.word(l.Detail)))
		d.citeRight(r.X+r.W-10, r.Y+r.H-5, l.Cite, false)
		return
	}
	lines := d.wrap(BodyMedium, 15, r.W-kw-32, name)
	ty := r.Y + 26
	for k, l := range lines {
		if k < 2 {
			d.text(r.X+14, ty, BodyMedium, 15, "text.on_dark", l)
			ty += 18
		}
	}
	cw := d.wide(CondMedium, 13, string(l.Cite))
	d.para(r.X+14, ty+1, r.W-28-cw-6, Body, 13, 16, "text.on_dark_second", m.word(l.Detail), max(1, int((r.Y+r.H-ty+2)/16)))
	d.citeRight(r.X+r.W-12, r.Y+r.H-10, l.Cite, false)
}
