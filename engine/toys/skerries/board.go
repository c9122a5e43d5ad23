package skerries

import (
	"fmt"
	"io/fs"
	"strings"

	"awaw/areamap"
	"awaw/engine"
)

// This file gives the boards that lie with the system: areas with a shape, and who may go from where to where (51).

// maxAreas bounds a board, so that a position is a plain value.
const maxAreas = 32

// LoadBoard reads a board; file is its name for messages.
func LoadBoard(file string, data []byte) (engine.Board, error) {
	m, err := areamap.Load(file, data)
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Boards lists the boards that lie with the system.
func Boards() ([]string, error) {
	names, err := fs.Glob(files, "boards/*.toml")
	for i := range names {
		names[i] = strings.TrimSuffix(strings.TrimPrefix(names[i], "boards/"), ".toml")
	}
	return names, err
}

// ReadBoard gives a board by its id.
func ReadBoard(id string) (engine.Board, error) {
	file := "boards/" + id + ".toml"
	data, err := fs.ReadFile(files, file)
	if err != nil {
		return nil, fmt.Errorf("map %q is not in this program; a scenario names it under [scenario] map", id)
	}
	return LoadBoard(file, data)
}

// nextTo lists where a piece of a kind may go from an area (51.1, 51.2), rising.
func (w *world) nextTo(k Kind, at int) []int { return w.board.Neighbours(at, k.String()) }
