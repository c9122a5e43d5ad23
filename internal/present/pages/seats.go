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

// Of the page, in logical pixels: how much taller than its choices the row of a side is, how tall that of a level is, where the column of choices begins, and a
// line of text.
const (
	seatsRow    = 38.0
	seatsLevel  = 80.0
	seatsColumn = 250.0
	seatsLead   = 18.0
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
	levels := m.seated()
	row := seatsRow
	if len(sides) > 0 {
		row += tall(d, r.W-seatsColumn, m.seatValues(sides[0].Side))
	}
	y := r.Y - m.scrolled(d, r, row*float64(len(sides))+60+10+seatsLevel*float64(len(levels)))
	shown := func(high float64) bool { return y >= r.Y-1 && y+high <= r.Y+r.H }
	if shown(0) {
		d.Para(r.X, y+12, r.W, scene.Body, 13, seatsLead, "text.on_dark_second", m.Say("seats.how"), 3)
	}
	y += 60
	for _, s := range sides {
		if shown(row - 10) {
			d.Mark(s.Style, r.X+12, y+16, 11, true)
			d.Text(r.X+34, y+21, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, 200, m.Word(s.Name)))
			m.values(d, r.X+seatsColumn, y, r.W-seatsColumn, m.seatValues(s.Side))
			d.Box(r.X, y+row-12, r.W, 1, "chrome.line_soft")
		}
		y += row
	}
	for _, l := range levels {
		if shown(seatsLevel - 10) {
			d.Text(r.X+34, y+seatsLead, scene.BodyMedium, 14, "text.on_dark", m.SeatWord(l.Name))
			under := d.Para(r.X+seatsColumn, y+seatsLead, r.W-seatsColumn, scene.Body, 13, seatsLead, "text.on_dark_second", m.Say(l.Words()), 2)
			d.Para(r.X+seatsColumn, under, r.W-seatsColumn, scene.Body, 13, seatsLead, "text.on_dark_second", l.Strength, 2)
		}
		y += seatsLevel
	}
	return d
}

// seatValues are who may play a side.
func (m *Pages) seatValues(side engine.Side) (out []value) {
	for _, k := range m.SeatKinds(m.System()) {
		out = append(out, value{m.SeatWord(k), m.Seat(side) == k, GiveSeat{Side: side, Who: k}})
	}
	return out
}

// seated are the opponents who play a side now, the weakest first, with how strong they were measured to be in this scenario.
func (m *Pages) seated() (out []program.Level) {
	for _, l := range m.Desk.Levels(m.System(), strings.TrimSuffix(path.Base(m.Sight.Game.Header().Scenario.Name), ".toml")) {
		if slices.ContainsFunc(m.Sight.View.Sides, func(s engine.SideView) bool { return m.Seat(s.Side) == l.Name }) {
			out = append(out, l)
		}
	}
	return out
}
