// Ship counters: what kinds there are, what each is good for, and in which state a ship is (17.31, 17.47F, 20, 23.4).
//
// Named ships (fast carriers, capital ships, cruisers) have a size and are damaged or sunk as wholes; everything else is
// counted in factors.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

const (
	shipCarrier   shipKind = iota // a fast carrier; its size is the naval air squadrons it holds (17.312)
	shipEscort                    // escort carriers, in factors
	shipFleet                     // surface ships of any class taken together, in factors: they bombard
	shipCapital                   // a battleship or battle cruiser
	shipCruiser                   // cruisers
	shipDestroyer                 // destroyers, in factors
	shipTransport                 // transports, in factors
	shipKinds
)

// named tells whether ships of the kind are damaged and sunk as wholes.
func (k shipKind) named() bool { return k == shipCarrier || k == shipCapital || k == shipCruiser }

// shipFlag is one bit of a ship's state.
type shipFlag uint8

const (
	shipDamaged shipFlag = 1 << iota // slow; carries naval air but neither launches nor lands it (17.3124)
	shipUsed                         // inverted: has been used this player turn (17.3122D)
	shipSlow                         // slow by design
	shipVeiled                       // in what another side sees: in play, but hidden by the marker of its task force
	shipSunk                         // and known to be
	shipEmpty                        // a transport that has unloaded what it brought
	shipFormed                       // has changed its task force this player turn
)

// ship is one ship counter.
type ship struct {
	space   int16
	target  int16 // the hex it supports a landing at, -1 none
	force   int16 // the task force it sails with, counted from 1; 0 for none
	nation  units.Nation
	kind    shipKind
	factors uint8 // its size, or how many factors are left
	flags   shipFlag
	spent   bool // its support has been counted in ground combat
	counted bool // in the round of ground combat at hand
}

// onBoard tells whether the ship is on the map.
func (s ship) onBoard() bool { return s.space != none }

// supports tells whether the ship has been named to support a landing.
func (s ship) supports() bool { return s.target != none }

// FirstShip is the index of the first ship among references to counters.
const FirstShip = 1 << 17

// sh refers to ship i.
func sh(i int) engine.Ref { return engine.CounterRef(FirstShip + i) }

// shipAt is the ship a reference names, -1 if it names none in play.
func (p *Position) shipAt(r engine.Ref) int {
	i := r.Index() - FirstShip
	if r.Kind() != engine.KindCounter || i < 0 || i >= len(p.ships) || p.ships[i].factors == 0 {
		return none
	}
	return i
}

func (s ship) has(f shipFlag) bool { return s.flags&f != 0 }

// alive tells whether a ship is in play and known to whom the position is shown.
func (s ship) alive() bool { return s.factors > 0 }

// slow tells whether a ship cannot keep up with fast ones: the damaged, escort carriers, transports, old capital ships (20).
func (s ship) slow() bool {
	return s.has(shipDamaged|shipSlow) || s.kind == shipEscort || s.kind == shipTransport
}

// ship gives one ship for writing.
func (t *turnover) ship(i int) *ship {
	t.p.ships = slices.Clone(t.p.ships)
	return &t.p.ships[i]
}

// aboard is the carrier a counter is based on, -1 if it is based on land.
func (c counter) aboard() int { return int(c.deck) - 1 }

// atSea tells whether the carrier a counter is based on lies in a hex of the sea: in port its air flies no mission.
func (p *Position) atSea(c counter) bool { return p.w.board.Space(int(p.ships[c.aboard()].space)).Sea }

// deckLoad is the squadrons of naval air on a carrier.
func (p *Position) deckLoad(carrier int) (n int) {
	for _, c := range p.air() {
		if c.aboard() == carrier {
			n += int(c.size)
		}
	}
	return n
}

// deckRoom is how many squadrons a carrier can still take: none on a damaged one (17.312, 17.3124).
func (p *Position) deckRoom(carrier int) int {
	s := p.ships[carrier]
	if s.has(shipDamaged) {
		return 0
	}
	return max(0, int(s.factors)-p.deckLoad(carrier))
}

// deckRooms is the same of every ship; ships that are no carriers have none.
func (p *Position) deckRooms() []int {
	rooms := make([]int, len(p.ships))
	for i, s := range p.ships {
		if s.kind == shipCarrier && !s.has(shipDamaged) {
			rooms[i] = int(s.factors)
		}
	}
	for _, c := range p.air() {
		if i := c.aboard(); i != none {
			rooms[i] -= int(c.size)
		}
	}
	for i := range rooms {
		rooms[i] = max(0, rooms[i])
	}
	return rooms
}
