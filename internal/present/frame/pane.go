package frame

import (
	"awaw/internal/present/battle"
	"awaw/internal/present/charts"
	"awaw/internal/present/hand"
	"awaw/internal/present/history"
	"awaw/internal/present/mapview"
	"awaw/internal/present/opponent"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, and what it leans on.

// Frame is what frames the map: bars, prompt, rail, sheets of paper, curtain.
type Frame struct {
	*table.Surface
	bots   *opponent.Bots
	charts *charts.Charts
	chart  *mapview.Map
	hand   *hand.Hand
	fight  *battle.Battle
	past   *history.History

	Quit     bool
	TipShown bool
	Curtain  CurtainState
	count    counting // the score on its way
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, chances *charts.Charts, bots *opponent.Bots, chart *mapview.Map, hand *hand.Hand, fight *battle.Battle, past *history.History) *Frame {
	return &Frame{Surface: s, charts: chances, bots: bots, chart: chart, hand: hand, fight: fight, past: past}
}
