package sky

import (
	"awaw/engine/lanes"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lists the dice of a round in the panel: a row for all that units of a kind rolled at the same thing.

// Measures of such a row.
const (
	dieHigh = 28.0
	dieStep = 23.0
)

// volley is the dice that units of a kind rolled at the same thing.
type volley struct {
	card lanes.Card
	dice []lanes.Die
	hits int
}

// volleys puts the dice of a side together.
func volleys(cell *lanes.Cell, s int) (out []volley) {
next:
	for _, x := range cell.Dice[s] {
		if x.By < 0 || x.By >= len(cell.Cards[s]) {
			continue
		}
		c := cell.Cards[s][x.By]
		hit := 0
		if x.Hit {
			hit = 1
		}
		for k := range out {
			if o := &out[k]; o.card.Nation == c.Nation && o.card.Kind == c.Kind && o.dice[0].Aim == x.Aim && o.dice[0].Needs == x.Needs {
				o.dice, o.hits = append(o.dice, x), o.hits+hit
				continue next
			}
		}
		out = append(out, volley{c, []lanes.Die{x}, hit})
	}
	return out
}

// layDice lists the dice of the round that was last fought in a battle.
func (m *Sky) layDice(l *table.Leaf, t *lanes.Table, at int) {
	cells := t.Lanes[at].Cells
	n := len(cells) - 1
	for n >= 0 && len(cells[n].Dice[0])+len(cells[n].Dice[1]) == 0 {
		n--
	}
	if n < 0 {
		return
	}
	l.Label(m.Say("sky.dice", n+1))
	for s := range cells[n].Dice {
		for _, v := range volleys(&cells[n], s) {
			m.layVolley(l, v)
		}
	}
}

// layVolley lays what a kind rolled: what it had to roll, how many hit, and, of more than one die, the dice below.
func (m *Sky) layVolley(l *table.Leaf, v volley) {
	d, columns := l.Pen, max(1, int((l.W-30)/dieStep))
	high := dieHigh
	if len(v.dice) > 1 {
		high += dieStep * float64((len(v.dice)+columns-1)/columns)
	}
	if !l.Seen(high) {
		l.Y += high
		return
	}
	card := m.card(v.card, v.card.Value)
	card.Ghost = false
	d.Add(scene.Item{Kind: scene.ItemCard, X: l.X, Y: l.Y + 2, W: 24, Card: card})
	word := m.Say("sky.die."+[]string{"air", "surface", "bombs"}[v.dice[0].Aim], scene.Capital(m.Word(v.card.Kind.Name)), v.dice[0].Needs)
	fate, ink := m.Say("sky.misses"), "text.on_dark_muted"
	if v.hits > 0 {
		fate, ink = m.Say("sky.hits"), "text.on_dark"
	}
	room := 32.0
	if len(v.dice) > 1 {
		fate = m.Say("sky.score", v.hits, len(v.dice))
	} else {
		room += 24
	}
	fw := d.Wide(scene.Cond, 13, fate)
	face, snug := d.Snug(13, l.W-room-fw-8, word)
	d.Text(l.X+32, l.Y+18, face, 13, "text.on_dark_second", snug)
	d.Right(l.X+l.W, l.Y+18, scene.Cond, 13, ink, fate)
	if len(v.dice) == 1 {
		m.die(d, l.X+l.W-fw-14, l.Y+14, v.dice[0])
	} else {
		for i, x := range v.dice {
			m.die(d, l.X+42+dieStep*float64(i%columns), l.Y+dieHigh+10+dieStep*float64(i/columns), x)
		}
	}
	l.Y += high
}

// die draws a die of twelve sides: filled if it hits.
func (m *Sky) die(d scene.Pen, x, y float64, o lanes.Die) {
	d.Shield(x-10, y-10, 20, o.Face, o.Hit)
}
