package result

import "awaw/engine"

// This file holds what can be asked of the sheet.

// Close puts the sheet away: the next one comes, or the game goes on.
type Close struct{}

// Rounds puts the sheet away and shows the table and the rounds of the fight.
type Rounds struct{}

// Aside puts the sheet aside while something is looked up, or fetches it back.
type Aside struct{}

// Take puts the sheet away and opens the card of a target, with those ticked who go by the nth plan for it. Nobody is sent by it.
type Take struct {
	At  engine.Ref
	Nth int
}

// Do names it.
func (Take) Do() string { return "result.plan" }

// Do names it.
func (Close) Do() string { return "result.close" }

// Do names it.
func (Rounds) Do() string { return "result.rounds" }

// Do names it.
func (Aside) Do() string { return "result.aside" }
