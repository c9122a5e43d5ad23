// Which hex belongs to which space.
package main

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"awaw/hexmap"
)

// axial is a hex by column and row on slanting axes.
type axial struct{ q, r int }

func (h axial) plane() (x, y float64) { return float64(h.q) + float64(h.r)/2, float64(h.r) * rowHeight }

// beside are the six hexes round one.
var beside = [6]axial{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}

// hexUnder is the hex that holds a point.
func hexUnder(x, y float64) axial {
	r := math.Round(y / rowHeight)
	best, least := axial{}, math.Inf(1)
	for _, row := range []float64{r - 1, r, r + 1} {
		h := axial{int(math.Round(x - row/2)), int(row)}
		hx, hy := h.plane()
		if d := math.Hypot(hx-x, hy-y); d < least {
			best, least = h, d
		}
	}
	return best
}

// group gives every hex its space.
func (s *spaces) group() (map[axial]int, error) {
	w := s.window()
	x0, y0, x1, y1 := w[0], w[1], w[2], w[3]
	land, err := s.land(x0, y0, x1, y1)
	if err != nil {
		return nil, err
	}
	type count struct{ all, land int }
	counts := map[axial]*count{}
	for j := range land.h {
		for i := range land.w {
			h := hexUnder(land.x0+(float64(i)+.5)/perHex, land.y0+(float64(j)+.5)/perHex)
			c := counts[h]
			if c == nil {
				c = &count{}
				counts[h] = c
			}
			c.all++
			c.land += int(land.v[j*land.w+i])
		}
	}
	dry := map[axial]bool{}
	for h, c := range counts {
		if x, y := h.plane(); x >= x0 && x <= x1 && y >= y0 && y <= y1 {
			dry[h] = float64(c.land) >= s.LandShare*float64(c.all)
		}
	}
	fixed := map[axial]int{}
	for _, f := range s.Ground {
		for _, at := range f.At {
			h := hexUnder(s.plane(at[0], at[1]))
			if _, ok := dry[h]; !ok {
				return nil, fmt.Errorf("ground of %s: %v lies off the board", f.Space, at)
			}
			fixed[h] = s.number(f.Space)
			dry[h] = s.Space[fixed[h]].Land
		}
	}
	out := s.share(dry)
	for h, i := range fixed {
		out[h] = i
	}
	s.gather(out)
	return out, nil
}

// gather gives what of a space hangs together with none of its seeds, and with no hex given by hand, to the space beside it.
func (s *spaces) gather(of map[axial]int) {
	loose := map[axial]bool{}
	for _, part := range stretches(of) {
		if !s.held(of[part[0]], part) {
			for _, h := range part {
				loose[h] = true
			}
		}
	}
	for len(loose) > 0 {
		to := map[axial]int{}
		for h := range loose {
			best := -1
			for _, d := range beside {
				n := axial{h.q + d.q, h.r + d.r}
				if j, ok := of[n]; ok && !loose[n] && s.Space[j].Land == s.Space[of[h]].Land && (best < 0 || j < best) {
					best = j
				}
			}
			if best >= 0 {
				to[h] = best
			}
		}
		if len(to) == 0 {
			return
		}
		for h, i := range to {
			of[h] = i
			delete(loose, h)
		}
	}
}

// held tells whether some hexes have a seed of a space, or one that was given to it by hand.
func (s *spaces) held(i int, part []axial) bool {
	on := func(at [2]float64) bool { return slices.Contains(part, hexUnder(s.plane(at[0], at[1]))) }
	return slices.ContainsFunc(s.Space[i].Seeds, on) ||
		slices.ContainsFunc(s.Ground, func(f spaceFix) bool { return f.Space == s.Space[i].Code && slices.ContainsFunc(f.At, on) })
}

// share gives hexes to the spaces of their kind with a seed on the same stretch of land or water. A stretch without any, a lake or a small
// island, is taken for what lies round it.
func (s *spaces) share(dry map[axial]bool) map[axial]int {
	for range 2 {
		for _, part := range stretches(dry) {
			if len(s.seeds(part, dry[part[0]])) == 0 {
				for _, h := range part {
					dry[h] = !dry[h]
				}
			}
		}
	}
	out := map[axial]int{}
	for _, part := range stretches(dry) {
		land := dry[part[0]]
		seeds := s.seeds(part, land)
		for _, h := range part {
			best, least := -1, math.Inf(1)
			x, y := h.plane()
			for _, i := range seeds {
				if d := s.distance(i, x, y); d < least {
					best, least = i, d
				}
			}
			out[h] = best
		}
	}
	return out
}

// stretches are hexes of one kind that hang together, in a fixed order.
func stretches[T comparable](of map[axial]T) (out [][]axial) {
	order := slices.SortedFunc(maps.Keys(of), func(g, h axial) int { return cmp.Or(cmp.Compare(g.r, h.r), cmp.Compare(g.q, h.q)) })
	seen := map[axial]bool{}
	for _, h := range order {
		if seen[h] {
			continue
		}
		seen[h] = true
		part := []axial{h}
		for k := 0; k < len(part); k++ {
			for _, d := range beside {
				n := axial{part[k].q + d.q, part[k].r + d.r}
				if same, ok := of[n]; ok && !seen[n] && same == of[h] {
					seen[n] = true
					part = append(part, n)
				}
			}
		}
		out = append(out, part)
	}
	return out
}

// seeds lists the spaces of a kind that have a seed on some hexes.
func (s *spaces) seeds(part []axial, land bool) (out []int) {
	on := map[axial]bool{}
	for _, h := range part {
		on[h] = true
	}
	for i, sp := range s.Space {
		if sp.Land == land && slices.ContainsFunc(sp.Seeds, func(at [2]float64) bool { return on[hexUnder(s.plane(at[0], at[1]))] }) {
			out = append(out, i)
		}
	}
	return out
}

// land is the coasts as a raster.
func (s *spaces) land(x0, y0, x1, y1 float64) (*raster, error) {
	t, err := readTopology(s.Inputs)
	if err != nil {
		return nil, err
	}
	areas, err := t.areas("land")
	if err != nil {
		return nil, err
	}
	out := newRaster(x0, y0, x1, y1)
	var rings []hexmap.Ring
	for _, a := range areas {
		for _, r := range a.rings {
			rings = append(rings, s.ring(r))
		}
	}
	out.fill(rings, 1)
	return out, nil
}

// ring takes a coast to the plane. One in the west that the cut would tear apart stays on the side where most of it lies.
func (s *spaces) ring(coast []position) hexmap.Ring {
	beyond, far := 0, false
	for _, p := range coast {
		if p.lon < s.Cut {
			beyond++
		}
		far = far || p.lon > 0
	}
	var out hexmap.Ring
	for _, p := range coast {
		lon := p.lon
		switch {
		case far:
		case 2*beyond < len(coast) && lon < s.Cut:
			lon = s.Cut
		case 2*beyond >= len(coast) && lon >= s.Cut:
			lon = s.Cut - 1e-9
		}
		x, y := s.plane(p.lat, lon)
		out = append(out, hexmap.Point{X: float32(x), Y: float32(y)})
	}
	return out
}

// distance is how far the nearest seed of a space lies.
func (s *spaces) distance(i int, x, y float64) float64 {
	least := math.Inf(1)
	for _, at := range s.Space[i].Seeds {
		sx, sy := s.plane(at[0], at[1])
		least = min(least, math.Hypot(sx-x, sy-y))
	}
	return least
}
