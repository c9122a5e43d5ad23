// The position: everything that changes in play, small enough to copy at every command.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// phase of a player turn.
type phase uint8

const (
	phaseMovement phase = iota
	phaseCombat
	phaseConstruction
	phaseRedeployment
	phaseEnd
	phaseCount
)

// step within a phase.
type step uint8

const (
	stepStage    step = iota // airbases and staging (18.142, 18.21)
	stepAnnounce             // counterair announced (18.521)
	stepResolve              // fights resolved in the attacker's order
	stepReturn               // attackers land (18.46)
	stepBuild                // units and airbases built
	stepRedeploy             // redeployment and airbases
	stepExcess               // too many units at a base (18.15)
	stepDisplace             // displaced units seek bases (18.25)
	stepOver                 // the scenario is decided
)

// airbase is one airbase counter on the board.
type airbase struct {
	space  int16
	nation units.Nation
	placed bool // in this phase: only the placing nation may use it (18.146)
}

// poolEntry is what a nation may build of a type, in factors (naval air: squadrons).
type poolEntry struct {
	nation units.Nation
	kind   units.Type
	n      int16
}

// Position is one moment of the air game. Slices are shared between positions and copied before a write.
type Position struct {
	w        *world
	turn     uint8 // from 1
	half     uint8 // whose player turn, index into world.sides
	phase    phase
	step     step
	after    step // where stepExcess and stepDisplace lead back to
	counters []counter
	airbases []airbase
	control  []engine.Side // per space
	struck   []int16       // bases counteraired this phase, resolved (18.523)
	targets  []int16       // bases announced, not resolved
	fight    *fight
	ended    *fight // the fight the last command decided: for the screen alone, in no save
	placings []uint8
	pool     []poolEntry
	brp      []int16 // per side, index side-1
	shifts   int16   // factors redeployed this phase
	points   []int16 // per side, index side-1
	lost     []int16 // thirds of factors lost, per side
	winner   engine.Side
}

var _ engine.Position = (*Position)(nil)

func (p *Position) clone() *Position {
	n := *p
	n.counters = append(make([]counter, 0, len(p.counters)+2), p.counters...)
	return &n
}

func cow[T any](s []T) []T { return append(make([]T, 0, len(s)+1), s...) }

// phasing is the side whose player turn it is.
func (p *Position) phasing() engine.Side { return engine.Side(p.half) + 1 }

// ToAct names the side asked; nobody when the scenario is decided.
func (p *Position) ToAct() []engine.Side {
	if side := p.asked(); side != engine.NoSide {
		return []engine.Side{side}
	}
	return nil
}

func (p *Position) asked() engine.Side {
	switch {
	case p.step == stepOver:
		return engine.NoSide
	case p.step == stepDisplace || p.step == stepExcess:
		return p.displacedSide()
	case p.fight != nil:
		return p.fight.asked(p)
	}
	return p.phasing()
}

// Seen is the position itself: this part of the game hides nothing.
func (p *Position) Seen(engine.Side) engine.Position { return p }

// PhaseID changes when a keyframe is due.
func (p *Position) PhaseID() uint32 {
	return uint32(p.turn)<<16 | uint32(p.half)<<8 | uint32(p.phase)
}
