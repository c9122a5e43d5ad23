// The coast: the land of the data, bent so that it obeys the hexes. No sea hex shows land at its middle, no land
// hex shows sea there; straits are open, one-hex islands are always seen.
package mapsheet

import (
	"awaw/internal/art"
	"cmp"
	"image"
	"image/draw"
	"math"
	"slices"

	"awaw/hexmap"
	"golang.org/x/image/vector"
)

// orientRings turns outer rings one way and lakes the other, by how many rings lie round each.
func orientRings(rings []hexmap.Ring) []landRing {
	out := make([]landRing, 0, len(rings))
	for _, r := range rings {
		if len(r) < 3 {
			continue
		}
		l := landRing{pts: make([]art.Pt, len(r)), x0: math.Inf(1), y0: math.Inf(1), x1: math.Inf(-1), y1: math.Inf(-1)}
		for i, p := range r {
			x, y := float64(p.X), float64(p.Y)
			l.pts[i] = art.Pt{X: x, Y: y}
			l.x0, l.x1, l.y0, l.y1 = min(l.x0, x), max(l.x1, x), min(l.y0, y), max(l.y1, y)
		}
		out = append(out, l)
	}
	Rest()
	for i, lake := range within(out) {
		Rest()
		out[i].pts = art.SameTurn(out[i].pts)
		if lake {
			out[i].pts = art.Backwards(out[i].pts)
		}
	}
	return out
}

type landRing struct {
	pts            []art.Pt
	x0, y0, x1, y1 float64
}

// within tells of each ring whether its first point lies within an odd number of the others: each of their edges is held against the points that lie as high.
func within(rings []landRing) []bool {
	order := make([]int, len(rings))
	for i := range order {
		order[i] = i
	}
	high := func(i int) float64 { return rings[i].pts[0].Y }
	slices.SortFunc(order, func(i, j int) int { return cmp.Compare(high(i), high(j)) })
	odd := make([]bool, len(rings))
	for j, r := range rings {
		Rest()
		for k, a := range r.pts {
			b := r.pts[(k+1)%len(r.pts)]
			from, _ := slices.BinarySearchFunc(order, min(a.Y, b.Y), func(i int, y float64) int { return cmp.Compare(high(i), y) })
			for _, i := range order[from:] {
				p := rings[i].pts[0]
				if p.Y >= max(a.Y, b.Y) {
					break
				}
				if i != j && p.X < a.X+(p.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
					odd[i] = !odd[i]
				}
			}
		}
	}
	return odd
}

// stripHeight is how many rows of land are rasterized in one piece, and restPoints how many points of a shore: whoever has one thread for all it does goes on between.
const (
	stripHeight = 64
	restPoints  = 1024
)

// landMask paints the data's land, 0 to 1, strip by strip.
func (s *Sheet) landMask(v art.View, w, h int) field {
	f := newField(w, h)
	m := image.NewAlpha(image.Rect(0, 0, w, min(h, stripHeight)))
	ras := new(vector.Rasterizer)
	for y := 0; y < h; y += stripHeight {
		m.Rect.Max.Y = min(h-y, stripHeight)
		s.landStrip(ras, v.Moved(0, float64(y)), m)
		Rest()
		for i, a := range m.Pix[:w*m.Rect.Max.Y] {
			f.v[y*w+i] = float32(a) / 255
		}
	}
	return f
}

// landStrip paints the data's land over a mask.
func (s *Sheet) landStrip(ras *vector.Rasterizer, v art.View, m *image.Alpha) {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	ras.Reset(w, h)
	ras.DrawOp = draw.Src
	x1, y1 := v.Plane(float64(w), float64(h))
	for _, r := range s.rings {
		if r.x1 < v.X0 || r.x0 > x1 || r.y1 < v.Y0 || r.y0 > y1 {
			continue
		}
		last := r.pts[len(r.pts)-1]
		x0, y0 := v.Px(last.X, last.Y)
		ras.MoveTo(float32(x0), float32(y0))
		for i, p := range r.pts {
			x, y := v.Px(p.X, p.Y)
			if max(y0, y) <= 0 || min(y0, y) >= float64(h) { // above or under the strip
				ras.MoveTo(float32(x), float32(y))
			} else {
				ras.LineTo(float32(x), float32(y))
			}
			if y0 = y; i%restPoints == 0 {
				Rest()
			}
		}
	}
	Rest()
	ras.Draw(m, m.Rect, image.Opaque, image.Point{})
}

// eachHex calls f for every space whose hex touches the window.
func (s *Sheet) eachHex(v art.View, w, h int, f func(i int, sp *hexmap.Space, cx, cy float64)) {
	for i := range s.m.Len() {
		sp := s.m.Space(i)
		if sp.Box {
			continue
		}
		cx, cy := v.Center(sp.Hex)
		if cx > -v.W*.51 && cx < float64(w)+v.W*.51 && cy > -v.W*.6 && cy < float64(h)+v.W*.6 {
			f(i, sp, cx, cy)
		}
	}
}

