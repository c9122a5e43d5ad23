// Package board says what every board offers, of hexes or of areas, so that it can be painted, pointed at, searched and printed.
//
// A board lies on a plane: x runs east, y south, and one unit is about what one counter needs, on a board of hexes the width of a hex.
package board

import "math"

// Board is a set of spaces on a plane. It is never written once it is read. Spaces are counted from 0; a method asked about a space
// there is not may panic.
type Board interface {
	// ID names the board: "europe".
	ID() string
	// Edition grows whenever spaces change in a way that old saves would notice.
	Edition() int
	// Len counts the spaces.
	Len() int
	// Name is a space's printed name; on most hexes the code.
	Name(space int) string
	// Code is the printed coordinate or short name, empty for a space without one.
	Code(space int) string
	// Find is the space with that name, code or id, whatever the case of its letters, or -1.
	Find(name string) int
	// Sea tells whether a space is water.
	Sea(space int) bool
	// Middle is where counters stand.
	Middle(space int) (x, y float64)
	// Under is the space at a point, -1 for none.
	Under(x, y float64) int
	// Rim is the outline of a space: closed rings of edges, clockwise, each with the space that lies beyond it.
	Rim(space int) []Edge
	// Movers names the kinds of unit whose neighbours the board tells apart; none where all move alike.
	Movers() []string
	// Neighbours lists where a kind of unit may go from a space in one step, each once; "" is any kind. The caller must not write on it.
	Neighbours(space int, mover string) []int
	// Toward is the next space in a direction, for a cursor led by keys, -1 for none: dx and dy are -1, 0 or 1.
	Toward(space, dx, dy int) int
	// Bounds is the smallest rectangle round all that is on the map itself; Extent round that and all boxes beside it.
	Bounds() (x0, y0, x1, y1 float64)
	Extent() (x0, y0, x1, y1 float64)
}

// Edge is a straight part of an outline. Whoever goes along it from 0 to 1 has its space on the right.
type Edge struct {
	X0, Y0, X1, Y1 float64
	Beyond         int // the space on the other side, -1 for none
}

// Rim calls f for the edges of some spaces that have none of them on the other side, space by space in the order given.
func Rim(b Board, spaces []int, f func(space int, e Edge)) {
	in := make(map[int]bool, len(spaces))
	for _, s := range spaces {
		in[s] = true
	}
	for _, s := range spaces {
		for _, e := range b.Rim(s) {
			if !in[e.Beyond] {
				f(s, e)
			}
		}
	}
}

// Round is the smallest rectangle round some spaces, at least one.
func Round(b Board, spaces ...int) (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, s := range spaces {
		for _, e := range b.Rim(s) {
			x0, y0, x1, y1 = min(x0, e.X0), min(y0, e.Y0), max(x1, e.X0), max(y1, e.Y0)
		}
	}
	return x0, y0, x1, y1
}

// hair is how far the quarters of Nearest are turned, as a tangent, so that no two middles lie just on the edge of one.
const hair = 1e-3 * math.Sqrt2

// Nearest is the space, of those that among allows, whose middle lies nearest in the quarter of the plane about a direction, by
// the ways along and across it together; -1 if there is none. Whoever goes from space to space, each time into the quarter in which a
// space lies, comes to it: every step leads nearer. So with all spaces allowed four keys lead from each to every other.
func Nearest(b Board, from, dx, dy int, among func(space int) bool) int {
	best, least := -1, math.Inf(1)
	if dx == 0 && dy == 0 {
		return best
	}
	x0, y0 := b.Middle(from)
	for s := range b.Len() {
		if s == from || !among(s) {
			continue
		}
		x, y := b.Middle(s)
		x, y = x-x0, y-y0
		x, y = x-hair*y, y+hair*x
		along, across := x*float64(dx)+y*float64(dy), math.Abs(y*float64(dx)-x*float64(dy))
		if across <= along && along+across < least {
			best, least = s, along+across
		}
	}
	return best
}

// Beside tells whether a space is a box beside the map: counters stand in it outside the map's bounds.
func Beside(b Board, space int) bool {
	x, y := b.Middle(space)
	x0, y0, x1, y1 := b.Bounds()
	return x < x0 || x > x1 || y < y0 || y > y1
}
