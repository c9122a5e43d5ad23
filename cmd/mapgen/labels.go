// Which space every sample of a drawn board belongs to: land or water by the true coast, then by the hexes of its own kind round about.
package main

import (
	"fmt"
	"math"

	"awaw/areamap"
)

// labels is a raster of spaces, perHex samples to a hex; x0, y0 is its corner in samples of the plane.
type labels struct {
	x0, y0, w, h int
	v            []int16
}

const (
	spread     = .48 // hexes: how far borders round off what the hexes give
	coastBlur  = 1.6 // samples
	straitWide = .26 // hexes
	crumb      = 10  // samples: what is smaller goes to what lies round it
)

// labels draws the spaces of a board.
func (s *provinces) labels(m *areamap.Map) (*labels, error) {
	number := make([]int16, len(s.Group))
	for i, g := range s.Group {
		number[i] = areamap.Waste
		if g.Code != "" {
			n := m.Find(g.Code)
			if n < 0 {
				return nil, fmt.Errorf("%s: the board has no %q", s.ID, g.Code)
			}
			number[i] = int16(n)
		}
	}
	land, err := s.dry()
	if err != nil {
		return nil, err
	}
	l := &labels{x0: int(math.Round(s.Window[0] * perHex)), y0: int(math.Round(s.Window[1] * perHex)), w: land.w, h: land.h}
	l.v = make([]int16, l.w*l.h)
	var sums [19]float64
	for j := range l.h {
		for i := range l.w {
			x, y := (float64(l.x0+i)+.5)/perHex, (float64(l.y0+j)+.5)/perHex
			kind := 0
			if land.v[j*land.w+i] > .5 {
				kind = 1
			}
			g := s.heaviest(kind, x, y, &sums)
			if g < 0 {
				g = s.heaviest(1-kind, x, y, &sums) // a lake, or an island no hex tells of
			}
			if g < 0 {
				return nil, fmt.Errorf("%s: no hex is near %.1f, %.1f", s.ID, x, y)
			}
			l.v[j*l.w+i] = number[g]
		}
	}
	l.sweep()
	return l, nil
}

// heaviest is the group with the greatest weight of hexes of a kind about a point; -1 where there are none.
func (s *provinces) heaviest(kind int, x, y float64, sums *[19]float64) int {
	at := hexUnder(x, y)
	var groups [19]int
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
func (s *provinces) dry() (*softened, error) {
	coasts, err := s.coasts(1)
	if err != nil {
		return nil, err
	}
	hard := newRaster(s.Window[0], s.Window[1], s.Window[2], s.Window[3])
	hard.fill(coasts, 1)
	for _, at := range s.Strait {
		x, y := s.plane(at[0], at[1])
		x, y = (x-s.Window[0])*perHex, (y-s.Window[1])*perHex
		r := straitWide * perHex
		for j := max(0, int(y-r)); j <= min(hard.h-1, int(y+r)); j++ {
			for i := max(0, int(x-r)); i <= min(hard.w-1, int(x+r)); i++ {
				if math.Hypot(float64(i)+.5-x, float64(j)+.5-y) < r {
					hard.v[j*hard.w+i] = 0
				}
			}
		}
	}
	return soften(hard, coastBlur), nil
}

// softened is a raster of shares.
type softened struct {
	w, h int
	v    []float32
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
		x, y := i%l.w, i/l.w
		for _, d := range [4][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}} {
			nx, ny := x+d[0], y+d[1]
			if nx < 0 || ny < 0 || nx >= l.w || ny >= l.h {
				continue
			}
			n := ny*l.w + nx
			switch {
			case l.v[n] != l.v[start]:
				if len(part) < crumb {
					seam = append(seam, l.v[n])
				}
			case !seen[n]:
				seen[n] = true
				part = append(part, n)
			}
		}
	}
	return part, seam
}
