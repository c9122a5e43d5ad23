package present

import (
	"math"

	"awaw/engine"
)

// This file holds a counter carried by the mouse: from where it stands to where it flies, walks or attacks.

// draggable tells whether a counter may be taken up: there is a place it may go to now.
func (m *Model) draggable(c engine.CounterView) bool {
	if !m.live() || m.menu != nil || m.sheet != nil {
		return false
	}
	for _, l := range m.t.legal {
		if l.A == c.Ref && (l.B.Kind() == engine.KindSpace || l.B.Kind() == engine.KindCounter) {
			return true
		}
	}
	return false
}

// holding tells whether a counter hangs at the pointer.
func (m *Model) holding() bool { return m.down && m.dragging && m.pressed.Do == "counter" }

// carry follows the pointer with the counter that was pressed.
func (m *Model) carry(x, y float64) {
	if !m.dragging && math.Hypot(x-m.pressX, y-m.pressY) > 5 {
		c, ok := m.t.counter(m.pressed.Ref)
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

// drop lets go of the counter over a point: what may be done there with it is done, or the reason why not is shown.
func (m *Model) drop(r engine.Ref, x, y float64) {
	if _, over := m.at(x, y); over {
		return
	}
	c, ok := m.t.counter(r)
	s := m.spaceUnder(x, y)
	if !ok || s < 0 || c.Space.Index() == s {
		return
	}
	m.t.sel = r
	at := engine.SpaceRef(s)
	cands := m.legalFrom(r, at)
	if on, ok := m.counterUnder(x, y); ok && len(cands) == 0 {
		cands = m.legalFrom(r, on.Ref)
	}
	if len(cands) == 0 {
		m.refuse(r, at, x, y)
		return
	}
	m.resolve(cands, x, y)
	m.finishMotion() // it was carried there by hand
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
	if !m.holding() {
		return
	}
	if c, ok := m.t.counter(m.pressed.Ref); ok {
		card := plainCard(c, m.t.style(c.Side))
		card.Selected = true
		ms.Held, ms.HeldX, ms.HeldY, ms.Holding = card, m.mx, m.my, true
	}
}
