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
	spread     = .48 // hexes: how far borders round off what the hexes give
	coastBlur  = 1.6 // samples
	straitWide = .26 // hexes
	crumb      = 10  // samples: what is smaller goes to what lies round it
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

// dry is the land of the window, over one half where it is land: straits open, the coast a little softened.
func (s *canvas) dry() (*softened, error) {
	coasts, err := s.coasts(1)
	if err != nil {
		return nil, err
	}
	hard := rasterOf(s.window[0], s.window[1], s.window[2], s.window[3], s.fine)
	hard.fill(coasts, 1)
	s.stamp(hard, s.strait, 0)
	s.stamp(hard, s.bridge, 1)
	return soften(hard, coastBlur), nil
}

// stamp puts discs of land or water on a raster.
func (s *canvas) stamp(r *raster, places [][2]float64, mark uint8) {
	for _, at := range places {
		x, y := s.plane(at[0], at[1])
		x, y = (x-s.window[0])*s.fine, (y-s.window[1])*s.fine
		reach := straitWide * s.fine
		for j := max(0, int(y-reach)); j <= min(r.h-1, int(y+reach)); j++ {
			for i := max(0, int(x-reach)); i <= min(r.w-1, int(x+reach)); i++ {
				if math.Hypot(float64(i)+.5-x, float64(j)+.5-y) < reach {
					r.v[j*r.w+i] = mark
				}
			}
		}
	}
}

// softened is a raster of shares.
type softened struct {
	w, h int
	v    []float32
}

// kind tells a sample's: 1 for land, 0 for water.
func (s *softened) kind(n int) int {
	if s.v[n] > .5 {
		return 1
	}
	return 0
}

// soften blurs a raster with a bell.
func soften(r *raster, sigma float64) *softened {
	reach := int(math.Ceil(2.6 * sigma))
	bell := make([]float32, 2*reach+1)
	var sum float32
	for i := range bell {
		bell[i] = float32(math.Exp(-float64((i-reach)*(i-reach)) / (2 * sigma * sigma)))
		sum += bell[i]
	}
	across, out := make([]float32, len(r.v)), make([]float32, len(r.v))
	for j := range r.h {
		for i := range r.w {
			for k, b := range bell {
				across[j*r.w+i] += b / sum * float32(r.v[j*r.w+min(max(i+k-reach, 0), r.w-1)])
			}
		}
	}
	for j := range r.h {
		for k, b := range bell {
			from := across[min(max(j+k-reach, 0), r.h-1)*r.w:]
			for i := range r.w {
				out[j*r.w+i] += b / sum * from[i]
			}
		}
	}
	return &softened{r.w, r.h, out}
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
