package battle

import (
	"awaw/engine"
	"awaw/internal/present/charts"
	"awaw/internal/present/hand"
	"awaw/internal/present/mapview"
	"awaw/internal/present/opponent"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, and what it leans on.

// Battle is the panel of a fight.
type Battle struct {
	*table.Surface
	charts *charts.Charts
	bots   *opponent.Bots
	chart  *mapview.Map
	hand   *hand.Hand

	lost   []engine.Loss // in the ground battle at hand, as read at node lostAt
	lostAt int
	Thrown Throws // the dice of the last command at sea
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, charts *charts.Charts, bots *opponent.Bots, chart *mapview.Map, hand *hand.Hand) *Battle {
	return &Battle{Surface: s, charts: charts, bots: bots, chart: chart, hand: hand}
}
