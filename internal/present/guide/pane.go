package guide

import (
	"awaw/internal/present/mapview"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, and what it leans on.

// Guide is the lesson of a guided game.
type Guide struct {
	*table.Surface
	chart *mapview.Map

	course *guided
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, chart *mapview.Map) *Guide { return &Guide{Surface: s, chart: chart} }
