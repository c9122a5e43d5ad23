package present

import "awaw/engine"

// This file lets dice wait for a key where the person at the screen is attacked: the odds are shown first. It is a pause of showing:
// nothing is asked, nothing is written, and an option turns it off.

// holds tells whether what an opponent does next would throw dice over a force of whoever looks on, and that has not been shown yet.
func (m *Model) holds(c engine.Command) bool {
	t := m.top.Sight
	b := t.View.Battle
	if m.top.Prefs.Falls || b == nil || b.Over || !m.top.Fighting() || m.top.Guiding() || m.top.Seat(t.Viewer) != "person" || m.top.Verb(c) != "roll" {
		return false
	}
	s := b.Side(t.Viewer)
	if s == nil || s == &b.Sides[0] || len(s.Counters) == 0 && s.Strength == 0 || len(b.Charts) == 0 { // what is bombed has a strength and no counters
		return false
	}
	return m.bots.Let != t.Game.Head()
}

// hold makes the screen wait before a command of an opponent if it throws such dice; it tells whether it waits.
func (m *Model) hold(c engine.Command) bool {
	waits := m.holds(c)
	if waits && !m.bots.Holds {
		m.top.Opens()
		m.top.Stale = true
	}
	m.bots.Holds = waits
	return waits
}

// letFall lets the dice fall that waited.
func (m *Model) letFall() {
	m.bots.Let, m.bots.Holds, m.bots.Wait = m.top.Sight.Game.Head(), false, m.top.Clock
	m.top.Stale = true
}
