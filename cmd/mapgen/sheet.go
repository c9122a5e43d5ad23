// Sheets: which part of a theatre a map shows, and the names spread over it.
package main

import (
	"fmt"
	"io/fs"
	"strings"

	"awaw/hexmap"
	"awaw/tables"
)

// mapIDs are the maps that are built, each with its sheet in data/<id>-sheet.toml.
func mapIDs() ([]string, error) {
	names, err := fs.Glob(data, "data/*-sheet.toml")
	var ids []string
	for _, name := range names {
		ids = append(ids, strings.TrimSuffix(strings.TrimPrefix(name, "data/"), "-sheet.toml"))
	}
	return ids, err
}

func readSheet(id string) (*window, error) {
	win := &window{}
	return win, readTOML(id+"-sheet.toml", win)
}

// window is data/<map>-sheet.toml: the part of a theatre that one map shows.
type window struct {
	ID      string  `toml:"id"`
	Edition int     `toml:"edition"`
	From    string  `toml:"from"`  // the theatre's files: data/<from>.toml, data/<from>-places.toml
	North   string  `toml:"north"` // first row
	South   string  `toml:"south"` // last row
	West    float64 `toml:"west"`  // plane units
	East    float64 `toml:"east"`
	Edge    []bend  `toml:"edge"`    // where the western edge runs, north to south; without, straight at west
	Margin  float64 `toml:"margin"`  // of the ground around the hexes
	Samples int     `toml:"samples"` // heights in a hex
	Sea     []label `toml:"sea"`
	Land    []label `toml:"land"`

	top, foot int
}

// bend is a point of the western edge: from its row on the edge runs straight to the next bend.
type bend struct {
	Row string  `toml:"row"`
	X   float64 `toml:"x"` // plane units

	row int
}

// westAt is the plane x of the western edge in a row.
func (w *window) westAt(row int) float64 {
	west := w.West
	for i, b := range w.Edge {
		if row < b.row {
			break
		}
		if west = b.X; i+1 < len(w.Edge) {
			next := w.Edge[i+1]
			west += (next.X - b.X) * float64(row-b.row) / float64(next.row-b.row)
		}
	}
	return west
}

type label struct {
	ID    string  `toml:"id"`
	Name  string  `toml:"name"`
	Lat   float64 `toml:"lat"`
	Lon   float64 `toml:"lon"`
	Angle float64 `toml:"angle"`
	Size  float64 `toml:"size"`
	Span  float64 `toml:"span"`
}

func (w *window) Faults() []tables.Fault {
	for i := range w.Edge {
		h, err := hexmap.Parse(w.Edge[i].Row + "0")
		w.Edge[i].row = int(h.R)
		if err != nil || i > 0 && w.Edge[i].row <= w.Edge[i-1].row || w.Edge[i].X < w.West || w.Edge[i].X >= w.East {
			return []tables.Fault{{Key: fmt.Sprintf("edge[%d]", i), Expected: "row letters, north to south, and an x between west and east", Do: "correct them"}}
		}
	}
	top, err := hexmap.Parse(w.North + "0")
	foot, err2 := hexmap.Parse(w.South + "0")
	w.top, w.foot = int(top.R), int(foot.R)
	switch {
	case err != nil || err2 != nil || w.top > w.foot:
		return []tables.Fault{{Key: "north", Expected: "row letters, north above south", Do: "correct them"}}
	case w.West >= w.East || w.Samples < 1 || w.Margin < 0:
		return []tables.Fault{{Key: "west", Expected: "west below east, samples from 1, margin from 0", Do: "correct them"}}
	}
	return nil
}
