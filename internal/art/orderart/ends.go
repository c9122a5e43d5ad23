package orderart

import (
	"math"

	"awaw/internal/art"
)

// This file draws how orders end: heads, bars, squares, rings and bursts.

// halt ends the line of an attack, after which nobody has moved: a bar across it in its own ink.
func (b *brush) halt(q Curve) {
	tip, back := q[len(q)-1], q[max(0, len(q)-3)]
	l := max(1e-6, math.Hypot(tip.X-back.X, tip.Y-back.Y))
	nx, ny := -(tip.Y-back.Y)/l*10, (tip.X-back.X)/l*10
	p := art.NewPath().M(tip.X-nx, tip.Y-ny).L(tip.X+nx, tip.Y+ny)
	b.c.Stroke(p, 8+b.more, b.casing, .9*b.alpha)
	b.c.Stroke(p, 4.6+b.more, b.ink, b.alpha)
}

// square ends the way of a wing to another base: open, for it comes to no fight.
func (b *brush) square(q Curve) {
	const half = 6.5
	at := q[len(q)-1]
	box := art.Rect{X: at.X - half, Y: at.Y - half, W: 2 * half, H: 2 * half}.Round(1)
	b.c.Fill(art.Rect{X: at.X - half - 3, Y: at.Y - half - 3, W: 2*half + 6, H: 2*half + 6}.Round(2), art.Solid(b.casing, .9*b.alpha))
	b.c.Stroke(box, 2.6+b.more, b.ink, b.alpha)
}

// head draws the head of an arrow at the end of a curve.
func (b *brush) head(q Curve, s float64) {
	tip, back := q[len(q)-1], q[len(q)-3]
	l := max(1e-6, math.Hypot(tip.X-back.X, tip.Y-back.Y))
	ux, uy := (tip.X-back.X)/l, (tip.Y-back.Y)/l
	at := func(grow float64) *art.Path {
		e, w := s+grow, s*.52+grow
		return art.Poly(tip.X+ux*(4+grow), tip.Y+uy*(4+grow), tip.X-ux*e-uy*w, tip.Y-uy*e+ux*w, tip.X-ux*e*.72, tip.Y-uy*e*.72, tip.X-ux*e+uy*w, tip.Y-uy*e-ux*w)
	}
	b.c.Fill(at(1.8), art.Solid(b.casing, .9*b.alpha))
	b.c.Fill(at(0), art.Solid(b.ink, b.alpha))
}

// ring marks where a support joins what it supports.
func (b *brush) ring(at art.Pt) {
	b.c.Fill(art.Circle(at.X, at.Y, 5.4), art.Solid(b.casing, .9*b.alpha))
	b.c.Stroke(art.Circle(at.X, at.Y, 3.6), 1.8, b.ink, b.alpha)
}

// transport marks the middle of an airlift.
func (b *brush) transport(q Curve) {
	at, on := q.At(.5), q.At(.58)
	b.c.Fill(art.Circle(at.X, at.Y, 12.6), art.Solid(b.casing, .9*b.alpha))
	b.c.Fill(art.Circle(at.X, at.Y, 11), art.Solid(b.ink, b.alpha))
	deg := math.Atan2(on.Y-at.Y, on.X-at.X)*180/math.Pi + 90
	b.c.Silhouette(art.Transport, at.X, at.Y, 17, deg, b.casing, b.alpha)
}

// burst marks what a raid hits.
func (b *brush) burst(at art.Pt) {
	const points = 10
	star := func(r float64) *art.Path {
		p := art.NewPath()
		for i := range 2 * points {
			out := r
			if i%2 == 1 {
				out = r * .58
			}
			a := float64(i) * 180 / points
			p.L(at.X+out*art.CosDeg(a), at.Y+out*art.SinDeg(a))
		}
		return p.Z()
	}
	b.c.Fill(star(14.4), art.Solid(b.casing, .9*b.alpha))
	b.c.Fill(star(12.5), art.Solid(b.c.Pal().Status.Warning, b.alpha))
	b.c.Fill(art.Circle(at.X, at.Y, 4), art.Solid(b.c.Pal().Paper.Edge, b.alpha))
}
