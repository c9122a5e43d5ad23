// The map as a board: what it shares with boards of areas (see package board).
package hexmap

import (
	"math"

	"awaw/board"
)

var _ board.Board = (*Map)(nil)

// Name is the printed name of a space; on most hexes the coordinates.
func (m *Map) Name(i int) string { return m.spaces[i].Name }

// Code is the printed coordinate; boxes have none.
func (m *Map) Code(i int) string {
	if m.spaces[i].Box {
		return ""
	}
	return m.spaces[i].Hex.String()
}

// Sea tells whether a space is water.
func (m *Map) Sea(i int) bool { return m.spaces[i].Sea }

// Under is the box that holds a point of the plane, or else the hex; -1 for neither.
func (m *Map) Under(x, y float64) int {
	if i := m.BoxUnder(x, y); i >= 0 {
		return i
	}
	if math.Abs(x) > math.MaxInt16-1 || math.Abs(y) > math.MaxInt16/2 {
		return -1
	}
	return m.At(HexAt(x, y))
}

// Rim is the outline of a hex, from its north-eastern corner, or of a box.
func (m *Map) Rim(i int) []board.Edge {
	if m.spaces[i].Box {
		x, y := m.BoxAt(i)
		return ring([][2]float64{{x, y}, {x + BoxWidth, y}, {x + BoxWidth, y + BoxHeight}, {x, y + BoxHeight}})
	}
	h := m.spaces[i].Hex
	corners := make([][2]float64, 6)
	for dir := range corners {
		corners[dir][0], corners[dir][1] = h.Corner(dir)
	}
	out := ring(corners)
	for dir := range out {
		out[dir].Beyond = m.Next(i, dir)
	}
	return out
}

// ring joins corners by edges; beyond them lies nothing.
func ring(corners [][2]float64) []board.Edge {
	out := make([]board.Edge, len(corners))
	for k, c := range corners {
		to := corners[(k+1)%len(corners)]
		out[k] = board.Edge{X0: c[0], Y0: c[1], X1: to[0], Y1: to[1], Beyond: -1}
	}
	return out
}

// Movers is empty: the map does not tell who moves where, the rules do.
func (m *Map) Movers() []string { return nil }

// Neighbours lists the hexes beside a hex, clockwise from the east; a box has none.
func (m *Map) Neighbours(i int, _ string) []int {
	out := make([]int, 0, 6)
	for dir := range 6 {
		if n := m.Next(i, dir); n >= 0 {
			out = append(out, n)
		}
	}
	return out
}

// Toward goes east and west along a row, and north and south by turns to either side, so that a cursor keeps its column; off the
// edge of the map to the boxes beside it, and from a box to whatever lies nearest that way.
func (m *Map) Toward(i, dx, dy int) int {
	if m.spaces[i].Box {
		return board.Nearest(m, i, dx, dy, func(int) bool { return true })
	}
	if dx == 0 && dy == 0 {
		return -1
	}
	if n := m.Next(i, m.stepToward(i, dx, dy)); n >= 0 {
		return n
	}
	return board.Nearest(m, i, dx, dy, func(n int) bool { return m.spaces[n].Box })
}

// stepToward is the side of a hex that a key leads over.
func (m *Map) stepToward(i, dx, dy int) int {
	west := dx < 0 || dx == 0 && m.spaces[i].Hex.R%2 != 0
	switch {
	case dy < 0 && west:
		return NorthWest
	case dy < 0:
		return NorthEast
	case dy > 0 && west:
		return SouthWest
	case dy > 0:
		return SouthEast
	case dx < 0:
		return West
	}
	return East
}
