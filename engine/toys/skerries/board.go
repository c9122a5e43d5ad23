package skerries

import (
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/tables"
)

// This file reads the board: areas with a shape, and who may go from where to where (51).

// maxAreas bounds a board, so that a position is a plain value.
const maxAreas = 32

// Board is a board of areas.
type Board struct {
	id      string
	edition int
	areas   []area
	next    [kindCount][][]int // neighbours by kind of piece and area, rising
}

type area struct {
	name, code string
	land       bool
	corners    [][2]float64
}

// boardFile mirrors the TOML of a board.
type boardFile struct {
	ID      string
	Edition int
	Area    []struct {
		Name, Code string
		Land       bool
		Corners    [][2]float64
	}
	Link []struct {
		By    string
		Pairs [][2]string
	}
}

// Faults implements tables.Checker.
func (f *boardFile) Faults() []tables.Fault {
	var out []tables.Fault
	if len(f.Area) < 2 || len(f.Area) > maxAreas {
		out = append(out, tables.Fault{Key: "area", Expected: fmt.Sprintf("2 to %d areas", maxAreas), Do: "add or remove some"})
	}
	codes := map[string]bool{}
	for i, a := range f.Area {
		if a.Name == "" || a.Code == "" || codes[a.Code] || len(a.Corners) < 3 {
			out = append(out, tables.Fault{Key: fmt.Sprintf("area[%d]", i), Expected: "a name, a code no other area has and three corners or more", Do: "correct it"})
		}
		codes[a.Code] = true
	}
	for i, l := range f.Link {
		if _, ok := parseKind(l.By); !ok {
			out = append(out, tables.Fault{Key: fmt.Sprintf("link[%d].by", i), Expected: "foot or boat", Do: "correct it"})
		}
		for _, p := range l.Pairs {
			if !codes[p[0]] || !codes[p[1]] {
				out = append(out, tables.Fault{Key: fmt.Sprintf("link[%d].pairs", i), Expected: fmt.Sprintf("codes of areas, not %q and %q", p[0], p[1]), Do: "correct them"})
			}
		}
	}
	return out
}

// LoadBoard reads a board; file is its name for messages.
func LoadBoard(file string, data []byte) (engine.Board, error) {
	var f boardFile
	if err := tables.DecodeStrict(file, data, &f); err != nil {
		return nil, err
	}
	b := &Board{id: f.ID, edition: f.Edition}
	for _, a := range f.Area {
		b.areas = append(b.areas, area{a.Name, a.Code, a.Land, a.Corners})
	}
	for k := range b.next {
		b.next[k] = make([][]int, len(b.areas))
	}
	for _, l := range f.Link {
		k, _ := parseKind(l.By)
		for _, p := range l.Pairs {
			i, j := b.Find(p[0]), b.Find(p[1])
			b.next[k][i] = append(b.next[k][i], j)
			b.next[k][j] = append(b.next[k][j], i)
		}
	}
	for k := range b.next {
		for i := range b.next[k] {
			slices.Sort(b.next[k][i])
			b.next[k][i] = slices.Compact(b.next[k][i])
		}
	}
	return b, nil
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

// ID names the board.
func (b *Board) ID() string { return b.id }

// Edition is raised when a change alters games.
func (b *Board) Edition() int { return b.edition }

// Len counts the areas.
func (b *Board) Len() int { return len(b.areas) }

// Name is an area's name, Code its short one.
func (b *Board) Name(i int) string { return b.areas[i].name }

// Code is the short name printed on an area.
func (b *Board) Code(i int) string { return b.areas[i].code }

// Land tells whether an area is land.
func (b *Board) Land(i int) bool { return b.areas[i].land }

// Find gives the area of a name or a code, whatever its letters; -1 for none.
func (b *Board) Find(name string) int {
	return slices.IndexFunc(b.areas, func(a area) bool { return strings.EqualFold(a.name, name) || strings.EqualFold(a.code, name) })
}

// nextTo lists where a piece of a kind may go from an area (51.1, 51.2), rising.
func (b *Board) nextTo(k Kind, i int) []int { return b.next[k][i] }
