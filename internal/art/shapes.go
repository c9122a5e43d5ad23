// Ready-made paths: rectangles with square, round or cut corners, circles, polygons.
package art

import "math"

// Rect is a rectangle in logical pixels.
type Rect struct{ X, Y, W, H float64 }

// Inset pulls every edge in by d.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Has tells whether a point lies in the rectangle; right and bottom edge do not.
func (r Rect) Has(x, y float64) bool { return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H }

// Overlap gives the area two rectangles share.
func (r Rect) Overlap(o Rect) float64 {
	w := min(r.X+r.W, o.X+o.W) - max(r.X, o.X)
	h := min(r.Y+r.H, o.Y+o.H) - max(r.Y, o.Y)
	if w <= 0 || h <= 0 {
		return 0
	}
	return w * h
}

// MidX is the rectangle's middle from left to right.
func (r Rect) MidX() float64 { return r.X + r.W/2 }

// MidY is the rectangle's middle from top to bottom.
func (r Rect) MidY() float64 { return r.Y + r.H/2 }

// Right is the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Foot is the bottom edge.
func (r Rect) Foot() float64 { return r.Y + r.H }

// Path outlines the rectangle.
func (r Rect) Path() *Path {
	return NewPath().M(r.X, r.Y).L(r.X+r.W, r.Y).L(r.X+r.W, r.Y+r.H).L(r.X, r.Y+r.H).Z()
}

// Round outlines the rectangle with corners of radius rad.
func (r Rect) Round(rad float64) *Path {
	rad = min(rad, r.W/2, r.H/2)
	if rad <= 0 {
		return r.Path()
	}
	const k = 0.5522847
	x, y, w, h, q := r.X, r.Y, r.W, r.H, rad-k*rad
	p := NewPath().M(x+rad, y).L(x+w-rad, y).C(x+w-q, y, x+w, y+q, x+w, y+rad)
	p.L(x+w, y+h-rad).C(x+w, y+h-q, x+w-q, y+h, x+w-rad, y+h)
	p.L(x+rad, y+h).C(x+q, y+h, x, y+h-q, x, y+h-rad)
	return p.L(x, y+rad).C(x, y+q, x+q, y, x+rad, y).Z()
}

// Chamfer outlines the rectangle with all four corners cut.
func (r Rect) Chamfer(cut float64) *Path {
	x, y, w, h := r.X, r.Y, r.W, r.H
	return NewPath().M(x+cut, y).L(x+w-cut, y).L(x+w, y+cut).L(x+w, y+h-cut).
		L(x+w-cut, y+h).L(x+cut, y+h).L(x, y+h-cut).L(x, y+cut).Z()
}

// Roof outlines the rectangle with its two upper corners cut.
func (r Rect) Roof(cut float64) *Path {
	x, y, w, h := r.X, r.Y, r.W, r.H
	return NewPath().M(x+cut, y).L(x+w-cut, y).L(x+w, y+cut).L(x+w, y+h).L(x, y+h).L(x, y+cut).Z()
}

// Circle outlines a circle.
func Circle(x, y, r float64) *Path { return Ellipse(x, y, r, r) }

// Ellipse outlines an ellipse with level axes.
func Ellipse(x, y, rx, ry float64) *Path {
	n := int(min(400, max(24, max(rx, ry)*3)))
	p := &Path{cur: make([]Pt, n, n+1)}
	for i := range n {
		s, c := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		p.cur[i] = Pt{x + rx*c, y + ry*s}
	}
	return p.Z()
}

// Poly outlines a polygon from pairs x, y; a last odd number is left out.
func Poly(xy ...float64) *Path { return Line(xy...).Z() }

// Line draws an open line through pairs x, y; a last odd number is left out.
func Line(xy ...float64) *Path {
	p := NewPath()
	for i := 0; i+1 < len(xy); i += 2 {
		p.L(xy[i], xy[i+1])
	}
	return p
}
