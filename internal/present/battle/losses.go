package battle

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file shows the losses of a round.

// lossesHead heads the losses with their paragraph; before the dice it says what they will be. It gives the y below.
func (m *Battle) lossesHead(d scene.Pen, b *engine.BattleView, none string, x, y, w float64) float64 {
	d.Label(x, y+10, m.Say("combat.losses"))
	d.CiteRight(x+w, y+10, b.Toll, false)
	y += 18
	if !b.Rolled {
		d.Para(x, y+18, w, scene.Body, 13, 18, "text.on_dark_second", m.Say(none), 2)
	}
	return y
}

// lossRow begins the row of a side with what it had before, and gives the x after it.
func (m *Battle) lossRow(d scene.Pen, s *engine.BattleSide, x, y, w float64) float64 {
	style := m.Sight.Style(s.Side)
	d.Box(x, y, w, 38, "chrome.zebra")
	d.Box(x, y, 3, 38, "side."+style+".chart")
	return m.lossCards(d, s.Before, style, x+12, y, w)
}

// lossCards lays the cards of a row from x on, the last one whole, and gives the x after them.
func (m *Battle) lossCards(d scene.Pen, list []engine.CounterView, style string, x, y, w float64) float64 {
	step := 37.0
	if limit := w * .3; float64(len(list))*step > limit {
		step = limit / float64(len(list))
	}
	for _, c := range list {
		d.Add(scene.Item{Kind: scene.ItemCard, X: math.Round(x), Y: y + 3, W: 32, Card: scene.PlainCard(c, style)})
		x += step
	}
	return x + max(0, 34-step)
}

// layLoss shows a side before and after the round, and says it in a sentence.
func (m *Battle) layLoss(d scene.Pen, s *engine.BattleSide, x, y, w float64) {
	cx := m.lossRow(d, s, x, y, w)
	d.Icon("next", cx+8, y+19, 5, "text.on_dark")
	left := slices.DeleteFunc(slices.Clone(s.Counters), func(c engine.CounterView) bool { // not those that came after the dice
		return !slices.ContainsFunc(s.Before, func(b engine.CounterView) bool { return b.Ref == c.Ref })
	})
	cx = m.lossCards(d, left, m.Sight.Style(s.Side), cx+22, y, w)
	tx := math.Max(cx+12, x+w*.36)
	word := m.Word(s.Suffered)
	nw := d.Text(tx, y+24, scene.BodyMedium, 13, "text.on_dark", m.Word(s.Name))
	room := x + w - tx - nw - 12
	if lines := d.Wrap(scene.Body, 13, room, word); len(lines) == 1 {
		d.Text(tx+nw+6, y+24, scene.Body, 13, "text.on_dark_second", word)
	} else {
		d.Para(tx+nw+6, y+16, room, scene.Body, 13, 16, "text.on_dark_second", word, 2)
	}
}
