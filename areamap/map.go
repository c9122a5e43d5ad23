// Package areamap is a board of areas: provinces, territories and seas, each a polygon or a group of hexes, with neighbours by kind
// of unit. It implements board.Board.
package areamap

import (
	"slices"
	"strings"

	"awaw/board"
)

var _ board.Board = (*Map)(nil)

// Map is a board of areas. It is never written after Load.
type Map struct {
	id      string
	edition int
	areas   []area
	names   map[string]int
	movers  []string
	next    map[string][][]int // by kind of unit and area, rising; "" for any
	bounds  [4]float64
	hexes   map[[2]int]int // area by hex, on a board of hexes in groups; nil for polygons
	rounded bool           // whether their borders are rounded
	around  bool           // whether the right edge goes on at the left one
	drawn   bool           // whether their borders come from a file beside the map
	ground  []byte         // coasts and heights, as they lie in a file beside the map
	grain   float64        // how wide a hex is in plane units
	barred  []board.Edge   // round land that is no area
}

// area is one space.
type area struct {
	name, code     string
	sea            bool
	rim            []board.Edge
	mx, my         float64 // where counters stand
	room           float64 // how far that is from the border
	x0, y0, x1, y1 float64
}

// ID names the map.
func (m *Map) ID() string { return m.id }

// Edition grows whenever areas change in a way that old saves would notice.
func (m *Map) Edition() int { return m.edition }

// Len counts the areas, in the order of the file.
func (m *Map) Len() int { return len(m.areas) }

// Name is an area's name.
func (m *Map) Name(i int) string { return m.areas[i].name }

// Code is its short name.
func (m *Map) Code(i int) string { return m.areas[i].code }

// Sea tells whether an area is water.
func (m *Map) Sea(i int) bool { return m.areas[i].sea }

// Middle is where counters stand.
func (m *Map) Middle(i int) (x, y float64) { return m.areas[i].mx, m.areas[i].my }

// Room is how far from its border the middle of an area lies, in plane units.
func (m *Map) Room(i int) float64 { return m.areas[i].room }

// Rim is the outline of an area. The caller must not write on it.
func (m *Map) Rim(i int) []board.Edge { return m.areas[i].rim }

// Movers lists the kinds of unit the file tells apart, in its order.
func (m *Map) Movers() []string { return m.movers }

// Neighbours lists where a kind of unit may go from an area, rising; none for a kind the map does not know.
func (m *Map) Neighbours(i int, mover string) []int {
	if list, ok := m.next[mover]; ok {
		return list[i]
	}
	return nil
}

// Find is the area with that name or code, or -1. Case does not matter.
func (m *Map) Find(name string) int {
	if i, ok := m.names[key(name)]; ok {
		return i
	}
	return -1
}

func key(name string) string { return strings.ToLower(strings.TrimSpace(name)) }

// Bounds is the smallest rectangle round all areas; Extent leaves a narrow strip round it.
func (m *Map) Bounds() (x0, y0, x1, y1 float64) {
	return m.bounds[0], m.bounds[1], m.bounds[2], m.bounds[3]
}

// edgeStrip is the strip that Extent leaves round the areas, in plane units.
const edgeStrip = .4

// Extent is Bounds with a strip round it.
func (m *Map) Extent() (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = m.Bounds()
	return x0 - edgeStrip, y0 - edgeStrip, x1 + edgeStrip, y1 + edgeStrip
}

// Across is the way between the middles of two areas: a line x0, y0, x1, y1 or, where it is shorter around the back of a world, one
// from the left of the two to the left edge of the board, and one from the right edge to the other.
func (m *Map) Across(a, b int) [][4]float64 {
	if m.areas[a].mx > m.areas[b].mx {
		a, b = b, a
	}
	x0, y0 := m.Middle(a)
	x1, y1 := m.Middle(b)
	left, _, right, _ := m.Bounds()
	whole := right - left
	if x1-x0 <= whole/2 || !m.around {
		return [][4]float64{{x0, y0, x1, y1}}
	}
	edge := y0 + (y1-y0)*(x0-left)/(x0+whole-x1) // as high at one edge as at the other
	return [][4]float64{{x0, y0, left, edge}, {right, edge, x1, y1}}
}

// Under is the area that holds a point, -1 for none. A point on a border belongs to one of the areas there.
func (m *Map) Under(x, y float64) int {
	if m.hexes != nil {
		h := hexAt(x/m.grain, y/m.grain)
		i, ok := m.hexes[h]
		switch {
		case m.drawn:
			return m.near(h, 2, x, y)
		case m.rounded:
			return m.near(h, 1, x, y)
		case ok:
			return i
		}
		return -1
	}
	for i := range m.areas {
		if m.areas[i].holds(x, y) {
			return i
		}
	}
	return -1
}

// near is the area with hexes no farther than reach from a hex whose outline holds a point, -1 for none.
func (m *Map) near(h [2]int, reach int, x, y float64) int {
	tried := []int{barred}
	for d := range reach + 1 {
		for dq := -d; dq <= d; dq++ {
			for dr := max(-d, -d-dq); dr <= min(d, d-dq); dr++ {
				i, ok := m.hexes[[2]int{h[0] + dq, h[1] + dr}]
				if !ok || slices.Contains(tried, i) {
					continue
				}
				if m.areas[i].holds(x, y) {
					return i
				}
				tried = append(tried, i)
			}
		}
	}
	return -1
}

// holds tells whether a point lies inside an area's rings.
func (a *area) holds(x, y float64) bool {
	if x < a.x0 || x > a.x1 || y < a.y0 || y > a.y1 {
		return false
	}
	in := false
	for _, e := range a.rim {
		x0, y0, x1, y1 := e.X0, e.Y0, e.X1, e.Y1
		if y0 > y1 || y0 == y1 && x0 > x1 { // the same sum from both sides of a border
			x0, y0, x1, y1 = x1, y1, x0, y0
		}
		if (y0 > y) != (y1 > y) && x < x0+(y-y0)/(y1-y0)*(x1-x0) {
			in = !in
		}
	}
	return in
}

// Barred is the outline of land that is no area: nobody enters it. The caller must not write on it.
func (m *Map) Barred() []board.Edge { return m.barred }

// Ground is coasts and heights for the painter, as package hexmap reads them; nil where the map has none. The caller must not write on it.
func (m *Map) Ground() []byte { return m.ground }

// Toward is the area that lies nearest in the quarter of the plane about a direction, whether one may go there or not, so that a
// cursor led by four keys comes to every area.
func (m *Map) Toward(i, dx, dy int) int {
	return board.Nearest(m, i, dx, dy, func(int) bool { return true })
}

// Contacts lists the areas that have a stretch of border with an area, rising: what the picture shows, whoever may go there.
func (m *Map) Contacts(i int) []int {
	var out []int
	for _, e := range m.areas[i].rim {
		if e.Beyond >= 0 {
			out = append(out, e.Beyond)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
