package game

import (
	"awaw/areamap"
	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/engine/realism"
)

// This file holds the position: units of powers by space, who owns what, the phase, aircraft on their way, the fight that goes on.

// Bounds of a game.
const (
	mostSpaces = 128
	mostPowers = 5
	nobody     = -1
)

// cell is how many units of each kind there are.
type cell [kindCount]uint8

func (c *cell) total() int {
	n := 0
	for _, v := range c {
		n += int(v)
	}
	return n
}

func (c cell) plus(d cell) cell {
	for k, n := range d {
		c[k] += n
	}
	return c
}

// some tells whether there are units of kinds.
func (c *cell) some(of func(Kind) bool) bool {
	for k, n := range c {
		if n > 0 && of(Kind(k)) {
			return true
		}
	}
	return false
}

// only is the units of some kinds.
func (c cell) only(of func(Kind) bool) cell {
	for k := range c {
		if !of(Kind(k)) {
			c[k] = 0
		}
	}
	return c
}

// spaces is a set of spaces.
type spaces = areagame.Spaces

// world is what never changes in a game.
type world struct {
	areagame.Cast
	area  *areamap.Map
	rules *realism.Values
	ways  *realism.Ways // of aircraft: without land that is nobody's
	near  [mostSpaces]spaces
	seas  spaces
	shut  spaces // land that is nobody's

	deck, hop int
	cost      [kindCount]int
	load      [kindCount]int // of a kind on a transport
	value     [mostSpaces]int
	works     spaces          // with a complex
	island    [mostSpaces]int // its zone; -1 for land that is none

	perAircraft, gunsFirst bool // options
	options                map[string]string
}

// Position is one moment.
type Position struct {
	w *world

	round int // from 1
	now   int // the power whose turn it is
	phase Phase

	units  [mostSpaces][mostPowers]cell
	half   [mostSpaces]cell  // of the power in turn: with one space left to go
	spent  [mostSpaces]cell  // of the power in turn: that go nowhere any more
	lifted [mostSpaces]uint8 // transports that have carried in this turn
	fought [mostSpaces]uint8 // fighters that took part in combat in this turn
	met    uint8             // meetings in the air and with fleets in this turn
	owner  [mostSpaces]int8
	taken  spaces // in this turn
	bombed [mostSpaces]uint8
	damage [mostSpaces]uint8 // that the owner's next income is short of
	money  [mostPowers]int16
	bought cell

	focus   int              // the space whose units move, -1 for none
	stirred bool             // some of them have
	idle    spaces           // spaces done with in this step
	battles spaces           // where armies or fleets meet
	origin  [mostSpaces]int8 // of attackers, to retreat to; of carriers placed, their complex

	draft   flight   // being planned; without a mission none
	flights []flight // shared: never written on in place
	fight   fight

	last []*fought // what was fought by the last command, to be shown
	eyes engine.Side
}

// side is whose a power is.
func (p *Position) side(power int) engine.Side { return p.w.Powers[power].Side }

// friends tells whether two powers are of one side.
func (p *Position) friends(a, b int) bool { return p.w.Friends(a, b) }

// ours tells whether land is of the side whose turn it is; seas never are.
func (p *Position) ours(at int) bool {
	o := p.owner[at]
	return o != nobody && p.friends(int(o), p.now)
}

// here is all units of a side in a space.
func (p *Position) here(at int, side engine.Side) cell {
	var out cell
	for i := range p.w.Powers {
		if p.side(i) == side {
			out = out.plus(p.units[at][i])
		}
	}
	return out
}

// enemies is all enemy units in a space, seen from the power in turn.
func (p *Position) enemies(at int) cell { return p.here(at, areagame.Foe(p.side(p.now))) }

// sea tells whether a space is a zone.
func (p *Position) sea(at int) bool { return p.w.ways.Sea[at] }

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
	if p.fight.stage != stNone {
		return p.fight.asked()
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
func (p *Position) PhaseID() uint32 { return uint32(p.round)<<16 | uint32(p.now)<<8 | uint32(p.phase) }

// TurnNumber is the round, from 1.
func (p *Position) TurnNumber() int { return min(p.round, p.w.Rounds) }

// Date is the round in words.
func (p *Position) Date() engine.Text { return engine.Say("realism.game.round", p.TurnNumber()) }

// complexes counts those a side holds.
func (p *Position) complexes(side engine.Side) int {
	n := 0
	for i := range p.w.area.Len() {
		if p.w.works.Has(i) && p.owner[i] != nobody && p.side(int(p.owner[i])) == side {
			n++
		}
	}
	return n
}

// axis is the side that has to gain complexes.
const axis = areagame.Axis

// Outcome: after the last round the second side wins with so many complexes, else the first.
func (p *Position) Outcome() engine.Outcome {
	return areagame.Outcome(p.over(), p.w.Wins, p.complexes, "realism.game.won")
}
