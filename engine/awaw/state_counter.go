// Counters: identity, size and state of every air unit in play (17.9, 18.42, 18.72).

package awaw

import (
	"slices"

	"awaw/units"
)

// flag is one bit of a counter's state within turns.
type flag uint32

const (
	inverted  flag = 1 << iota // face down: flies no mission (18.41)
	locked                     // inverted for the rest of the player turn (18.42A, 18.72B)
	staged                     // has changed base in this movement phase (18.21)
	forced                     // stands where capacity was lost, and may move again (18.15)
	flying                     // on a mission; target says where
	fresh                      // built this player turn (18.72C)
	shifted                    // redeployed while inverted (18.72D)
	moved                      // redeployed this phase
	elite                      // Japanese elite naval air (17.352)
	fleeing                    // has a base to disengage to in the present draft; target says which
	homeless                   // displaced and not yet at a base (18.25)
	spent                      // its support has been counted in ground combat (18.613)
	turned                     // aborted in the last round of air combat over its task (18.5633)
	late                       // deferred support, met apart from what came before it (18.619)
	held                       // kept out of the ground combat at hand (18.611A, 18.614C)
	counted                    // its factors counted in the round of ground combat at hand
	again                      // and may count in the next round of the same battle
	overSea                    // has searched, covered or attacked at sea this player turn: flies no mission, inverts at its end (18.42B)
	offDeck                    // came off a carrier in port to defend: not counted at the base, may go back aboard inverted (17.3126C)
	veil                       // in what another side sees: may be there, hidden with its carrier
	lifter                     // flies ground units from one base to another, and ends at one of the two (18.545)
	returning                  // has flown and is on the ground: its owner is asked at which base; target says where it was (18.46)
)

// phaseFlags end with a phase, turnFlags with a player turn.
const (
	phaseFlags = staged | forced | moved | spent | turned | late | held | counted | again | lifter | returning
	turnFlags  = locked | fresh | shifted
)

// counter is one air counter: 16 bytes, no pointers. Size counts air factors, for naval air squadrons.
type counter struct {
	base   int16 // space it is based at; -1 off the board
	target int16 // space it flies or flees to; -1 none
	parent int16 // counter it was broken off, -1 none
	nation units.Nation
	kind   units.Type
	size   uint8
	task   task
	deck   int16 // the carrier it is based on, counted from 1; 0 on land
	flags  flag
}

// task is what a flying counter is out for.
type task uint8

const (
	taskCounterair task = iota // 18.52
	taskSupport                // ground support (18.55)
	taskDefend                 // defensive air support (18.61)
	taskEscort                 // jets with defensive air support (18.6141)
	taskMeet                   // interception of defensive air support (18.56)
	taskCarry                  // an air transport activity (18.53, 18.54, airdrops)
	taskBar                    // interception of an air transport activity (18.621)
	taskGuard                  // counter-interception (18.622)
	taskRaid                   // strategic bombing: to bomb, or to escort (18.57)
	taskOppose                 // meeting a raid or flying bombs (17.82, 17.582)
	taskSea                    // naval combat (18.58)
	taskPort                   // an attack on the ships in a port (18.512B)
	taskCount
)

// onTask tells whether the counter is out on a task.
func (c counter) onTask(t task) bool { return c.alive() && c.has(flying) && c.task == t }

func (c counter) has(f flag) bool { return c.flags&f != 0 }

// none stands for a space, a target, a carrier or an index that there is none of.
const none = -1

// based tells whether the counter has a base.
func (c counter) based() bool { return c.base != none }

// alive tells whether the counter is still in play.
func (c counter) alive() bool { return c.size > 0 }

// onDeck tells whether the counter is aboard a ship.
func (c counter) onDeck() bool { return c.deck > 0 }

// alike tells whether two counters may be merged: same nation, type, place and state (17.91).
func (c counter) alike(d counter) bool {
	return c.nation == d.nation && c.kind == d.kind && c.base == d.base && c.deck == d.deck && c.flags == d.flags && c.target == d.target &&
		(!c.has(flying) || c.task == d.task)
}

// rangeOf is a counter's operational range in hexes (18.31).
func (w *world) rangeOf(c counter) int {
	return int(w.ranges[int(c.nation)*units.TypeCount+int(c.kind)][0])
}

// stagingOf is the distance a counter may stage, be displaced or disengage, in hexes (18.21, 18.25, 18.523).
func (w *world) stagingOf(c counter) int {
	return int(w.ranges[int(c.nation)*units.TypeCount+int(c.kind)][1])
}

// factorsOf is what counters add to a ground battle over land: one for each army air factor, one for every three naval air
// squadrons of them together (18.5521, 18.611B).
func (w *world) factorsOf(list []counter) int { return w.factorsWith(list, 0) }

// factorsWith adds the fleet factors that bombard to the naval air squadrons before remnants are dropped (18.5521).
func (w *world) factorsWith(list []counter, guns int) int {
	whole, squadrons := 0, guns
	for _, c := range list {
		if c.kind == units.NAS {
			squadrons += int(c.size)
		} else {
			whole += int(c.size)
		}
	}
	return whole + squadrons/w.missions.Support.Squadrons
}

// worthAgainstLanding is what a unit of a defending counter counts against a landing (18.611C).
func (w *world) worthAgainstLanding(c counter) int {
	if c.kind == units.NAS {
		return w.missions.Support.NavalAgainstLanding
	}
	return w.missions.Support.ArmyAgainstLanding
}

// sentOut counts the places that counters out on some tasks fly to and what they are together: whole factors, or squadrons among
// them.
func (p *Position) sentOut(tasks ...task) (places, size int, whole bool) {
	whole = true
	var to []int16
	for _, c := range p.air() {
		if !c.has(flying) || !slices.Contains(tasks, c.task) {
			continue
		}
		size += int(c.size)
		whole = whole && thirdsOf(c.kind, 1) == units.PerFactor
		if !slices.Contains(to, c.target) {
			to = append(to, c.target)
		}
	}
	return len(to), size, whole
}

// sentOr is what the end of sending somebody out is called: by the key if anybody is out on one of the tasks, else by that of nobody.
func (p *Position) sentOr(key string, tasks ...task) string {
	if places, _, _ := p.sentOut(tasks...); places == 0 {
		return key + ".none"
	}
	return key
}
