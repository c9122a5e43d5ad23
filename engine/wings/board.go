package wings

import (
	"embed"
	"fmt"
	"io/fs"

	"awaw/areamap"
	"awaw/engine"
)

// This file gives the board, Europe in 1901 as areas, and where the scenarios lie.

//go:embed boards scenarios
var files embed.FS

// Scenarios are the starts that lie with the systems: ID.toml.
func Scenarios() fs.FS {
	sub, err := fs.Sub(files, "scenarios")
	if err != nil {
		panic(err) // the embedded folder always exists
	}
	return sub
}

// LoadBoard reads a board; file is its name for messages.
func LoadBoard(file string, data []byte) (engine.Board, error) {
	m, err := areamap.Load(file, data)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Boards lists the boards of both systems.
func Boards() ([]string, error) { return []string{"europe-1901"}, nil }

// ReadBoard gives a board by its id.
func ReadBoard(id string) (engine.Board, error) {
	file := "boards/" + id + ".toml"
	data, err := files.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("map %q is not in this program; a scenario names it under [scenario] map", id)
	}
	return LoadBoard(file, data)
}
