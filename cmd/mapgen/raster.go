// The theatre as a raster over the hex plane: which country each sample lies in, if any.
package main

import (
	"math"
	"sort"

	"awaw/hexmap"
)

// perHex is the samples to the width of a hex where hexes are read.
const perHex = 32

// raster covers a rectangle of the plane; sample (i, j) is the middle of its little square.
type raster struct {
	x0, y0 float64
	per    float64 // samples to the width of a hex
	w, h   int
	v      []uint8 // 0 water, else country number + 1
}

func newRaster(x0, y0, x1, y1 float64) *raster { return rasterOf(x0, y0, x1, y1, perHex) }

func rasterOf(x0, y0, x1, y1, per float64) *raster {
	r := &raster{x0: x0, y0: y0, per: per, w: int((x1 - x0) * per), h: int((y1 - y0) * per)}
	r.v = make([]uint8, r.w*r.h)
	return r
}

// fill marks what lies inside rings (even-odd) with n.
func (r *raster) fill(rings []hexmap.Ring, n uint8) {
	r.spans(rings, func(v []uint8) {
		for i := range v {
			v[i] = n
		}
	})
}

// eachInside calls do with the mark of every sample inside a ring.
func (r *raster) eachInside(ring hexmap.Ring, do func(mark *uint8)) {
	r.spans([]hexmap.Ring{ring}, func(v []uint8) {
		for i := range v {
			do(&v[i])
		}
	})
}

// spans finds the stretches of samples inside rings, by the even-odd rule.
func (r *raster) spans(rings []hexmap.Ring, do func(v []uint8)) {
	cross := make([][]float64, r.h)
	for _, ring := range rings {
		for k := range ring {
			p, q := ring[k], ring[(k+1)%len(ring)]
			if p.Y > q.Y {
				p, q = q, p
			}
			py, qy := float64(p.Y), float64(q.Y)
			first := max(0, int(math.Ceil((py-r.y0)*r.per-0.5)))
			for j := first; j < r.h; j++ {
				y := r.y0 + (float64(j)+0.5)/r.per
				if y >= qy {
					break
				}
				t := (y - py) / (qy - py)
				cross[j] = append(cross[j], float64(p.X)+t*float64(q.X-p.X))
			}
		}
	}
	for j, xs := range cross {
		sort.Float64s(xs)
		for k := 0; k+1 < len(xs); k += 2 {
			from := max(0, int(math.Ceil((xs[k]-r.x0)*r.per-0.5)))
			to := from
			for to < r.w && r.x0+(float64(to)+0.5)/r.per < xs[k+1] {
				to++
			}
			if from < to {
				do(r.v[j*r.w+from : j*r.w+to])
			}
		}
	}
}

// at is the mark at a point of the plane, 0 outside.
func (r *raster) at(x, y float64) uint8 {
	i, j := int(math.Floor((x-r.x0)*r.per)), int(math.Floor((y-r.y0)*r.per))
	if i < 0 || j < 0 || i >= r.w || j >= r.h {
		return 0
	}
	return r.v[j*r.w+i]
}

// rings takes an area to the plane.
func (f *frame) rings(a area) []hexmap.Ring {
	var all []hexmap.Ring
	for _, ring := range a.rings {
		var r hexmap.Ring
		for _, p := range ring {
			x, y := f.hexPlane(p.lat, p.lon)
			r = append(r, hexmap.Point{X: float32(x), Y: float32(y)})
		}
		all = append(all, r)
	}
	return all
}
