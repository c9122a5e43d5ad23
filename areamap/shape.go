// Shapes: polygons that share their borders, hexes joined to areas, and the middle of an area.
package areamap

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"awaw/board"
	"awaw/tables"
)

// point is a corner on the plane.
type point struct{ x, y float64 }

// grid is how finely corners are told apart, in plane units: what lies nearer is one corner.
const grid = 1e-6

func snap(x, y float64) point { return point{math.Round(x/grid) * grid, math.Round(y/grid) * grid} }

// polygons makes the outlines of areas written as corners, parted wherever another area's corner lies on them, so that every
// piece has one area on its other side at most.
func (b *builder) polygons() {
	var corners []point
	b.rings = make([][][]point, len(b.doc.Area))
	for i, a := range b.doc.Area {
		var ring []point
		for _, c := range a.Corners {
			p := snap(c[0], c[1])
			ring = append(ring, p)
			corners = append(corners, p)
		}
		if turn(ring) < 0 {
			slices.Reverse(ring)
		}
		if turn(ring) < 1e-3 {
			b.faults.Add(fmt.Sprintf("area[%d].corners", i), "an outline that holds some ground", "correct the corners")
		}
		b.rings[i] = [][]point{ring}
	}
	if len(b.faults) > 0 {
		return
	}
	slices.SortFunc(corners, byX)
	corners = slices.Compact(corners)
	for i := range b.rings {
		b.rings[i][0] = parted(b.rings[i][0], corners)
	}
	b.join(func(i int) string { return fmt.Sprintf("area[%d].corners", i) })
	if len(b.faults) == 0 {
		b.crossings()
	}
}

func byX(p, q point) int { return cmp.Or(cmp.Compare(p.x, q.x), cmp.Compare(p.y, q.y)) }

// turn is twice the ground a ring holds, positive for one that goes clockwise as seen, with y running down.
func turn(ring []point) float64 {
	sum := 0.0
	for k, p := range ring {
		q := ring[(k+1)%len(ring)]
		sum += p.x*q.y - q.x*p.y
	}
	return sum
}

// parted adds to a ring the corners that lie on its edges. corners are sorted from west to east.
func parted(ring, corners []point) []point {
	var out []point
	for k, p := range ring {
		q := ring[(k+1)%len(ring)]
		out = append(out, p)
		lo, hi := min(p.x, q.x)-grid, max(p.x, q.x)+grid
		from, _ := slices.BinarySearchFunc(corners, point{lo, math.Inf(-1)}, byX)
		var on []point
		for _, c := range corners[from:] {
			if c.x > hi {
				break
			}
			if c != p && c != q && between(c, p, q) {
				on = append(on, c)
			}
		}
		slices.SortFunc(on, func(c, d point) int { return cmp.Compare(apart(p, c), apart(p, d)) })
		out = append(out, on...)
	}
	return out
}

func apart(p, q point) float64 { return math.Hypot(q.x-p.x, q.y-p.y) }

// between tells whether c lies on the way from p to q.
func between(c, p, q point) bool {
	long := apart(p, q)
	if long == 0 {
		return false
	}
	along := ((c.x-p.x)*(q.x-p.x) + (c.y-p.y)*(q.y-p.y)) / long
	off := ((c.x-p.x)*(q.y-p.y) - (c.y-p.y)*(q.x-p.x)) / long
	return along > 0 && along < long && math.Abs(off) < 4*grid
}

// join makes the outlines of rings and finds what lies beyond each piece.
func (b *builder) join(at func(area int) string) {
	type way struct{ from, to point }
	whose := map[way]int{}
	for i, rings := range b.rings {
		for _, ring := range rings {
			for k, p := range ring {
				w := way{p, ring[(k+1)%len(ring)]}
				if o, taken := whose[w]; taken {
					b.faults.Add(at(i), fmt.Sprintf("ground that is not also that of %s", b.doc.Area[o].Name), "let the two meet in a border")
					return
				}
				whose[w] = i
			}
		}
	}
	for i, rings := range b.rings {
		a := &b.m.areas[i]
		for _, ring := range rings {
			for k, p := range ring {
				q := ring[(k+1)%len(ring)]
				beyond, shared := whose[way{q, p}]
				if !shared {
					beyond = -1
				}
				a.rim = append(a.rim, board.Edge{X0: p.x, Y0: p.y, X1: q.x, Y1: q.y, Beyond: beyond})
			}
		}
	}
}

