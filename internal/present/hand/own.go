package hand

import (
	"awaw/engine"
	"awaw/internal/present/table"
)

// This file holds the first rule of the hand: a click on an own counter selects it, and does nothing else. Who acts presses a button,
// drags the counter, or clicks a lit place where no counter of its own stands.

// own tells whether a counter belongs to whoever is asked or looks.
func (m *Hand) own(c engine.CounterView) bool {
	return c.Side == m.Sight.Viewer || c.Side == m.Actor() && m.Actor() != engine.NoSide
}

// ownAt is the own counter that a click beside the cards of a space selects: the first that may do something, else the top one.
func (m *Hand) ownAt(s int) (out engine.CounterView, ok bool) {
	for _, c := range m.Sight.CountersAt(s) {
		if !m.own(c) || m.chart.Hidden(c) || table.InForce(c) {
			continue
		}
		if m.Sight.Named[c.Ref] {
			return c, true
		}
		if !ok {
			out, ok = c, true
		}
	}
	return out, ok
}

// take selects a counter; a second click opens its stack.
func (m *Hand) take(c engine.CounterView, x, y float64) {
	t := m.Sight
	t.KeyAt, m.Proof, m.Stale = -1, nil, true
	if m.AimShown() && m.Aimed(c.Ref) { // bracketed for the card that is open: the click ticks it
		m.Surface.Tick(c.Ref)
		return
	}
	if t.Sel == c.Ref {
		m.chart.SpreadAt(x, y)
		m.Pane, m.Folded = "units", false
		return
	}
	m.pick(c.Ref, c.Space.Index())
}

// Here lists what may be done at the place shown without any counter: airbases placed, units built. A click there selects the own
// counters that stand on it, so a button offers it.
func (m *Hand) Here() (out []engine.Command) {
	if m.Sight.Space < 0 || !m.Live() {
		return nil
	}
	if _, occupied := m.ownAt(m.Sight.Space); !occupied {
		return nil
	}
	for _, c := range m.LegalWith(engine.SpaceRef(m.Sight.Space), engine.NoRef) {
		if c.A.Kind() != engine.KindCounter {
			out = append(out, c)
		}
	}
	return out
}
