package present

import (
	"math"

	"awaw/hexmap"
)

// This file holds the board as a screen needs it: points on a plane with names. One plane unit is the width of a hex.

// Board is a board that can be drawn and pointed at.
type Board interface {
	ID() string
	Len() int
	// Plane is the centre of a space.
	Plane(space int) (x, y float64)
	// Under is the space at a plane point, -1 for none.
	Under(x, y float64) int
	Name(space int) string
	// Code is the printed coordinate of a hex, empty for a box beside the map.
	Code(space int) string
	// Next is the neighbour in direction 0..5 (E, SE, SW, W, NW, NE), -1 off the board.
	Next(space, dir int) int
}

// HexBoard is a hex map as a Board.
type HexBoard struct{ Map *hexmap.Map }

// ID names the map.
func (b HexBoard) ID() string { return b.Map.ID() }

// Len counts the spaces.
func (b HexBoard) Len() int { return b.Map.Len() }

// Sea tells whether a space is water.
func (b HexBoard) Sea(i int) bool { return i >= 0 && i < b.Map.Len() && b.Map.Space(i).Sea }

// Plane is the centre of a hex, or where counters stand in a box.
func (b HexBoard) Plane(i int) (x, y float64) { return b.Map.Middle(i) }

// Under finds the box that holds a plane point, or the hex, by rounding on the three axes.
func (b HexBoard) Under(x, y float64) int {
	if i := b.Map.BoxUnder(x, y); i >= 0 {
		return i
	}
	r := y / (math.Sqrt(3) / 2)
	q := x - r/2
	rq, rr, rs := math.Round(q), math.Round(r), math.Round(-q-r)
	dq, dr, ds := math.Abs(rq-q), math.Abs(rr-r), math.Abs(rs+q+r)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	if math.Abs(rq) > 30000 || math.Abs(rr) > 30000 {
		return -1
	}
	return b.Map.At(hexmap.Hex{Q: int16(rq), R: int16(rr)})
}

// Middles bounds the middles of all hexes.
func (b HexBoard) Middles() (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = b.Map.Bounds()
	return x0 + .5, y0 + 1/math.Sqrt(3), x1 - .5, y1 - 1/math.Sqrt(3)
}

// Name is the printed name, empty for most hexes.
func (b HexBoard) Name(i int) string { return b.Map.Space(i).Name }

// Code is the printed coordinate; boxes have none.
func (b HexBoard) Code(i int) string {
	if b.Map.Space(i).Box {
		return ""
	}
	return b.Map.Space(i).Hex.String()
}

// Next is the neighbouring hex.
func (b HexBoard) Next(i, dir int) int { return b.Map.Next(i, dir) }