// eachSpan calls f for the pixels x0 to x1 of every row of a hex; every pixel belongs to one hex.
func eachSpan(v art.View, w, h int, cx, cy float64, f func(y, x0, x1 int)) {
	rad := v.W * art.HexRadius
	for y := max(0, int(math.Ceil(cy-rad-.5))); y < h && float64(y)+.5 < cy+rad; y++ {
		half := min(v.W/2, (rad-math.Abs(float64(y)+.5-cy))*math.Sqrt(3))
		x0, x1 := int(math.Ceil(cx-half-.5)), int(math.Ceil(cx+half-.5))
		if x0, x1 = max(0, x0), min(w, x1); x0 < x1 {
			f(y, x0, x1)
		}
	}
}

// coast builds the land field of a window, land where it is over one half, and the space each pixel lies in (-1 off the map).
func (s *Sheet) coast(v art.View, w, h int) (field, []int32) {
	f := s.landMask(v, w, h)
	f.gauss(.034 * v.W)
	owner := make([]int32, w*h)
	for i := range owner {
		owner[i] = -1
	}
	pull := pullTable()
	s.eachHex(v, w, h, func(i int, sp *hexmap.Space, cx, cy float64) {
		Rest()
		sign := float32(1)
		if sp.Sea {
			sign = -1
		}
		eachSpan(v, w, h, cx, cy, func(y, x0, x1 int) {
			dy := (float64(y) + .5 - cy) / v.W
			for x := x0; x < x1; x++ {
				owner[y*w+x] = int32(i)
				dx := (float64(x) + .5 - cx) / v.W
				if sp.Island {
					f.v[y*w+x] = max(f.v[y*w+x], island(dx, dy, v.W, sp.Hex))
					continue
				}
				if t := (dx*dx + dy*dy) * pullScale; t < pullSize {
					f.v[y*w+x] += sign * pull[int(t)]
				}
			}
		})
	})
	s.eachHex(v, w, h, func(i int, sp *hexmap.Space, _, _ float64) {
		for d := range 3 {
			if s.m.Side(i, d).Strait {
				openStrait(f, v, v.Corner(sp.Hex, d), v.Corner(sp.Hex, d+1))
			}
		}
	})
	f.gauss(.012 * v.W)
	return f, owner
}

// wide takes a hex for 110 km.
func (s *Sheet) wide() float64 { return 110 }

func (s *Sheet) stroke(v art.View) float64 { return v.W / 64 }

// kind is the terrain of a space, and whether it is neutral ground.
func (s *Sheet) kind(owner int32) (hexmap.Terrain, bool) {
	if owner < 0 {
		return hexmap.Clear, false
	}
	return s.m.Space(int(owner)).Terrain, s.neutral[owner]
}

const (
	pullSize  = 2048
	pullScale = pullSize / .36 // squared distance to table index; beyond .6 of a hex nothing pulls
)

// pullTable is how hard a hex pulls the coast by the squared distance from its middle.
func pullTable() []float32 {
	t := make([]float32, pullSize)
	for i := range t {
		t[i] = float32(.55 * (1 - smooth(.12, .56, math.Sqrt((float64(i)+.5)/pullScale))))
	}
	return t
}

// island is the field of a one-hex island: a disc whose rim wobbles by the hex, at least 9 pixels across.
func island(dx, dy, w float64, h hexmap.Hex) float32 {
	d := math.Hypot(dx, dy)
	if d > .4 && d*w > 8 {
		return 0
	}
	a := math.Atan2(dy, dx)
	r := max(.20, 4.5/w) * (1 + .09*math.Sin(3*a+float64(h.Q)) + .06*math.Sin(5*a+float64(h.R)))
	return float32(min(1, max(0, .5+(r-d)*9)))
}

// openStrait presses the field down along a hexside.
func openStrait(f field, v art.View, p, q art.Pt) {
	reach := .16 * v.W
	for y := max(0, int(min(p.Y, q.Y)-reach)); y < min(f.h, int(max(p.Y, q.Y)+reach)+1); y++ {
		for x := max(0, int(min(p.X, q.X)-reach)); x < min(f.w, int(max(p.X, q.X)+reach)+1); x++ {
			px, py := float64(x)+.5, float64(y)+.5
			dx, dy := q.X-p.X, q.Y-p.Y
			t := min(1, max(0, ((px-p.X)*dx+(py-p.Y)*dy)/(dx*dx+dy*dy)))
			d := math.Hypot(px-p.X-t*dx, py-p.Y-t*dy) / v.W
			f.v[y*f.w+x] -= float32(1.1 * (1 - smooth(.05, .16, d)))
		}
	}
}
