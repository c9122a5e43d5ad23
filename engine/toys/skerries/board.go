package skerries

import (
	"awaw/areamap"
	"awaw/engine"
)

// This file gives the boards that lie with the system: areas with a shape, and who may go from where to where (51).

// maxAreas bounds a board, so that a position is a plain value.
const maxAreas = 32

var shelf = areamap.Shelf{Of: "skerries", Files: files}

// Boards lists the boards that lie with the system.
func Boards() ([]string, error) { return shelf.IDs() }

// ReadBoard gives a board by its id; it is read once.
func ReadBoard(id string) (engine.Board, error) { return shelf.Board(id) }

// nextTo lists where a piece of a kind may go from an area (51.1, 51.2), rising.
func (w *world) nextTo(k Kind, at int) []int { return w.board.Neighbours(at, k.String()) }
