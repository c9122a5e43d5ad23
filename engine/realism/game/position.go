package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/realism"
)

// This file holds the position: units of powers by space, who owns what, the phase, aircraft on their way, the fight that goes on.

// Bounds of a game.
const (
	mostSpaces = areagame.MostSpaces
	mostPowers = 5
	nobody     = areagame.Nobody
)

// cell is how many units of each kind there are.
type cell = areagame.Cell[Kind]

// spaces is a set of spaces.
type spaces = areagame.Spaces

// world is what never changes in a game.
type world struct {
	areagame.World
	rules  *realism.Values
	ways   *realism.Ways // of aircraft: without land that is nobody's
	near   [mostSpaces]spaces
	island [mostSpaces]int // its zone; -1 for land that is none

	perAircraft, gunsFirst bool // options
}

// Position is one moment.
type Position struct {
	areagame.State[Kind]
	w *world

	phase Phase

	half   []cell            // by space, of the power in turn: with one space left to go; a copy that is written on needs its own
	fought [mostSpaces]uint8 // fighters that took part in combat in this turn
	flown  [mostSpaces]uint8 // fighters that took off from a zone to fight in this turn, those shot down among them
	decked [mostSpaces]uint8 // places free aboard the carriers that Origin has just built; in games in which decks are not held apart
	met    uint8             // meetings in the air and with fleets in this turn
	bombed [mostSpaces]uint8
	damage [mostSpaces]uint8 // that the owner's next income is short of

	stirred bool   // some units of the space in focus have moved
	battles spaces // where armies or fleets meet

	draft    flight     // being planned; without a mission none
	flights  []flight   // shared: never written on in place
	newDecks []newDecks // likewise
	fight    fight

	last []*fought // what was fought by the last command, to be shown

	kept [areagame.Axis + 1]keeps // by side: what chances take to fall last
}

// ToAct is the side whose turn it is, or that is asked.
func (p *Position) ToAct() []engine.Side {
	if p.Over() {
		return nil
	}
	return []engine.Side{p.asked()}
}

// blank is a position of a world with nothing on the board.
func (w *world) blank() Position {
	return Position{w: w, State: areagame.NewState[Kind](&w.World), half: make([]cell, w.Area.Len())}
}

// own gives a copy of a position what it is written on.
func (p *Position) own() {
	p.State.Own()
	p.half = slices.Clone(p.half)
}

// asked is the side that owes a command.
func (p *Position) asked() engine.Side {
	if p.fight.stage != stNone {
		return p.fight.asked()
	}
	return p.Side(p.Now)
}

// Seen is the position itself: nothing is hidden.
func (p *Position) Seen(side engine.Side) engine.Position {
	q := *p
	q.Eyes = side
	return &q
}

// PhaseID tells steps apart.
func (p *Position) PhaseID() uint32 { return uint32(p.Round)<<16 | uint32(p.Now)<<8 | uint32(p.phase) }

// Date is the round in words.
func (p *Position) Date() engine.Text { return p.DateOf(p.TurnNumber()) }

// DateOf is what a round is called.
func (p *Position) DateOf(turn int) engine.Text { return engine.Say("realism.game.round", turn) }

// axis is the side that has to gain complexes.
const axis = areagame.Axis

// Outcome is who has won after the last round.
func (p *Position) Outcome() engine.Outcome {
	return p.State.Outcome("realism.game.won")
}
