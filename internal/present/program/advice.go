package program

import (
	"awaw/engine"
	"awaw/engine/play"
)

// This file holds what is asked of the desk about what could be done, and about how a game went.

// Adviser is implemented by a desk that can tell both. Each is worked out beside the screen.
type Adviser interface {
	// Hint tells what side could do in a position as it sees it.
	Hint(p engine.Position, side engine.Side) *Asking[Hint]
	// Review tells how a game that is over went for side. The game is read before it returns.
	Review(g *play.Game, side engine.Side) (*Asking[Review], error)
}

// Asking is something that is being worked out.
type Asking[T any] struct {
	Answer <-chan T       // told once; closed without where nothing came of it
	Share  func() float64 // how far it is, from 0 to 1
	Stop   func()         // ends it: what is known by then is told
}

// Chance is a chance to win, from 0 to 1, and its standard error.
type Chance struct{ Of, Error float64 }

// Hint is what a side could do.
type Hint struct {
	Plans []Advised // the best first
	Games int       // how often each was played on to the end
	Cut   bool      // it was stopped
}

// Advised is a plan with what it is worth.
type Advised struct {
	Commands    []engine.Command
	Steps       []engine.Text // what they do, as they are offered
	Meant       []engine.Text // what they are for
	Chance      Chance
	Behind      Chance  // how far it stands behind the first
	Level       bool    // so many games do not tell it from the first
	Chosen      bool    // an opponent would do this
	Gain        float64 // points until the turn is over
	Own, Theirs float64 // what is lost until then
}

// Review is how a game went for a side.
type Review struct {
	Side  engine.Side
	Curve []Moment
	Turns []Turning
	Dice  float64 // by how much dice moved the chance, in all
	Else  float64 // and everything else
	Whole bool    // fights were taken whole
	Rolls int     // how many rolls of dice there were
	Cut   bool
}

// Moment is a node with the chance there.
type Moment struct {
	Node   int
	Chance Chance
}

// Turning is a point at which the game turned.
type Turning struct {
	From, Node        int
	Date              engine.Text
	Mover             engine.Side // NoSide for all at once
	Given, Told       []engine.Text
	Before, After     Chance
	Dice, Own, Others float64
	Better            []engine.Text // none where nothing is shown to be better
	Instead           []engine.Text // of what was done
	Cost              Chance
	Same              int // the turning point, from 1, that has told the same before; 0 for none
}
