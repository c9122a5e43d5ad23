package mapview

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file holds what is different on boards whose spaces are groups of many small hexes: counters with numbers stand there side by
// side, a card for each kind, and are larger than hexes.

// fine tells whether the board is one of those.
func (m *Map) fine() bool {
	b := m.Board()
	return m.Sight != nil && b != nil && b.Movers() != nil && !slices.ContainsFunc(m.Sight.View.Kinds, func(k *engine.CounterKind) bool { return k.Token })
}

// CardWidth is how wide a counter is on the map.
func (m *Map) CardWidth() float64 {
	if m.fine() {
		return scene.FineSize(m.Cam.HexW)
	}
	return scene.CardSize(m.Cam.HexW)
}

// The widths of a hex at which such a board opens: counters are 38 pixels there.
const fineHex = 30.0

// rowOf is how many cards stand in a row of a space, by how many there are.
func rowOf(n int) int {
	switch {
	case n <= 3:
		return n
	case n <= 8:
		return (n + 1) / 2
	}
	return (n + 2) / 3
}

// inRows lays the cards of a space side by side in rows.
func inRows(out []scene.Stack) {
	n := len(out)
	per := rowOf(n)
	rows := (n + per - 1) / max(1, per)
	for k := range out {
		inRow := min(per, n-k/per*per)
		out[k].DX = 1.06 * (float64(k%per) - float64(inRow-1)/2)
		out[k].DY = 1.06 * float64(k/per-(rows-1)) // the last row in the middle, over the name
	}
}

// alone is what a part of the board counts for in which nobody faces the viewer's counters: it is looked at where no other is to be had.
const alone = 1e-4

// openFine looks at the part of the board with the most counters of both sides, or where they lie too far apart for a small window with the most of
// the viewer's.
func (m *Map) openFine() {
	b, free := m.Board(), m.FreeMap()
	free.Y, free.H = free.Y+promptRoom, free.H-promptRoom
	w, h := free.W/fineHex/2, free.H/fineHex/2
	best, bx, by := 0.0, math.NaN(), 0.0
	for _, at := range m.crowded() {
		x, y := b.Middle(at)
		own, foes, sx, sy := 0.0, 0.0, 0.0, 0.0
		for _, c := range m.Sight.View.Counters {
			if c.Space.Kind() != engine.KindSpace || c.Space.Index() >= b.Len() {
				continue
			}
			cx, cy := b.Middle(c.Space.Index())
			if math.Abs(cx-x) > w || math.Abs(cy-y) > h {
				continue
			}
			n := float64(c.Size)
			if sx, sy = sx+cx*n, sy+cy*n; c.Side == m.Sight.Viewer {
				own += n
			} else {
				foes += n
			}
		}
		if worth := own * (foes + alone); worth > best {
			best, bx, by = worth, sx/(own+foes), sy/(own+foes)
		}
	}
	if !math.IsNaN(bx) && m.Cam.HexW < fineHex {
		m.Cam = scene.Camera{HexW: fineHex}.At(bx, by, free, m.W, m.H)
		m.HoldCamera()
	}
}
