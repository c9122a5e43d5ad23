package panels

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/hand"
	"awaw/internal/present/mapview"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the selected stack or base: its counters, its room, what its units may do.

// trayCard is a counter in a panel: lit when it may be chosen together with what is selected.
func (m *Panels) trayCard(c engine.CounterView) scene.Card {
	t := m.Sight
	card := scene.PlainCard(c, t.Style(c.Side))
	card.Selected = t.Sel == c.Ref
	return card
}

// postWidth is how much room a counter needs that says which part of a divided box it serves.
const postWidth = 80.0

// layStack shows one space: its counters, its room, what if it fell, what its units may do.
func (m *Panels) layStack(d scene.Pen, r scene.Rect) {
	t := m.Sight
	v, known := t.SpaceView(t.Space)
	name, code := m.Board().Name(t.Space), m.Board().Code(t.Space)
	under := m.OpenWord(t.Space)
	if known {
		name, code = v.Name, v.Code
		under = m.Word(v.Kind)
		if v.Owner != engine.NoSide {
			under = m.Say("space.held", under, m.Word(t.SideView(v.Owner).Name))
		}
	}
	switch near := m.Near(engine.SpaceRef(t.Space)); {
	case name == code && near != "": // a place without a name is told by what lies near
		name = scene.Capital(near)
	case name == code:
		code = ""
	default:
		name = m.Say("ref", name)
	}
	y := m.head(d, r, name, code, under)
	d.IconButton("back", r.X+r.W-70, r.Y+12, 28, true, table.LetGo{}, m.Say("tip.unselect"))
	x, inner := r.X+12, r.W-24
	counters := t.CountersAt(t.Space)
	y = m.layTray(d, counters, r, y)
	y = m.layStepper(d, x, y, inner)
	y = m.layHere(d, x, y, inner)
	if known && v.Room.Capacity > 0 {
		y = m.layBasing(d, v, counters, x, y, inner)
	}
	if known && len(v.Marks) > 0 && !m.Compact() {
		for _, k := range v.Marks {
			if !k.Text.IsZero() && k.Kind != engine.MarkTarget {
				y = d.Para(x, y+14, inner, scene.Body, 13, 18, "text.on_dark_second", m.Told(k.Text, k.Side), 2) - 12
			}
		}
		y += 6
	}
	foot := r.Y + r.H - 48
	if m.foreign(counters) { // what it may do nobody here commands
		y = m.layWithin(d, x, y, foot-counterLine, r)
	} else {
		y = m.layMatrix(d, counters, x, y, r, foot)
	}
	m.layCounterLine(d, x, y, inner, foot)
	// chips
	d.Box(r.X+1, foot, r.W-1, 1, "chrome.line_soft")
	cx := x
	for _, l := range t.View.Layers {
		if l.Kind <= engine.LayerReach { // those that are about the counter chosen
			cx += d.Chip(cx, foot+10, m.Word(l.Name), m.Layers[l.Kind], mapview.Layer{Kind: l.Kind}) + 8
		}
	}
}

