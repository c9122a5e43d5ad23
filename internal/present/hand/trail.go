package hand

import (
	"math"
	"slices"
)

// This file remembers the spaces over which a counter is carried: so is a way named. Going back over one takes what followed off.

// nearMiddle is how near to the middle of a space the pointer passes to count, as a share of its width: corners that are cut do not.
const nearMiddle = .36

// follow adds the space under the pointer to the trail of the counter carried.
func (m *Hand) follow(x, y float64) {
	s := m.chart.SpaceUnder(x, y)
	if s < 0 {
		return
	}
	if cx, cy := m.chart.ScreenOf(s); math.Hypot(x-cx, y-cy) > nearMiddle*m.chart.Cam.HexW {
		return
	}
	if c, ok := m.Sight.Counter(m.Sight.Sel); ok && c.Space.Index() == s {
		m.Trail = nil
		return
	}
	if k := slices.Index(m.Trail, s); k >= 0 {
		m.Trail = m.Trail[:k+1]
		return
	}
	m.Trail = append(m.Trail, s)
}
