package present

import (
	"math"
	"slices"

	"awaw/engine"
)

// This file holds a counter carried by the mouse: from where it stands to where it flies, walks or attacks.

// draggable tells whether a counter may be taken up: there is a place it may go to now.
func (m *Model) draggable(c engine.CounterView) bool {
	if !m.live() || m.menu != nil || m.sheet != nil {
		return false
	}
	for _, l := range m.t.legal {
		if l.A == engine.NoRef && l.B.Kind() == engine.KindSpace && c.Side == m.actor() && len(m.seekAt(c, l.B)) > 0 {
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
func (m *Model) departs(c engine.CounterView) bool {
	if !m.draggable(c) {
		return false
	}
	for _, l := range m.t.legal {
		if l.A != c.Ref && l.B != c.Ref {
			continue
		}
		other := l.B
		if l.B == c.Ref {
			other = l.A
		}
		if o, ok := m.t.counter(other); !ok || o.Space != c.Space {
			return true
		}
	}
	return false
}

// mayDepart tells the same of a reference.
func (m *Model) mayDepart(r engine.Ref) bool {
	c, ok := m.t.counter(r)
	return ok && m.departs(c)
}

// carriable is the counter a drag from a point would take up: the one under it, or where that one has its orders the
// first of its pile that may still go.
func (m *Model) carriable(x, y float64) (engine.CounterView, bool) {
	c, over := m.counterUnder(x, y)
	if !over || m.departs(c) {
		return c, over
	}
	pile, _ := m.pileUnder(x, y)
	for _, may := range []func(engine.CounterView) bool{m.departs, m.draggable} {
		for _, c := range pile {
			if may(c) {
				return c, true
			}
		}
	}
	return c, m.draggable(c)
}

// holding tells whether a counter hangs at the pointer.
func (m *Model) holding() bool { return m.held() != engine.NoRef }

// held is the counter that hangs at the pointer.
func (m *Model) held() engine.Ref {
	if l, ok := m.pressed.(Lift); ok && m.down && m.dragging {
		return l.Ref
	}
	return engine.NoRef
}

// carry follows the pointer with the counter that was pressed.
func (m *Model) carry(x, y float64) {
	if !m.dragging && math.Hypot(x-m.pressX, y-m.pressY) > 5 {
		held, _ := m.pressed.(Lift)
		c, ok := m.t.counter(held.Ref)
		if !ok {
			return
		}
		m.dragging = true
		if m.t.sel != c.Ref {
			m.pick(c.Ref, c.Space.Index())
		}
	}
	m.dirty = m.dirty || m.dragging
}

// drop lets go of the counter over a point: what may be done there with it is done, or the reason why not is shown. A
// pile taken by its count goes as far as its counters may.
func (m *Model) drop(held Lift, x, y float64) {
	if on, over := m.at(x, y); over {
		m.dropSea(held, on.Act)
		return
	}
	r := held.Ref
	c, ok := m.t.counter(r)
	s := m.spaceUnder(x, y)
	if !ok || s < 0 {
		return
	}
	if on, ok := m.counterUnder(x, y); ok && on.Side != c.Side && on.Space.Kind() == engine.KindSpace {
		s = on.Space.Index() // enemies that lean over the edge of their hex
	}
	at := engine.SpaceRef(s)
	if c.Space == at && len(m.legalFrom(r, at)) == 0 {
		return
	}
	m.t.sel = r
	if held.Pile > 1 && m.dropPile(c, at) {
		m.finishMotion()
		return
	}
	cands := m.legalFrom(r, at)
	if on, ok := m.counterUnder(x, y); ok && len(cands) == 0 {
		cands = m.legalFrom(r, on.Ref)
	}
	if len(cands) == 0 { // something to be done for a counter there: supply it
		for _, on := range m.t.countersAt(s) {
			if on.Side == c.Side {
				cands = append(cands, m.legalFrom(r, on.Ref)...)
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
		if on, ok := m.counterUnder(x, y); ok && on.Ref != r && m.refuse(r, on.Ref, x, y) {
			return
		}
		if !m.ferryTo(r, at, x, y) {
			m.refuse(r, at, x, y)
		}
		return
	}
	m.resolve(cands, x, y)
	m.finishMotion() // it was carried there by hand
}

// dropPile sends every counter of a pile that may go, and tells whether one did. What could be meant in two ways stays.
func (m *Model) dropPile(top engine.CounterView, at engine.Ref) bool {
	went := false
	var laden []engine.Ref
	for _, c := range m.t.countersAt(top.Space.Index()) {
		if c.Side != top.Side || c.Flies() != top.Flies() || m.t.view.Battle != nil {
			continue
		}
		if g := groups(m.legalFrom(c.Ref, at)); len(g) == 1 {
			m.do(g[0][len(g[0])-1])
			went = true
		} else if len(g) == 0 && slices.Contains(m.ferriable(c.Ref), at.Index()) {
			for _, f := range m.ferries(c.Ref) {
				if slices.ContainsFunc(f.to, func(l engine.Command) bool { return l.B == at }) {
					m.do(f.load)
					laden = append(laden, f.load.A)
					break
				}
			}
		}
	}
	for _, k := range laden { // all aboard before any leaves
		if out := m.legalFrom(k, at); len(out) > 0 {
			m.do(out[0])
			went = true
		}
	}
	return went
}

// legalFrom lists the legal commands by which counter a does something at or to b.
func (m *Model) legalFrom(a, b engine.Ref) []engine.Command {
	var out []engine.Command
	for _, c := range m.legalWith(a, b) {
		if c.A == a {
			out = append(out, c)
		}
	}
	return out
}

// layHeld puts the counter that is carried at the pointer.
func (m *Model) layHeld(ms *MapScene) {
	held, ok := m.pressed.(Lift)
	if !ok || !m.holding() {
		return
	}
	if c, ok := m.t.counter(held.Ref); ok {
		card := plainCard(c, m.t.style(c.Side))
		card.Selected = true
		ms.Held, ms.HeldX, ms.HeldY, ms.HeldCount = card, m.mx, m.my, max(1, held.Pile)
	}
}