// layTray lays the counters of a space with their states, and gives the y below them.
func (m *Panels) layTray(d scene.Pen, counters []engine.CounterView, r scene.Rect, y float64) float64 {
	x, inner := r.X+12, r.W-24
	size, per := 80.0, 3
	if len(counters) > per || m.Compact() {
		size, per = 48, int((inner)/58)
	}
	line := size + 30 // how high a row is: a post in a divided box has two lines
	if slices.ContainsFunc(counters, func(c engine.CounterView) bool { return c.Part > 0 }) {
		per, line = min(per, int(inner/postWidth)), line+12
	}
	posts := line > size+30
	if !posts && size < 80 { // a state of several words under a small card
		most := 1
		for _, c := range counters {
			most = max(most, min(3, len(d.Wrap(scene.CondMedium, 12, 54, m.Word(c.Note)))))
		}
		line += 12 * float64(most-1)
	}
	rows := (len(counters) + per - 1) / max(1, per)
	rows = max(1, min(rows, 3))
	th := float64(rows)*line + 10
	d.Box(r.X+1, y, r.W-1, th, "chrome.well")
	if len(counters) == 0 {
		d.Text(x, y+24, scene.Body, 13, "text.on_dark_muted", m.Say("space.nobody"))
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
		card.Legal = !card.Selected && m.Sight.Named[c.Ref]
		d.Add(scene.Item{Kind: scene.ItemCard, X: cx, Y: cy, W: size, Card: card})
		note := m.Word(c.Note)
		lines := []string{d.Fit(scene.CondMedium, 12, cw-4, note)}
		if line > size+30 {
			lines = d.Wrap(scene.CondMedium, 12, cw-4, note)
		}
		if c.Part > 0 {
			lines = d.Wrap(scene.CondMedium, 12, cw-4, m.Brief(c))
		}
		for k, l := range lines[:min(3, len(lines))] {
			d.Centre(cx+size/2, cy+size+18+13*float64(k), scene.CondMedium, 12, "text.on_dark_second", l)
		}
		d.Hit(cx-2, cy-2, size+8, line-4, table.Take{Ref: c.Ref}, note)
	}
	return y + th + 8
}

// layStepper lets the player take fewer factors than the whole counter, where the rules allow it.
func (m *Panels) layStepper(d scene.Pen, x, y, inner float64) float64 {
	if m.Sight.Sel == engine.NoRef {
		return y
	}
	lo, hi := int16(0), int16(0)
	alone := true // what takes a number is one thing, done with this counter by itself
	for _, c := range m.LegalWith(m.Sight.Sel, engine.NoRef) {
		if c.N > 0 {
			alone = alone && c.A == m.Sight.Sel && c.B == engine.NoRef
			if lo == 0 || c.N < lo {
				lo = c.N
			}
			hi = max(hi, c.N)
		}
	}
	stepped := hi > lo && lo > 0
	for _, g := range table.Groups(m.LegalWith(m.Sight.Sel, engine.NoRef)) { // words that do not fit beside it stand under it
		c := m.WithNumber(g)
		alone = alone && d.Wide(scene.BodyMedium, 14, m.Word(m.Label(c).Name)) <= inner-116-20
	}
	if stepped {
		n := m.Sight.N
		if n == 0 {
			n = hi
		}
		if !alone {
			d.Text(x, y+20, scene.Body, 13, "text.on_dark_second", m.Say("stepper", int(hi)))
		}
		d.IconButton("minus", x+inner-104, y+1, 28, n > lo, table.Number{N: int(max(lo, n-1))}, "")
		d.Centre(x+inner-56, y+22, scene.CondBold, 20, "text.on_dark", scene.Itoa(int(n)))
		d.IconButton("plus", x+inner-36, y+1, 28, n < hi, table.Number{N: int(min(hi, n+1))}, "")
		if !alone {
			y += 36
		}
	}
	// what can be done with this counter alone
	for _, g := range table.Groups(m.LegalWith(m.Sight.Sel, engine.NoRef)) {
		c := m.WithNumber(g)
		if c.A != m.Sight.Sel || c.B.Kind() == engine.KindSpace || len(m.deeds) == mostDeeds {
			continue
		}
		m.deeds = append(m.deeds, c)
		w := inner
		if stepped && alone && c.N > 0 {
			w -= 116
		}
		d.Button(x, y+2, w, 30, m.Word(m.Label(c).Name), scene.Itoa(len(m.deeds)), "", table.Give{Cmd: c})
		y += 36
	}
	return y
}

// mostDeeds is how many buttons there are at most for what the chosen counter can do by itself.
const mostDeeds = 3

// NoDeeds forgets them, before all is laid out anew.
func (m *Panels) NoDeeds() { m.deeds = m.deeds[:0] }

// Deed is what the chosen counter does at the press of a number: what stands on the button of that number.
func (m *Panels) Deed(k scene.Key) (engine.Command, bool) {
	if len(k.Name) != 1 || k.Shift || k.Name[0] < '1' || int(k.Name[0]-'1') >= len(m.deeds) {
		return engine.Command{}, false
	}
	return m.deeds[k.Name[0]-'1'], true
}

