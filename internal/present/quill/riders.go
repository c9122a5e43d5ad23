package quill

import (
	"math"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
	"slices"
)

// This file lays out what may be written onto the order of a wing: powers let pass, spaces covered, a way.

// layRiders offers what may be written onto the order of a wing: powers let pass, spaces covered, a way.
func (m *Quill) layRiders(d scene.Pen, s ordered.Slip, x, y, w float64) float64 {
	if !s.Written {
		return y
	}
	heads := [3]string{"order.ignores", "order.covers", "order.via"}
	for kind, head := range heads {
		cx, first := x, true
		chip := func(word, style string, on bool, a scene.Act) {
			if first {
				first = false
				if m.Compact() { // beside its head
					cx += d.Label(x, y+17, m.Say(head)) + 12
				} else {
					d.Label(x, y+14, m.Say(head))
					y += 22
				}
			}
			cw := math.Round(d.Wide(scene.CondMedium, 13, word) + 20)
			if style != "" {
				cw += 22
			}
			if cx > x && cx+cw > x+w {
				cx, y = x, y+30
			}
			fill, ink := "chrome.raised", "text.on_dark_second"
			if on {
				fill, ink = "paper.sheet", "text.on_paper"
			}
			edge := fill
			if a != nil && d.Hot(scene.R(cx, y, cw, 26)) {
				edge = "accent.lamp"
			}
			d.Frame(cx, y, cw, 26, 13, fill, edge)
			tx := cx + 10
			if style != "" {
				d.Mark(style, cx+15, y+13, 7, true)
				tx += 18
			}
			d.Text(tx, y+17, scene.CondMedium, 13, ink, word)
			if a != nil {
				d.Hit(cx, y-1, cw, 28, a, "")
			}
			cx += cw + 6
		}
		has, may := m.riders(s, kind)
		for _, r := range has {
			chip(m.NameOf(r), m.styleOf(r), true, nil)
		}
		for _, o := range may {
			ref := riderOf(o.Order, kind)
			chip(m.NameOf(ref), m.styleOf(ref), false, Write{o.Cmd})
		}
		if !first {
			y += 30
			if !m.Compact() {
				y += 4
			}
		}
	}
	return y
}

// styleOf is the mark of a reference to a side, "" for any other.
func (m *Quill) styleOf(r engine.Ref) string {
	if r.Kind() == engine.KindSide {
		return m.Sight.Style(engine.Side(r.Index()))
	}
	return ""
}

// riderOf is what a rider of a sort names: a side, a space covered, a space on the way.
func riderOf(o ordered.Order, sort int) engine.Ref {
	switch {
	case sort == 0 && len(o.Ignores) > 0:
		return engine.NewRef(engine.KindSide, int(o.Ignores[0]))
	case sort == 1 && len(o.Covers) > 0:
		return o.Covers[0]
	case sort == 2:
		return o.Via
	}
	return engine.NoRef
}

// riders lists what of a sort is written onto an order, and what may be.
func (m *Quill) riders(s ordered.Slip, sort int) (has []engine.Ref, may []Offer) {
	switch sort {
	case 0:
		for _, side := range s.Order.Ignores {
			has = append(has, engine.NewRef(engine.KindSide, int(side)))
		}
	case 1:
		has = s.Order.Covers
	default:
		if s.Order.Via != engine.NoRef {
			has = []engine.Ref{s.Order.Via}
		}
	}
	for _, o := range m.offers() {
		if ref := riderOf(o.Order, sort); o.Order.Kind == ordered.Rider && ref != engine.NoRef && !slices.Contains(has, ref) {
			may = append(may, o)
		}
	}
	return has, may
}

// written words an order with what is written onto it.
func (m *Quill) written(o ordered.Order) string {
	word := m.Word(o.Text)
	if len(o.Covers) > 0 {
		word += " [" + m.names(o.Covers) + "]"
	}
	if len(o.Ignores) > 0 {
		var list []engine.Ref
		for _, s := range o.Ignores {
			list = append(list, engine.NewRef(engine.KindSide, int(s)))
		}
		word += m.Say("order.ignoring", engine.Arg{Kind: engine.ArgName, S: m.names(list)})
	}
	return word
}

// names joins names.
func (m *Quill) names(list []engine.Ref) string {
	word := ""
	for i, r := range list {
		if i > 0 {
			word += ", "
		}
		word += m.NameOf(r)
	}
	return word
}