// crossings finds outlines that cross: then two areas would hold the same ground.
func (b *builder) crossings() {
	type piece struct {
		board.Edge
		area int
	}
	var all []piece
	for i := range b.m.areas {
		for _, e := range b.m.areas[i].rim {
			all = append(all, piece{e, i})
		}
	}
	slices.SortStableFunc(all, func(p, q piece) int { return cmp.Compare(min(p.X0, p.X1), min(q.X0, q.X1)) })
	for k, p := range all {
		end := max(p.X0, p.X1)
		for _, q := range all[k+1:] {
			if min(q.X0, q.X1) > end {
				break
			}
			if cross(p.Edge, q.Edge) {
				b.faults.Add(fmt.Sprintf("area[%d].corners", max(p.area, q.area)), fmt.Sprintf("an outline that does not cross that of %s", b.doc.Area[min(p.area, q.area)].Name),
					"let areas meet in a border")
				return
			}
		}
	}
	for i := range b.m.areas { // one inside another, without a border in common
		for j := range b.m.areas {
			if e := b.m.areas[i].rim[0]; i != j && b.inside(j, (e.X0+e.X1)/2, (e.Y0+e.Y1)/2) && e.Beyond != j {
				b.faults.Add(fmt.Sprintf("area[%d].corners", i), fmt.Sprintf("ground that is not also that of %s", b.doc.Area[j].Name), "lead the outline of the larger round it")
				return
			}
		}
	}
}

// inside tells whether a point lies well inside an area's outline.
func (b *builder) inside(i int, x, y float64) bool {
	a := &b.m.areas[i]
	in := false
	for _, e := range a.rim {
		if (e.Y0 > y) != (e.Y1 > y) && x < e.X0+(y-e.Y0)/(e.Y1-e.Y0)*(e.X1-e.X0) {
			in = !in
		}
	}
	return in && offRim(a.rim, x, y) > 4*grid
}

// cross tells whether two edges cross between their ends.
func cross(p, q board.Edge) bool {
	side := func(e board.Edge, x, y float64) float64 { return (e.X1-e.X0)*(y-e.Y0) - (e.Y1-e.Y0)*(x-e.X0) }
	const least = 1e-9
	a, c := side(p, q.X0, q.Y0), side(p, q.X1, q.Y1)
	d, e := side(q, p.X0, p.Y0), side(q, p.X1, p.Y1)
	return (a > least && c < -least || a < -least && c > least) && (d > least && e < -least || d < -least && e > least)
}

// measure finds the bounds of areas and of the map, and where counters stand.
func (b *builder) measure() {
	inf := math.Inf(1)
	b.m.bounds = [4]float64{inf, inf, -inf, -inf}
	for i := range b.m.areas {
		tables.Rest()
		a := &b.m.areas[i]
		a.x0, a.y0, a.x1, a.y1 = inf, inf, -inf, -inf
		for _, e := range a.rim {
			a.x0, a.y0, a.x1, a.y1 = min(a.x0, e.X0), min(a.y0, e.Y0), max(a.x1, e.X0), max(a.y1, e.Y0)
		}
		w := &b.m.bounds
		w[0], w[1], w[2], w[3] = min(w[0], a.x0), min(w[1], a.y0), max(w[2], a.x1), max(w[3], a.y1)
		if len(b.doc.Area[i].At) != 2 {
			a.widest()
		}
	}
	for i, a := range b.doc.Area {
		if len(a.At) != 2 {
			continue
		}
		tables.Rest()
		if b.m.Under(a.At[0], a.At[1]) != i {
			b.faults.Add(fmt.Sprintf("area[%d].at", i), "a point inside the area", "correct it or leave it out")
			continue
		}
		x := &b.m.areas[i]
		x.mx, x.my = a.At[0], a.At[1]
		x.room = offRim(x.rim, x.mx, x.my)
	}
}

// widest puts the middle where the border is farthest, sought on a lattice and then more finely about the best point.
func (a *area) widest() {
	const n, rounds = 24, 5
	cx, cy, w, h := (a.x0+a.x1)/2, (a.y0+a.y1)/2, a.x1-a.x0, a.y1-a.y0
	a.mx, a.my, a.room = cx, cy, -1
	for range rounds {
		for j := range n {
			past := cx - w // up to here along the row nothing can be farther
			for i := range n {
				x, y := cx+w*((float64(i)+.5)/n-.5), cy+h*((float64(j)+.5)/n-.5)
				if x < past {
					continue
				}
				d := offRim(a.rim, x, y)
				if d > a.room && a.holds(x, y) {
					a.mx, a.my, a.room = x, y, d
				}
				past = x + a.room - d
			}
		}
		cx, cy, w, h = a.mx, a.my, w/6, h/6
	}
}

// offRim is how far a point lies from an outline.
func offRim(rim []board.Edge, x, y float64) float64 {
	best := math.Inf(1)
	for _, e := range rim {
		dx, dy := e.X1-e.X0, e.Y1-e.Y0
		t := min(1, max(0, ((x-e.X0)*dx+(y-e.Y0)*dy)/(dx*dx+dy*dy)))
		ox, oy := x-e.X0-t*dx, y-e.Y0-t*dy
		best = min(best, ox*ox+oy*oy)
	}
	return math.Sqrt(best)
}
