package pages

import (
	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file lays out who plays each side: a person may hand a side to an opponent in the middle of a game and take it back.

// GiveSeat has somebody play a side from now on: a person, or an opponent by its name.
type GiveSeat struct {
	Side engine.Side
	Who  string
}

// Do names it.
func (GiveSeat) Do() string { return "seat.give" }

// seatsRow is how tall the row of a side is.
const seatsRow = 76.0

func (m *Pages) layGiveSeats() scene.Pen {
	d, r := m.pageHead(m.Say("seats.title"))
	none := ""
	switch {
	case m.Sight == nil || m.Sight.Play.Replay || m.Sight.Game.Outcome().Over:
		none = m.Say("seats.none")
	case m.Sight.Game.ByMail() != nil:
		none = m.Say("seats.mail")
	}
	if none != "" {
		m.scrolled(d, r, 0)
		d.Para(r.X, r.Y+16, r.W, scene.Body, 14, 20, "text.on_dark_second", none, 2)
		return d
	}
	sides := m.Sight.View.Sides
	y := r.Y - m.scrolled(d, r, seatsRow*float64(len(sides))+60)
	if y >= r.Y-1 {
		d.Para(r.X, y+12, r.W, scene.Body, 13, 18, "text.on_dark_second", m.Say("seats.how"), 3)
	}
	y += 60
	for _, s := range sides {
		if y >= r.Y-1 && y+60 <= r.Y+r.H {
			d.Mark(s.Style, r.X+12, y+16, 11, true)
			d.Text(r.X+34, y+21, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, 200, m.Word(s.Name)))
			var who []value
			for _, k := range m.SeatKinds(m.System()) {
				who = append(who, value{m.SeatWord(k), m.Seat(s.Side) == k, GiveSeat{Side: s.Side, Who: k}})
			}
			m.values(d, r.X+250, y, r.W-250, who)
			d.Box(r.X, y+66, r.W, 1, "chrome.line_soft")
		}
		y += seatsRow
	}
	return d
}
