package hand

import (
	"awaw/internal/present/mapview"
	"awaw/internal/present/opponent"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, and what it leans on.

// Hand is what the player picks, points at and drags.
type Hand struct {
	*table.Surface
	bots  *opponent.Bots
	chart *mapview.Map

	rested rested
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, bots *opponent.Bots, chart *mapview.Map) *Hand {
	return &Hand{Surface: s, bots: bots, chart: chart}
}
