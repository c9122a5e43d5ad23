package draw

import (
	"slices"

	"awaw/internal/art"
	"awaw/internal/art/orderart"
	"awaw/internal/present/scene"
)

// This file lays what is written on the map: names and the tags of arrows, clear of what lies there.

// names paints places, seas and countries clear of counters, pips and tags; those without room wait for the pointer.
func (p *overlayPainter) names() {
	taken, badges := p.taken(), p.badges()
	for _, a := range p.m.Arrows {
		x0, y0, ok1 := p.middle(a.From)
		x1, y1, ok2 := p.middle(a.To)
		if !ok1 || !ok2 || a.From == a.To {
			continue
		}
		arrow := arrowOf(x0, y0, x1, y1, a, p.size)
		if arrow.Tag != "" {
			taken = p.tagged(&arrow, a.Planned, taken, badges)
		}
		p.arrows = append(p.arrows, arrow)
		badges = append(badges, arrow.Cover()...)
	}
	breathe()
	p.labels = p.s.Paint.LabelsWithin(p.seen(), p.covers(), p.v, int(p.w), int(p.h), append(taken, badges...), func(i int) bool { return i < len(p.m.Occupied) && p.m.Occupied[i] })
	if p.m.Tokens {
		p.holders()
	}
	for _, l := range p.labels {
		breathe()
		p.c.Label(l, l.Hidden)
		if l.Hidden {
			p.hidden = append(p.hidden, l)
		}
	}
	if p.m.Numbers || p.m.HexW >= 100 {
		p.s.Paint.Codes(p.c, p.v, int(p.w), int(p.h))
	}
}

// holderMark is the radius of the mark of a holder before a name.
const holderMark = 4.8

// holders puts the mark of whoever holds a space before its name; of a name that waits for the pointer it stands alone.
func (p *overlayPainter) holders() {
	centres := map[int]bool{}
	yields := map[int]scene.Yield{}
	for _, y := range p.m.Yields {
		yields[y.Space] = y
	}
	for _, k := range p.m.Marks {
		centres[k.Space] = centres[k.Space] || k.Kind == scene.MarkCentre
	}
	for i := range p.labels {
		l := &p.labels[i]
		if l.Kind != art.LabelPlace {
			continue
		}
		holder := art.Side("")
		if l.Space < len(p.m.Holders) {
			holder = art.Side(p.m.Holders[l.Space])
		}
		if holder == "" && !centres[l.Space] {
			continue
		}
		x := l.X
		if !l.Hidden {
			l.X += holderMark + 2
			st := art.PlaceStyle()
			st.Size = l.Size
			x = l.X - p.kit.Width(l.Text, st)/2 - holderMark - 4
		}
		p.c.HolderMark(holder, x, l.Y-l.Size*.36, holderMark, centres[l.Space])
		if slices.Contains(p.m.Bases, l.Space) {
			orderart.Base(p.c, x, l.Y-l.Size*.36, holderMark+3.4)
		}
		if y, ok := yields[l.Space]; ok && !l.Hidden {
			st := art.PlaceStyle()
			st.Size = l.Size
			orderart.Yield(p.c, y.Income, y.Works, x-holderMark, l.X+p.kit.Width(l.Text, st)/2, l.Y-l.Size*.36)
		}
	}
}

// seen is the part of the map that neither bars nor panels cover.
func (p *overlayPainter) seen() art.Rect {
	f := p.m.Free.Inset(4)
	return art.Rect{X: f.X + overlayMargin, Y: f.Y + overlayMargin, W: f.W, H: f.H}
}

// covers lists what lies on that part and stays there.
func (p *overlayPainter) covers() (out []art.Rect) {
	for _, r := range p.m.Covers {
		out = append(out, art.Rect{X: r.X + overlayMargin, Y: r.Y + overlayMargin, W: r.W, H: r.H})
	}
	return out
}

// tagClear tells where a tag may lie: in sight, and on nothing that stays there.
func (p *overlayPainter) tagClear() func(art.Rect) bool {
	seen, taken := p.seen(), append(p.covers(), p.taken()...)
	return func(t art.Rect) bool {
		return t.X >= seen.X && t.Y >= seen.Y && t.X+t.W <= seen.X+seen.W && t.Y+t.H <= seen.Y+seen.H && !slices.ContainsFunc(taken, func(r art.Rect) bool {
			return t.X < r.X+r.W && r.X < t.X+t.W && t.Y < r.Y+r.H && r.Y < t.Y+t.H
		})
	}
}

