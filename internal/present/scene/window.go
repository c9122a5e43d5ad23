package scene

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
	Hushed   bool  // a key was struck since the pointer last moved: no tip comes up of what it lies on
	Scroll   map[ScrollArea]float64
}

// NewCanvas makes an empty window of an ordinary size.
func NewCanvas(metrics Metrics) *Canvas {
	return &Canvas{Metrics: metrics, W: 1600, H: 900, Scale: 1, Scroll: map[ScrollArea]float64{}, Stale: true}
}

// R makes a rectangle.
func R(x, y, w, h float64) Rect { return Rect{x, y, w, h} }
