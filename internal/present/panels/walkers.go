package panels

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/hand"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lists on the card of a target what walks, and gives rows their keys.

// layWalkers lists what walks, a row for each hex, each unit with a tick of its own.
func (m *Panels) layWalkers(d scene.Pen, r scene.Rect, y, foot float64, list []table.Reacher) float64 {
	const row, size, step = 42.0, 32.0, 38.0
	var hexes []engine.Ref
	by := map[engine.Ref][]table.Reacher{}
	var wings []engine.CounterView
	for _, x := range list {
		if x.Counter.Flies() {
			wings = append(wings, x.Counter)
			continue
		}
		if len(by[x.Counter.Space]) == 0 {
			hexes = append(hexes, x.Counter.Space)
		}
		by[x.Counter.Space] = append(by[x.Counter.Space], x)
	}
	for i, h := range hexes {
		if y+row > foot && i > 0 {
			d.Text(r.X+12, y+12, scene.Body, 12, "text.on_dark_muted", m.Say("target.more.hexes", len(hexes)-i))
			return y + 16
		}
		if i%2 == 1 {
			d.Box(r.X+1, y, r.W-1, row-2, "chrome.zebra")
		}
		if word := m.StandsIn(h); d.Wide(scene.BodyMedium, 13, word) <= 98 {
			d.Text(r.X+12, y+25, scene.BodyMedium, 13, "text.on_dark", word)
		} else {
			d.Para(r.X+12, y+17, 100, scene.Cond, 13, 16, "text.on_dark", word, 2)
		}
		per := int((r.W - 124) / step)
		tight := step
		if len(by[h]) > per {
			tight = math.Floor((r.W - 124 - size) / float64(len(by[h])-1))
		}
		for k, x := range by[h] {
			cx, cy := r.X+114+float64(k)*tight, y+3
			on := x.Sent || m.Sight.Aim.Ticks(x.Counter.Ref)
			card := scene.PlainCard(x.Counter, m.Sight.Style(x.Counter.Side))
			card.Selected = on
			d.Add(scene.Item{Kind: scene.ItemCard, X: cx, Y: cy, W: size, Card: card})
			if on {
				d.Frame(cx+size-10, cy-3, 14, 14, 7, "accent.lamp", "chrome.panel")
				d.Icon("tick", cx+size-3, cy+4, 4, "text.on_amber")
			}
			if !x.Sent {
				if key := m.numbered(x.Counter.Ref); key != "" && !on {
					d.Frame(cx+size-10, cy-3, 14, 14, 7, "chrome.panel", "text.on_dark_muted")
					d.Centre(cx+size-3, cy+8, scene.CondMedium, 11, "text.on_dark_second", key)
				}
				d.Hit(cx-2, cy-2, math.Min(tight, size+4), size+4, hand.Tick{Ref: x.Counter.Ref}, m.NameOf(x.Counter.Ref))
			}
		}
		y += row
	}
	if len(wings) > 0 {
		d.Text(r.X+12, y+16, scene.Body, 13, "text.on_dark_second", m.Say("target.support", len(wings), engine.Arg{Kind: engine.ArgName, S: m.tally(wings)}))
		y += 22
	}
	return y
}

// mostNumbered is how many rows have keys of their own.
const mostNumbered = 9

// numbered gives a row that may be ticked the next number as its key, "" once they are used up.
func (m *Panels) numbered(r engine.Ref) string {
	if len(m.rows) >= mostNumbered {
		return ""
	}
	m.rows = append(m.rows, r)
	return scene.Itoa(len(m.rows))
}

// KeyRow ticks the row whose number is pressed while the card of a target stands there; it tells whether it was one.
func (m *Panels) KeyRow(k scene.Key) bool {
	if !m.hand.AimShown() || m.Menu != nil || k.Shift || len(k.Name) != 1 {
		return false
	}
	n := int(k.Name[0] - '1')
	if n < 0 || n >= len(m.rows) {
		return false
	}
	m.Run(hand.Tick{Ref: m.rows[n]})
	return true
}
