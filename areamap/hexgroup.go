package areamap

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"awaw/board"
)

// This file makes areas out of groups of hexes.

// joinHexes makes the outlines of areas written as hexes.
func (b *builder) joinHexes() {
	b.rings = make([][][]point, len(b.doc.Area))
	for i, hexes := range b.groups {
		b.rings[i] = b.outline(i, hexes)
	}
	var waste [][]point
	if len(b.barred) > 0 {
		waste = b.outline(barred, b.barred)
	}
	b.rings = append(b.rings, waste)
	if b.doc.Rounded {
		b.round()
	}
	for _, rings := range b.rings {
		for _, ring := range rings {
			for k, p := range ring {
				ring[k] = point{p.x * b.m.grain, p.y * b.m.grain}
			}
		}
	}
	b.rings, waste = b.rings[:len(b.groups)], b.rings[len(b.groups)]
	for _, ring := range waste {
		for k, p := range ring {
			q := ring[(k+1)%len(ring)]
			b.m.barred = append(b.m.barred, board.Edge{X0: p.x, Y0: p.y, X1: q.x, Y1: q.y, Beyond: -1})
		}
	}
	b.join(func(i int) string { return fmt.Sprintf("area[%d].hexes", i) })
}

// barred stands for an area where hexes belong to none.
const barred = -1

// beside are the six hexes round one, clockwise from the east; a hex's side k lies between its corners k and k+1.
var beside = [6][2]int{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}

const halfSide = 0.28867513459481287 // half a side of a hex one unit wide

var hexCorners = [6]point{{.5, -halfSide}, {.5, halfSide}, {0, 2 * halfSide}, {-.5, halfSide}, {-.5, -halfSide}, {0, -2 * halfSide}}

// hexCorner is a corner of hexes, the same number from whichever of its three hexes it is reckoned.
func hexCorner(x, y float64) point {
	return point{math.Round(2*x) / 2, math.Round(y/halfSide) * halfSide}
}

func hexMiddle(h [2]int) (x, y float64) {
	return float64(h[0]) + float64(h[1])/2, float64(h[1]) * math.Sqrt(3) / 2
}

// outline joins the outer sides of a group of hexes to rings.
func (b *builder) outline(area int, hexes [][2]int) [][]point {
	slices.SortFunc(hexes, func(p, q [2]int) int { return cmp.Or(cmp.Compare(p[1], q[1]), cmp.Compare(p[0], q[0])) })
	onward := map[point][]point{}
	var starts []point
	for _, h := range hexes {
		x, y := hexMiddle(h)
		for k, d := range beside {
			if o, ok := b.m.hexes[[2]int{h[0] + d[0], h[1] + d[1]}]; ok && o == area {
				continue
			}
			from, to := hexCorners[k], hexCorners[(k+1)%6]
			p := hexCorner(x+from.x, y+from.y)
			onward[p] = append(onward[p], hexCorner(x+to.x, y+to.y))
			starts = append(starts, p)
		}
	}
	var out [][]point
	for _, s := range starts {
		var ring []point
		for p := s; len(onward[p]) > 0; {
			next := onward[p][0]
			onward[p] = onward[p][1:]
			ring = append(ring, p)
			p = next
		}
		if len(ring) > 0 {
			out = append(out, ring)
		}
	}
	return out
}

// hexAt is the hex that holds a point.
func hexAt(x, y float64) [2]int {
	r := y * 2 / math.Sqrt(3)
	q := x - r/2
	s := -q - r
	rq, rr, rs := math.Round(q), math.Round(r), math.Round(s)
	dq, dr, ds := math.Abs(rq-q), math.Abs(rr-r), math.Abs(rs-s)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return [2]int{int(rq), int(rr)}
}
