package charts

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file draws in a narrow column how a battle is likely to end: with one side, with the other, or with nobody, and what that costs.

// Outcome is how a battle between two sides is likely to end.
type Outcome struct {
	Known     bool           // else the room for it is kept
	Sides     [2]engine.Side // who attacks, who defends
	Won, None float64        // chances that the attacker alone is left, or nobody
	Lost      [2]float64     // what both lose on average, in what it cost
}

// EndingHigh is how tall such chances are with the label above them.
const EndingHigh = 82.0

// LayEnding draws a bar in three parts, and under it in words what they are and what is lost.
func (m *Charts) LayEnding(l *table.Leaf, title string, x Outcome) {
	if l.Seen(EndingHigh) {
		d := l.Pen
		d.Label(l.X, l.Y+13, title)
		d.Box(l.X, l.Y+20, l.W, 20, "chrome.well")
		if x.Known {
			m.ending(d, scene.R(l.X, l.Y+20, l.W, 20), x)
		}
	}
	l.Y += EndingHigh
}

// ending draws the bar and the words under it.
func (m *Charts) ending(d scene.Pen, r scene.Rect, x Outcome) {
	att, def := m.Sight.SideView(x.Sides[0]), m.Sight.SideView(x.Sides[1])
	held := 1 - x.Won - x.None
	won, none := math.Round(r.W*x.Won), math.Round(r.W*x.None)
	d.Box(r.X, r.Y, won, r.H, "side."+m.Sight.Style(x.Sides[0])+".chart_deep")
	d.Box(r.X+won, r.Y, none, r.H, "chrome.line")
	d.Box(r.X+won+none, r.Y, r.W-won-none, r.H, "side."+m.Sight.Style(x.Sides[1])+".chart_deep")
	if won > endRoom {
		d.Text(r.X+6, r.Y+14, scene.CondBold, 13, "text.on_dark", m.Percent(x.Won))
	}
	if none > endRoom {
		d.Centre(r.X+won+none/2, r.Y+14, scene.CondBold, 13, "text.on_dark", m.Percent(x.None))
	}
	if r.W-won-none > endRoom {
		d.Right(r.X+r.W-6, r.Y+14, scene.CondBold, 13, "text.on_dark", m.Percent(held))
	}
	ends := m.Say("ending.three", m.Word(att.Name), m.Percent(x.Won), m.Percent(x.None), m.Word(def.Name), m.Percent(held))
	if x.None < leastNone {
		ends = m.Say("ending.two", m.Word(att.Name), m.Percent(x.Won), m.Word(def.Name), m.Percent(held))
	}
	lost := m.Say("ending.lost", m.Word(att.Name), tenths(x.Lost[0]), m.Word(def.Name), tenths(x.Lost[1]))
	for i, line := range [2]string{ends, lost} {
		face, size, slim := d.Slim(12, 10.5, r.W, line)
		d.Text(r.X, r.Y+r.H+15+16*float64(i), face, size, "text.on_dark_second", slim)
	}
}

// endRoom is how wide a part of the bar is that bears its number, leastNone the chance that nobody is left from which it is told.
const (
	endRoom   = 44.0
	leastNone = .0005
)

// tenths is a number with one decimal.
func tenths(x float64) engine.Arg { return engine.Tenths(int(math.Round(10 * x))) }
