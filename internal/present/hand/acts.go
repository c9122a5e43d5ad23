package hand

import "awaw/engine"

// This file holds what can be asked of the hand.

// CloseProof puts a verdict away.
type CloseProof struct{}

// Ship takes a row of the card of ships, or sends there what is held.
type Ship struct{ Ref engine.Ref }

// ShowPlaces lists the places where something may be begun.
type ShowPlaces struct{}

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
