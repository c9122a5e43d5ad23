// From the globe to the hex plane: a projection, the similarity that best fits the printed places, and a smooth
// warp that takes each of them the rest of the way into its printed hex.
package main

import (
	"fmt"
	"math"

	"awaw/hexmap"
)

// frame takes the globe to the hex plane.
type frame struct {
	proj       azimuthal
	a, b, e, f float64 // X = a·x − b·y + e, Y = b·x + a·y + f
	pull       []pull
	width      float64 // of the pulls, in hexes
}

// pull moves the plane about a point, most at the point, less and less away from it.
type pull struct{ x, y, dx, dy float64 }

// km is the size of a hex from flat to flat, in kilometres.
func (f *frame) km() float64 { return 1 / math.Hypot(f.a, f.b) }

func (f *frame) fitted(lat, lon float64) (x, y float64) {
	u, v := f.proj.plane(lat, lon)
	return f.a*u - f.b*v + f.e, f.b*u + f.a*v + f.f
}

// hexPlane gives plane units for a place on the globe.
func (f *frame) hexPlane(lat, lon float64) (x, y float64) {
	x, y = f.fitted(lat, lon)
	dx, dy := f.shift(x, y)
	return x + dx, y + dy
}

// globe undoes hexPlane.
func (f *frame) globe(x, y float64) (lat, lon float64) {
	u, v := x, y
	for range 12 {
		dx, dy := f.shift(u, v)
		u, v = x-dx, y-dy
	}
	u, v = u-f.e, v-f.f
	d := f.a*f.a + f.b*f.b
	return f.proj.globe((f.a*u+f.b*v)/d, (f.a*v-f.b*u)/d)
}

func (f *frame) shift(x, y float64) (dx, dy float64) {
	for _, p := range f.pull {
		w := bell(x-p.x, y-p.y, f.width)
		dx += w * p.dx
		dy += w * p.dy
	}
	return dx, dy
}

func bell(dx, dy, width float64) float64 { return math.Exp(-(dx*dx + dy*dy) / (2 * width * width)) }

// anchor is a place whose printed hex is known.
type anchor struct {
	Name string  `toml:"name"`
	Hex  string  `toml:"hex"`
	Lat  float64 `toml:"lat"`
	Lon  float64 `toml:"lon"`
	// Weight says how much it counts in the fit; 0 counts as 1.
	Weight float64 `toml:"weight"`
	hex    hexmap.Hex
}

func (a anchor) weight() float64 {
	if a.Weight == 0 {
		return 1
	}
	return a.Weight
}

// fit finds the similarity that brings the anchors nearest to their hexes, then warps. An anchor is moved no
// further than inset hexes from the middle of its hex, so that the warp stays small.
func fit(p azimuthal, anchors []anchor, width, inset float64) (*frame, error) {
	if len(anchors) < 2 {
		return nil, fmt.Errorf("anchors: expected at least two, not %d", len(anchors))
	}
	f := similarity(p, anchors)
	return f, f.warp(anchors, width, inset)
}

func similarity(p azimuthal, anchors []anchor) *frame {
	n := 0.0
	for _, a := range anchors {
		n += a.weight()
	}
	var sx, sy, hx, hy float64
	for _, a := range anchors {
		x, y := p.plane(a.Lat, a.Lon)
		X, Y := a.hex.Plane()
		k := a.weight() / n
		sx, sy, hx, hy = sx+x*k, sy+y*k, hx+X*k, hy+Y*k
	}
	var along, across, size float64
	for _, a := range anchors {
		x, y := p.plane(a.Lat, a.Lon)
		X, Y := a.hex.Plane()
		x, y, X, Y = x-sx, y-sy, X-hx, Y-hy
		k := a.weight()
		along += (x*X + y*Y) * k
		across += (x*Y - y*X) * k
		size += (x*x + y*y) * k
	}
	f := &frame{proj: p, a: along / size, b: across / size}
	f.e, f.f = hx-f.a*sx+f.b*sy, hy-f.b*sx-f.a*sy
	return f
}

// warp adds pulls that together bring every anchor to its target.
func (f *frame) warp(anchors []anchor, width, inset float64) error {
	n := len(anchors)
	points := make([][4]float64, n) // x, y, dx, dy wanted
	for i, a := range anchors {
		x, y := f.fitted(a.Lat, a.Lon)
		hx, hy := a.hex.Plane()
		d := math.Hypot(x-hx, y-hy)
		t := 1 - math.Min(1, inset/math.Max(d, 1e-9))
		points[i] = [4]float64{x, y, (hx - x) * t, (hy - y) * t}
	}
	rows := make([][]float64, n)
	for i, p := range points {
		for _, q := range points {
			rows[i] = append(rows[i], bell(p[0]-q[0], p[1]-q[1], width))
		}
		rows[i] = append(rows[i], p[2], p[3])
	}
	if !eliminate(rows) {
		return fmt.Errorf("anchors: two stand at the same place")
	}
	f.width = width
	for i, p := range points {
		f.pull = append(f.pull, pull{p[0], p[1], rows[i][n], rows[i][n+1]})
	}
	return nil
}

// eliminate solves the linear equations of rows in place (Gauss, Jordan); it tells whether they can be solved.
func eliminate(rows [][]float64) bool {
	for i := range rows {
		top := i
		for j := i + 1; j < len(rows); j++ {
			if math.Abs(rows[j][i]) > math.Abs(rows[top][i]) {
				top = j
			}
		}
		rows[i], rows[top] = rows[top], rows[i]
		if math.Abs(rows[i][i]) < 1e-9 {
			return false
		}
		for k := len(rows[i]) - 1; k >= i; k-- {
			rows[i][k] /= rows[i][i]
		}
		for j := range rows {
			if j == i {
				continue
			}
			by := rows[j][i]
			for k := i; k < len(rows[j]); k++ {
				rows[j][k] -= by * rows[i][k]
			}
		}
	}
	return true
}
