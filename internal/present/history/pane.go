// Package history is what has happened: the timeline, moving about in it, and the cards that tell of news.
package history

import (
	"awaw/internal/present/battle"
	"awaw/internal/present/mapview"
	"awaw/internal/present/result"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, what it leans on, and what can be asked of it.

// History is the timeline, the replay and the cards that tell what happened.
type History struct {
	*table.Surface
	chart *mapview.Map
	fight *battle.Battle
	sheet *result.Result

	Running float64    // clock of the next replay step, 0 when stopped
	Speed   float64    // of the replay; 0 shows no motion
	pace    table.Pace // how far a step of it goes
	Cards   []Card
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, chart *mapview.Map, fight *battle.Battle, sheet *result.Result) *History {
	return &History{Surface: s, chart: chart, fight: fight, sheet: sheet}
}

// StepPhase goes to the next phase or the one before.
type StepPhase struct{ By int }

// StepTurn goes to the next player turn or the one before.
type StepTurn struct{ By int }

// PlayOn lets the history run on or stops it.
type PlayOn struct{}

// Present comes back to the present.
type Present struct{}

// OtherEyes looks through another side's eyes.
type OtherEyes struct{}

// Speed changes how fast the history runs.
type Speed struct{}

// Pace changes by what the history runs.
type Pace struct{}

// Scrub shows what lies under the pointer on the timeline.
type Scrub struct{}

// CloseCard puts the first card away.
type CloseCard struct{}

// Do names it.
func (StepPhase) Do() string { return "phase" }

// Do names it.
func (StepTurn) Do() string { return "turn" }

// Do names it.
func (PlayOn) Do() string { return "play" }

// Do names it.
func (Present) Do() string { return "now" }

// Do names it.
func (OtherEyes) Do() string { return "viewer" }

// Do names it.
func (Speed) Do() string { return "speed" }

// Do names it.
func (Pace) Do() string { return "pace" }

// Do names it.
func (Scrub) Do() string { return "scrub" }

// Do names it.
func (CloseCard) Do() string { return "card.close" }