// layHere offers what may be done at the place itself.
func (m *Panels) layHere(d scene.Pen, x, y, inner float64) float64 {
	if at := m.AimOf(engine.NoRef, m.Sight.Space); at != engine.NoRef { // what is to be helped there has own counters on it
		d.Button(x, y+2, inner, 30, m.Say("target.here", len(m.Reachers(at))), "", "", hand.AimHere{At: at})
		y += 36
	}
	g := table.Groups(m.hand.Here())
	switch len(g) {
	case 0:
		return y
	case 1:
		c := m.WithNumber(g[0])
		d.Button(x, y+2, inner, 30, m.Word(m.Label(c).Name), "", "", table.Give{Cmd: c})
	default:
		d.Button(x, y+2, inner, 30, m.Say("here", len(g)), "", "", hand.ShowHere{})
	}
	return y + 36
}

// layBasing draws one cell for each air factor a base holds or could hold, grouped by what bases it.
func (m *Panels) layBasing(d scene.Pen, v engine.SpaceView, counters []engine.CounterView, x, y, inner float64) float64 {
	unit := max(1, v.Room.Unit)
	used, capacity := (v.Room.Used+unit-1)/unit, v.Room.Capacity/unit
	lw := d.Label(x, y+16, m.Say("basing"))
	d.Text(x+lw+14, y+16, scene.CondMedium, 13, "text.on_dark", m.Say("basing.of", used, capacity))
	d.CiteRight(x+inner, y+16, v.Room.Cite, false)
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
				d.Frame(cx, y, cw-1, 20, 1, "chrome.well", "chrome.line")
			case cells[i].Is(engine.Turned):
				d.Frame(cx, y, cw-1, 20, 1, "text.on_dark_muted", "chrome.line")
				d.Add(scene.Item{Kind: scene.ItemHatch, X: cx, Y: y, W: cw - 1, H: 20, Fill: "chrome.panel"})
				d.Add(scene.Item{Kind: scene.ItemPlane, X: cx + (cw-1)/2, Y: y + 10, W: math.Min(15, cw-3), Fill: "paper.sheet", Text: cells[i].Kind.Shape, N: 1})
			default:
				d.Frame(cx, y, cw-1, 20, 1, "paper.sheet", "paper.rule")
				if cells[i].Is(engine.Moved) {
					d.Add(scene.Item{Kind: scene.ItemBox, X: cx, Y: y, W: cw - 1, H: 20, R: 1, Edge: "accent.lamp", Line: 2})
				}
				d.Add(scene.Item{Kind: scene.ItemPlane, X: cx + (cw-1)/2, Y: y + 10, W: math.Min(16, cw-3), Fill: "text.on_paper", Text: cells[i].Kind.Shape})
			}
			if i == capacity && capacity < total {
				d.Box(cx-2, y-3, 2, 26, "status.warning")
			}
		}
		cx := x
		for _, f := range v.Room.Parts {
			if f.N <= 0 {
				continue
			}
			w := float64(f.N) * cw
			d.Line(cx+1, y+24, cx+w-2, y+24, "text.on_dark_muted")
			d.Centre(cx+w/2, y+38, scene.CondMedium, 12, "text.on_dark_second", d.Fit(scene.CondMedium, 12, w, m.Word(f.Text)))
			cx += w
		}
		y += 46
	}
	if a, ok := m.Ask(engine.Query{Kind: engine.QueryFalls, At: v.Ref}); ok && len(a.Lines) > 0 && len(counters) > 0 {
		word := ""
		for i, l := range a.Lines {
			if i > 0 {
				word += ", "
			}
			word += m.Word(l.Text)
		}
		lw := d.Text(x, y+12, scene.BodyBold, 13, "text.on_dark", m.Say("falls"))
		var cite engine.Cite
		if len(a.Cites) > 0 {
			cite = a.Cites[0]
		}
		cw := d.Wide(scene.CondMedium, 13, string(cite))
		d.Text(x+lw+5, y+12, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, inner-lw-cw-16, word))
		d.CiteRight(x+inner, y+12, cite, false)
		y += 22
	}
	return y + 4
}
