package quill

import (
	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the panel of a place that is not written for: whose it is, who stands there, and what they were ordered last.

// LaySpace lays it.
func (m *Quill) LaySpace(d scene.Pen, r scene.Rect) {
	t := m.Sight
	x, w := r.X+12, r.W-24
	at := engine.SpaceRef(t.Space)
	nw := d.Text(x, r.Y+33, scene.SerifSemi, 20, "text.on_dark", d.Fit(scene.SerifSemi, 20, w-100, m.NameOf(at)))
	v, _ := t.SpaceView(t.Space)
	d.Text(x+nw+10, r.Y+33, scene.CondMedium, 14, "text.on_dark_second", v.Code)
	d.IconButton("close", r.X+r.W-38, r.Y+12, 28, true, table.LetGo{}, m.Say("tip.unselect"))
	under := m.Word(v.Kind)
	if v.Owner != engine.NoSide {
		under = m.Say("space.held", under, m.Word(t.SideView(v.Owner).Name))
	}
	face, word := d.Snug(13, w, under)
	d.Text(x, r.Y+55, face, 13, "text.on_dark_second", word)
	y := r.Y + 70
	list := t.CountersAt(t.Space)
	if len(list) == 0 {
		d.Text(x, y+16, scene.Body, 13, "text.on_dark_muted", m.Say("space.nobody"))
	}
	for _, c := range list {
		y = m.layStander(d, c, r, y) + 8
	}
}

// layStander shows a unit with what it may do, and its last order with what came of it.
func (m *Quill) layStander(d scene.Pen, c engine.CounterView, r scene.Rect, y float64) float64 {
	const tall = 64.0
	x := r.X + 16
	d.Box(r.X+1, y, r.W-1, tall, "chrome.well")
	card := scene.PlainCard(c, m.Sight.Style(c.Side))
	card.Selected = c.Ref == m.Sight.Sel
	d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: y + 9, W: tall - 18, Card: card})
	tx, room := x+tall, r.W-tall-28
	face, word := d.Snug(14, room, scene.Capital(m.NameOf(c.Ref)))
	d.Text(tx, y+26, face, 14, "text.on_dark", word)
	d.Para(tx, y+44, room, scene.Body, 13, 16, "text.on_dark_second", m.Say("order.reach."+c.Kind.Code, c.Range), 1)
	d.Hit(r.X+1, y, r.W-1, tall, Pick{c.Ref}, "")
	y += tall
	if v, of, ok := m.lastOrder(c.Ref); ok {
		d.Label(r.X+12, y+18, m.Word(of))
		fate := v.Fate
		if v.Unit != ordered.Open {
			fate = v.Unit
		}
		d.Icon("fate."+fate.String(), r.X+22, y+36, 8, "")
		face, word := d.Snug(13, r.W-52, m.written(v.Order))
		d.Text(r.X+38, y+41, face, 13, "text.on_dark", word)
		y += 48
	}
	return y
}

// lastOrder is what a unit was ordered in the last movement, as far as whoever looks may know it.
func (m *Quill) lastOrder(unit engine.Ref) (v ordered.Verdict, of engine.Text, ok bool) {
	w, writes := m.writer()
	if !writes {
		return v, of, false
	}
	s := w.Settled()
	if s == nil {
		return v, of, false
	}
	for _, v := range s.Verdicts {
		if v.Counter == unit {
			return v, s.Name, true
		}
	}
	return v, of, false
}
