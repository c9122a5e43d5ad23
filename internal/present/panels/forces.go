package panels

import (
	"math"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the forces of every side: air, ground and ships, each for itself, when nothing is selected.

// arm is a group a side's counters are listed in.
type arm struct {
	key string // of its heading; without one it is headed by what its counters are
	of  func(engine.CounterView) bool
}

// arms are these groups, in order.
var arms = []arm{
	{"units.air", func(c engine.CounterView) bool { return c.Flies() }},
	{"", table.IsBeside},
	{"units.ground", func(c engine.CounterView) bool { return c.Class() == engine.ClassGround }},
	{"units.ships", table.IsShip},
}

// layForces lists every side's strength, and how to go on. The wheel turns it.
func (m *Panels) layForces(d scene.Pen, r scene.Rect) {
	t := m.Sight
	top := r.Y + 68
	x, inner := r.X+12, r.W-24
	y := top - m.Scroll["units"]
	seen := func(y, h float64) bool { return y >= top && y+h <= r.Y+r.H } // wholly in sight
	for _, s := range t.View.Sides {
		if seen(y, 34) {
			d.Box(r.X+1, y, r.W-1, 34, "chrome.raised")
			d.Mark(s.Style, x+11, y+17, 10, true)
			d.Text(x+30, y+22, scene.BodyMedium, 14, "text.on_dark", m.Word(s.Name))
		}
		y += 40
		for _, ta := range t.View.Tallies {
			if ta.Side != s.Side {
				continue
			}
			if seen(y, 20) {
				d.Text(x, y+14, scene.Body, 13, "text.on_dark_second", m.Word(ta.Name))
				d.Right(x+inner, y+14, scene.CondMedium, 13, "text.on_dark", scene.Itoa(ta.N))
				if len(t.View.Stakes) > 0 {
					d.Hit(x-4, y, inner+8, 20, table.ShowStakes{}, m.Say("stakes.tip"))
				}
			}
			y += 20
		}
		if s.Side == m.Actor() {
			y = m.layStock(d, x, y, inner, seen)
		}
		for _, a := range arms {
			y = m.layArm(d, a, s.Side, x, y, inner, seen)
		}
		y += 14
	}
	if m.Scroll["units"] == 0 {
		m.layLessons(d, x, y, inner, r.Y+r.H-12)
	}
	long := y + m.Scroll["units"] - r.Y - r.H
	m.Scroll["units"] = math.Min(m.Scroll["units"], math.Max(0, long+16))
	m.head(d, r, m.Say("units.title"), "", m.Say("units.under"))
}

// layArm lists the counters of an arm of a side with their strength, and gives the y below them.
func (m *Panels) layArm(d scene.Pen, a arm, side engine.Side, x, y, inner float64, seen func(y, h float64) bool) float64 {
	list, word := m.muster(a, side)
	if len(list) == 0 {
		return y
	}
	label, low := m.Say(a.key), 0.0
	if a.key == "" {
		label = m.Word(list[0].Kind.Unit)
	}
	if d.Wide(scene.CondBold, 12, strings.ToUpper(label))+.6*float64(len([]rune(label)))+12+d.Wide(scene.CondMedium, 13, word) > inner {
		low = 17 // it has a line of its own
	}
	if y += 8; seen(y, 18) {
		d.Label(x, y+13, label)
	}
	if y += low; seen(y, 18) {
		d.Right(x+inner, y+13, scene.CondMedium, 13, "text.on_dark_second", d.Fit(scene.CondMedium, 13, inner, word))
	}
	y += 20
	per := int(inner+5) / 37
	for i := 0; i < len(list); i += per {
		if seen(y, 38) {
			for k, c := range list[i:min(len(list), i+per)] {
				cx := x + float64(k)*37
				d.Add(scene.Item{Kind: scene.ItemCard, X: cx, Y: y, W: 32, Card: m.trayCard(c)})
				d.Hit(cx-1, y-1, 36, 38, table.Take{Ref: c.Ref}, m.NameOf(c.Space)+", "+m.Word(c.Note))
			}
		}
		y += 38
	}
	return y
}

// muster gives the counters of an arm of a side, and words what they come to.
func (m *Panels) muster(a arm, side engine.Side) (list []engine.CounterView, word string) {
	ready, over, squadrons, turned, hidden := 0, 0, 0, 0, 0
	for _, c := range m.Sight.View.Counters {
		if c.Side != side || !a.of(c) {
			continue
		}
		list = append(list, c)
		switch {
		case c.Is(engine.Unknown): // nobody knows what sails with it
			hidden++
		case c.Class() == engine.ClassForce: // its ships are counted
		case table.InSquadrons(c):
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
	word, flights := m.Say("units.sum", ready, over), m.Say("units.squadrons", squadrons)
	if ready == 0 && over > 0 {
		word = m.Say("units.turned", over)
	}
	if turned > 0 {
		flights = m.Say("units.squadrons.inverted", squadrons, turned)
	}
	switch {
	case a.key == "":
		word = scene.Itoa(ready)
	case hidden > 0 && ready+over == 0:
		word = m.Say("units.hidden", hidden)
	case a.key != "units.air":
		word = m.Say("units.factors", ready+over)
		if hidden > 0 {
			word += ", " + m.Say("units.hidden", hidden)
		}
	case ready+over == 0:
		word = flights
	case squadrons > 0:
		word += ", " + flights
	}
	return list, word
}
