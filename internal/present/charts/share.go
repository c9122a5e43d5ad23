package charts

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file draws one chance.

// LayShare draws a chance as a bar in the style of a side.
func (m *Charts) LayShare(d scene.Pen, side engine.Side, p float64, r scene.Rect) {
	d.Box(r.X, r.Y, r.W, r.H, "chrome.well")
	m.bar(d, m.Sight.Style(side), r.X, r.Y, math.Max(2, r.W*p), r.H)
}
