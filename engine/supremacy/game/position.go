package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/supremacy"
	"awaw/engine/volley"
)

// This file holds the position: units of powers by space, who owns what, the phase, battles with their rounds, aircraft away from their bases.

// Bounds of a game.
const (
	mostSpaces = areagame.MostSpaces
	mostPowers = areagame.MostPowers
	nobody     = areagame.Nobody
)

// The sides of a battle.
const (
	attacking = int(volley.Attacker)
	defending = int(volley.Defender)
)

// world is what never changes in a game.
type world struct {
	areagame.World
	rules *supremacy.Values
	arena *supremacy.Arena
	near  [mostSpaces][]int // without land that is nobody's
	reach [kindCount]int    // of aircraft

	within [kindCount][mostSpaces]spaces // of it, by where they are based

	order [2][]int           // who shoots at aircraft, as usual
	helps [mostPowers]uint64 // whom a power may help
	cites [mostPowers]string // the clause that keeps it from helping others
	touch func(a, b int) bool
	sea   func(at int) bool
	help  func(power int) (uint64, string)

	sails  bool // other ships than carriers sail though aircraft have left their zone
	inTurn bool // what the attacker hits rolls no more in that round
}

// Position is one moment.
type Position struct {
	areagame.State[Kind]
	w *world

	phase   Phase
	stirred bool // some units of the space in focus have moved

	landed spaces            // land attacked from ships
	ashore [mostSpaces]uint8 // infantry that was landed there, where those who marched may leave it
	flees  [mostSpaces]uint8 // the zone that ships attacked there leave for after this round, and one more; 0 for none
	bound  [mostSpaces]int8  // the zone that a fleet goes on to after a round, -1 for none

	craft  []craft          // away from their bases; shared: never written on in place
	lanes  []lane           // the battles; shared
	sky    []supremacy.Lane // their rounds; shared
	bout   int              // the round of the battles, 0 outside
	stage  stage
	cur    int // the battle that is asked about or fought
	fight  fight
	record []*round // of the battles of this turn, to be shown; shared
}

// craft is an aircraft away from its base: sent to attack, dispatched in defence, or out of the turn.
type craft struct {
	supremacy.Craft
	kind    Kind
	attack  bool
	leaving bool // it leaves the battle in this round, and may be shot at
	to      int8 // the space it attacks or defends
	serial  uint8
}

// lane is a battle of a turn.
type lane struct {
	at      int8
	from    int8 // of a landing after a pass: the zone that the ships pass from; else -1
	result  result
	boats   uint8            // transports of such a landing
	cargo   cell             // what they carry
	home    int8             // where it was loaded
	down    [mostPowers]cell // on the ground or below deck in this round
	was     [mostPowers]cell // in the round before
	serials uint8
}

// result is how a battle has ended.
type result uint8

const (
	goesOn result = iota
	attackWon
	defenceWon
	calledOff
	neverCame
	passedOn
	stoodOff // nobody can harm the other
	results
)

var resultWords = [results]string{"on", "won", "held", "off", "never", "passed", "stand"}

// ToAct is the side whose turn it is, or that is asked.
func (p *Position) ToAct() []engine.Side {
	if p.Over() {
		return nil
	}
	return []engine.Side{p.asked()}
}

// asked is the side that owes a command.
func (p *Position) asked() engine.Side {
	if p.stage.defends() {
		return areagame.Foe(p.Side(p.Now))
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
func (p *Position) PhaseID() uint32 {
	return uint32(p.Round)<<16 | uint32(p.Now)<<8 | uint32(p.phase)
}

// Date is the round in words.
func (p *Position) Date() engine.Text { return p.DateOf(p.TurnNumber()) }

// DateOf is what a round is called.
func (p *Position) DateOf(turn int) engine.Text { return engine.Say("supremacy.game.round", turn) }

// axis is the side that has to gain works.
const axis = areagame.Axis

// Outcome is who has won after the last round.
func (p *Position) Outcome() engine.Outcome {
	return p.State.Outcome("supremacy.game.won")
}

// skies judges aircraft that are sent in this moment.
func (p *Position) skies() supremacy.Skies {
	return supremacy.Skies{Touch: p.w.touch, Sea: p.w.sea, Helps: p.w.help, Lanes: p.sky}
}
