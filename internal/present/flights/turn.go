package flights

import (
	"maps"
	"math"
	"slices"

	"awaw/engine"
)

// This file lets the map follow the power whose turn it is.

// Meet shows a force of a power whose turn has come, unless some of its counters are in sight: of the large ones that which is nearest to
// an enemy.
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
	var foes []int
	most := 0
	for _, c := range m.Sight.View.Counters {
		if c.Side != m.Sight.Viewer && c.Space.Kind() == engine.KindSpace {
			foes = append(foes, c.Space.Index())
		}
		if c.Nation != now || c.Space.Kind() != engine.KindSpace {
			continue
		}
		at := c.Space.Index()
		if x, y := m.chart.ScreenOf(at); m.FreeMap().Inset(60).Has(x, y) {
			return
		}
		force[at] += c.Size
		most = max(most, force[at])
	}
	best, least := -1, math.Inf(1)
	for _, at := range slices.Sorted(maps.Keys(force)) {
		if far := m.nearest(at, foes); 2*force[at] >= most && (best < 0 || far < least) {
			best, least = at, far
		}
	}
	if best >= 0 {
		m.chart.Reveal(best)
	}
}

// nearest is how far a space lies from the nearest of some; without end from none.
func (m *Flights) nearest(at int, of []int) float64 {
	x, y := m.Board().Middle(at)
	least := math.Inf(1)
	for _, o := range of {
		u, v := m.Board().Middle(o)
		least = min(least, math.Hypot(u-x, v-y))
	}
	return least
}
