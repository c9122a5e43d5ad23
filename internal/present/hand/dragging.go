package hand

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/mapview"
	"awaw/internal/present/table"
)

// This file holds a counter carried by the mouse: from where it stands to where it flies, walks or attacks.

// draggable tells whether a counter may be taken up: there is a place it may go to now.
func (m *Hand) draggable(c engine.CounterView) bool {
	if !m.Live() || m.Menu != nil || m.Sheet != nil {
		return false
	}
	for _, l := range m.Sight.Legal {
		if l.A == engine.NoRef && l.B.Kind() == engine.KindSpace && c.Side == m.Actor() && len(m.seekAt(c, l.B)) > 0 {
			return true
		}
		if l.A == c.Ref && (l.B.Kind() == engine.KindSpace || l.B.Kind() == engine.KindCounter) || l.B == c.Ref && l.A.Kind() == engine.KindCounter {
			return true
		}
	}
	return false
}

// departs tells whether a counter may be taken to another place: what could only be done with its neighbours, such as
// merging, keeps it where it is.
func (m *Hand) departs(c engine.CounterView) bool {
	if !m.draggable(c) {
		return false
	}
	for _, l := range m.Sight.Legal {
		if l.A != c.Ref && l.B != c.Ref {
			continue
		}
		other := l.B
		if l.B == c.Ref {
			other = l.A
		}
		if o, ok := m.Sight.Counter(other); !ok || o.Space != c.Space {
			return true
		}
	}
	return false
}

// mayDepart tells the same of a reference.
func (m *Hand) mayDepart(r engine.Ref) bool {
	c, ok := m.Sight.Counter(r)
	return ok && m.departs(c)
}

// Carriable is the counter a drag from a point would take up: the one under it, or where that one has its orders the
// first of its pile that may still go.
func (m *Hand) Carriable(x, y float64) (engine.CounterView, bool) {
	c, over := m.chart.CounterUnder(x, y)
	if !over || m.departs(c) {
		return c, over
	}
	pile, _ := m.chart.PileUnder(x, y)
	for _, may := range []func(engine.CounterView) bool{m.departs, m.draggable} {
		for _, c := range pile {
			if may(c) {
				return c, true
			}
		}
	}
	return c, m.draggable(c)
}

// Carry follows the pointer with the counter that was pressed.
func (m *Hand) Carry(x, y float64) {
	if !m.Dragging && math.Hypot(x-m.PressX, y-m.PressY) > 5 {
		held, _ := m.Pressed.(mapview.Lift)
		c, ok := m.Sight.Counter(held.Ref)
		if !ok {
			return
		}
		m.Dragging, m.Trail = true, nil
		if m.Sight.Sel != c.Ref {
			m.pick(c.Ref, c.Space.Index())
		}
	}
	if m.Dragging {
		m.follow(x, y)
		m.Stale = true
	}
}

// Drop lets go of the counter over a point: what may be done there with it is done, or the reason why not is shown. A
// pile taken by its count goes as far as its counters may.
func (m *Hand) Drop(held mapview.Lift, x, y float64) {
	defer func() { m.Trail = nil }()
	if on, over := m.At(x, y); over {
		m.dropSea(held, on.Act)
		return
	}
	r := held.Ref
	c, ok := m.Sight.Counter(r)
	s := m.chart.SpaceUnder(x, y)
	if !ok || s < 0 {
		return
	}
	if on, ok := m.chart.CounterUnder(x, y); ok && on.Side != c.Side && on.Space.Kind() == engine.KindSpace {
		s = on.Space.Index() // enemies that lean over the edge of their hex
	}
	at := engine.SpaceRef(s)
	if c.Space == at && len(m.LegalFrom(r, at)) == 0 {
		return
	}
	m.Sight.Sel = r
	if held.Pile > 1 && m.dropPile(c, at) {
		m.chart.FinishMotion()
		return
	}
	cands := m.LegalFrom(r, at)
	if on, ok := m.chart.CounterUnder(x, y); ok && len(cands) == 0 {
		cands = m.LegalFrom(r, on.Ref)
	}
	if len(cands) == 0 { // something to be done for a counter there: supply it
		for _, on := range m.Sight.CountersAt(s) {
			if on.Side == c.Side {
				cands = append(cands, m.LegalFrom(r, on.Ref)...)
			}
		}
		if len(cands) > 0 {
			cands = cands[:1]
		}
	}
	if len(cands) == 0 && m.reaches(r, at) {
		cands = m.seekAt(c, at)
	}
	if len(cands) == 0 {
		if on, ok := m.chart.CounterUnder(x, y); ok && on.Ref != r && m.refuse(r, on.Ref, x, y) {
			return
		}
		if !m.ferryTo(r, at, x, y) {
			m.refuse(r, at, x, y)
		}
		return
	}
	if len(cands) == 1 {
		cands[0] = m.ByWay(m.Sight.Pos, cands[0])
	}
	m.Resolve(cands, x, y)
	m.chart.FinishMotion() // it was carried there by hand
}

// dropPile sends every counter of a pile that may go, and tells whether one did. What could be meant in two ways stays.
func (m *Hand) dropPile(top engine.CounterView, at engine.Ref) bool {
	went := false
	var laden []engine.Ref
	for _, c := range m.Sight.CountersAt(top.Space.Index()) {
		if c.Side != top.Side || c.Flies() != top.Flies() || m.Sight.View.Battle != nil {
			continue
		}
		if g := table.Groups(m.LegalFrom(c.Ref, at)); len(g) == 1 {
			m.Give(g[0][len(g[0])-1])
			went = true
		} else if len(g) == 0 && slices.Contains(m.Ferriable(c.Ref), at.Index()) {
			for _, f := range m.Ferries(c.Ref) {
				if slices.ContainsFunc(f.To, func(l engine.Command) bool { return l.B == at }) {
					m.Give(f.Load)
					laden = append(laden, f.Load.A)
					break
				}
			}
		}
	}
	for _, k := range laden { // all aboard before any leaves
		if out := m.LegalFrom(k, at); len(out) > 0 {
			m.Give(out[0])
			went = true
		}
	}
	return went
}
