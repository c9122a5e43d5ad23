package battle

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file shows the losses of a round.

// lossesHead heads the losses with their paragraph; before the dice it says what they will be. It gives the y below.
func (m *Battle) lossesHead(d scene.Pen, b *engine.BattleView, x, y, w float64) float64 {
	if m.short {
		return y
	}
	d.Label(x, y+10, m.Say("combat.losses"))
	d.CiteRight(x+w, y+10, b.Toll, false)
	y += 18
	if !b.Rolled {
		none := "combat.losses.none"
		switch {
		case b.Kind == engine.BattleBombs:
			none = "combat.losses.bombs"
		case b.Kind == engine.BattleGround:
			none = "combat.losses.ground"
		}
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

// lossesLow is how far below the middle of a wide panel the rows of losses may reach: over the room of the chances, which are gone by then.
const lossesLow = 80.0

// layLosses lays a row for each side that lost or owes something, as far as there is room, and gives the y below.
func (m *Battle) layLosses(d scene.Pen, b *engine.BattleView, r scene.Rect) float64 {
	x, y, w := r.X, r.Y, r.W
	for i := range b.Sides {
		s := &b.Sides[i]
		switch {
		case y+38 > r.Y+r.H:
			return y
		case b.Kind != engine.BattleGround && s.Suffered.IsZero(): // nothing can fall on it
			continue
		case b.Kind != engine.BattleGround || b.Over:
			m.layLoss(d, s, x, y, w)
		default: // paid counter by counter: what is listed is what is left
			cx := m.lossRow(d, s, x, y, w, cardShare)
			m.layOwed(d, s, math.Max(cx+12, x+w*.36), y, x+w)
		}
		y += 42
	}
	return y
}

// lossesTall is how much room they want in a sheet.
func (m *Battle) lossesTall(b *engine.BattleView) float64 {
	if who, _ := m.Paying(); len(who) > 0 {
		return 24*float64(len(b.Sides)) + 12
	}
	return 26 + 42*float64(len(b.Sides))
}

// layOwed says what a side still has to pay in a battle on the ground.
func (m *Battle) layOwed(d scene.Pen, s *engine.BattleSide, x, y, right float64) {
	nw := d.Text(x, y+24, scene.BodyMedium, 13, "text.on_dark", m.Word(s.Name))
	m.toldBeside(d, x+nw+8, y, right-x-nw-12, m.owedWord(s))
}

// owedWord is the sentence of it.
func (m *Battle) owedWord(s *engine.BattleSide) string {
	word := m.Word(s.Suffered)
	if lost := lostKinds(m.lostSoFar(), s.Side, m.kindName); word == "" && lost != "" {
		return m.Say("combat.lost.sofar", lost)
	} else if word == "" {
		return m.Say("combat.owes.none")
	}
	return word
}

// layLossLines says in a line for each side what it lost or owes: who may pay stands below, and wants the room. It gives the y below.
func (m *Battle) layLossLines(d scene.Pen, b *engine.BattleView, x, y, w float64) float64 {
	for i := range b.Sides {
		s := &b.Sides[i]
		word := m.Word(s.Suffered)
		if b.Kind == engine.BattleGround {
			word = m.owedWord(s)
		} else if word == "" {
			continue
		}
		d.Box(x, y, w, 22, "chrome.zebra")
		d.Box(x, y, 3, 22, "side."+m.Sight.Style(s.Side)+".chart")
		nw := d.Text(x+12, y+16, scene.BodyMedium, 13, "text.on_dark", m.Word(s.Name))
		face, word := d.Snug(13, w-nw-26, word)
		d.Text(x+20+nw, y+16, face, 13, "text.on_dark_second", word)
		y += 24
	}
	return y + 4
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
