// Ground units: identity, strength and state of each, and how the rest of the game refers to them (10, as far as the air
// game meets them).

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// troopFlag is one bit of a ground unit's state.
type troopFlag uint16

const (
	troopFought   troopFlag = 1 << iota // has attacked in this combat phase
	troopMust                           // its overrun was stopped: it must attack (15)
	troopBroke                          // took part in a breakthrough and may exploit
	troopExploits                       // has moved in exploitation and attacks only in it
	troopFlown                          // air transported this turn (18.547C)
	troopDropped                        // airdropped this turn
	troopAfloat                         // aboard ship at a sea hex, about to land
	troopSailed                         // sea transported this movement phase (18.547C)
	troopAirFed                         // in supply by air this turn (18.532)
	troopJoined                         // drafted into the attack being announced
	troopCounted                        // its loss has been chosen
	troopMarched                        // has moved or overrun in this phase, other than to a base to be flown from it (18.547A)
)

// What a phase and a player turn wipe out.
const (
	troopPhaseFlags = troopFought | troopMust | troopBroke | troopExploits | troopJoined | troopCounted | troopMarched
	troopTurnFlags  = troopFlown | troopDropped
)

// troop is one ground unit: whole until it is lost.
type troop struct {
	space   int16 // -1 off the board
	from    int16 // the space it set out from by air, for a return (18.624); -1 none
	target  int16 // the hex it is drafted to attack; -1 none
	carrier int16 // the air transport it is loaded on; -1 none
	nation  units.Nation
	kind    troopKind
	factors uint8
	moves   uint8 // its movement allowance
	spent   uint8 // of that, used this phase
	supply  supply
	starved uint8 // own turns without supply
	flags   troopFlag
}

// onBoard tells whether the unit is on the map, on land or afloat, and carried whether it is aboard an air transport.
func (t troop) onBoard() bool { return t.space != none }
func (t troop) carried() bool { return t.carrier != none }

func (t troop) has(f troopFlag) bool { return t.flags&f != 0 }

// alive tells whether the unit is in play, on the board or in the air.
func (t troop) alive() bool { return t.factors > 0 }

// troopKind indexes the types of ground.toml.
type troopKind uint8

// FirstTroop is the index of the first ground unit among references to counters; those below it are air counters.
const FirstTroop = 1 << 16

const troopBase = FirstTroop

// gu refers to ground unit i.
func gu(i int) engine.Ref { return engine.CounterRef(troopBase + i) }

// troopAt is the ground unit a reference names, -1 if it names none in play.
func (p *Position) troopAt(r engine.Ref) int {
	i := r.Index() - troopBase
	if r.Kind() != engine.KindCounter || i < 0 || i >= len(p.troops) || !p.troops[i].alive() {
		return none
	}
	return i
}

// troopSide is the side a ground unit belongs to.
func (p *Position) troopSide(i int) engine.Side { return p.w.sideOf(p.troops[i].nation) }

// other is the side against a side.
func (p *Position) other(side engine.Side) engine.Side { return engine.Side(len(p.w.sides)) + 1 - side }

// defending is the side whose player turn it is not.
func (p *Position) defending() engine.Side { return p.other(p.phasing()) }

// ownTroops gives the ground units for writing: a copy, once a turnover.
func (t *turnover) ownTroops() []troop {
	if !t.troopsOwned {
		t.p.troops = append(make([]troop, 0, len(t.p.troops)+1), t.p.troops...)
		t.troopsOwned = true
	}
	return t.p.troops
}

// troop gives one ground unit for writing.
func (t *turnover) troop(i int) *troop { return &t.ownTroops()[i] }

// holds tells whether the unit stands on the ground of a space.
func (t troop) holds(space int) bool {
	return int(t.space) == space && t.alive() && !t.carried() && !t.has(troopAfloat)
}

// guarded tells whether a side has a ground unit in a hex.
func (p *Position) guarded(side engine.Side, space int) bool {
	for i := range p.troops {
		if p.troops[i].holds(space) && p.troopSide(i) == side {
			return true
		}
	}
	return false
}

// zoned tells whether a hex lies in a zone of control of a side: beside its supplied armor, with no strait between.
func (p *Position) zoned(side engine.Side, space int) bool {
	for _, g := range p.troopsOf(side) {
		if !g.onBoard() || !p.w.ground.Types[g.kind].Armor || g.carried() || g.has(troopAfloat) || g.supply == supplyNone {
			continue
		}
		if p.w.joined(int(g.space), space) {
			return true
		}
	}
	return false
}

// overRiver tells whether a river runs between two neighbouring hexes.
func (w *world) overRiver(a, b int) bool {
	s, _ := w.board.Between(a, b)
	return s.River
}
