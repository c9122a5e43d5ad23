package present

import (
	"fmt"
	"math"
	"slices"

	"awaw/engine"
)

// This file lays out the combat panel: rounds, forces, ledgers, dice and results.

func (m *Model) layBattle(b *engine.BattleView) {
	t := m.t
	top, _, _, foot := m.bars()
	w, h := 1216.0, math.Min(656, m.h-top-12)
	if m.h-top-foot >= 680 || !m.live() {
		h = math.Min(656, m.h-top-foot-24)
	}
	room := m.freeMap()
	x := m.w - w - 16
	if room.W < w+32 {
		w = math.Min(1216, m.w-64)
		x = (m.w - w) / 2
	}
	if len(b.Charts) == 0 {
		h = math.Min(h, 500) // no chances left to show
	}
	y := top + 12
	if m.trailed() {
		m.layTrail(x, top+6, w)
		y = top + 6 + trailHeight
		h = math.Min(h, m.h-y-6)
		if !m.live() { // the timeline stays in sight
			h = math.Min(h, m.h-foot-y-8)
		}
	}
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
	m.layRounds(d, b, x, y, w, x+48+tw+16+d.wide(CondMedium, 13, string(b.Cite))+20)
	d.iconButton("close", x+w-42, y+10, 28, true, ShowBattle{}, m.say("tip.battle.away"))

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
	m.layLosses(d, b, mid, ty+8, midW, y+372)

	cy := y + 378
	d.box(x, cy, w, 1, "chrome.line")
	fh := 118.0
	if !m.live() {
		fh = 84 // nothing is chosen, and the chances want the room
	}
	fy := y + h - fh
	m.layCharts(d, b, Rect{x + pad, cy + 8, w - 2*pad, fy - cy - 12})
	d.box(x+1, fy, w-2, fh-1, "chrome.well")
	m.layChoices(d, b, Rect{x + pad, fy, w - 2*pad, fh})
	_ = t
}

