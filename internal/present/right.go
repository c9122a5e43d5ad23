package present

import (
	"math"
	"slices"

	"awaw/engine"
)

// This file lays out the right panel: the selected stack or base, or what the rail has opened.

func (m *Model) layRight() {
	top, _, w, foot := m.bars()
	r := Rect{m.w - w, top, w, m.h - top - foot}
	d := m.panel("right", r)
	m.regions[len(m.regions)-1].Cmd = cmdTarget(m.pane)
	d.box(r.X, r.Y, r.W, r.H, "chrome.panel")
	d.box(r.X, r.Y, 1, r.H, "chrome.line")
	if m.folded {
		d.icon("back", r.X+6, r.Y+r.H/2, 4, "text.on_dark_second")
		d.hit(r.X, r.Y, r.W, r.H, Fold{}, m.say("tip.unfold"))
		return
	}
	switch m.pane {
	case "bases":
		m.layBases(d, r)
	case "odds":
		m.layOdds(d, r)
	case "log":
		m.layLog(d, r)
	case "time":
		m.layTime(d, r)
	case "luck":
		m.layLuck(d, r)
	case "orders":
		m.layOrders(d, r)
	case "life":
		m.layLife(d, r)
	case "layers":
		m.layLayers(d, r)
	case "rules":
		m.layRules(d, r)
	default:
		if all := m.projects(); m.pane == "study" && len(all) > 0 {
			m.layStudy(d, r, all)
			return
		}
		switch {
		case m.t.space >= 0 && m.atSeaNow():
			m.layFleet(d, r)
		case m.t.space >= 0:
			m.layStack(d, r)
		default:
			m.layForces(d, r)
		}
	}
}

// head writes a panel's title and gives the y below it.
func (m *Model) head(d pen, r Rect, title, after, under string) float64 {
	x := r.X + 12
	w := d.text(x, r.Y+33, SerifSemi, 20, "text.on_dark", d.fit(SerifSemi, 20, r.W-110, title))
	d.text(x+w+10, r.Y+33, CondMedium, 14, "text.on_dark_second", after)
	d.iconButton("close", r.X+r.W-38, r.Y+12, 28, true, Fold{}, m.say("tip.fold"))
	face, under := d.snug(13, r.W-24, under)
	d.text(x, r.Y+55, face, 13, "text.on_dark_second", under)
	return r.Y + 68
}

// layLessons writes what a teaching scenario says, as much of it as there is room for.
func (m *Model) layLessons(d pen, x, y, w, bottom float64) {
	if len(m.t.play.Lessons) == 0 || m.guiding() {
		return
	}
	d.label(x, y+14, m.say("units.lesson"))
	y += 26
	for i, l := range m.t.play.Lessons {
		lines := len(d.wrap(Body, 13, w-24, l.Text))
		if y+float64(lines)*18+18 > bottom {
			return
		}
		d.text(x, y+13, CondBold, 13, "text.on_dark_second", itoa(i+1))
		y = d.para(x+20, y+13, w-24, Body, 13, 18, "text.on_dark", l.Text, lines)
		d.cite(x+20, y, l.Cite, false)
		y += 12
	}
}

func (m *Model) nameOf(r engine.Ref) string { return m.say("ref", r) }

// trayCard is a counter in a panel: lit when it may be chosen together with what is selected.
func (m *Model) trayCard(c engine.CounterView) Card {
	t := m.t
	card := plainCard(c, t.style(c.Side))
	card.Selected = t.sel == c.Ref
	return card
}

// postWidth is how much room a counter needs that says which part of a divided box it serves.
const postWidth = 80.0

// brief is the state of a counter in few words: of one that is ready in a divided box the part it serves.
func (m *Model) brief(c engine.CounterView) string {
	if c.Part > 0 && !c.Is(engine.Turned) && c.Mission == engine.NoRef {
		return m.word(c.Post)
	}
	return m.word(c.Note)
}

