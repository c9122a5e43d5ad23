// Overlays of hexes: range with its pool of light, staging, enemy reach, patrol, selection, supply cut.
package art

import (
	"image"
	"math"
	"slices"

	"awaw/hexmap"
)

// hexSet answers membership fast and keeps an order, so that pictures do not depend on the caller's.
type hexSet struct {
	in    map[hexmap.Hex]bool
	order []hexmap.Hex
}

func newHexSet(hexes []hexmap.Hex) hexSet {
	s := hexSet{in: make(map[hexmap.Hex]bool, len(hexes))}
	for _, h := range hexes {
		if !s.in[h] {
			s.in[h] = true
			s.order = append(s.order, h)
		}
	}
	slices.SortFunc(s.order, func(a, b hexmap.Hex) int {
		if a.R != b.R {
			return int(a.R) - int(b.R)
		}
		return int(a.Q) - int(b.Q)
	})
	return s
}

// rim calls f for every hexside between a hex of the set and one outside it.
func (s hexSet) rim(f func(h hexmap.Hex, dir int)) {
	for _, h := range s.order {
		for d := range 6 {
			if !s.in[h.Neighbor(d)] {
				f(h, d)
			}
		}
	}
}

func (s hexSet) outline(v View) *Path {
	p := NewPath()
	s.rim(func(h hexmap.Hex, d int) {
		a, b := v.Corner(h, d), v.Corner(h, d+1)
		p.M(a.X, a.Y).L(b.X, b.Y)
	})
	return p
}

// RangePool lights the hexes of a range, dims what lies outside and outlines them. The canvas must be the window of v.
func (c *Canvas) RangePool(v View, hexes []hexmap.Hex) {
	c.Pool(v, hexes)
	c.RangeLine(v, hexes)
}

// Pool lights the hexes and dims the rest of the picture; it belongs under names and arrows.
func (c *Canvas) Pool(v View, hexes []hexmap.Hex) {
	s := newHexSet(hexes)
	pool := NewPath()
	for _, h := range s.order {
		pool.Add(v.HexPath(h, -.5).Union())
	}
	full := image.NewAlpha(c.Img.Rect)
	for i := range full.Pix {
		full.Pix[i] = 255
	}
	if m := c.cover(pool, c.Img.Rect); m != nil {
		for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
			for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
				full.Pix[full.PixOffset(x, y)] = 255 - m.Pix[m.PixOffset(x, y)]
			}
		}
	}
	blurMask(full, max(1, int(5*c.k)))
	if !c.kit.bold {
		c.FillMask(full, Solid(c.Pal().Overlay.DimOutside, .24))
	}
	for i, a := range full.Pix {
		full.Pix[i] = 255 - a
	}
	c.FillMask(full, Solid(c.Pal().Accent.LampGlow, .09))
}

// RangeLine outlines a range: lamp on a dark casing.
func (c *Canvas) RangeLine(v View, hexes []hexmap.Hex) {
	p := newHexSet(hexes).outline(v)
	c.Stroke(p, c.heavy(5.6), c.Pal().Overlay.RangeCase, .80)
	c.Stroke(p, c.heavy(3), c.Pal().Overlay.Range, 1)
}

// RangeTag writes a tag at the top corner of a range.
func (c *Canvas) RangeTag(v View, hexes []hexmap.Hex, text string) {
	s := newHexSet(hexes)
	if len(s.order) == 0 {
		return
	}
	top := s.order[0]
	for _, h := range s.order {
		if h.R == s.order[0].R {
			top = h
		}
	}
	a := v.Corner(top, 5)
	st := Style{Face: CondBold, Size: 12, Color: c.Pal().Overlay.Range, Align: Centre}
	w := c.kit.Width(text, st) + 14
	c.Fill(Rect{a.X - w/2, a.Y + 7, w, 20}.Round(4), Solid(c.Pal().Overlay.RangeCase, .95))
	c.TextMid(text, a.X, a.Y+17, st)
}

// Staging hatches bases with room and dashes the outline of full ones; land, which may be nil, says how much of each
// pixel is land (see Sheet.Tile).
func (c *Canvas) Staging(v View, room, full []hexmap.Hex, land *image.Alpha) {
	if land == nil {
		land = image.NewAlpha(c.Img.Rect)
		for i := range land.Pix {
			land.Pix[i] = 255
		}
	}
	o := c.Pal().Overlay
	lines := onGround(land, o.StagingOnLand, o.StagingOnSea, .62, .80)
	plane := PaintFunc(func(x, y int) (RGB, float64) {
		mx, my := (float64(x)+.5-c.ox)/c.k+v.X0*v.W, (float64(y)+.5-c.oy)/c.k+v.Y0*v.W
		col, a := lines.f(x, y)
		return col, a * hatchAt((mx+my)*math.Sqrt2/2, 8, 2.2, c.k)
	})
	edge := onGround(land, o.StagingOnLand, o.StagingOnSea, .95, .95)
	for _, h := range newHexSet(room).order {
		p := v.HexPath(h, 2.5)
		c.Fill(p, plane)
		c.Fill(p.Outline(2, false), edge)
	}
	for _, h := range newHexSet(full).order {
		c.Fill(v.HexPath(h, 2.5).Dash(6, 4).Outline(2, true), edge)
	}
}

