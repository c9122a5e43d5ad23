// Players: who decides for a side, by what options, and what a decision is.

package ai

import (
	"time"

	"awaw/engine"
)

// Bot chooses commands for one side, one at a time.
type Bot interface {
	// Choose gives the next command of side. p is what the side sees, and it is asked something.
	Choose(p engine.Position, side engine.Side) engine.Command
}

// Player decides for one side. The same player with the same options, asked about the same position with the same objective, decides the same,
// unless it was cut short by its clock or by Watch.Stop.
type Player interface {
	Bot
	// Decide gives the next commands of side, at least one. p is what the side sees, and it is asked something.
	Decide(p engine.Position, side engine.Side, w Watch) Decision
}

// Options set a player up. The zero value is the level as it comes.
type Options struct {
	Seed    uint64
	Nodes   int           // commands it may try for one decision; 0 for the level's own number
	Time    time.Duration // hard limit of one decision by the clock; 0 for none
	Workers int           // how many try at once; 0 for one. The decision does not depend on it
}

// Watch lets others look on while a player thinks, and end it.
type Watch struct {
	Stop     <-chan struct{}     // closed: move now
	Progress func(share float64) // told from 0 to 1 now and then, on the goroutine that called Decide
	Aides    Aides               // carry tries out in other programs; nil where there are none

	// Objective is the place the side goes for, as its last Decision said: it is kept until another way is found better, or it is taken. NoRef for none.
	Objective engine.Ref
}

// Decision is what a player does next, and why.
type Decision struct {
	Commands []engine.Command // in order, as far as nothing but the player has a word
	Meant    []engine.Text    // what they are for
	Expected []engine.Text    // what it expects of them
	Intent   engine.Text      // the objective they were chosen for; the zero text where there is none, or it is not to be told
	// Objective is the place the side goes for from now on, to be handed back with the next question. NoRef for none.
	Objective engine.Ref
	Said      Saying  // what is said of them to the other side
	Nodes     int     // commands tried
	Ways      int     // ways to go on that were compared; 0 where there was one, or nobody looked further, or it is not to be told
	Ahead     float64 // by how much the best of them was worth more than the next, or less where the mind trusts it
	Cut       bool    // ended by the clock or by Stop
}

// steps makes a player of a bot that chooses command by command.
type steps struct{ Bot }

// Decide gives one command.
func (s steps) Decide(p engine.Position, side engine.Side, _ Watch) Decision {
	return Decision{Commands: []engine.Command{s.Choose(p, side)}}
}