// layStack shows one space: its counters, its room, what if it fell, what its units may do.
func (m *Model) layStack(d pen, r Rect) {
	t := m.t
	v, known := t.spaceView(t.space)
	name, code := m.board().Name(t.space), m.board().Code(t.space)
	under := m.openWord(t.space)
	if known {
		name, code = v.Name, v.Code
		under = m.word(v.Kind)
		if v.Owner != engine.NoSide {
			under = m.say("space.held", under, m.word(t.sideView(v.Owner).Name))
		}
	}
	if name == code {
		code = ""
	}
	y := m.head(d, r, name, code, under)
	d.iconButton("back", r.X+r.W-70, r.Y+12, 28, true, LetGo{}, m.say("tip.unselect"))
	x, inner := r.X+12, r.W-24
	counters := t.countersAt(t.space)
	// the tray
	size, per := 80.0, 3
	if len(counters) > per || m.compact() {
		size, per = 48, int((inner)/58)
	}
	line := size + 30 // how high a row is: a post in a divided box has two lines
	if slices.ContainsFunc(counters, func(c engine.CounterView) bool { return c.Part > 0 }) {
		per, line = min(per, int(inner/postWidth)), line+12
	}
	posts := line > size+30
	if !posts && size < 80 && slices.ContainsFunc(counters, func(c engine.CounterView) bool { return d.wide(CondMedium, 12, m.word(c.Note)) > 54 }) {
		line += 12 // a state of two words under a small card
	}
	rows := (len(counters) + per - 1) / max(1, per)
	rows = max(1, min(rows, 3))
	th := float64(rows)*line + 10
	d.box(r.X+1, y, r.W-1, th, "chrome.well")
	if len(counters) == 0 {
		d.text(x, y+24, Body, 13, "text.on_dark_muted", m.say("space.nobody"))
	}
	for i, c := range counters {
		if i >= per*rows {
			break
		}
		cw := size + 24
		if size < 80 {
			cw = 58
		}
		if posts {
			cw = math.Max(cw, postWidth)
		}
		cx, cy := x+4+float64(i%per)*cw, y+8+float64(i/per)*line
		if posts {
			cx += (postWidth - size) / 3 // its post is wider than the counter
		}
		card := m.trayCard(c)
		card.Legal = !card.Selected && t.named[c.Ref]
		d.add(Item{Kind: ItemCard, X: cx, Y: cy, W: size, Card: card})
		note := m.word(c.Note)
		lines := []string{d.fit(CondMedium, 12, cw-4, note)}
		if line > size+30 {
			lines = d.wrap(CondMedium, 12, cw-4, note)
		}
		if c.Part > 0 {
			lines = d.wrap(CondMedium, 12, cw-4, m.brief(c))
		}
		for k, l := range lines[:min(2, len(lines))] {
			d.centre(cx+size/2, cy+size+18+13*float64(k), CondMedium, 12, "text.on_dark_second", l)
		}
		d.hit(cx-2, cy-2, size+8, line-4, Take{Ref: c.Ref}, note)
	}
	y += th + 8
	y = m.layStepper(d, x, y, inner)
	if known && v.Room.Capacity > 0 {
		y = m.layBasing(d, v, counters, x, y, inner)
	}
	if known && len(v.Marks) > 0 && !m.compact() {
		for _, k := range v.Marks {
			if !k.Text.IsZero() && k.Kind != engine.MarkTarget {
				y = d.para(x, y+14, inner, Body, 13, 18, "text.on_dark_second", m.word(k.Text), 2) - 12
			}
		}
		y += 6
	}
	foot := r.Y + r.H - 48
	y = m.layMatrix(d, counters, x, y, r, foot)
	m.layCounterLine(d, x, y, inner, foot)
	// chips
	d.box(r.X+1, foot, r.W-1, 1, "chrome.line_soft")
	cx := x
	for _, l := range []struct {
		id string
		on bool
	}{{"range", m.layers.rangeOn}, {"staging", m.layers.stagingOn}, {"reach", m.layers.reachOn}} {
		cx += d.chip(cx, foot+10, m.say("layer."+l.id), l.on, Layer{Name: l.id}) + 8
	}
}

// layStepper lets the player take fewer factors than the whole counter, where the rules allow it.
func (m *Model) layStepper(d pen, x, y, inner float64) float64 {
	if m.t.sel == engine.NoRef {
		return y
	}
	lo, hi := int16(0), int16(0)
	alone := true // what takes a number is one thing, done with this counter by itself
	for _, c := range m.legalWith(m.t.sel, engine.NoRef) {
		if c.N > 0 {
			alone = alone && c.A == m.t.sel && c.B == engine.NoRef
			if lo == 0 || c.N < lo {
				lo = c.N
			}
			hi = max(hi, c.N)
		}
	}
	stepped := hi > lo && lo > 0
	for _, g := range groups(m.legalWith(m.t.sel, engine.NoRef)) { // words that do not fit beside it stand under it
		c := m.withNumber(g)
		alone = alone && d.wide(BodyMedium, 14, m.word(m.tell(c).Name)) <= inner-116-20
	}
	if stepped {
		n := m.t.n
		if n == 0 {
			n = hi
		}
		if !alone {
			d.text(x, y+20, Body, 13, "text.on_dark_second", m.say("stepper", int(hi)))
		}
		d.iconButton("minus", x+inner-104, y+1, 28, n > lo, Number{N: int(max(lo, n-1))}, "")
		d.centre(x+inner-56, y+22, CondBold, 20, "text.on_dark", itoa(int(n)))
		d.iconButton("plus", x+inner-36, y+1, 28, n < hi, Number{N: int(min(hi, n+1))}, "")
		if !alone {
			y += 36
		}
	}
	// what can be done with this counter alone
	done := 0
	for _, g := range groups(m.legalWith(m.t.sel, engine.NoRef)) {
		c := m.withNumber(g)
		if c.A != m.t.sel || c.B.Kind() == engine.KindSpace || done == 3 {
			continue
		}
		w := inner
		if stepped && alone && c.N > 0 {
			w -= 116
		}
		d.button(x, y+2, w, 30, m.word(m.tell(c).Name), "", "", Give{Cmd: c})
		y += 36
		done++
	}
	return y
}

