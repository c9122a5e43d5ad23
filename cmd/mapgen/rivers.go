// Rivers: a course given by a few points becomes the chain of hexsides that follows it most closely.
package main

import (
	"fmt"
	"math"

	"awaw/hexmap"
)

// corner is a corner of the grid, by its place in sixths of a hex width and of a row, so that the three hexes
// that share it agree on it.
type corner struct{ x, y int }

func cornerOf(h hexmap.Hex, dir int) corner {
	x, y := h.Corner(dir)
	return corner{int(math.Round(x * 2)), int(math.Round(y * 6 / sqrt3))}
}

func (c corner) plane() (x, y float64) { return float64(c.x) / 2, float64(c.y) * sqrt3 / 6 }

// edge is a hexside between two corners.
type edge struct {
	to  corner
	hex hexmap.Hex
	dir int
}

// chain gives the hexsides of a river as pairs of hexes, source to mouth.
func (w *world) chain(r waterway) ([][2]hexmap.Hex, error) {
	if len(r.Course) < 4 || len(r.Course)%2 != 0 {
		return nil, fmt.Errorf("%s: river %s: expected pairs of lat and lon, at least two", w.theatre.file, r.ID)
	}
	var course [][2]float64
	for i := 0; i < len(r.Course); i += 2 {
		x, y := w.frame.hexPlane(r.Course[i], r.Course[i+1])
		course = append(course, [2]float64{x, y})
	}
	start, end := nearest(course[0]), nearest(course[len(course)-1])
	cost := map[corner]float64{start: 0}
	came := map[corner]corner{}
	by := map[corner]edge{}
	done := map[corner]bool{}
	for !done[end] {
		at, least, any := corner{}, math.Inf(1), false
		for c, v := range cost { // the least is found whatever the order: ties go to the smaller corner
			if !done[c] && (v < least || v == least && (c.y < at.y || c.y == at.y && c.x < at.x)) {
				at, least, any = c, v, true
			}
		}
		if !any {
			return nil, fmt.Errorf("river %s: no way from source to mouth", r.ID)
		}
		done[at] = true
		for _, e := range edges(at) {
			ax, ay := at.plane()
			bx, by2 := e.to.plane()
			off := (away(course, ax, ay) + away(course, bx, by2) + away(course, (ax+bx)/2, (ay+by2)/2)) / 3
			next := least + 0.1 + off*off*4
			if old, ok := cost[e.to]; off < 1.5 && (!ok || next < old) {
				cost[e.to], came[e.to], by[e.to] = next, at, e
			}
		}
	}
	var sides [][2]hexmap.Hex
	for c := end; c != start; c = came[c] {
		e := by[c]
		sides = append(sides, [2]hexmap.Hex{e.hex, e.hex.Neighbor(e.dir)})
	}
	for a, b := 0, len(sides)-1; a < b; a, b = a+1, b-1 {
		sides[a], sides[b] = sides[b], sides[a]
	}
	return sides, nil
}

func nearest(p [2]float64) corner {
	h := hexmap.HexAt(p[0], p[1])
	best, least := corner{}, math.Inf(1)
	for dir := range 6 {
		x, y := h.Corner(dir)
		if d := math.Hypot(x-p[0], y-p[1]); d < least {
			best, least = cornerOf(h, dir), d
		}
	}
	return best
}

// edges are the three hexsides that meet at c.
func edges(c corner) []edge {
	x, y := c.plane()
	var all []edge
	seen := map[corner]bool{}
	for k := range 6 {
		a := float64(k) * math.Pi / 3
		h := hexmap.HexAt(x+0.2*math.Cos(a+0.1), y+0.2*math.Sin(a+0.1))
		for dir := range 6 {
			from, to := cornerOf(h, dir), cornerOf(h, dir+1)
			if to == c {
				from, to = to, from
			}
			if from == c && !seen[to] {
				seen[to] = true
				all = append(all, edge{to, h, dir})
			}
		}
	}
	return all
}

// away is the distance of a point from a course, in hexes.
func away(course [][2]float64, x, y float64) float64 {
	least := math.Inf(1)
	for i := 0; i+1 < len(course); i++ {
		a, b := course[i], course[i+1]
		dx, dy := b[0]-a[0], b[1]-a[1]
		t := ((x-a[0])*dx + (y-a[1])*dy) / math.Max(dx*dx+dy*dy, 1e-12)
		t = math.Min(1, math.Max(0, t))
		least = math.Min(least, math.Hypot(x-a[0]-t*dx, y-a[1]-t*dy))
	}
	return least
}
