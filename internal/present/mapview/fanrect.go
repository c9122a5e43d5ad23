package mapview

import (
	"math"

	"awaw/internal/present/scene"
)

// This file finds room for a stack that is spread out.

// fanMargin is how far a fan answers beyond its cards.
const fanMargin = 6.0

// fanRect is where a stack of n lies when it is spread out: to the right of its place; to the left, if less of what may be clicked lies under
// it there; never out of the map.
func (m *Map) fanRect(at int, st scene.Stack, n int) scene.Rect {
	s := m.CardWidth()
	x, y := m.ScreenOf(at)
	r := scene.R(x+st.DX*s-s/2-fanMargin, y+st.DY*s-s/2-fanMargin, (float64(n-1)*1.2+1)*s+2*fanMargin, s+2*fanMargin)
	free, back := m.FreeMap(), r
	back.X -= r.W - s - 2*fanMargin
	if back.X >= free.X && m.coveredBy(at, back) < m.coveredBy(at, r) {
		return back
	}
	if over := r.X + r.W - free.X - free.W; over > 0 {
		r.X -= math.Min(over, r.W-s-2*fanMargin)
	}
	return r
}

// coveredBy weighs what lies under something, but the place it belongs to: places that may be clicked count twice, other counters once.
func (m *Map) coveredBy(at int, r scene.Rect) (n int) {
	r = r.Inset(-m.Cam.HexW * .2)
	own := [2]float64{}
	own[0], own[1] = m.ScreenOf(at)
	for _, p := range m.clickable() {
		if p != own && r.Has(p[0], p[1]) {
			n += 2
		}
	}
	if m.Drawn.Map == nil {
		return n
	}
	for _, st := range m.Drawn.Map.Stacks {
		if x, y := m.ScreenOf(st.Space); st.Space != at && r.Has(x, y) {
			n++
		}
	}
	return n
}
