package present

import (
	"math"
	"strings"

	"awaw/engine"
)

// This file lays out the forces of every side: air, ground and ships, each for itself, when nothing is selected.

// arms are the groups a side's counters are listed in.
var arms = []struct {
	key string
	of  func(engine.CounterView) bool
}{
	{"units.air", func(c engine.CounterView) bool { return c.Flies() }},
	{"units.beside", isBeside},
	{"units.ground", func(c engine.CounterView) bool { return c.Class() == engine.ClassGround }},
	{"units.ships", isShip},
}

// isBeside tells whether a counter lies beside the map: kamikazes do.
func isBeside(c engine.CounterView) bool { return c.Class() == engine.ClassBeside }

// inSquadrons tells whether a counter's number is squadrons, three of which are worth an air factor, and not factors.
func inSquadrons(c engine.CounterView) bool {
	return c.Kind != nil && c.Kind.Parts > 1
}

// layForces lists every side's strength, and how to go on. The wheel turns it.
func (m *Model) layForces(d pen, r Rect) {
	t := m.t
	top := r.Y + 68
	x, inner := r.X+12, r.W-24
	y := top - m.scroll["units"]
	seen := func(h float64) bool { return y >= top && y+h <= r.Y+r.H } // wholly in sight
	for _, s := range t.view.Sides {
		if seen(34) {
			d.box(r.X+1, y, r.W-1, 34, "chrome.raised")
			d.mark(s.Style, x+11, y+17, 10, true)
			d.text(x+30, y+22, BodyMedium, 14, "text.on_dark", m.word(s.Name))
		}
		y += 40
		for _, ta := range t.view.Tallies {
			if ta.Side != s.Side {
				continue
			}
			if seen(20) {
				d.text(x, y+14, Body, 13, "text.on_dark_second", m.word(ta.Name))
				d.right(x+inner, y+14, CondMedium, 13, "text.on_dark", itoa(ta.N))
				if len(t.view.Stakes) > 0 {
					d.hit(x-4, y, inner+8, 20, ShowStakes{}, m.say("stakes.tip"))
				}
			}
			y += 20
		}
		if s.Side == m.actor() {
			y = m.layStock(d, x, y, inner, seen)
		}
		for _, arm := range arms {
			var list []engine.CounterView
			ready, over, squadrons, turned, hidden := 0, 0, 0, 0, 0
			for _, c := range t.view.Counters {
				if c.Side != s.Side || !arm.of(c) {
					continue
				}
				list = append(list, c)
				switch {
				case c.Is(engine.Unknown): // nobody knows what sails with it
					hidden++
				case c.Class() == engine.ClassForce: // its ships are counted
				case inSquadrons(c):
					squadrons += c.Size
					if c.Is(engine.Turned) {
						turned += c.Size
					}
				case c.Is(engine.Turned):
					over += c.Size
				default:
					ready += c.Size
				}
			}
			if len(list) == 0 {
				continue
			}
			word, flights := m.say("units.sum", ready, over), m.say("units.squadrons", squadrons)
			if turned > 0 {
				flights = m.say("units.squadrons.inverted", squadrons, turned)
			}
			switch {
			case arm.key == "units.beside":
				word = itoa(ready)
			case hidden > 0 && ready+over == 0:
				word = m.say("units.hidden", hidden)
			case arm.key != "units.air":
				word = m.say("units.factors", ready+over)
				if hidden > 0 {
					word += ", " + m.say("units.hidden", hidden)
				}
			case ready+over == 0:
				word = flights
			case squadrons > 0:
				word += ", " + flights
			}
			label, low := m.say(arm.key), 0.0
			if d.wide(CondBold, 12, strings.ToUpper(label))+.6*float64(len([]rune(label)))+12+d.wide(CondMedium, 13, word) > inner {
				low = 17 // it has a line of its own
			}
			if y += 8; seen(18) {
				d.label(x, y+13, label)
			}
			if y += low; seen(18) {
				d.right(x+inner, y+13, CondMedium, 13, "text.on_dark_second", d.fit(CondMedium, 13, inner, word))
			}
			y += 20
			per := int(inner+5) / 37
			for i := 0; i < len(list); i += per {
				if seen(38) {
					for k, c := range list[i:min(len(list), i+per)] {
						cx := x + float64(k)*37
						d.add(Item{Kind: ItemCard, X: cx, Y: y, W: 32, Card: m.trayCard(c)})
						d.hit(cx-1, y-1, 36, 38, Take{Ref: c.Ref}, m.nameOf(c.Space)+", "+m.word(c.Note))
					}
				}
				y += 38
			}
		}
		y += 14
	}
	if m.scroll["units"] == 0 {
		m.layLessons(d, x, y, inner, r.Y+r.H-12)
	}
	long := y + m.scroll["units"] - r.Y - r.H
	m.scroll["units"] = math.Min(m.scroll["units"], math.Max(0, long+16))
	m.head(d, r, m.say("units.title"), "", m.say("units.under"))
}