// EnemyReach outlines hexes the enemy reaches: long dashes, and a tooth in each hexside that points home.
func (c *Canvas) EnemyReach(v View, hexes []hexmap.Hex) {
	s := newHexSet(hexes)
	line, teeth := s.outline(v), NewPath()
	s.rim(func(h hexmap.Hex, d int) {
		a, b := v.Corner(h, d), v.Corner(h, d+1)
		cx, cy := v.Center(h)
		mx, my := (a.X+b.X)/2, (a.Y+b.Y)/2
		l, e := math.Hypot(cx-mx, cy-my), math.Hypot(b.X-a.X, b.Y-a.Y)
		ux, uy := (b.X-a.X)/e*4.5, (b.Y-a.Y)/e*4.5
		teeth.Add(Poly(mx-ux, my-uy, mx+ux, my+uy, mx+(cx-mx)/l*8, my+(cy-my)/l*8).Union())
	})
	o := c.Pal().Overlay
	c.StrokeButt(line, 4.4, o.EnemyCase, .8)
	c.Stroke(teeth, c.heavy(2), o.EnemyCase, .8)
	c.Fill(teeth, Solid(o.EnemyReach, 1))
	c.StrokeButt(line.Dash(14, 6), 2.4, o.EnemyReach, 1)
}

// Patrol dots the spaces a patrol holds.
func (c *Canvas) Patrol(v View, hexes []hexmap.Hex) {
	col := c.Pal().Overlay.Patrol
	dots := NewPath()
	for _, h := range newHexSet(hexes).order {
		p := v.HexPath(h, 1)
		c.Fill(p, Solid(col, .30))
		cx, cy := v.Center(h)
		for dy := -v.W; dy <= v.W; dy += 10 {
			for dx := -v.W; dx <= v.W; dx += 10 {
				if v.HexAt(cx+dx, cy+dy) == h {
					dots.Add(Circle(cx+dx, cy+dy, 1.7).Union())
				}
			}
		}
	}
	c.Fill(dots, Solid(Mix(col, c.Pal().Paper.Edge, .55), .9))
}

// SelectHex rings one hex in lamp.
func (c *Canvas) SelectHex(v View, h hexmap.Hex) {
	p := v.HexPath(h, 2)
	c.Stroke(p, c.heavy(4.6), c.Pal().Overlay.RangeCase, .8)
	c.Stroke(p, c.heavy(2.4), c.Pal().Accent.Lamp, 1)
}

// HoverHex draws the hex under the pointer.
func (c *Canvas) HoverHex(v View, h hexmap.Hex) {
	c.Stroke(v.HexPath(h, 1.5), c.heavy(1.5), c.Pal().Paper.Edge, .75)
}

// SupplyCut draws a zigzag across the hexside of h in direction dir.
func (c *Canvas) SupplyCut(v View, h hexmap.Hex, dir int) {
	a, b := v.Corner(h, dir), v.Corner(h, dir+1)
	l := math.Hypot(b.X-a.X, b.Y-a.Y)
	if l == 0 {
		return
	}
	nx, ny := -(b.Y-a.Y)/l*4, (b.X-a.X)/l*4
	p := NewPath()
	const teeth = 6
	for i := range teeth + 1 {
		t, side := .12+.76*float64(i)/teeth, float64(1-2*(i&1))
		p.L(a.X+(b.X-a.X)*t+nx*side, a.Y+(b.Y-a.Y)*t+ny*side)
	}
	c.Stroke(p, c.heavy(5.4), c.Pal().Overlay.RangeCase, .8)
	c.Stroke(p, c.heavy(3), c.Pal().Overlay.SupplyCut, 1)
}

// EdgeFall darkens the outer 70 pixels of the map inside r.
func (c *Canvas) EdgeFall(r Rect) {
	col := c.Pal().Chrome.Scrim
	c.Fill(r.Path(), PaintFunc(func(x, y int) (RGB, float64) {
		lx, ly := (float64(x)+.5-c.ox)/c.k, (float64(y)+.5-c.oy)/c.k
		d := min(lx-r.X, r.Right()-lx, ly-r.Y, r.Foot()-ly)
		if d >= 70 {
			return col, 0
		}
		t := 1 - max(0, d)/70
		return col, .34 * t * t
	}))
}

// heavy is the width of a line, half as wide again where the player asked for strong contrast.
func (c *Canvas) heavy(w float64) float64 {
	if c.kit.bold {
		return w * 1.5
	}
	return w
}
