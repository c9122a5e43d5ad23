package ordered

import "awaw/engine"

// This file holds how a year is divided, for whoever draws its course.

// Season is a part of a turn: what it is called there, the date of all that happens in it, and its share of the turn's room.
type Season struct {
	Name, Date engine.Text
	Share      float64
}

// Calendar is a position whose turns are years with seasons.
type Calendar interface {
	// YearOf is the year that a turn is, with its seasons in their order.
	YearOf(turn int) (year int, seasons []Season)
}
