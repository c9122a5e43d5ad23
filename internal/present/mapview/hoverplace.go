package mapview

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file finds where a card may lie that comes up beside something on the map: clear of all that may be clicked.

// hoverPlace is where a card of a height lies: beside what it describes, so that a counter can be taken up; right of it, left, above or
// below, or across a corner, the first that covers no place that may be clicked, else the one that covers fewest.
func (m *Map) hoverPlace(s int, wide, tall float64) (x, y, over float64) {
	at := scene.R(m.Mx-8, m.My-8, 16, 16)
	if held := m.countersRect(s); held.W > 0 {
		at = held
	}
	return m.clearest(at, wide, tall)
}

// Clear finds room for a card beside what stands at a place of the window: wholly on the map, over as few places that may be clicked as
// can be, and never over what it stands beside.
func (m *Map) Clear(at scene.Rect, wide, tall float64) (x, y float64) {
	x, y, _ = m.clearest(at, wide, tall)
	return x, y
}

// clearest also tells how much that may be clicked, or that is asked about, a card there covers.
func (m *Map) clearest(at scene.Rect, wide, tall float64) (x, y, least float64) {
	_, rail, right, foot := m.Bars()
	area := scene.R(rail+8, 54, m.W-rail-right-16, m.H-foot-8-54)
	could := [][2]float64{{at.X + at.W + 10, at.Y}, {at.X - wide - 10, at.Y}, {at.X + at.W/2 - wide/2, at.Y - tall - 10},
		{at.X + at.W/2 - wide/2, at.Y + at.H + 10}, {at.X + at.W + 10, at.Y - tall + at.H}, {at.X - wide - 10, at.Y - tall + at.H},
		{at.X + at.W + 10, at.Y + at.H + 10}, {at.X - wide - 10, at.Y + at.H + 10}, {at.X + at.W + 10, at.Y - tall - 10}, {at.X - wide - 10, at.Y - tall - 10}, {area.X, area.Y + area.H - tall}}
	marked := m.clickable()
	least = math.Inf(1)
	for _, c := range could {
		cx := math.Max(area.X, math.Min(c[0], area.X+area.W-wide))
		cy := math.Max(area.Y, math.Min(c[1], area.Y+area.H-tall))
		card := scene.R(cx, cy, wide, tall)
		over := 0.0
		if card.Meets(at) {
			over += 1000
		}
		for _, p := range m.Drawn.Panels { // what is asked, and what a lesson says of it
			if (p.ID == "prompt" || p.ID == "guide") && card.Meets(p.Rect) {
				over += 100
			}
		}
		for _, p := range marked {
			switch {
			case card.Inset(-m.Cam.HexW*.3).Has(p[0], p[1]):
				over++
			case card.Inset(-m.Cam.HexW*.48).Has(p[0], p[1]): // a corner of it
				over += .05
			}
		}
		if over < least {
			x, y, least = cx, cy, over
		}
	}
	return x, y, least
}

// clickable lists where in the window places lie that may be clicked now: lit, to be moved to, pointed at, or with bracketed counters.
func (m *Map) clickable() (out [][2]float64) {
	ms := m.Drawn.Map
	if ms == nil {
		return nil
	}
	add := func(i int) {
		x, y := m.ScreenOf(i)
		out = append(out, [2]float64{x, y})
	}
	for _, i := range ms.Lit {
		add(i)
	}
	for _, h := range ms.Staging {
		add(h.Space)
	}
	for _, st := range ms.Stacks {
		if slices.ContainsFunc(st.Cards, func(c scene.Card) bool { return c.Legal }) {
			add(st.Space)
		}
	}
	if c, ok := m.Sight.Counter(m.Sight.Sel); ok && !c.Flies() && !table.HasDeck(c) { // all it may go to is its pool
		for _, i := range ms.Pool {
			add(i)
		}
	}
	if m.Pointed >= 0 {
		add(m.Pointed)
	}
	if b := m.Sight.View.Battle; b != nil && !b.Over && b.Where.Kind() == engine.KindSpace { // what is asked about
		add(b.Where.Index())
	}
	return out
}

// Covers tells whether a part of the window lies over counters.
func (m *Map) Covers(r scene.Rect) bool {
	ms := m.Drawn.Map
	return ms != nil && slices.ContainsFunc(ms.Stacks, func(st scene.Stack) bool {
		held := m.countersRect(st.Space)
		return held.W > 0 && held.Meets(r)
	})
}