func (m *Model) layRounds(d pen, b *engine.BattleView, x, y, w, from float64) {
	total := 0.0
	steps := b.Steps
	if len(steps) > 4 { // the last ones, but never without the present one
		first := max(0, min(len(steps)-4, lastReached(steps)-1))
		steps = steps[first : first+4]
	}
	for _, s := range steps {
		total += d.wide(CondMedium, 13, m.word(s.Name)) + 28 + 22
	}
	cx := math.Max(from, x+(w-total)/2)
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
	n := itoa(s.Strength)
	if s.Strength == 0 && slices.ContainsFunc(s.Counters, func(c engine.CounterView) bool { return c.Is(engine.Unknown) }) {
		n = "?" // nobody knows what sails under these markers
	}
	nw := d.wide(CondBold, 30, n)
	unit := m.word(b.Unit)
	if !s.Unit.IsZero() {
		unit = m.word(s.Unit)
	}
	role := w - 36
	if b.Kind != engine.BattleSea || n != "0" { // who only flies to the ships has no strength to tell
		d.right(x+w, y+27, CondBold, 30, chart, n)
		d.right(x+w-nw-6, y+26, Cond, 13, "text.on_dark_second", unit)
		role -= nw + 18 + d.wide(Cond, 13, unit)
	}
	face, as := d.snug(13, role, m.word(s.Role))
	d.text(x+36, y+31, face, 13, "text.on_dark_second", as)
	y += 46
	d.box(x, y, w, 64, "chrome.well")
	list := s.Counters
	gone := len(list) == 0 && b.Rolled // nobody of it is left: it is shown as it was, struck out
	if len(list) == 0 {
		list = s.Before
	}
	size, step := 48.0, 58.0
	if float64(len(list))*58 > w-60 {
		size, step = 32, 38
	}
	per, rows := len(list), 1
	if float64(len(list))*step > w-60 { // two rows of small cards, which overlap only when even those are too few
		size, step, rows = 27, 31, 2
		per = max((len(list)+1)/2, int((w-60)/step))
		step = math.Min(step, (w-60-size)/float64(max(1, per-1)))
	}
	for i, c := range list {
		cx, cy := x+10+float64(i%max(1, per))*step, y+32-size/2-1
		if rows == 2 {
			cy = y + 3 + float64(i/per)*30
		}
		card := plainCard(c, style)
		card.Legal = len(m.legalWith(c.Ref, engine.NoRef)) > 0 && m.live()
		card.Ghost = gone
		d.add(Item{Kind: ItemCard, X: cx, Y: cy, W: size, Card: card})
		if c.Is(engine.Aborted) {
			d.frame(cx-6, cy+size-12, 18, 18, 9, "chrome.scrim", "status.warning")
			d.icon("undo", cx+3, cy+size-3, 5, "status.warning")
		}
		tip := m.word(c.Note)
		if gone {
			d.icon("cross", cx+size/2, cy+size/2, size*.32, "status.refused")
			tip = m.say("combat.gone")
		}
		d.hit(cx, cy+1, math.Min(size, step), size, Force{Ref: c.Ref}, tip)
	}
	y += 80
	switch {
	case b.Kind == engine.BattleSea:
		d.label(x, y+8, m.say("combat.modifiers"))
		d.citeRight(x+w, y+8, b.Sum, false)
	case b.Kind == engine.BattleGround:
		d.label(x, y+8, m.say("combat.strength"))
	default:
		if s.Row > 0 {
			d.right(x+w-10, y-56, Cond, 13, "text.on_dark_second", m.say("combat.row"))
			d.right(x+w-10, y-33, CondBold, 20, "text.on_dark", itoa(s.Row))
		}
		d.label(x, y+8, m.say("combat.modifiers"))
		d.citeRight(x+w, y+8, b.Sum, false)
	}
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
		face, why := d.snug(13, w-cw-54, capital(m.word(l.Why)))
		d.text(x, y+16, face, 13, col, why)
		d.citeRight(x+w-34, y+16, l.Cite, false)
		d.right(x+w, y+16, CondBold, 14, col, signed(l.N))
		y += 22
	}
	d.text(x, y+16, BodyMedium, 13, "text.on_dark", m.say(map[bool]string{false: "combat.net", true: "combat.sum"}[b.Kind == engine.BattleGround]))
	d.right(x+w, y+16, CondBold, 14, "text.on_dark", signed(s.Ledger.Net()))
	y += 26
	d.box(x, y, w, 1, "chrome.line")
	y += 14
	if b.Kind == engine.BattleGround && (k == 1 || !b.Rolled) {
		return
	}
	if b.Kind == engine.BattleSea {
		d.para(x, y+14, w, Body, 13, 18, "text.on_dark_second", m.word(s.Suffered), 2)
		return
	}
	if b.Kind == engine.BattleGround {
		d.add(Item{Kind: ItemDie, X: x, Y: y, W: 42, N: s.Dice[0], Style: style})
		d.right(x+w, y+34, CondBold, 32, "accent.lamp", s.Result)
		return
	}
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
	} else if b.Rolled {
		d.text(x, y+26, Body, 13, "text.on_dark_muted", m.say("combat.nodice"))
	} else {
		for i := range 2 {
			d.frame(x+float64(i)*50, y, 42, 42, 6, "chrome.well", "chrome.line")
		}
		d.para(x+108, y+18, w-108, Body, 13, 18, "text.on_dark_muted", m.say("combat.unrolled"), 2)
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

// doBattle carries out what is asked of a fight; it tells whether it was that.
func (m *Model) doBattle(a Act) bool {
	switch a := a.(type) {
	case ShowBattle:
		over := m.afterwards()
		m.toggleBattle()
		if over {
			m.lookAgain()
		}
	case Force:
		if cands := m.legalWith(a.Ref, engine.NoRef); len(cands) > 0 {
			m.resolve(cands, m.mx, m.my)
		}
	case Fly:
		m.fly(a)
	case TurnSorties:
		m.scroll["sorties"] += float64(a.By)
	case TurnChoices:
		m.scroll["choices"] += float64(a.By)
	case ClearDice:
		m.thrown = throws{}
	default:
		return false
	}
	return true
}
