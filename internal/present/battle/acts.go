package battle

import "awaw/engine"

// This file holds what can be asked of a fight.

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
