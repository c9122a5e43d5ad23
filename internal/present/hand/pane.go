// Package hand is the player's hand: it picks, points, drags and drops, and turns that into commands, menus and refusals.
package hand

import (
	"awaw/engine"
	"awaw/internal/present/mapview"
	"awaw/internal/present/opponent"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, what it leans on, and what can be asked of it.

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

// CloseProof puts a verdict away.
type CloseProof struct{}

// Ship takes a row of the card of ships, or sends there what is held.
type Ship struct{ Ref engine.Ref }

// ShowPlaces lists the places where something may be begun.
type ShowPlaces struct{}

// ShowHere lists what may be done at the place shown.
type ShowHere struct{}

// ShowQuarry shows the one counter that may be attacked as it stands.
type ShowQuarry struct{ Ref engine.Ref }

// Do names it.
func (CloseProof) Do() string { return "proof.close" }

// Do names it.
func (Ship) Do() string { return "sea" }

// Do names it.
func (ShowPlaces) Do() string { return "places" }

// Do names it.
func (ShowQuarry) Do() string { return "quarry" }

// Do names it.
func (ShowHere) Do() string { return "here" }
