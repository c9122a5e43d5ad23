// Counters: identity, size and state of every air unit in play (17.9, 18.42, 18.72).

package awaw

import "awaw/units"

// flag is one bit of a counter's state within turns.
type flag uint16

const (
	inverted flag = 1 << iota // face down: flies no mission (18.41)
	locked                    // inverted for the rest of the player turn (18.42A, 18.72B)
	staged                    // has changed base in this movement phase (18.21)
	forced                    // stands where capacity was lost, and may move again (18.15)
	flying                    // on a mission; target says where
	fresh                     // built this player turn (18.72C)
	shifted                   // redeployed while inverted (18.72D)
	moved                     // redeployed this phase
	elite                     // Japanese elite naval air (17.352)
	fleeing                   // has a base to disengage to in the present draft; target says which
	homeless                  // displaced and not yet at a base (18.25)
)

// phaseFlags end with a phase, turnFlags with a player turn.
const (
	phaseFlags = staged | forced | moved
	turnFlags  = locked | fresh | shifted
)

// counter is one air counter: 12 bytes, no pointers. Size counts air factors, for naval air squadrons.
type counter struct {
	base   int16 // space it is based at; -1 off the board
	target int16 // space it flies or flees to; -1 none
	parent int16 // counter it was broken off, -1 none
	nation units.Nation
	kind   units.Type
	size   uint8
	_      uint8
	flags  flag
}

func (c counter) has(f flag) bool { return c.flags&f != 0 }

// alive tells whether the counter is still in play.
func (c counter) alive() bool { return c.size > 0 }

// thirds is the load on a base in squadrons: three a factor, one a naval air squadron (17.31, 18.11).
func (c counter) thirds() int { return thirdsOf(c.kind, int(c.size)) }

func thirdsOf(kind units.Type, size int) int {
	if kind == units.NAS {
		return size
	}
	return 3 * size
}

// alike tells whether two counters may be merged: same nation, type, place and state (17.91).
func (c counter) alike(d counter) bool {
	return c.nation == d.nation && c.kind == d.kind && c.base == d.base && c.flags == d.flags && c.target == d.target
}
