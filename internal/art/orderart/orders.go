// Package orderart draws written orders on a board and what became of them: lines by kind with their heads, bursts, discs.
package orderart

import (
	"math"

	"awaw/internal/art"
)

// Order is an order as it is drawn; points are in logical pixels.
type Order struct {
	Kind     string // "move", "support", …
	From, To art.Pt
	Mid      art.Pt  // the fleet that carries, of a convoy
	Room     float64 // how far lines keep from the middle of what they leave
	Reach    float64 // and of what they come to
	Own      bool
	Hot, Dim bool
	Stopped  bool // a raid that did not get through

	Along []art.Pt // of an escort: from where to where goes what it goes with
	Far   float64  // and how much of that way it goes, from 0 to 1
}

// Curve is a line with a gentle bend, as points.
type Curve []art.Pt

// curveSteps is how many pieces a curve has.
const curveSteps = 28

// CurveOf bends a line between two points, leaving room at both ends.
func CurveOf(a, b art.Pt, leave, reach float64) Curve {
	dx, dy := b.X-a.X, b.Y-a.Y
	l := math.Hypot(dx, dy)
	if l < 1 {
		return Curve{a, b}
	}
	bend := .07 * l
	mx, my := (a.X+b.X)/2+dy/l*bend, (a.Y+b.Y)/2-dx/l*bend
	t0, t1 := min(.4, leave/l), 1-min(.4, reach/l)
	out := make(Curve, 0, curveSteps+1)
	for i := range curveSteps + 1 {
		t := t0 + (t1-t0)*float64(i)/curveSteps
		u := 1 - t
		out = append(out, art.Pt{X: u*u*a.X + 2*u*t*mx + t*t*b.X, Y: u*u*a.Y + 2*u*t*my + t*t*b.Y})
	}
	return out
}

// At is the point of a curve at a share of its length.
func (q Curve) At(share float64) art.Pt {
	i := share * float64(len(q)-1)
	k := max(0, min(len(q)-2, int(i)))
	f := i - float64(k)
	return art.Pt{X: q[k].X + (q[k+1].X-q[k].X)*f, Y: q[k].Y + (q[k+1].Y-q[k].Y)*f}
}

// path is the curve as it is stroked.
func (q Curve) path() *art.Path {
	p := art.NewPath()
	for i, at := range q {
		if i == 0 {
			p.M(at.X, at.Y)
		} else {
			p.L(at.X, at.Y)
		}
	}
	return p
}

// beside is the curve moved sideways.
func (q Curve) beside(off float64) Curve {
	out := make(Curve, len(q))
	for i := range q {
		a, b := q[max(0, i-1)], q[min(len(q)-1, i+1)]
		l := max(1e-6, math.Hypot(b.X-a.X, b.Y-a.Y))
		out[i] = art.Pt{X: q[i].X - (b.Y-a.Y)/l*off, Y: q[i].Y + (b.X-a.X)/l*off}
	}
	return out
}

// brush is what orders are drawn with.
type brush struct {
	c           *art.Canvas
	ink, casing art.RGB
	alpha, more float64 // more: how much wider than plain
}

// brushFor is what an order is drawn with.
func brushFor(c *art.Canvas, o Order) brush {
	pal := c.Pal()
	b := brush{c: c, ink: pal.Paper.Shade, casing: pal.Overlay.MissionCase, alpha: 1}
	if o.Own {
		b.ink = pal.Overlay.MissionOwn
	}
	if o.Dim {
		b.alpha = .35
	}
	if o.Hot {
		b.more = 1
	}
	return b
}

