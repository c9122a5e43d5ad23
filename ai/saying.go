package ai

import "awaw/engine"

// This file holds what a commander says of a turn: one sentence, from the plan that was chosen.

// Purpose is what a plan is for, the lesser first: of all a commander does in a turn the greatest is what he speaks of.
type Purpose uint8

// The purposes.
const (
	Silent    Purpose = iota
	Waits             // does nothing
	Builds            // new counters
	Gathers           // changes of base, forward
	Withdraws         // and back
	Sails             // puts to sea
	Stays             // stands in a fight
	Leaves            // gives a base up
	Stops             // calls a fight off
	Parts             // ends a fight at sea
	Marches           // on the ground
	Hunts             // looks for what sails
	Meets             // comes out against what sails by
	Bombs             // works
	Attacks           // a place on the ground
	Strikes           // a base from the air
	Trades            // the same, where as much is risked as won
	Collects          // the same, where those there lie turned over
	Reaps             // the same, where few stand
	Wakes             // the same, where some lie turned over and the rest do not yet
	Swamps            // the same, with four times as much as stands there
	Claims            // the same, where points are to be had
	Presses           // goes on with a fight at sea
	Berths            // strikes ships in port
	Sinks             // strikes ships at sea
	Dives             // sends those who do not come back
	Hides             // what the other side may not know of: only that nothing is said of it
)

// Saying is what a commander says of some commands. At is the space it is about, NoRef for none. Again is the same where he said it of his
// last turn as well.
type Saying struct {
	Purpose Purpose
	At      engine.Ref
	Text    engine.Text
	Again   engine.Text
}

// Speaker is a mind that has words for what it does, of which the other side may know.
type Speaker interface {
	Speak(p engine.Position, side engine.Side, moves []engine.Command) Saying

	// Veiled tells whether the other side cannot know what else could be done: then words are found for what is forced as well, for
	// silence would tell that there was no choice, and what the choice is worth is not told.
	Veiled(p engine.Position, side engine.Side) bool
}
