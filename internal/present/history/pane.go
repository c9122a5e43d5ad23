package history

import (
	"awaw/internal/present/battle"
	"awaw/internal/present/mapview"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, and what it leans on.

// History is the timeline, the replay and the cards that tell what happened.
type History struct {
	*table.Surface
	chart *mapview.Map
	fight *battle.Battle

	Running float64    // clock of the next replay step, 0 when stopped
	Speed   float64    // of the replay; 0 shows no motion
	pace    table.Pace // how far a step of it goes
	Cards   []Card
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, chart *mapview.Map, fight *battle.Battle) *History {
	return &History{Surface: s, chart: chart, fight: fight}
}