// Draw draws the line of an order.
func Draw(c *art.Canvas, o Order) {
	b := brushFor(c, o)
	switch o.Kind {
	case "support":
		b.dashed(CurveOf(o.From, o.To, o.Room, 5), 2.4, 4, 3.4)
		b.ring(o.To)
	case "convoy":
		b.double(CurveOf(o.From, o.Mid, o.Room, 4), false)
		b.double(CurveOf(o.Mid, o.To, o.Room, o.Reach), false)
	case "airlift":
		q := CurveOf(o.From, o.To, o.Room, o.Reach)
		b.double(q, true)
		b.transport(q)
	case "raid":
		b.dashed(CurveOf(o.From, o.To, o.Room, o.Reach+8), 3.6, 11, 3)
	case "escort":
		b.dashed(CurveOf(o.From, o.To, o.Room, o.Reach), 2.6, 2.6, 3.6)
		if q := o.beside(); q != nil {
			b.dashed(q, 2.6, 2.6, 3.6)
		}
	case "retreat":
		q := CurveOf(o.From, o.To, o.Room, o.Reach)
		b.dashed(q, 2.6, 5, 3)
		b.head(q, 8)
	case "attack":
		q := CurveOf(o.From, o.To, o.Room, o.Reach+4)
		b.solid(q)
		b.halt(q)
	case "rebase":
		q := CurveOf(o.From, o.To, o.Room, o.Reach+8)
		b.solid(q)
		b.square(q)
	case "hold": // a plate beside the token says it
	case "patrol":
		b.ink = Rim(c.Pal())
		b.dashed(CurveOf(o.From, o.To, o.Room, 14), 2.4, 2, 3)
	default:
		b.arrow(CurveOf(o.From, o.To, o.Room, o.Reach))
	}
}

// escortOff is how far an escort flies beside what it goes with.
const escortOff = 8

// beside is the way of an escort beside what it goes with, as far as it goes; nil for none.
func (o Order) beside() Curve {
	if len(o.Along) < 2 {
		return nil
	}
	q := CurveOf(o.Along[0], o.Along[1], o.Room, o.Reach+8).beside(escortOff)
	return q[:max(2, min(len(q), 1+int(o.Far*float64(len(q)-1))))]
}

// Leaves is where an escort turns back.
func (o Order) Leaves() (at art.Pt, ok bool) {
	q := o.beside()
	if q == nil {
		return at, false
	}
	return q[len(q)-1], true
}

// Rim is the colour of a patrol's edge.
func Rim(p *art.Palette) art.RGB { return art.Blend(p.Overlay.Patrol, p.Paper.Edge, .45) }

// DrawEnd draws what a raid comes to: a burst, or a bar across its way where it is stopped.
func DrawEnd(c *art.Canvas, o Order) {
	if o.Kind != "raid" {
		return
	}
	b := brushFor(c, o)
	if o.Stopped {
		b.bar(CurveOf(o.From, o.To, o.Room, o.Reach+8))
		return
	}
	b.burst(End(o))
}

// End is where that lies.
func End(o Order) art.Pt {
	if o.Stopped {
		return CurveOf(o.From, o.To, o.Room, o.Reach+8).At(stoppedAt)
	}
	return raidAt(o)
}

// stoppedAt is how far along its way the bar stands that stops a raid.
const stoppedAt = .82

// bar stands across a way.
func (b *brush) bar(q Curve) {
	at, on := q.At(stoppedAt), q.At(stoppedAt+.06)
	l := max(1e-6, math.Hypot(on.X-at.X, on.Y-at.Y))
	nx, ny := -(on.Y-at.Y)/l*9, (on.X-at.X)/l*9
	p := art.NewPath().M(at.X-nx, at.Y-ny).L(at.X+nx, at.Y+ny)
	b.c.Stroke(p, 7.2, b.casing, .9*b.alpha)
	b.c.Stroke(p, 4, b.c.Pal().Status.Warning, b.alpha)
}

// raidAt is where the burst of a raid stands: before what it is sent on.
func raidAt(o Order) art.Pt { return CurveOf(o.From, o.To, o.Room, o.Reach+4).At(1) }

func (b *brush) dashed(q Curve, w float64, pattern ...float64) {
	p := q.path()
	b.c.Stroke(p, w+3.2+b.more, b.casing, .85*b.alpha)
	b.c.StrokeButt(p.Dash(pattern...), w+b.more, b.ink, b.alpha)
}

func (b *brush) double(q Curve, dashes bool) {
	p := q.path()
	b.c.Stroke(p, 7.4+b.more, b.casing, .85*b.alpha)
	for _, off := range []float64{-1.5, 1.5} {
		line := q.beside(off).path()
		if dashes {
			line = line.Dash(10, 4)
		}
		b.c.StrokeButt(line, 1.5+b.more/2, b.ink, b.alpha)
	}
	b.head(q, 8)
}

func (b *brush) arrow(q Curve) {
	b.solid(q)
	b.head(q, 11)
}

func (b *brush) solid(q Curve) {
	p := q.path()
	b.c.Stroke(p, 7+b.more, b.casing, .85*b.alpha)
	b.c.Stroke(p, 3.8+b.more, b.ink, b.alpha)
}
