package game

import (
	"embed"
	"fmt"
	"io/fs"

	"awaw/areamap"
	"awaw/engine"
	"awaw/tables"
)

// This file gives the board, the world as areas.

//go:embed boards
var files embed.FS

// Files hold the boards and the colours of the powers.
func Files() fs.FS { return files }

// LoadBoard reads a board; file is its name for messages.
func LoadBoard(file string, data []byte) (engine.Board, error) {
	m, err := areamap.Load(file, data)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Boards lists the boards of the system.
func Boards() ([]string, error) { return []string{"world-1942"}, nil }

// ReadBoard gives a board by its id; it is read once.
func ReadBoard(id string) (engine.Board, error) {
	made, err := tables.Embedded().Keep("realism board "+id, func() (any, error) { return readBoard(id) })
	if err != nil {
		return nil, err
	}
	return made.(engine.Board), nil
}

func readBoard(id string) (engine.Board, error) {
	file := "boards/" + id + ".toml"
	data, err := files.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("map %q is not in this program; a scenario names it under [scenario] map", id)
	}
	return LoadBoard(file, data)
}
