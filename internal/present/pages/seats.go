package pages

import (
	"path"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file lays out who plays each side, and how the opponents among them play and how strong they were measured to be: a person may hand a side to an
// opponent in the middle of a game and take it back.

// GiveSeat has somebody play a side from now on: a person, or an opponent by its name.
type GiveSeat struct {
	Side engine.Side
	Who  string
}

// Do names it.
func (GiveSeat) Do() string { return "seat.give" }

// Of the row of a side, in logical pixels: how tall it is, a line of text, and where its rule lies above the next one.
const (
	seatsRow  = 94.0
	seatsLead = 18.0
	seatsRule = 10.0
)

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
	levels := m.Desk.Levels(m.System(), strings.TrimSuffix(path.Base(m.Sight.Game.Header().Scenario.Name), ".toml"))
	row, lines := seatsRow, 1
	if slices.ContainsFunc(levels, func(l program.Level) bool { return l.Among }) { // with its interval and games a seat it takes more than a line
		row, lines = seatsRow+seatsLead, 2
	}
	y := r.Y - m.scrolled(d, r, row*float64(len(sides))+60)
	if y >= r.Y-1 {
		d.Para(r.X, y+12, r.W, scene.Body, 13, seatsLead, "text.on_dark_second", m.Say("seats.how"), 3)
	}
	y += 60
	for _, s := range sides {
		if y >= r.Y-1 && y+row-seatsRule <= r.Y+r.H {
			d.Mark(s.Style, r.X+12, y+16, 11, true)
			d.Text(r.X+34, y+21, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, 200, m.Word(s.Name)))
			var who []value
			for _, k := range m.SeatKinds(m.System()) {
				who = append(who, value{m.SeatWord(k), m.Seat(s.Side) == k, GiveSeat{Side: s.Side, Who: k}})
			}
			under := y + m.values(d, r.X+250, y, r.W-250, who) + seatsLead
			for _, l := range levels {
				if l.Name == m.Seat(s.Side) {
					d.Text(r.X+252, under, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.W-252, m.Say(l.Words())))
					d.Para(r.X+252, under+seatsLead, r.W-252, scene.Body, 13, seatsLead, "text.on_dark_second", l.Strength, lines)
				}
			}
			d.Box(r.X, y+row-seatsRule, r.W, 1, "chrome.line_soft")
		}
		y += row
	}
	return d
}
