package draw

import (
	"strings"

	"awaw/engine/ordered"
	"awaw/internal/art"
	"awaw/internal/art/orderart"
	"awaw/internal/present/scene"
)

// This file draws written orders on the overlay, and what became of them.

// spot is where something stands.
func (p *overlayPainter) spot(s scene.Spot) (art.Pt, bool) {
	x, y, ok := p.middle(s.Space)
	return art.Pt{X: x + s.DX*p.size, Y: y + s.DY*p.size}, ok
}

// joins is how far along the line it supports a support ends.
const joins = .46

// reach is how far an order ends from the middle of what it comes to: before what stands there, and well within a place where nobody does.
func (p *overlayPainter) reach(l scene.OrderLine, room float64) float64 {
	if i := l.To.Space; i >= 0 && i < len(p.m.Occupied) && !p.m.Occupied[i] {
		return 6
	}
	return room
}

// orderOf is an order as it is drawn in the painter's view.
func (p *overlayPainter) orderOf(l scene.OrderLine) (orderart.Order, bool) {
	from, ok1 := p.spot(l.From)
	to, ok2 := p.spot(l.To)
	room := p.size * .56
	o := orderart.Order{Kind: l.Kind, From: from, To: to, Room: room, Reach: p.reach(l, room), Own: l.Own, Hot: l.Hot, Dim: l.Dim}
	o.Stopped = l.Fate != "" && l.Fate != ordered.Done.String()
	if of, ok := p.spot(l.Of); ok && l.Joins {
		o.To = orderart.CurveOf(of, to, room, o.Reach).At(joins)
	}
	if mid, ok := p.spot(l.Mid); ok && l.Kind == "convoy" {
		o.Mid = mid
	}
	for _, s := range l.Along {
		if at, ok := p.spot(s); ok {
			o.Along = append(o.Along, at)
		}
	}
	o.Far = l.Far
	return o, ok1 && ok2
}

// signOf is where the sign of what became of an order lies.
func signOf(o orderart.Order, l scene.OrderLine) art.Pt {
	share := .66
	if l.Kind == "support" && l.Joins {
		share = .5
	}
	return orderart.CurveOf(o.From, o.To, o.Room, o.Reach).At(share)
}

// written draws all orders, then what lies over lines.
func (p *overlayPainter) written() {
	type sign struct {
		at   art.Pt
		line scene.OrderLine
		side float64 // where its number lies: away from what was ordered
	}
	var signs []sign
	taken := p.standing()
	for _, l := range p.m.Orders {
		o, ok := p.orderOf(l)
		if !ok {
			continue
		}
		orderart.Draw(p.c, o)
		orderart.DrawEnd(p.c, o)
		if l.Kind == "hold" {
			if !l.Dim {
				orderart.Plate(p.c, l.Word, o.From.X+p.size*.3, o.From.Y-p.size*.62)
			}
			continue
		}
		s := sign{signOf(o, l), l, -22}
		if o.From.X < s.at.X {
			s.side = 22
		}
		signs = append(signs, s)
		if l.Fate != "" && l.Kind != "patrol" {
			taken.hold(s.at, discRoom)
		}
	}
	if len(signs) > 0 {
		p.namesAgain()
	}
	for _, s := range signs {
		if s.line.Kind == "patrol" {
			p.cap(s.line)
		}
		if s.line.Fate != "" && s.line.Kind != "patrol" {
			orderart.Fate(p.c, s.line.Fate, s.at.X, s.at.Y, orderart.FateRadius)
		}
		if s.line.Number != "" {
			at := taken.free(discRoom, discRoom, art.Pt{X: s.at.X + s.side, Y: s.at.Y}, art.Pt{X: s.at.X - s.side, Y: s.at.Y},
				art.Pt{X: s.at.X, Y: s.at.Y - 22}, art.Pt{X: s.at.X, Y: s.at.Y + 22}, art.Pt{X: s.at.X + s.side, Y: s.at.Y + 20})
			orderart.Number(p.c, s.line.Number, at.X, at.Y)
		}
	}
	p.warnings()
	for _, l := range p.m.Orders {
		if o, ok := p.orderOf(l); ok && l.Kind == "escort" && l.Word != "" && !l.Dim {
			if at, turns := o.Leaves(); turns {
				off := p.size*.5 + 18
				at = taken.free(30, 10, art.Pt{X: at.X, Y: at.Y + off}, art.Pt{X: at.X - 40, Y: at.Y + off}, art.Pt{X: at.X + 40, Y: at.Y + off},
					art.Pt{X: at.X, Y: at.Y + 1.5*off}, art.Pt{X: at.X - 40, Y: at.Y + 1.5*off}, art.Pt{X: at.X, Y: at.Y - off})
				orderart.Plate(p.c, l.Word, at.X, at.Y)
			}
		}
	}
	for _, f := range p.m.Fates {
		if at, ok := p.spot(f.Spot); ok {
			if f.Fate != "" {
				orderart.Fate(p.c, f.Fate, at.X, at.Y, orderart.FateRadius)
			}
			if f.Number != "" {
				orderart.Number(p.c, f.Number, at.X, at.Y-22)
			}
		}
	}
}

// namesAgain writes names over the lines that run through them.
func (p *overlayPainter) namesAgain() {
	for _, l := range p.labels {
		if !l.Hidden {
			p.c.Label(l, false)
		}
	}
}

// cap draws the disc of a patrol where it watches, and its fate beside it.
func (p *overlayPainter) cap(l scene.OrderLine) {
	to, ok := p.spot(l.To)
	if !ok {
		return
	}
	var pass []art.Side
	for _, s := range strings.Fields(l.Ignores) {
		pass = append(pass, art.Side(s))
	}
	dim := 1.0
	if l.Dim {
		dim = .4
	}
	orderart.CAP(p.c, to.X, to.Y, l.Word, pass, dim)
	if l.Fate != "" {
		orderart.Fate(p.c, l.Fate, to.X-20, to.Y, orderart.FateRadius)
	}
}

// warnings mark spaces that escorts cover and those that enemies could watch, clear of counters.
func (p *overlayPainter) warnings() {
	mark := func(list []int, draw func(*art.Canvas, float64, float64)) {
		for _, i := range list {
			x, y, ok := p.middle(i)
			if !ok {
				continue
			}
			if i < len(p.m.Occupied) && p.m.Occupied[i] {
				y -= p.size*.5 + 12
			}
			draw(p.c, x, y)
		}
	}
	mark(p.m.Warned, orderart.Warn)
	mark(p.m.Covered, orderart.Shield)
}
