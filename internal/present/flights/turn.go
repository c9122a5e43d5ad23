package flights

import "awaw/engine"

// This file lets the map follow the power whose turn it is.

// Meet shows the largest force of a power whose turn has come, unless some of its counters are in sight.
func (m *Flights) Meet() {
	p, ok := m.mover()
	if !ok || !m.Live() {
		return
	}
	now := p.Turn()
	if now == m.turn {
		return
	}
	m.turn = now
	if m.Actor() != m.Sight.Viewer || m.Seat(m.Actor()) != "person" {
		return
	}
	force := map[int]int{}
	most := -1
	for _, c := range m.Sight.View.Counters {
		if c.Nation != now || c.Space.Kind() != engine.KindSpace {
			continue
		}
		at := c.Space.Index()
		if x, y := m.chart.ScreenOf(at); m.FreeMap().Inset(60).Has(x, y) {
			return
		}
		if force[at] += c.Size; most < 0 || force[at] > force[most] {
			most = at
		}
	}
	if most >= 0 {
		m.chart.Reveal(most)
	}
}
