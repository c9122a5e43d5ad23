// Package frame is what frames the map: bars, rail, prompt, sheets of paper, tips, and the curtain between players.
package frame

import (
	"awaw/engine"
	"awaw/internal/present/advise"
	"awaw/internal/present/battle"
	"awaw/internal/present/charts"
	"awaw/internal/present/hand"
	"awaw/internal/present/history"
	"awaw/internal/present/mapview"
	"awaw/internal/present/opponent"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, what it leans on, and what can be asked of it.

// Frame is what frames the map: bars, prompt, rail, sheets of paper, curtain.
type Frame struct {
	*table.Surface
	bots   *opponent.Bots
	charts *charts.Charts
	chart  *mapview.Map
	hand   *hand.Hand
	fight  *battle.Battle
	past   *history.History
	advice *advise.Advise

	Quit     bool
	TipShown bool
	Curtain  CurtainState
	count    counting // the score on its way
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, chances *charts.Charts, bots *opponent.Bots, chart *mapview.Map, hand *hand.Hand, fight *battle.Battle, past *history.History, advice *advise.Advise) *Frame {
	return &Frame{Surface: s, charts: chances, bots: bots, chart: chart, hand: hand, fight: fight, past: past, advice: advice}
}

// GoHere plays on from the moment shown.
type GoHere struct{}

// GoHome puts the game back on the table that the sandbox left.
type GoHome struct{}

// Hurry tells the opponent that thinks to move now.
type Hurry struct{}

// OpenMenu opens the menu.
type OpenMenu struct{}

// CloseSheet puts the sheet of paper away.
type CloseSheet struct{}

// GoElsewhere keeps the game in another folder from now on.
type GoElsewhere struct{}

// TypeFace types a die in.
type TypeFace struct{ N int }

// Export has a picture of the map written, "png" or "svg".
type Export struct{ Kind string }

// Sure gives a command after its owner has been asked whether he means it.
type Sure struct{ Cmd engine.Command }

// Do names it.
func (Sure) Do() string { return "sure" }

// Do names it.
func (GoHere) Do() string { return "goto" }

// Do names it.
func (GoHome) Do() string { return "home" }

// Do names it.
func (Hurry) Do() string { return "hurry" }

// Do names it.
func (OpenMenu) Do() string { return "menu" }

// Do names it.
func (CloseSheet) Do() string { return "sheet.close" }

// Do names it.
func (GoElsewhere) Do() string { return "elsewhere" }

// Do names it.
func (TypeFace) Do() string { return "face" }

// Do names it.
func (Export) Do() string { return "export" }
