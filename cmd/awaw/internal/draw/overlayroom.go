package draw

import (
	"math"

	"awaw/internal/art"
)

// This file finds room on the overlay for what lies beside orders: numbers of causes, plates.

// discRoom is half of the room that a disc of a fate or of a number asks for.
const discRoom = 10.5

// rooms are discs on the overlay that are taken.
type rooms []disc

type disc struct {
	at art.Pt
	r  float64
}

// hold takes room.
func (t *rooms) hold(at art.Pt, r float64) { *t = append(*t, disc{at, r}) }

// free is the first of several places where something w and h wide and tall, halves of both, lies on nothing else; the first of all
// where there is none. It is taken then.
func (t *rooms) free(w, h float64, where ...art.Pt) art.Pt {
	at := where[0]
	for _, p := range where {
		if t.clear(p, w, h) {
			at = p
			break
		}
	}
	t.hold(at, max(w, h))
	return at
}

// clear tells whether something lies on nothing.
func (t *rooms) clear(p art.Pt, w, h float64) bool {
	for _, d := range *t {
		dx, dy := max(0, math.Abs(p.X-d.at.X)-w), max(0, math.Abs(p.Y-d.at.Y)-h)
		if dx*dx+dy*dy < (d.r-1)*(d.r-1) {
			return false
		}
	}
	return true
}

// standing is the room that counters take.
func (p *overlayPainter) standing() *rooms {
	t := &rooms{}
	for i, there := range p.m.Occupied {
		if x, y, ok := p.middle(i); ok && there {
			t.hold(art.Pt{X: x, Y: y}, p.size*.5)
		}
	}
	for _, l := range p.m.Orders { // two of a space stand beside its middle
		if at, ok := p.spot(l.From); ok && (l.From.DX != 0 || l.From.DY != 0) {
			t.hold(at, p.size*.5)
		}
	}
	return t
}
