// Overlays of spaces: range with its pool of light, staging, enemy reach, patrol, selection, supply cut.
package art

import (
	"image"
	"math"

	"awaw/board"
	"awaw/hexmap"
)

// RangePool lights the spaces of a range, dims what lies outside and outlines them. The canvas must be the window of v.
func (c *Canvas) RangePool(v View, s Spaces) {
	c.Pool(v, s)
	c.RangeLine(v, s)
}

// Pool lights the spaces and dims the rest of the picture; it belongs under names and arrows.
func (c *Canvas) Pool(v View, s Spaces) {
	pool := NewPath()
	for _, o := range s.list {
		pool.Add(o.path(v, -.5).Union())
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
func (c *Canvas) RangeLine(v View, s Spaces) {
	p := s.Border(v)
	c.Stroke(p, c.heavy(5.6), c.Pal().Overlay.RangeCase, .80)
	c.Stroke(p, c.heavy(3), c.Pal().Overlay.Range, 1)
}

// RangeTag writes a tag at the highest corner of a range at which it is clear, if it is anywhere.
func (c *Canvas) RangeTag(v View, s Spaces, text string, clear func(Rect) bool) {
	st := Style{Face: CondBold, Size: 12, Color: c.Pal().Overlay.Range, Align: Centre}
	w := c.kit.Width(text, st) + 14
	a := Pt{math.Inf(-1), math.Inf(1)}
	s.rim(v, func(_ *outline, _ board.Edge, p, _ Pt) {
		if (p.Y < a.Y-1e-6 || p.Y < a.Y+1e-6 && p.X > a.X) && clear(Rect{p.X - w/2, p.Y + 7, w, 20}) {
			a = p
		}
	})
	if math.IsInf(a.Y, 1) {
		return
	}
	c.Fill(Rect{a.X - w/2, a.Y + 7, w, 20}.Round(4), Solid(c.Pal().Overlay.RangeCase, .95))
	c.TextMid(text, a.X, a.Y+17, st)
}

// Staging hatches bases with room and dashes the outline of full ones; land, which may be nil, says how much of each
// pixel is land (see Sheet.Tile).
func (c *Canvas) Staging(v View, room, full Spaces, land *image.Alpha) {
	if land == nil {
		land = image.NewAlpha(c.Img.Rect)
		for i := range land.Pix {
			land.Pix[i] = 255
		}
	}
	o := c.Pal().Overlay
	lines := OnGround(land, o.StagingOnLand, o.StagingOnSea, .62, .80)
	plane := PaintFunc(func(x, y int) (RGB, float64) {
		mx, my := (float64(x)+.5-c.ox)/c.k+v.X0*v.W, (float64(y)+.5-c.oy)/c.k+v.Y0*v.W
		col, a := lines.f(x, y)
		return col, a * hatchAt((mx+my)*math.Sqrt2/2, 8, 2.2, c.k)
	})
	edge := OnGround(land, o.StagingOnLand, o.StagingOnSea, .95, .95)
	for _, o := range room.list {
		p := o.path(v, 2.5)
		c.Fill(p, plane)
		c.Fill(p.Outline(2, false), edge)
	}
	for _, o := range full.list {
		c.Fill(o.path(v, 2.5).Dash(6, 4).Outline(2, true), edge)
	}
}

// EnemyReach outlines spaces the enemy reaches: long dashes, and a tooth in each hexside that points home.
func (c *Canvas) EnemyReach(v View, s Spaces) {
	line, teeth := s.Border(v), NewPath()
	s.rim(v, func(_ *outline, _ board.Edge, a, b Pt) {
		mx, my := (a.X+b.X)/2, (a.Y+b.Y)/2
		e := math.Hypot(b.X-a.X, b.Y-a.Y)
		nx, ny := inward(a, b)
		if e < 4 { // too short to carry one
			return
		}
		ux, uy := (b.X-a.X)/e*4.5, (b.Y-a.Y)/e*4.5
		teeth.Add(Poly(mx-ux, my-uy, mx+ux, my+uy, mx+nx*8, my+ny*8).Union())
	})
	o := c.Pal().Overlay
	c.StrokeButt(line, 4.4, o.EnemyCase, .8)
	c.Stroke(teeth, c.heavy(2), o.EnemyCase, .8)
	c.Fill(teeth, Solid(o.EnemyReach, 1))
	c.StrokeButt(line.Dash(14, 6), 2.4, o.EnemyReach, 1)
}

// Patrol dots the spaces a patrol holds.
func (c *Canvas) Patrol(v View, s Spaces) {
	col := c.Pal().Overlay.Patrol
	dots := NewPath()
	for _, o := range s.list {
		c.Fill(o.path(v, 1), Solid(col, .30))
		cx, cy := v.Px(o.x, o.y)
		box := o.box(v)
		for dy := dotsFrom(v.W, cy-box.Y); cy+dy <= box.Foot(); dy += 10 {
			for dx := dotsFrom(v.W, cx-box.X); cx+dx <= box.Right(); dx += 10 {
				if x, y := v.Plane(cx+dx, cy+dy); o.holds(x, y) {
					dots.Add(Circle(cx+dx, cy+dy, 1.7).Union())
				}
			}
		}
	}
	c.Fill(dots, Solid(Mix(col, c.Pal().Paper.Edge, .55), .9))
}

// dotsFrom is where a row of dots begins that reaches so far before the middle of its space: a hex's width before it, or as many
// dots farther as it takes.
func dotsFrom(w, reach float64) float64 { return -w - 10*math.Ceil(max(0, reach-w)/10) }

// Select rings spaces in lamp.
func (c *Canvas) Select(v View, s Spaces) {
	p := s.Path(v, 2)
	c.Stroke(p, c.heavy(4.6), c.Pal().Overlay.RangeCase, .8)
	c.Stroke(p, c.heavy(2.4), c.Pal().Accent.Lamp, 1)
}

// Hover draws the space under the pointer.
func (c *Canvas) Hover(v View, s Spaces) {
	c.Stroke(s.Path(v, 1.5), c.heavy(1.5), c.Pal().Paper.Edge, .75)
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
