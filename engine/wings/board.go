package wings

import (
	"io/fs"

	"awaw/areamap"
	"awaw/engine"
)

// This file gives the board, Europe in 1901 as areas.

// Files hold the boards and the colours of the powers.
func Files() fs.FS { return files }

var shelf = areamap.Shelf{Of: "wings", Files: files}

// Boards lists the boards of both systems.
func Boards() ([]string, error) { return shelf.IDs() }

// ReadBoard gives a board by its id; it is read once.
func ReadBoard(id string) (engine.Board, error) { return shelf.Board(id) }
