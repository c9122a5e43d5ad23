package draw

import (
	"fmt"
	"image"
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
	if len(a.Spaces) == 0 && a.Corners == [2]int{} {
		return
	}
	key := fenceKey{p.kit, p.s, p.dv, p.c.Img.Rect, a.Corners, fmt.Sprint(a.Spaces)}
	if p.fenced.key == key {
		copySome(p.c.Img.Pix, p.fenced.pix)
		return
	}
	switch {
	case len(a.Spaces) > 0:
		p.fenceSpaces(a.Spaces)
	case p.onMap(a.Corners[0]) && p.onMap(a.Corners[1]):
		p.fenceCorners(a.Corners)
	}
	breathe()
	if len(p.c.Img.Pix) <= mostFenced {
		pix := slices.Grow(p.fenced.pix[:0], len(p.c.Img.Pix))[:len(p.c.Img.Pix)]
		breathe()
		copySome(pix, p.c.Img.Pix)
		*p.fenced = fenced{key, pix}
	}
}

// copySome copies the pixels of a picture to another of the same size, and lets a page go on between parts.
func copySome(to, from []byte) {
	for at := 0; at < len(from); at += copiedAtOnce {
		copy(to[at:], from[at:min(at+copiedAtOnce, len(from))])
		breathe()
	}
}

// copiedAtOnce is how many bytes such a part has.
const copiedAtOnce = 1 << 20

// fenced keeps the pixels of an overlay on which nothing lies but what is not in play: it takes long to paint, and stays while counters come and go.
type fenced struct {
	key fenceKey
	pix []byte
}

type fenceKey struct {
	kit     *art.Kit
	sheet   *Sheet
	view    art.View
	size    image.Rectangle
	corners [2]int
	spaces  string
}

// mostFenced is how many bytes of such pixels are kept at most.
const mostFenced = 16 << 20

// fenceSpaces dims every other space.
func (p *overlayPainter) fenceSpaces(in []int) {
	var beyond []int
	for i := range p.s.Board.Len() {
		if !slices.Contains(in, i) {
			beyond = append(beyond, i)
		}
	}
	p.fill(beyond, p.beyond())
	p.c.Stroke(art.SpacesOf(p.s.Board, in).Border(p.v), 1.5, p.kit.Pal.Paper.Edge, .5)
}

// partSide is how wide and high a part of the overlay is that is filled in one piece, in device pixels.
const partSide = 256

// fill lays a paint over spaces, part by part: there may be a whole board of them, and a page goes on meanwhile.
func (p *overlayPainter) fill(list []int, paint art.Paint) {
	at := make([]art.Rect, len(list))
	for n := range list {
		at[n] = art.SpacesOf(p.s.Board, list[n:n+1]).Rect(p.v)
	}
	whole, k := p.c.Img.Rect, p.c.Factor()
	for y := whole.Min.Y; y < whole.Max.Y; y += partSide {
		for x := whole.Min.X; x < whole.Max.X; x += partSide {
			part := image.Rect(x, y, x+partSide, y+partSide).Intersect(whole)
			seen := art.Rect{X: float64(part.Min.X)/k - 1, Y: float64(part.Min.Y)/k - 1, W: float64(part.Dx())/k + 2, H: float64(part.Dy())/k + 2}
			var here []int
			for n, r := range at {
				if r.Overlap(seen) > 0 {
					here = append(here, list[n])
				}
			}
			if len(here) > 0 {
				breathe()
				covered := p.c.Coverage(art.SpacesOf(p.s.Board, here).Joined(p.v, 0), part)
				breathe()
				p.c.FillMask(covered, paint)
			}
		}
	}
}

// beyond is what is laid over ground that is not in play.
func (p *overlayPainter) beyond() art.Paint { return art.Solid(p.kit.Pal.Chrome.Scrim, .5) }

// softEdge is over how many spaces the dimming of what is not in play grows to its full strength.
const softEdge = 3

// fenceCorners dims every space that does not lie between two hexes, the next ones to the edge less than those farther off.
func (p *overlayPainter) fenceCorners(at [2]int) {
	b := p.s.Board
	ax, ay := b.Middle(at[0])
	bx, by := b.Middle(at[1])
	row := math.Sqrt(3) / 2 // from one row of hexes to the next
	var beyond [softEdge][]int
	for i := range b.Len() {
		x, y := b.Middle(i)
		if px, py := p.v.Px(x, y); !board.Beside(b, i) && (px < -p.v.W || py < -p.v.W || px > p.w+p.v.W || py > p.h+p.v.W) {
			continue
		}
		off := math.Max(math.Max(math.Min(ax, bx)-x, x-math.Max(ax, bx)), math.Max(math.Min(ay, by)-y, y-math.Max(ay, by))/row)
		if off < .01 {
			continue
		}
		k := min(softEdge, int(math.Ceil(off-.01))) - 1
		beyond[k] = append(beyond[k], i)
	}
	for k, list := range beyond {
		p.fill(list, art.Solid(p.kit.Pal.Chrome.Scrim, .5*float64(k+1)/softEdge))
	}
}

// ground paints pool, staging, range and reach.
func (p *overlayPainter) ground() {
	p.fence()
	p.control()
	breathe()
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
		p.c.Staging(p.v, p.spaces(room), p.spaces(full), p.s.land(p.dv, p.c.Img.Rect.Size()))
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
			p.c.RangeTag(p.v, pool, p.m.PoolTag, p.tagClear())
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
		land := p.s.land(p.dv, p.c.Img.Rect.Size())
		if p.m.Tokens {
			p.c.PushMask(land)
			for i := range sides {
				breathe()
				p.c.Holdings(p.v, sides[i:i+1], by, func(i int) (art.Side, bool) {
					if s, ok := of(i); ok {
						return s, true
					}
					return "", p.onMap(i) && !p.s.Board.Sea(i)
				})
			}
			p.c.PopClip()
		} else {
			p.c.Control(p.v, sides, by, land)
		}
	}
	if p.m.Front {
		p.c.Front(p.v, sides, by, of)
	}
}
