// Package battle is the panel of a fight: its forces, its table, its dice, its choices.
package battle

import (
	"awaw/engine"
	"awaw/internal/present/charts"
	"awaw/internal/present/hand"
	"awaw/internal/present/mapview"
	"awaw/internal/present/opponent"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, what it leans on, and what can be asked of it.

// Battle is the panel of a fight.
type Battle struct {
	*table.Surface
	charts *charts.Charts
	bots   *opponent.Bots
	chart  *mapview.Map
	hand   *hand.Hand

	table      bool // the table is looked at instead of the sheet of a choice
	tableAt    int  // at which node
	refugeList []refuge
	refugesAt  int
	refuge     int // which of them the sheet names
	looked     looked
	resting    resting
	lost       []engine.Loss // in the ground battle at hand, as read at node lostAt
	lostAt     int
	picks      picks
	roster     roster
	fresh      foretold
	short      bool       // no die has been thrown and there is little room: the chances take that of dice and losses
	mapped     engine.Ref // the battle whose panel gave way to the map
	Thrown     Throws     // the dice of the last command at sea
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, charts *charts.Charts, bots *opponent.Bots, chart *mapview.Map, hand *hand.Hand) *Battle {
	return &Battle{Surface: s, charts: charts, bots: bots, chart: chart, hand: hand}
}

// Force takes a counter of a fight.
type Force struct{ Ref engine.Ref }

// Fly sends a counter into what is planned.
type Fly struct {
	Ref  engine.Ref
	Verb string
}

// TurnSorties turns to more of those who may be sent.
type TurnSorties struct{ By int }

// TurnChoices turns to more choices.
type TurnChoices struct{ By int }

// ClearDice takes the dice thrown at sea away.
type ClearDice struct{}

// Do names it.
func (Force) Do() string { return "force" }

// Do names it.
func (Fly) Do() string { return "fly" }

// Do names it.
func (TurnSorties) Do() string { return "sorties.next" }

// Do names it.
func (TurnChoices) Do() string { return "choices.next" }

// Do names it.
func (ClearDice) Do() string { return "throws" }

// FleeTo brings all who defend to a place.
type FleeTo struct{ Space engine.Ref }

// NextRefuge has the sheet name the next refuge.
type NextRefuge struct{}

// Table shows the table and the rounds instead of the sheet of a choice.
type Table struct{}

// Sheet comes back from there.
type Sheet struct{}

// LetFall lets the dice fall that waited while the odds were shown.
type LetFall struct{}

// Do names it.
func (LetFall) Do() string { return "dice.fall" }

// Do names it.
func (FleeTo) Do() string { return "flee" }

// Do names it.
func (Table) Do() string { return "stay.table" }

// Do names it.
func (Sheet) Do() string { return "stay.sheet" }

// Do names it.
func (NextRefuge) Do() string { return "stay.next" }
