// Where boxes lie: beside the map, near the hexes they lead to, in a place of their own on the plane.
package hexmap

import (
	"math"
	"slices"
)

// The size of a box in plane units, and the strip of the plane it lies in.
const (
	BoxWidth  = 4.2
	BoxHeight = 1.7
	boxGap    = 0.4 // between boxes, and between boxes and hexes
)

// Middle is where the counters of a space stand on the plane: the middle of a hex, or of a box under its name.
func (m *Map) Middle(i int) (x, y float64) {
	if !m.spaces[i].Box {
		return m.spaces[i].Hex.Plane()
	}
	x, y = m.BoxAt(i)
	return x + BoxWidth/2, y + BoxHeight*.64
}

// BoxAt is the upper left corner of a box on the plane; it is BoxWidth wide and BoxHeight high.
func (m *Map) BoxAt(i int) (x, y float64) {
	at := m.boxAt[i-m.rowAt[len(m.rowAt)-1]]
	return at[0], at[1]
}

// Bounds is the smallest rectangle of the plane round all hexes.
func (m *Map) Bounds() (x0, y0, x1, y1 float64) {
	return m.bounds[0], m.bounds[1], m.bounds[2], m.bounds[3]
}

// measure finds the bounds.
func (m *Map) measure() {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i := range m.spaces {
		if !m.spaces[i].Box {
			x, y := m.spaces[i].Hex.Plane()
			x0, x1, y0, y1 = min(x0, x-.5), max(x1, x+.5), min(y0, y-1/sqrt3), max(y1, y+1/sqrt3)
		}
	}
	m.bounds = [4]float64{x0, y0, x1, y1}
}

// Extent is the smallest rectangle of the plane round all hexes and boxes.
func (m *Map) Extent() (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = m.Bounds()
	for _, at := range m.boxAt {
		x0, y0 = min(x0, at[0]-boxGap), min(y0, at[1]-boxGap)
		x1, y1 = max(x1, at[0]+BoxWidth+boxGap), max(y1, at[1]+BoxHeight+boxGap)
	}
	return x0, y0, x1, y1
}

// BoxUnder is the box that holds a point of the plane, or -1.
func (m *Map) BoxUnder(x, y float64) int {
	for k, at := range m.boxAt {
		if x >= at[0] && x < at[0]+BoxWidth && y >= at[1] && y < at[1]+BoxHeight {
			return m.rowAt[len(m.rowAt)-1] + k
		}
	}
	return -1
}

// placeBoxes puts every box on the edge of the map nearest to what it is linked with, in order along that edge and apart
// from its neighbours.
func (m *Map) placeBoxes() {
	first := m.rowAt[len(m.rowAt)-1]
	n := len(m.spaces) - first
	m.boxAt = make([][2]float64, n)
	if n == 0 {
		return
	}
	x0, y0, x1, y1 := m.Bounds()
	var edges [4][]int // boxes at the west, east, north and south edge
	middle := make([][2]float64, n)
	for k := range n {
		x, y := m.linkedMiddle(first+k, (x0+x1)/2, y1)
		middle[k] = [2]float64{x, y}
		off := [4]float64{x - x0, x1 - x, y - y0, y1 - y}
		e := slices.Index(off[:], slices.Min(off[:]))
		edges[e] = append(edges[e], k)
	}
	for e, boxes := range edges {
		axis, size, lo, hi := 1, BoxHeight+boxGap, y0, y1
		if e >= 2 {
			axis, size, lo, hi = 0, BoxWidth+boxGap, x0, x1
		}
		slices.SortStableFunc(boxes, func(a, b int) int {
			switch {
			case middle[a][axis] < middle[b][axis]:
				return -1
			case middle[a][axis] > middle[b][axis]:
				return 1
			}
			return a - b
		})
		from := lo
		pos := make([]float64, len(boxes))
		for i, k := range boxes {
			pos[i] = max(from, middle[k][axis]-size/2)
			from = pos[i] + size
		}
		for i := len(pos) - 1; i >= 0; i-- { // push back what ran off the far end
			limit := hi - size
			if i+1 < len(pos) {
				limit = pos[i+1] - size
			}
			pos[i] = min(pos[i], limit)
		}
		for i, k := range boxes {
			m.boxAt[k] = [4][2]float64{{x0 - BoxWidth - boxGap, pos[i]}, {x1 + boxGap, pos[i]}, {pos[i], y0 - BoxHeight - boxGap}, {pos[i], y1 + boxGap}}[e]
		}
	}
}

// linkedMiddle is the middle of the hexes a box is linked with; of one linked with no hex, the point given.
func (m *Map) linkedMiddle(box int, x, y float64) (float64, float64) {
	sx, sy, n := 0.0, 0.0, 0.0
	for _, l := range m.links[box] {
		if s := &m.spaces[l.To]; !s.Box {
			px, py := s.Hex.Plane()
			sx, sy, n = sx+px, sy+py, n+1
		}
	}
	if n == 0 {
		return x, y
	}
	return sx / n, sy / n
}
