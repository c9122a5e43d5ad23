package panels

import (
	"slices"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file tells of an enemy base what a player wants to know before he may send anybody there: who of his own would reach it.

// foreign tells whether counters are another side's than the viewer's, some of them in the air or with room for it. Where units move space by space
// the card of a target tells who reaches it.
func (m *Panels) foreign(counters []engine.CounterView) bool {
	if _, moves := m.Sight.Pos.(sortie.Mover); moves {
		return false
	}
	return len(counters) > 0 && !slices.ContainsFunc(counters, func(c engine.CounterView) bool { return c.Side == m.Sight.Viewer }) &&
		slices.ContainsFunc(counters, func(c engine.CounterView) bool { return c.Flies() })
}

// layWithin lists them: the counter, where from, how far of its range; a click chooses it.
func (m *Panels) layWithin(d scene.Pen, x, y, foot float64, r scene.Rect) float64 {
	const row = 28.0
	list, inner := m.Within(m.Sight.Space), r.W-24
	d.Box(r.X+1, y, r.W-1, 1, "chrome.line_soft")
	d.Label(x, y+26, m.Say("within"))
	y += 36
	if len(list) == 0 {
		return d.Para(x, y+12, inner, scene.Body, 13, 18, "text.on_dark_second", m.Say("within.none"), 2) + 6
	}
	for i, k := range list {
		if y+row > foot {
			d.Text(x, y+10, scene.Body, 12, "text.on_dark_muted", m.Say("done.more", len(list)-i))
			return y + 16
		}
		c, box := k.Counter, scene.R(r.X+1, y, r.W-1, row)
		if d.Hot(box) {
			d.Box(box.X, box.Y, box.W, box.H, "chrome.raised_hover")
		} else if i%2 == 1 {
			d.Box(box.X, box.Y, box.W, box.H, "chrome.zebra")
		}
		d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: y + 1, W: 26, Card: scene.PlainCard(c, m.Sight.Style(c.Side))})
		right, ink := x+inner, "text.on_dark"
		if k.Far >= 0 {
			right -= d.Right(right, y+19, scene.Cond, 13, "text.on_dark_second", m.Say("target.far", k.Far, c.Range)) + 10
		}
		if c.Is(engine.Turned) {
			ink = "text.on_dark_muted"
			right -= d.Right(right, y+19, scene.Cond, 13, ink, m.Word(c.Note)) + 10
		}
		from := m.StandsIn(c.Space)
		if c.On != engine.NoRef {
			from = m.NameOf(c.On)
		}
		d.Text(x+36, y+19, scene.Body, 13, ink, d.Fit(scene.Body, 13, right-x-36, from))
		d.Hit(box.X, box.Y, box.W, box.H, table.Take{Ref: c.Ref}, m.NameOf(c.Ref))
		y += row
	}
	return y
}
