package scene

import (
	"math"

	"awaw/board"
)

// This file holds the board as a screen needs it: points on a plane with names.

// Board is a board that can be drawn and pointed at, of hexes or of areas.
type Board = board.Board

// BoardBounds bounds the middles of what stands at the rim of the map itself, boxes beside it left out.
func BoardBounds(b Board) (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = b.Bounds()
	return x0 + .5, y0 + 1/math.Sqrt(3), x1 - .5, y1 - 1/math.Sqrt(3)
}
