// Spaces as shapes: the outlines of hexes, areas and boxes on the plane, for what is painted over the ground.
package art

import (
	"math"
	"slices"

	"awaw/board"
	"awaw/hexmap"
)

// Spaces are some spaces of a board as shapes, in an order of their own, so that pictures do not depend on the caller's.
type Spaces struct {
	in   map[int]bool
	list []outline
}

// outline is one space: its number and its closed rings of edges.
type outline struct {
	id   int
	rim  []board.Edge
	x, y float64 // its middle
}

// SpacesOf takes spaces of a board; one named twice counts once.
func SpacesOf(b board.Board, spaces []int) Spaces {
	s := Spaces{in: make(map[int]bool, len(spaces))}
	ids := slices.Clone(spaces)
	slices.Sort(ids)
	for _, i := range slices.Compact(ids) {
		if i < 0 || i >= b.Len() {
			continue
		}
		x, y := b.Middle(i)
		s.in[i] = true
		s.list = append(s.list, outline{i, b.Rim(i), x, y})
	}
	return s
}

// RimSpaces takes an outline that is no space of a board.
func RimSpaces(rim []board.Edge) Spaces {
	if len(rim) == 0 {
		return Spaces{}
	}
	return Spaces{in: map[int]bool{-1: true}, list: []outline{{-1, rim, rim[0].X0, rim[0].Y0}}}
}

// HexSpaces takes hexes as they lie on the plane, whether a map has them or not.
func HexSpaces(hexes ...hexmap.Hex) Spaces {
	s := Spaces{in: make(map[int]bool, len(hexes))}
	hexes = slices.Clone(hexes)
	slices.SortFunc(hexes, func(a, b hexmap.Hex) int { return hexNumber(a) - hexNumber(b) })
	for _, h := range slices.Compact(hexes) {
		x, y := h.Plane()
		o := outline{id: hexNumber(h), x: x, y: y}
		for d := range 6 {
			x0, y0 := h.Corner(d)
			x1, y1 := h.Corner(d + 1)
			o.rim = append(o.rim, board.Edge{X0: x0, Y0: y0, X1: x1, Y1: y1, Beyond: hexNumber(h.Neighbor(d))})
		}
		s.in[o.id] = true
		s.list = append(s.list, o)
	}
	return s
}

// hexNumber tells hexes apart, row by row from the north.
func hexNumber(h hexmap.Hex) int { return int(h.R)<<16 + int(h.Q) }

// Path outlines the spaces one by one, drawn in by inset pixels on every side.
func (s Spaces) Path(v View, inset float64) *Path {
	p := NewPath()
	for _, o := range s.list {
		p.Add(o.path(v, inset))
	}
	return p
}

// path outlines a space, drawn in by inset pixels on every side.
func (o outline) path(v View, inset float64) *Path {
	p := NewPath()
	for from := 0; from < len(o.rim); {
		to := from + 1
		for to < len(o.rim) && o.rim[to].X0 == o.rim[to-1].X1 && o.rim[to].Y0 == o.rim[to-1].Y1 {
			to++
		}
		ring := make([]Pt, 0, to-from)
		for _, e := range o.rim[from:to] {
			x, y := v.Px(e.X0, e.Y0)
			ring = append(ring, Pt{x, y})
		}
		for k, q := range drawnIn(ring, inset) {
			if k == 0 {
				p.M(q.X, q.Y)
			} else {
				p.L(q.X, q.Y)
			}
		}
		p.Z()
		from = to
	}
	return p
}

// drawnIn moves the edges of a clockwise ring inwards.
func drawnIn(ring []Pt, inset float64) []Pt {
	if inset == 0 || len(ring) < 3 {
		return ring
	}
	out := make([]Pt, len(ring))
	for k, q := range ring {
		p, n := ring[(k+len(ring)-1)%len(ring)], ring[(k+1)%len(ring)]
		ax, ay := inward(p, q)
		bx, by := inward(q, n)
		const sharpest = .3 // a corner is moved by 1/sharpest of inset at most
		share := max(sharpest, 1+ax*bx+ay*by)
		out[k] = Pt{q.X + inset*(ax+bx)/share, q.Y + inset*(ay+by)/share}
	}
	return out
}

// inward is the unit vector from an edge of a clockwise ring to its inner side.
func inward(p, q Pt) (x, y float64) {
	l := math.Hypot(q.X-p.X, q.Y-p.Y)
	if l == 0 {
		return 0, 0
	}
	return (p.Y - q.Y) / l, (q.X - p.X) / l
}

// rim calls f for the edges, in pixels, between a space of the set and one outside it.
func (s Spaces) rim(v View, f func(o *outline, e board.Edge, a, b Pt)) {
	for k := range s.list {
		o := &s.list[k]
		for _, e := range o.rim {
			if !s.in[e.Beyond] {
				x0, y0 := v.Px(e.X0, e.Y0)
				x1, y1 := v.Px(e.X1, e.Y1)
				f(o, e, Pt{x0, y0}, Pt{x1, y1})
			}
		}
	}
}

// Len counts the spaces.
func (s Spaces) Len() int { return len(s.list) }

// Rect bounds the spaces in pixels; of none it is empty.
func (s Spaces) Rect(v View) Rect {
	var r Rect
	for k := range s.list {
		one := s.list[k].box(v)
		if k == 0 {
			r = one
			continue
		}
		x, y := min(r.X, one.X), min(r.Y, one.Y)
		r = Rect{x, y, max(r.Right(), one.Right()) - x, max(r.Foot(), one.Foot()) - y}
	}
	return r
}

// Border is the line round the whole set.
func (s Spaces) Border(v View) *Path {
	p := NewPath()
	s.rim(v, func(_ *outline, _ board.Edge, a, b Pt) { p.M(a.X, a.Y).L(b.X, b.Y) })
	return p
}

// holds tells whether a point of the plane lies in a space.
func (o *outline) holds(x, y float64) bool {
	in := false
	for _, e := range o.rim {
		if (e.Y0 > y) != (e.Y1 > y) && x < e.X0+(y-e.Y0)/(e.Y1-e.Y0)*(e.X1-e.X0) {
			in = !in
		}
	}
	return in
}

// box bounds a space in pixels.
func (o *outline) box(v View) Rect {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, e := range o.rim {
		x0, y0, x1, y1 = min(x0, e.X0), min(y0, e.Y0), max(x1, e.X0), max(y1, e.Y0)
	}
	px, py := v.Px(x0, y0)
	return Rect{px, py, (x1 - x0) * v.W, (y1 - y0) * v.W}
}

// Joined outlines the spaces in one piece, drawn out by grow pixels: what is filled has no seam along their borders.
func (s Spaces) Joined(v View, grow float64) *Path {
	p := NewPath()
	for _, o := range s.list {
		p.Add(o.path(v, -grow).Union())
	}
	return p
}

// Within is the borders between spaces of the set, each once.
func (s Spaces) Within(v View) *Path {
	p := NewPath()
	for _, o := range s.list {
		for _, e := range o.rim {
			if e.Beyond > o.id && s.in[e.Beyond] {
				x0, y0 := v.Px(e.X0, e.Y0)
				x1, y1 := v.Px(e.X1, e.Y1)
				p.M(x0, y0).L(x1, y1)
			}
		}
	}
	return p
}