// stopRoom is half of the room that the numbered stop of a flight asks for.
const stopRoom = 11.0

// taken lists where counters, pips, stops of flights and ghosts lie.
func (p *overlayPainter) taken() (out []art.Rect) {
	for _, st := range p.m.Stacks {
		if x, y, ok := p.middle(st.Space); ok {
			x, y = x+st.DX*p.size, y+st.DY*p.size
			r := art.Rect{X: x - p.size/2 - 3, Y: y - p.size/2 - 14, W: p.size + 12, H: p.size + 16}
			if p.m.Tokens { // the mark of its power lies on its lower left corner, and nothing hangs above it
				r = art.Rect{X: x - .66*p.size, Y: y - p.size/2 - 3, W: 1.32 * p.size, H: p.size + 4}
				out = append(out, art.Rect{X: x - .74*p.size, Y: y + .12*p.size, W: .56 * p.size, H: .54 * p.size})
			}
			out = append(out, r)
		}
	}
	for _, k := range p.m.Pips {
		if p.onMap(k.Space) && !k.Raised {
			x, y := p.v.Middle(p.s.Board, k.Space)
			rows := float64(max(1, len(k.Rows)))
			out = append(out, art.Rect{X: x - 17, Y: y - pipsAbove + 7 - 7*rows, W: 34, H: 7*rows + 2})
		}
	}
	for _, w := range p.m.Flown {
		for _, stop := range slices.Concat(w.Out, w.Home) {
			if at, ok := p.spot(stop.Spot); ok {
				out = append(out, art.Rect{X: at.X - stopRoom, Y: at.Y - stopRoom, W: 2 * stopRoom, H: 2 * stopRoom})
			}
		}
	}
	for _, gh := range p.m.Ghosts {
		if x, y, ok := p.middle(gh.Space); ok {
			out = append(out, art.Rect{X: x + gh.DX*p.size - p.size/2 - 2, Y: y + gh.DY*p.size - p.size/2 - 2, W: p.size + 4, H: p.size + 4})
		}
	}
	return out
}

// badges lists where the badges of spaces lie: on top, and they say what an arrow leads to.
func (p *overlayPainter) badges() (out []art.Rect) {
	for _, k := range p.m.Marks {
		x, y, ok := p.middle(k.Space)
		switch {
		case k.Kind == scene.MarkCentre:
		case ok && k.Tag != "":
			out = append(out, tagRect(p.kit, k, x, y, p.size))
		case ok:
			out = append(out, badgeRect(k, x, y, p.size))
		}
	}
	return out
}

// tagged finds a place for an arrow's tag, along it or else beside it, and adds it to what is taken; a tag without room goes.
func (p *overlayPainter) tagged(arrow *art.Arrow, planned bool, taken, badges []art.Rect) []art.Rect {
	along := []float64{.5, .6, .4, .7, .3, .8, .2}
	if planned { // its head is where the ghosts stand
		along = []float64{.38, .3, .46, .24, .54, .62}
	}
	beside := p.kit.ArrowTagRect(*arrow).W/2 + 6
	room := func(except []art.Rect) bool {
		for _, off := range []float64{0, 17, -17, beside, -beside} {
			for _, at := range along {
				if arrow.TagAt, arrow.TagOff = at, off; !covered(p.kit.ArrowTagRect(*arrow), except) {
					return true
				}
			}
		}
		return false
	}
	if !room(slices.Concat(taken, badges)) {
		room(taken)
	}
	tag := p.kit.ArrowTagRect(*arrow)
	if covered(tag, taken) {
		arrow.Tag = ""
		return taken
	}
	return append(taken, tag)
}

// covered tells whether a tag would run into a counter or another tag.
func covered(tag art.Rect, taken []art.Rect) bool {
	for _, r := range taken {
		if tag.Overlap(r) > .06*tag.W*tag.H {
			return true
		}
	}
	return false
}