// layBasing draws one cell for each air factor a base holds or could hold, grouped by what bases it.
func (m *Model) layBasing(d pen, v engine.SpaceView, counters []engine.CounterView, x, y, inner float64) float64 {
	unit := max(1, v.Room.Unit)
	used, capacity := (v.Room.Used+unit-1)/unit, v.Room.Capacity/unit
	lw := d.label(x, y+16, m.say("basing"))
	d.text(x+lw+14, y+16, CondMedium, 13, "text.on_dark", m.say("basing.of", used, capacity))
	d.citeRight(x+inner, y+16, v.Room.Cite, false)
	y += 26
	var cells []engine.CounterView
	for _, c := range counters {
		if !c.Flies() {
			continue
		}
		for range c.Worth() {
			cells = append(cells, c)
		}
	}
	total := max(capacity, len(cells))
	if total > 0 {
		cw := math.Min(32, math.Floor(inner/float64(total)))
		for i := range total {
			cx := x + float64(i)*cw
			switch {
			case i >= len(cells):
				d.frame(cx, y, cw-1, 20, 1, "chrome.well", "chrome.line")
			case cells[i].Is(engine.Turned):
				d.frame(cx, y, cw-1, 20, 1, "text.on_dark_muted", "chrome.line")
				d.add(Item{Kind: ItemHatch, X: cx, Y: y, W: cw - 1, H: 20, Fill: "chrome.panel"})
				d.add(Item{Kind: ItemPlane, X: cx + (cw-1)/2, Y: y + 10, W: math.Min(15, cw-3), Fill: "paper.sheet", Text: cells[i].Kind.Shape, N: 1})
			default:
				d.frame(cx, y, cw-1, 20, 1, "paper.sheet", "paper.rule")
				if cells[i].Is(engine.Moved) {
					d.add(Item{Kind: ItemBox, X: cx, Y: y, W: cw - 1, H: 20, R: 1, Edge: "accent.lamp", Line: 2})
				}
				d.add(Item{Kind: ItemPlane, X: cx + (cw-1)/2, Y: y + 10, W: math.Min(16, cw-3), Fill: "text.on_paper", Text: cells[i].Kind.Shape})
			}
			if i == capacity && capacity < total {
				d.box(cx-2, y-3, 2, 26, "status.warning")
			}
		}
		cx := x
		for _, f := range v.Room.Parts {
			if f.N <= 0 {
				continue
			}
			w := float64(f.N) * cw
			d.line(cx+1, y+24, cx+w-2, y+24, "text.on_dark_muted")
			d.centre(cx+w/2, y+38, CondMedium, 12, "text.on_dark_second", d.fit(CondMedium, 12, w, m.word(f.Text)))
			cx += w
		}
		y += 46
	}
	if a, ok := m.ask(engine.Query{Kind: engine.QueryFalls, At: v.Ref}); ok && len(a.Lines) > 0 && len(counters) > 0 {
		word := ""
		for i, l := range a.Lines {
			if i > 0 {
				word += ", "
			}
			word += m.word(l.Text)
		}
		lw := d.text(x, y+12, BodyBold, 13, "text.on_dark", m.say("falls"))
		var cite engine.Cite
		if len(a.Cites) > 0 {
			cite = a.Cites[0]
		}
		cw := d.wide(CondMedium, 13, string(cite))
		d.text(x+lw+5, y+12, Body, 13, "text.on_dark_second", d.fit(Body, 13, inner-lw-cw-16, word))
		d.citeRight(x+inner, y+12, cite, false)
		y += 22
	}
	return y + 4
}

// freshPanels forgets what was read of another game.
func (m *Model) freshPanels() {
	m.log, m.litShown, m.logAt, m.lived, m.matrixOf, m.matrixAt = logState{lit: [2]int{-1, -1}}, false, 0, engine.NoRef, engine.NoRef, 0
}
