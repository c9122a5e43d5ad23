package areamap

import (
	"fmt"
	"io/fs"
	"path"
	"strings"

	"awaw/board"
	"awaw/tables"
)

// Shelf is the boards that lie with one rule system: boards/ID.toml among its files, and beside it, where
// there are such, ID.outlines and ID.ground: how it is drawn.
type Shelf struct {
	Of    string // the system, which keeps its boards apart from those of others
	Files fs.FS
}

// IDs lists the boards there are, by letters.
func (s Shelf) IDs() ([]string, error) {
	names, err := fs.Glob(s.Files, "boards/*.toml")
	for i, name := range names {
		names[i] = strings.TrimSuffix(path.Base(name), ".toml")
	}
	return names, err
}

// Board gives a board by its id. It is read once: nothing writes on it, so that games, studies and pictures share it.
func (s Shelf) Board(id string) (board.Board, error) {
	made, err := tables.Embedded().Keep("board "+s.Of+" "+id, func() (any, error) { return s.read(id) })
	if err != nil {
		return nil, err
	}
	return made.(*Map), nil
}

func (s Shelf) read(id string) (*Map, error) {
	file := "boards/" + id + ".toml"
	data, err := fs.ReadFile(s.Files, file)
	if err != nil {
		return nil, fmt.Errorf("map %q is not in this program; a scenario names it under [scenario] map", id)
	}
	drawn := Drawing{Outlines: s.beside(id, "outlines"), Ground: s.beside(id, "ground")}
	return LoadDrawn(file, data, drawn)
}

// beside is a file that may lie beside a board.
func (s Shelf) beside(id, kind string) []byte {
	data, err := fs.ReadFile(s.Files, "boards/"+id+"."+kind)
	if err != nil {
		return nil
	}
	return data
}
