package game

import (
	"io/fs"

	"awaw/areamap"
	"awaw/engine"
)

// This file gives the board, the world as areas.

// Files hold the boards.
func Files() fs.FS { return files }

var shelf = areamap.Shelf{Of: "realism", Files: files}

// Boards lists the boards of the system.
func Boards() ([]string, error) { return shelf.IDs() }

// ReadBoard gives a board by its id; it is read once.
func ReadBoard(id string) (engine.Board, error) { return shelf.Board(id) }
