package draw

import (
	"math"
	"slices"

	"awaw/board"
	"awaw/internal/art"
	"awaw/internal/art/orderart"
)

// This file paints grounds on the overlay: who holds what, what may be reached, and the line around it.

// outline is the edge of a space, drawn in a little.
func (p *overlayPainter) outline(i int) *art.Path {
	return art.SpacesOf(p.s.Board, []int{i}).Path(p.v, 3)
}

// spaces takes those of a list that lie on the map itself.
func (p *overlayPainter) spaces(list []int) art.Spaces {
	on := make([]int, 0, len(list))
	for _, i := range list {
		if p.onMap(i) {
			on = append(on, i)
		}
	}
	return art.SpacesOf(p.s.Board, on)
}

// onMap tells whether a space is there, and no box beside the map.
func (p *overlayPainter) onMap(i int) bool {
	return i >= 0 && i < p.s.Board.Len() && !board.Beside(p.s.Board, i)
}

// fence dims what lies beyond the part of the map in play.
func (p *overlayPainter) fence() {
	a := p.m.Area
	switch {
	case len(a.Spaces) > 0:
		p.fenceSpaces(a.Spaces)
	case a.Corners != [2]int{} && p.onMap(a.Corners[0]) && p.onMap(a.Corners[1]):
		p.fenceCorners(a.Corners)
	}
}

// fenceSpaces dims every other space.
func (p *overlayPainter) fenceSpaces(in []int) {
	var beyond []int
	for i := range p.s.Board.Len() {
		if !slices.Contains(in, i) {
			beyond = append(beyond, i)
		}
	}
	p.c.Fill(art.SpacesOf(p.s.Board, beyond).Joined(p.v, 0), p.beyond())
	p.c.Stroke(art.SpacesOf(p.s.Board, in).Border(p.v), 1.5, p.kit.Pal.Paper.Edge, .5)
}

// beyond is what is laid over ground that is not in play.
func (p *overlayPainter) beyond() art.Paint { return art.Solid(p.kit.Pal.Chrome.Scrim, .5) }

// fenceCorners dims all that does not lie between two hexes.
func (p *overlayPainter) fenceCorners(at [2]int) {
	ax, ay := p.v.Middle(p.s.Board, at[0])
	bx, by := p.v.Middle(p.s.Board, at[1])
	x0, x1 := math.Max(0, math.Min(ax, bx)-p.v.W/2), math.Min(p.w, math.Max(ax, bx)+p.v.W/2)
	y0, y1 := math.Max(0, math.Min(ay, by)-p.v.W/math.Sqrt(3)), math.Min(p.h, math.Max(ay, by)+p.v.W/math.Sqrt(3))
	ink := p.beyond()
	if x0 >= x1 || y0 >= y1 {
		p.c.Fill(art.Rect{W: p.w, H: p.h}.Path(), ink)
		return
	}
	for _, r := range []art.Rect{{W: p.w, H: y0}, {Y: y1, W: p.w, H: p.h - y1}, {Y: y0, W: x0, H: y1 - y0}, {X: x1, Y: y0, W: p.w - x1, H: y1 - y0}} {
		if r.W > 0 && r.H > 0 {
			p.c.Fill(r.Path(), ink)
		}
	}
	p.c.Stroke(art.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}.Path(), 1.5, p.kit.Pal.Paper.Edge, .5)
}

// ground paints pool, staging, range and reach.
func (p *overlayPainter) ground() {
	p.fence()
	p.control()
	if len(p.m.Watched) > 0 {
		orderart.Watch(p.c, p.v, p.spaces(p.m.Watched))
	}
	if lamps := p.spaces(p.m.Lamps); lamps.Len() > 0 {
		p.c.Fill(lamps.Joined(p.v, 0), art.Solid(p.kit.Pal.Accent.LampGlow, .25))
		p.c.Stroke(lamps.Border(p.v), 3.4, p.kit.Pal.Accent.Lamp, 1)
	}
	pool := p.spaces(p.m.Pool)
	if pool.Len() > 0 {
		p.c.Pool(p.v, pool)
	}
	if len(p.m.Staging) > 0 {
		var room, full []int
		for _, st := range p.m.Staging {
			if st.Full {
				full = append(full, st.Space)
			} else {
				room = append(room, st.Space)
			}
		}
		b := p.c.Img.Bounds()
		p.c.Staging(p.v, p.spaces(room), p.spaces(full), p.s.Paint.Land(p.dv, b.Dx(), b.Dy()))
	}
	for _, i := range p.m.Lit {
		if i >= 0 && i < p.s.Board.Len() {
			p.lit(i)
		}
	}
	for _, st := range p.m.Staging {
		if st.Space >= 0 && st.Space < p.s.Board.Len() && !p.onMap(st.Space) && !st.Full {
			p.lit(st.Space)
		}
	}
	if pool.Len() > 0 {
		p.c.RangeLine(p.v, pool)
		if p.m.PoolTag != "" {
			p.c.RangeTag(p.v, pool, p.m.PoolTag)
		}
	}
	if len(p.m.Reach) > 0 {
		p.c.EnemyReach(p.v, p.spaces(p.m.Reach))
	}
}

// control tints what every side holds and draws the line between them.
func (p *overlayPainter) control() {
	if len(p.m.Holders) == 0 {
		return
	}
	sides := p.c.Pal().SideList()
	held := map[art.Side][]int{}
	of := func(i int) (art.Side, bool) {
		if i < 0 || i >= len(p.m.Holders) || p.m.Holders[i] == "" || !p.onMap(i) || p.s.Board.Sea(i) {
			return "", false
		}
		return art.Side(p.m.Holders[i]), true
	}
	seen := art.Rect{X: -2 * p.v.W, Y: -2 * p.v.W, W: p.w + 4*p.v.W, H: p.h + 4*p.v.W}
	for i := range p.m.Holders {
		if side, ok := of(i); ok && art.SpacesOf(p.s.Board, []int{i}).Rect(p.v).Overlap(seen) > 0 {
			held[side] = append(held[side], i)
		}
	}
	by := map[art.Side]art.Spaces{}
	for side, list := range held {
		by[side] = art.SpacesOf(p.s.Board, list)
	}
	if p.m.Control {
		b := p.c.Img.Bounds()
		land := p.s.Paint.Land(p.dv, b.Dx(), b.Dy())
		if p.m.Tokens {
			p.c.Holdings(p.v, sides, by, func(i int) (art.Side, bool) {
				if s, ok := of(i); ok {
					return s, true
				}
				return "", p.onMap(i) && !p.s.Board.Sea(i)
			}, land)
		} else {
			p.c.Control(p.v, sides, by, land)
		}
	}
	if p.m.Front {
		p.c.Front(p.v, sides, by, of)
	}
}
