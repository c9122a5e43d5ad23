package quill

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the panel of the unit that is written for: who it is, its order, the ways of a wing.

// rowTall is how tall a kind of order is, and compactRow in small windows.
const (
	rowTall    = 30.0
	compactRow = 22.0
)

// LayUnit lays the panel of the selected unit.
func (m *Quill) LayUnit(d scene.Pen, r scene.Rect) {
	m.follow()
	s, _ := m.chosen()
	c, ok := m.Sight.Counter(s.Unit)
	if !ok {
		return
	}
	x, w := r.X+12, r.W-24
	name := m.NameOf(c.Space)
	nw := d.Text(x, r.Y+33, scene.SerifSemi, 20, "text.on_dark", d.Fit(scene.SerifSemi, 20, w-120, name))
	d.Text(x+nw+10, r.Y+33, scene.CondMedium, 14, "text.on_dark_second", m.Word(c.Kind.Name))
	d.IconButton("close", r.X+r.W-38, r.Y+12, 28, true, table.LetGo{}, m.Say("tip.unselect"))
	under := m.Word(s.Default)
	if s.Written {
		under = m.written(s.Order)
	}
	face, word := d.Snug(13, w, under)
	d.Text(x, r.Y+55, face, 13, "text.on_dark_second", word)
	y := r.Y + 66
	if m.H >= 620 { // where there is least room it says no more than the title
		y = m.layWho(d, c, r, y)
	}
	y = m.layKinds(d, s, x, y+10, w)
	y = m.layLine(d, s, x, y+8, w)
	y = m.layLacks(d, s, x, y+2, w)
	y = m.layRiders(d, s, x, y+4, w)
	foot := r.Y + r.H - 52
	if m.Compact() { // the ways before the switches of the overlays
		foot += 46
	}
	y = m.layWays(d, s, x, y+4, w, foot)
	if y < r.Y+r.H-46 {
		m.layMarks(d, x, r.Y+r.H-40, w, y)
	}
}

// layWho shows the unit and what stands with it.
func (m *Quill) layWho(d scene.Pen, c engine.CounterView, r scene.Rect, y float64) float64 {
	tall := 64.0
	if m.Compact() {
		tall = 44
	}
	d.Box(r.X+1, y, r.W-1, tall, "chrome.well")
	x, size := r.X+16, tall-18
	for i, o := range append([]engine.CounterView{c}, m.with(c)...) {
		card := scene.PlainCard(o, m.Sight.Style(o.Side))
		card.Selected = i == 0
		d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: y + 9, W: size, Card: card})
		if i > 0 && m.mine(o.Ref) {
			d.Hit(x, y+4, size, tall-8, Pick{o.Ref}, m.NameOf(o.Ref))
		}
		x += size + 22
	}
	key := "order.reach." + c.Kind.Code
	if slices.Contains(m.kinds(), ordered.Patrol) {
		key += ".patrols"
	}
	d.Para(x+2, y+tall/2-4, r.X+r.W-x-14, scene.Body, 13, 17, "text.on_dark_second", m.Say(key, c.Range), 2)
	return y + tall
}

// with lists what stands in the same space.
func (m *Quill) with(c engine.CounterView) []engine.CounterView {
	return slices.DeleteFunc(m.Sight.CountersAt(c.Space.Index()), func(o engine.CounterView) bool { return o.Ref == c.Ref })
}

// SpacePointed is the space under the pointer or the keyboard's cursor; -1 for none.
func (m *Quill) SpacePointed() int {
	if m.Sight.KeyAt >= 0 && m.Sight.Steered {
		return m.Sight.KeyAt
	}
	if _, over := m.Under(m.Mx, m.My); over {
		return -1
	}
	return m.chart.SpaceUnder(m.Mx, m.My)
}

// layMarks lays the switches of the overlays that have anything to show, in a second row above where one has no room for them, down from top.
func (m *Quill) layMarks(d scene.Pen, x, y, w, top float64) {
	wings := slices.ContainsFunc(m.Sight.View.Counters, func(c engine.CounterView) bool { return c.Flies() })
	patrols := slices.ContainsFunc(m.slips(), func(s ordered.Slip) bool { return s.Written && s.Order.Kind == ordered.Patrol })
	_, blind := m.sight()
	shows := [marks]bool{MarkPatrols: wings && patrols, MarkWays: wings, MarkEnemy: wings, MarkSight: blind}
	cx := x
	for k := range marks {
		if !shows[k] {
			continue
		}
		word := m.Say("order.mark." + markWords[k])
		if wide := d.Wide(scene.CondMedium, 14, word) + 24; cx > x && cx+wide > x+w {
			if cx, y = x, y-34; y < top {
				return
			}
		}
		cx += d.Chip(cx, y, word, m.marks[k], Lay{k}) + 8
	}
}
