package game

import (
	"awaw/areamap"
	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/supremacy"
)

// This file holds the position: units of powers by space, who owns what, the phase, battles with their rounds, aircraft away from their bases.

// Bounds of a game.
const (
	mostSpaces = 64
	mostPowers = 6
	nobody     = -1
)

// world is what never changes in a game.
type world struct {
	areagame.Cast
	area  *areamap.Map
	rules *supremacy.Values
	arena *supremacy.Arena
	near  [mostSpaces][]int // without land that is nobody's
	seas  spaces
	shut  spaces // land that is nobody's

	deck, hop int
	cost      [kindCount]int
	load      [kindCount]int // of a kind on a transport
	reach     [kindCount]int // of aircraft
	value     [mostSpaces]int
	works     spaces

	order [2][]int           // who shoots at aircraft, as usual
	helps [mostPowers]uint64 // whom a power may help
	cites [mostPowers]string // the clause that keeps it from helping others
	touch func(a, b int) bool
	sea   func(at int) bool
	help  func(power int) (uint64, string)

	inTurn  bool // what the attacker hits rolls no more in that round
	options map[string]string
}

// Position is one moment.
type Position struct {
	w *world

	round int // from 1
	now   int // the power whose turn it is
	phase Phase

	units  [mostSpaces][mostPowers]cell
	spent  [mostSpaces]cell  // of the power in turn: that go nowhere any more
	lifted [mostSpaces]uint8 // transports that have carried in this turn
	owner  [mostSpaces]int8
	taken  spaces // in this turn
	money  [mostPowers]int16
	bought cell

	focus  int              // the space whose units move, -1 for none
	idle   spaces           // spaces done with in this step
	origin [mostSpaces]int8 // of attackers, to go back to
	landed spaces           // land attacked from ships
	bound  [mostSpaces]int8 // the zone that a fleet goes on to after a round, -1 for none

	craft  []craft          // away from their bases; shared: never written on in place
	lanes  []lane           // the battles; shared
	sky    []supremacy.Lane // their rounds; shared
	bout   int              // the round of the battles, 0 outside
	stage  stage
	cur    int // the battle that is asked about or fought
	fight  fight
	record []*round // of the battles of this turn, to be shown; shared

	eyes engine.Side
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

// side is whose a power is.
func (p *Position) side(power int) engine.Side { return p.w.Powers[power].Side }

// friends tells whether two powers are of one side.
func (p *Position) friends(a, b int) bool { return p.w.Friends(a, b) }

// ours tells whether land is of the side of a power.
func (p *Position) ours(at, power int) bool {
	o := p.owner[at]
	return o != nobody && p.friends(int(o), power)
}

// here is all units of a side in a space.
func (p *Position) here(at int, side engine.Side) (out cell) {
	for i := range p.w.Powers {
		if p.side(i) == side {
			for k, n := range p.units[at][i] {
				out[k] += n
			}
		}
	}
	return out
}

// enemies is all enemy units in a space, seen from the power in turn.
func (p *Position) enemies(at int) cell { return p.here(at, areagame.Foe(p.side(p.now))) }

// sea tells whether a space is a zone.
func (p *Position) sea(at int) bool { return p.w.seas.Has(at) }

// over: all rounds are played.
func (p *Position) over() bool { return p.round > p.w.Rounds }

// ToAct is the side whose turn it is, or that is asked.
func (p *Position) ToAct() []engine.Side {
	if p.over() {
		return nil
	}
	return []engine.Side{p.asked()}
}

// asked is the side that owes a command.
func (p *Position) asked() engine.Side {
	if p.stage.defends() {
		return areagame.Foe(p.side(p.now))
	}
	return p.side(p.now)
}

// Seen is the position itself: nothing is hidden.
func (p *Position) Seen(side engine.Side) engine.Position {
	q := *p
	q.eyes = side
	return &q
}

// Hides tells that nothing is hidden.
func (p *Position) Hides(engine.Side) bool { return false }

// PhaseID tells steps apart.
func (p *Position) PhaseID() uint32 {
	return uint32(p.round)<<16 | uint32(p.now)<<8 | uint32(p.phase)
}

// TurnNumber is the round, from 1.
func (p *Position) TurnNumber() int { return min(p.round, p.w.Rounds) }

// Date is the round in words.
func (p *Position) Date() engine.Text { return engine.Say("supremacy.game.round", p.TurnNumber()) }

// held counts the works of a side.
func (p *Position) held(side engine.Side) int {
	n := 0
	for i := range p.w.area.Len() {
		if p.w.works.Has(i) && p.owner[i] != nobody && p.side(int(p.owner[i])) == side {
			n++
		}
	}
	return n
}

// axis is the side that has to gain works.
const axis = areagame.Axis

// Outcome: after the last round the second side wins with so many works, else the first.
func (p *Position) Outcome() engine.Outcome {
	return areagame.Outcome(p.over(), p.w.Wins, p.held, "supremacy.game.won")
}

// skies judges aircraft that are sent in this moment.
func (p *Position) skies() supremacy.Skies {
	return supremacy.Skies{Touch: p.w.touch, Sea: p.w.sea, Helps: p.w.help, Lanes: p.sky}
}
