// The view: where on the plane of hexes a window lies, and hexes as outlines in it.
package art

import (
	"math"

	"awaw/board"
	"awaw/hexmap"
)

// HexRadius is centre to corner of a hex one unit wide.
const HexRadius = 0.5773502691896258

// View places a window on the plane: X0, Y0 is the plane position of its upper left corner, W the pixels per hex,
// flat to flat.
type View struct{ X0, Y0, W float64 }

// Px gives the window position of a plane position.
func (v View) Px(x, y float64) (px, py float64) { return (x - v.X0) * v.W, (y - v.Y0) * v.W }

// Plane gives the plane position of a window position.
func (v View) Plane(px, py float64) (x, y float64) { return v.X0 + px/v.W, v.Y0 + py/v.W }

// Center gives the window position of a hex's middle.
func (v View) Center(h hexmap.Hex) (px, py float64) { return v.Px(h.Plane()) }

// Middle gives the window position of where the counters of a space stand.
func (v View) Middle(b board.Board, space int) (px, py float64) { return v.Px(b.Middle(space)) }

// Corner gives corner i of a hex, 0 the upper right, clockwise. The side in direction d lies between corners d and d+1.
func (v View) Corner(h hexmap.Hex, i int) Pt {
	x, y := h.Plane()
	s, c := math.Sincos((-30 + 60*float64(i)) * math.Pi / 180)
	px, py := v.Px(x+HexRadius*c, y+HexRadius*s)
	return Pt{px, py}
}

// HexPath outlines a hex, drawn in by inset pixels on every side.
func (v View) HexPath(h hexmap.Hex, inset float64) *Path {
	x, y := v.Center(h)
	k := 1 - inset/(v.W/2)
	p := NewPath()
	for i := range 6 {
		c := v.Corner(h, i)
		p.L(x+(c.X-x)*k, y+(c.Y-y)*k)
	}
	return p.Z()
}

// HexAt gives the hex under a window position.
func (v View) HexAt(px, py float64) hexmap.Hex { return hexAt(v.Plane(px, py)) }

func hexAt(x, y float64) hexmap.Hex {
	r := y / (math.Sqrt(3) / 2)
	q := x - r/2
	s := -q - r
	rq, rr, rs := math.Round(q), math.Round(r), math.Round(s)
	dq, dr, ds := math.Abs(rq-q), math.Abs(rr-r), math.Abs(rs-s)
	if dq > dr && dq > ds {
		rq = -rr - rs
	} else if dr > ds {
		rr = -rq - rs
	}
	return hexmap.Hex{Q: int16(rq), R: int16(rr)}
}

// Zoomed gives the view after a zoom to w pixels per hex that keeps the plane under px, py where it is.
func (v View) Zoomed(w, px, py float64) View {
	x, y := v.Plane(px, py)
	return View{x - px/w, y - py/w, w}
}

// Moved gives the view after the window moved by pixels over the plane.
func (v View) Moved(dx, dy float64) View { return View{v.X0 + dx/v.W, v.Y0 + dy/v.W, v.W} }
