package quill

import "awaw/engine"

// This file brings the units of the side that writes into sight, near enough for their orders to be read.

// Near looks at the units of the side that looks, and what lies about them.
func (m *Quill) Near() {
	if !m.Here() || m.Board() == nil {
		return
	}
	var list []int
	for _, c := range m.Sight.View.Counters {
		if i := c.Space.Index(); c.Side == m.Sight.Viewer && c.Space.Kind() == engine.KindSpace {
			list = append(append(list, i), m.Board().Neighbours(i, "")...)
		}
	}
	if len(list) > 0 {
		m.chart.Near(list)
	}
}
