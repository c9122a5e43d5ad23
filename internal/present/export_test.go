package present

import (
	"awaw/engine"
	"awaw/internal/present/table"
)

// Strange gives the last act that nothing answered, "" if all were.
func (m *Model) Strange() string { return m.strange }

// Top gives what all panes share.
func (m *Model) Top() *table.Surface { return m.top }

// Topmost is the counter that a click at a point of the map is on.
func (m *Model) Topmost(x, y float64) (engine.CounterView, bool) { return m.chart.CounterUnder(x, y) }

// OnMap is where a counter lies on the map once the camera has come to rest, if it can be clicked there.
func (m *Model) OnMap(c engine.CounterView) (x, y float64, ok bool) {
	m.chart.Arrive()
	return m.onMap(c)
}
