package result

import "awaw/engine"

// This file holds what can be asked of the sheet.

// Close puts the sheet away: the next one comes, or the game goes on.
type Close struct{}

// Rounds puts the sheet away and shows the table and the rounds of the fight.
type Rounds struct{}

// Aside puts the sheet aside while something is looked up, or fetches it back.
type Aside struct{}

// Take sets how many go by the nth plan for what was found. Nobody is sent by it.
type Take struct{ Nth int }

// Crew sets how many of the nth of those who reach it go.
type Crew struct{ Nth, N int }

// Against looks at another of the forces that were found.
type Against struct{ At engine.Ref }

// AimAt looks at what becomes of another of its ships.
type AimAt struct{ Ship engine.Ref }

// Launch sends those who were chosen, and where nobody else was found ends the choice with it.
type Launch struct{}

// Nobody sends nobody.
type Nobody struct{}

// Do names it.
func (Crew) Do() string { return "result.crew" }

// Do names it.
func (Against) Do() string { return "result.against" }

// Do names it.
func (AimAt) Do() string { return "result.ship" }

// Do names it.
func (Launch) Do() string { return "result.launch" }

// Do names it.
func (Nobody) Do() string { return "result.nobody" }

// Do names it.
func (Take) Do() string { return "result.plan" }

// Do names it.
func (Close) Do() string { return "result.close" }

// Do names it.
func (Rounds) Do() string { return "result.rounds" }

// Do names it.
func (Aside) Do() string { return "result.aside" }
