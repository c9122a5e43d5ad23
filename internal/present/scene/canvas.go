package scene

import "math"

// at2 is at without laying out again, for use while laying out.
func (m *Canvas) Under(x, y float64) (Region, bool) {
	for i := len(m.Hits) - 1; i >= 0; i-- {
		if m.Hits[i].Rect.Has(x, y) {
			return m.Hits[i], true
		}
	}
	return Region{}, false
}

// Compact tells whether the window is under 1440 logical pixels wide.
func (m *Canvas) Compact() bool { return m.W < 1440 }

// Panel begins a new panel that stops the pointer.
func (m *Canvas) Panel(id string, r Rect) Pen {
	r = Rect{math.Round(r.X), math.Round(r.Y), math.Round(r.W), math.Round(r.H)}
	m.Drawn.Panels = append(m.Drawn.Panels, Panel{ID: id, Rect: r})
	m.Hits = append(m.Hits, Region{Rect: r, Pane: true})
	return Pen{m, &m.Drawn.Panels[len(m.Drawn.Panels)-1]}
}

// Probe measures words without a panel to write them on.
func (m *Canvas) Probe() Pen { return Pen{on: m} }
