package scene

import "math"

// This file holds the window as panels are laid on it: its size, what is drawn so far, what answers to the pointer, and where
// the pointer is.

// Canvas is what every panel is laid on. It is for one goroutine.
type Canvas struct {
	Metrics     Metrics
	W, H, Scale float64
	Drawn       Scene    // what is laid out so far
	Hits        []Region // and what of it answers to the pointer
	Stale       bool     // something has changed since it was laid out

	Mx, My   float64 // where the pointer is
	Down     bool    // left button held
	Dragging bool
	PressX   float64
	PressY   float64
	Trail    []int // spaces over which what is carried has come, in order
	Pressed  Act   // what the button was pressed on, nil for nothing
	Rested   bool  // something else is asked since the pointer last moved: no card comes up of what it rests on
	Hushed   bool  // a key was struck since the pointer last moved: no tip comes up of what it lies on
	Scroll   map[ScrollArea]float64
	House    string // the word that stands for a paragraph where the rule is the house's own
}

// NewCanvas makes an empty window of an ordinary size.
func NewCanvas(metrics Metrics) *Canvas {
	return &Canvas{Metrics: metrics, W: 1600, H: 900, Scale: 1, Scroll: map[ScrollArea]float64{}, Stale: true}
}

// R makes a rectangle.
func R(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

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
