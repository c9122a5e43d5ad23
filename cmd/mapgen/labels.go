// Which space every sample of a drawn board belongs to: land or water by the true coast, then by the hexes of its own kind round about.
package main

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"awaw/areamap"
)

// labels is a raster of spaces, so many samples to a hex; x0, y0 is its corner on the plane of hexes.
type labels struct {
	x0, y0, fine float64
	w, h         int
	v            []int16
}

const (
	spread = .48 // hexes: how far borders round off what the hexes give
	crumb  = 10  // samples: what is smaller goes to what lies round it
)

// labels draws the spaces of a board.
func (s *canvas) labels(m *areamap.Map) (*labels, error) {
	number := make([]int16, len(s.codes))
	for i, code := range s.codes {
		number[i] = areamap.Waste
		if code != "" {
			n := m.Find(code)
			if n < 0 {
				return nil, fmt.Errorf("%s: the board has no %q", s.id, code)
			}
			number[i] = int16(n)
		}
	}
	land, err := s.dry()
	if err != nil {
		return nil, err
	}
	l := &labels{x0: s.window[0], y0: s.window[1], fine: s.fine, w: land.w, h: land.h}
	l.v = make([]int16, l.w*l.h)
	var rest []int
	for n := range l.v {
		x, y := l.middle(n)
		kind := land.kind(n)
		if _, own := s.on[kind][hexUnder(x, y)]; !own {
			l.v[n] = unclaimed
			rest = append(rest, n)
			continue
		}
		l.v[n] = number[s.heaviest(kind, x, y)]
	}
	l.spreadOut(land)
	seen := make([]bool, len(l.v))
	for _, n := range rest {
		if l.v[n] != unclaimed || seen[n] {
			continue
		}
		part, _ := l.piece(n, seen)
		to, ok := s.settle(m, l, part, land.kind(n), number)
		if !ok {
			x, y := l.middle(n)
			return nil, fmt.Errorf("%s: no hex is near %.1f, %.1f", s.id, x, y)
		}
		for _, o := range part {
			l.v[o] = to
		}
	}
	l.sweep()
	return l, nil
}

// settle finds whose a lake or an island is that no hex tells of: the heaviest about it whose neighbours as drawn are its neighbours by hexes.
func (s *canvas) settle(m *areamap.Map, l *labels, part []int, kind int, number []int16) (int16, bool) {
	var around []int16
	votes := map[int16]int{}
	for _, n := range part {
		l.beside(n, func(o int) {
			if v := l.v[o]; v != unclaimed && !slices.Contains(around, v) {
				around = append(around, v)
			}
		})
		x, y := l.middle(n)
		for k := range 2 {
			if g := s.heaviest((kind+k)%2, x, y); g >= 0 {
				votes[number[g]] += 1 + (1-k)*len(part) // those of its own kind first
			}
		}
	}
	order := slices.SortedFunc(maps.Keys(votes), func(p, q int16) int { return cmp.Or(cmp.Compare(votes[q], votes[p]), cmp.Compare(p, q)) })
	for _, v := range slices.Concat(order, around) {
		fits := func(o int16) bool { return o == v || o < 0 || v < 0 || slices.Contains(m.Contacts(int(v)), int(o)) }
		if !slices.ContainsFunc(around, func(o int16) bool { return !fits(o) }) {
			return v, true
		}
	}
	if len(order) == 0 {
		return 0, false
	}
	return order[0], true
}

// unclaimed marks a sample that no hex of its own kind holds.
const unclaimed = areamap.Waste - 1

// middle is where a sample lies on the plane of hexes.
func (l *labels) middle(n int) (x, y float64) {
	return l.x0 + (float64(n%l.w)+.5)/l.fine, l.y0 + (float64(n/l.w)+.5)/l.fine
}

// spreadOut gives samples that nobody holds to what lies beside them on the same land or water, and so on from there: a shore belongs to its
// own land, not to the nearer one across the water.
func (l *labels) spreadOut(land *softened) {
	var edge []int
	for n, v := range l.v {
		if v != unclaimed {
			edge = append(edge, n)
		}
	}
	for len(edge) > 0 {
		var next []int
		for _, n := range edge {
			l.beside(n, func(o int) {
				if l.v[o] == unclaimed && land.kind(o) == land.kind(n) {
					l.v[o] = l.v[n]
					next = append(next, o)
				}
			})
		}
		edge = next
	}
}

// beside calls f for the samples on the four sides of one.
func (l *labels) beside(n int, f func(o int)) {
	x, y := n%l.w, n/l.w
	if x+1 < l.w {
		f(n + 1)
	}
	if y+1 < l.h {
		f(n + l.w)
	}
	if x > 0 {
		f(n - 1)
	}
	if y > 0 {
		f(n - l.w)
	}
}

// alone is the one group that hexes of a kind belong to about a hex, where there are no others.
func (s *canvas) alone(kind int, at axial) (g int, all bool) {
	if c, known := s.lone[kind][at]; known {
		return c, c != several
	}
	g = -1
	for dq := -2; dq <= 2; dq++ {
		for dr := max(-2, -2-dq); dr <= min(2, 2-dq); dr++ {
			o, ok := s.on[kind][axial{at.q + dq, at.r + dr}]
			switch {
			case !ok:
			case g == -1:
				g = o
			case o != g:
				g = several
			}
		}
	}
	if s.lone[kind] == nil {
		s.lone[kind] = map[axial]int{}
	}
	s.lone[kind][at] = g
	return g, g != several
}

// several stands for more than one group.
const several = -2

// heaviest is the group with the greatest weight of hexes of a kind about a point; -1 where there are none.
func (s *canvas) heaviest(kind int, x, y float64) int {
	at := hexUnder(x, y)
	if g, all := s.alone(kind, at); all {
		return g
	}
	var groups [19]int
	var sums [19]float64
	n, best, most := 0, -1, 0.0
	for dq := -2; dq <= 2; dq++ {
		for dr := max(-2, -2-dq); dr <= min(2, 2-dq); dr++ {
			h := axial{at.q + dq, at.r + dr}
			g, ok := s.on[kind][h]
			if !ok {
				continue
			}
			hx, hy := h.plane()
			k := 0
			for k < n && groups[k] != g {
				k++
			}
			if k == n {
				groups[n], sums[n] = g, 0
				n++
			}
			sums[k] += math.Exp(-((hx-x)*(hx-x) + (hy-y)*(hy-y)) / (2 * spread * spread))
			if sums[k] > most {
				best, most = g, sums[k]
			}
		}
	}
	return best
}

// sweep gives crumbs to what lies round them.
func (l *labels) sweep() {
	seen := make([]bool, len(l.v))
	for start := range l.v {
		if seen[start] {
			continue
		}
		part, seam := l.piece(start, seen)
		if len(part) >= crumb {
			continue
		}
		best, most := l.v[start], 0
		for _, v := range seam {
			n := 0
			for _, o := range seam {
				if o == v {
					n++
				}
			}
			if n > most {
				best, most = v, n
			}
		}
		for _, i := range part {
			l.v[i] = best
		}
	}
}

// piece is the samples that hang together with one, and what lies beside them.
func (l *labels) piece(start int, seen []bool) (part []int, seam []int16) {
	seen[start] = true
	part = []int{start}
	for k := 0; k < len(part); k++ {
		i := part[k]
		l.beside(i, func(n int) {
			switch {
			case l.v[n] != l.v[start]:
				if len(part) < crumb {
					seam = append(seam, l.v[n])
				}
			case !seen[n]:
				seen[n] = true
				part = append(part, n)
			}
		})
	}
	return part, seam
}
