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
	if m.short {
		return y
	}
	d.Label(x, y+10, m.Say("combat.losses"))
	d.CiteRight(x+w, y+10, b.Toll, false)
	y += 18
	if !b.Rolled {
		d.Para(x, y+18, w, scene.Body, 13, 18, "text.on_dark_second", m.Say(none), 2)
	}
	return y
}

// lossRow begins the row of a side with what it had before, and gives the x after it.
func (m *Battle) lossRow(d scene.Pen, s *engine.BattleSide, x, y, w, share float64) float64 {
	style := m.Sight.Style(s.Side)
	d.Box(x, y, w, 38, "chrome.zebra")
	d.Box(x, y, 3, 38, "side."+style+".chart")
	return m.lossCards(d, s.Before, style, x+12, y, w*share)
}

// How much of a row the cards of a side may take, once for before and once for after; and how much where words want the room.
const (
	cardShare = .3
	slimShare = .16
)

// cardStep is how far the cards of a row lie from each other: they overlap where they are too many.
func cardStep(n int, room float64) float64 { return math.Min(37, room/math.Max(1, float64(n))) }

// lossCards lays the cards of a row from x on, the last one whole, and gives the x after them.
func (m *Battle) lossCards(d scene.Pen, list []engine.CounterView, style string, x, y, room float64) float64 {
	step := cardStep(len(list), room)
	for _, c := range list {
		d.Add(scene.Item{Kind: scene.ItemCard, X: math.Round(x), Y: y + 3, W: 32, Card: scene.PlainCard(c, style)})
		x += step
	}
	return x + max(0, 34-step)
}

// layLoss shows a side before and after the round, and says it in a sentence.
func (m *Battle) layLoss(d scene.Pen, s *engine.BattleSide, x, y, w float64) {
	left := slices.DeleteFunc(slices.Clone(s.Counters), func(c engine.CounterView) bool { // not those that came after the dice
		return !slices.ContainsFunc(s.Before, func(b engine.CounterView) bool { return b.Ref == c.Ref })
	})
	word := m.Word(s.Suffered)
	nw := d.Wide(scene.BodyMedium, 13, m.Word(s.Name))
	share := cardShare
	ends := func(n int) float64 { return cardStep(n, w*share)*float64(n) + max(0, 34-cardStep(n, w*share)) }
	tx := func() float64 { return math.Max(x+12+ends(len(s.Before))+22+ends(len(left))+12, x+w*.36) }
	if len(d.Wrap(scene.Cond, 12, x+w-tx()-nw-12, word)) > 3 {
		share = slimShare
	}
	if slices.EqualFunc(s.Before, left, func(a, b engine.CounterView) bool { return a.Ref == b.Ref && a.Size == b.Size && a.State == b.State }) {
		cx := m.lossRow(d, s, x, y, w, 2*share) // nobody has paid yet
		d.Text(cx+8, y+24, scene.BodyMedium, 13, "text.on_dark", m.Word(s.Name))
		m.toldBeside(d, cx+nw+14, y, x+w-cx-nw-20, word)
		return
	}
	cx := m.lossRow(d, s, x, y, w, share)
	d.Icon("next", cx+8, y+19, 5, "text.on_dark")
	m.lossCards(d, left, m.Sight.Style(s.Side), cx+22, y, w*share)
	d.Text(tx(), y+24, scene.BodyMedium, 13, "text.on_dark", m.Word(s.Name))
	m.toldBeside(d, tx()+nw+6, y, x+w-tx()-nw-12, word)
}

// toldBeside says what befell a side beside its name: in narrower letters and more lines, before anything is cut.
func (m *Battle) toldBeside(d scene.Pen, x, y, room float64, word string) {
	face, size, step, most := scene.Body, 13.0, 16.0, 2
	if len(d.Wrap(face, size, room, word)) == 1 {
		d.Text(x, y+24, face, size, "text.on_dark_second", word)
		return
	}
	if len(d.Wrap(face, size, room, word)) > most {
		face = scene.Cond
	}
	if len(d.Wrap(face, size, room, word)) > most {
		size, step, most = 12, 12, 3
	}
	d.Para(x, y+step, room, face, size, step, "text.on_dark_second", word, most)
}

// sinceRoll is how much of what a side rolled with on the ground is gone since.
func (m *Battle) sinceRoll(s *engine.BattleSide) int {
	if b := m.PanelView(); b == nil || b.Kind != engine.BattleGround || !b.Rolled || s.Strength == 0 {
		return 0
	}
	return s.Ledger.Net() - s.Strength
}

// layNet tells the sum of what is added up for a side, and gives the y below it.
func (m *Battle) layNet(d scene.Pen, s *engine.BattleSide, total string, x, y, w float64) float64 {
	d.Text(x, y+16, scene.BodyMedium, 13, "text.on_dark", m.Say(total))
	d.Right(x+w, y+16, scene.CondBold, 14, "text.on_dark", scene.Signed(s.Ledger.Net()-m.sinceRoll(s)))
	y += 26
	d.Box(x, y, w, 1, "chrome.line")
	return y + 14
}
