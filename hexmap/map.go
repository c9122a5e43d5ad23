// The map: an indexed, unchanging set of spaces with their neighbours.
package hexmap

import (
	"iter"
	"slices"
	"strings"
)

// maxSpaces bounds a map, so that a search can mark spaces without allocating.
const maxSpaces = 8192

// Map is a board of hexes and boxes. It implements engine.Board. It is never written after Load.
type Map struct {
	id, theatre string
	edition     int
	spaces      []Space
	next        [][6]int32
	sides       [][6]Hexside
	links       [][]Link
	countries   []Country
	fronts      []Front
	rivers      []River
	lakes       []Lake
	holdings    []Holding    // by date
	bounds      [4]float64   // of the hexes on the plane
	boxAt       [][2]float64 // upper left corners of boxes on the plane
	rowTop      int          // the first row
	rowQ        []int        // first diagonal of each row
	rowAt       []int        // index of the first hex of each row; one more at the end
	names       map[string]int
}

// ID names the map: "channel".
func (m *Map) ID() string { return m.id }

// Edition grows whenever spaces change in a way that old saves would notice.
func (m *Map) Edition() int { return m.edition }

// Theatre is "europe" or "pacific".
func (m *Map) Theatre() string { return m.theatre }

// Len counts the spaces, boxes included. Hexes come first, row by row from the north, west to east.
func (m *Map) Len() int { return len(m.spaces) }

// Space is the ith space. The caller must not write on it.
func (m *Map) Space(i int) *Space { return &m.spaces[i] }

// At is the index of the space at h, or -1 off the map.
func (m *Map) At(h Hex) int {
	row := int(h.R) - m.rowTop
	if row < 0 || row >= len(m.rowQ) {
		return -1
	}
	i := m.rowAt[row] + int(h.Q) - m.rowQ[row]
	if i < m.rowAt[row] || i >= m.rowAt[row+1] {
		return -1
	}
	return i
}

// Find is the space with that coordinate, id or name (of any of its places), or -1. Case does not matter.
func (m *Map) Find(nameOrCode string) int {
	key := strings.ToLower(strings.TrimSpace(nameOrCode))
	if i, ok := m.names[key]; ok {
		return i
	}
	if h, err := Parse(key); err == nil {
		return m.At(h)
	}
	return -1
}

// Next is the neighbour of space i in direction dir, or -1 off the map and for boxes.
func (m *Map) Next(i, dir int) int { return int(m.next[i][dir]) }

// Side is the hexside of space i in direction dir.
func (m *Map) Side(i, dir int) Hexside { return m.sides[i][dir] }

// Around lists the neighbours of a space, each with the direction it lies in.
func (m *Map) Around(i int) iter.Seq2[int, int] {
	return func(yield func(dir, space int) bool) {
		for dir, n := range m.next[i] {
			if n >= 0 && !yield(dir, int(n)) {
				return
			}
		}
	}
}

// Between is the hexside between two neighbours; the second result tells whether they are.
func (m *Map) Between(a, b int) (Hexside, bool) {
	if dir := slices.Index(m.next[a][:], int32(b)); dir >= 0 {
		return m.sides[a][dir], true
	}
	return Hexside{}, false
}

// Links lists the spaces a box is joined to, or the boxes a space is joined to. The caller must not write on it.
func (m *Map) Links(i int) []Link { return m.links[i] }

// Countries lists the countries by id. The caller must not write on it.
func (m *Map) Countries() []Country { return m.countries }

// Fronts lists the fronts in the order of the map file. The caller must not write on it.
func (m *Map) Fronts() []Front { return m.fronts }

// Rivers lists the rivers for the painter. The caller must not write on it.
func (m *Map) Rivers() []River { return m.rivers }

// Lakes lists the lakes that lie along hexsides. The caller must not write on it.
func (m *Map) Lakes() []Lake { return m.lakes }

// Country is the country with that id; the second result tells whether there is one.
func (m *Map) Country(id string) (Country, bool) {
	for _, c := range m.countries {
		if c.ID == id {
			return c, true
		}
	}
	return Country{}, false
}

// Distance is the straight count of hexes between two spaces of the grid, whatever lies between; between a box
// and anything else it is -1 unless they are the same.
func (m *Map) Distance(i, j int) int {
	switch {
	case i == j:
		return 0
	case m.spaces[i].Box || m.spaces[j].Box:
		return -1
	}
	return m.spaces[i].Hex.Distance(m.spaces[j].Hex)
}
