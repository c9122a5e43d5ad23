// Package front holds the screens before a game: start, scenarios, set-up, saves, odds desk.
package front

import (
	"awaw/internal/present/mapview"
	"awaw/internal/present/recap"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, and what it leans on.

// Front is the screens before a game.
type Front struct {
	*table.Surface
	chart *mapview.Map
	recap *recap.Recap

	picked int // row picked in a list: scenarios or saves
	choice newChoice
	keys   keyring
	state  state
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, chart *mapview.Map, told *recap.Recap) *Front {
	return &Front{Surface: s, chart: chart, recap: told, choice: newChoice{seats: map[int]string{}}}
}

// Forget puts a question away that lay over the screen.
func (m *Front) Forget() { m.state.ask = nil }
