// What games fight by: the kinds of unit with those of the house, and a round's dice and losses judged as answers are.
package supremacy

import (
	"fmt"
	"slices"

	"awaw/engine/request"
	"awaw/engine/volley"
)

// The states of an aircraft in a round, for games.
const (
	Plain    = uint8(plain)
	Leaving  = uint8(retreating)
	Grounded = uint8(grounded)
	Below    = uint8(below)
)

// Ship is a kind that a game adds.
type Ship struct {
	ID              string
	Attack, Defence int
}

// Throw is dice of one slot, as they were rolled: Aim is AtAir, AtLand or Bombs.
type Throw struct {
	Slot int
	Aim  string
	Dice []int
}

// The aims of dice.
const (
	AtAir  = atAir
	AtLand = atLand
	Bombs  = bombs
)

// Hits is what a side scored.
type Hits struct{ Air, Land, Bombs int }

func (h Hits) inner() hits { return hits{h.Air, h.Land, h.Bombs} }

// Arena holds both sides' slots: every kind, aircraft once for each state, in the order in which they fall when nobody chooses.
type Arena struct {
	b     battle
	kinds []string // in the order games number them
	at    [][4]int // the slot of a kind in a state; only aircraft have others than the plain one
	of    []int    // the kind of a slot
	names []string // of slots, as dice name them
}

// Arena gives what a game of some ships fights by. Kinds are numbered as the rules' table has them, then the ships.
func (v *Values) Arena(ships []Ship) (*Arena, error) {
	a := &Arena{b: battle{Values: v, kinds: slices.Clone(v.kinds)}}
	for _, s := range ships {
		k := kind{ID: s.ID, Class: volley.Classes[volley.Sea], class: volley.Sea, Attack: s.Attack, Defence: s.Defence}
		if a.b.find(s.ID) != nil || !k.fits(v.sides) {
			return nil, fmt.Errorf("supremacy: %s: expected a ship that the rules do not have, with values from 0 to %d", s.ID, v.sides)
		}
		a.b.kinds = append(a.b.kinds, k)
	}
	for i := range a.b.kinds {
		a.kinds, a.at = append(a.kinds, a.b.kinds[i].ID), append(a.at, [4]int{})
	}
	order, r := a.b.order(volley.Attacker, nil)
	if r != nil {
		return nil, r
	}
	var slots []slot
	for _, k := range order {
		i := slices.Index(a.kinds, k.ID)
		for s := plain; s <= below && (s == plain || k.class == volley.Air); s++ {
			a.at[i][s] = len(slots)
			a.of = append(a.of, i)
			slots = append(slots, slot{k, s})
		}
	}
	if len(slots) > volley.MostKinds {
		return nil, fmt.Errorf("supremacy: %d kinds and states of unit, and %d are the most", len(slots), volley.MostKinds)
	}
	for _, s := range slots {
		a.names = append(a.names, s.name())
	}
	for s := range a.b.armies {
		a.b.armies[s] = army{side: volley.Side(s), slots: slots}
		if r := a.b.aims(&a.b.armies[s], nil); r != nil {
			return nil, r
		}
	}
	return a, nil
}

// Kinds are the names of the kinds.
func (a *Arena) Kinds() []string { return a.kinds }

// Class is what a kind moves on.
func (a *Arena) Class(kind int) volley.Class { return a.b.kinds[kind].class }

// Sides is how many faces a die has.
func (a *Arena) Sides() int { return a.b.sides }

// Slots is how many slots there are.
func (a *Arena) Slots() int { return len(a.of) }

// Slot is where a kind in a state is counted; only aircraft have others than the plain one.
func (a *Arena) Slot(kind int, state uint8) int { return a.at[kind][state] }

// Of is the kind of a slot and its state.
func (a *Arena) Of(slot int) (kind int, state uint8) {
	return a.of[slot], uint8(a.either().slots[slot].state)
}

// Line lists the kinds that shoot at aircraft, in the standard order.
func (a *Arena) Line(s volley.Side) (out []int) {
	for _, i := range a.b.armies[s].air {
		out = append(out, a.of[i])
	}
	return out
}

// either is one of the sides: both have the same slots.
func (a *Arena) either() *army { return &a.b.armies[volley.Attacker] }

// Air is what a kind's die at aircraft must not exceed; 0 for one that has none.
func (a *Arena) Air(kind int) int { return a.b.kinds[kind].Air }

// Ground is how many dice a unit of a kind rolls at what stands on land and sea, and what they must not exceed.
func (a *Arena) Ground(s volley.Side, kind int) (dice, value int) {
	return a.b.ground(s, &a.b.kinds[kind])
}

// Drops tells whether a kind rolls bombs at land and sea.
func (a *Arena) Drops(s volley.Side, kind int) bool { return a.b.kinds[kind].drops(s) }

// Defends tells whether a kind never attacks.
func (a *Arena) Defends(kind int) bool { return a.b.kinds[kind].Defends }

// Targets counts what of a force is in the air.
func (a *Arena) Targets(f volley.Force) int { return a.either().targets(f) }

// Score counts the hits of a side's dice, and refuses what may not be rolled.
func (a *Arena) Score(s volley.Side, rolling volley.Force, list []Throw, targets int) (Hits, *request.Refusal) {
	var room [volley.MostKinds + 8]throw
	in := room[:0]
	for _, t := range list {
		in = append(in, throw{a.names[t.Slot], t.Aim, t.Dice})
	}
	h, r := a.b.read(&a.b.armies[s], rolling, in, targets)
	return Hits{h.air, h.land, h.bombs}, r
}

// Toll reckons what hits take of a side: how many units are still owed, and which of the slots may give one up, as bits: of a force as it was when the hits fell and as it is by now.
func (a *Arena) Toll(start, now volley.Force, h Hits) (owed int, open uint32) {
	army := a.either()
	there, left := army.there(start), army.there(now)
	d := h.inner().due(there)
	var lost [3]int
	owed = d.all
	for i := range lost {
		lost[i] = there[i] - left[i]
		owed -= lost[i]
	}
	if owed <= 0 {
		return 0, 0
	}
	var may [3]bool
	for i := range may {
		next := lost
		next[i]++
		may[i] = d.reaches(next)
	}
	for i, s := range army.slots {
		if now[i] > 0 && s.state != below && may[s.where()] {
			open |= 1 << i
		}
	}
	return owed, open
}

// First is what falls of the slots that may, when nobody chooses: on land and sea, on the ground, in the air.
func (a *Arena) First(open uint32) int {
	for where := range 3 {
		for i, s := range a.either().slots {
			if open>>i&1 != 0 && s.where() == where {
				return i
			}
		}
	}
	return -1
}

// Sink takes off what is below the deck of a carrier that is gone.
func (a *Arena) Sink(f volley.Force) volley.Force { return a.either().sink(f) }

// reaches tells whether losses can be made up to what is due.
func (d due) reaches(lost [3]int) bool {
	rest := d.all - lost[0] - lost[1] - lost[2]
	for x := 0; x <= rest && lost[0]+x <= d.there[0]; x++ {
		for y := 0; x+y <= rest && lost[1]+y <= d.there[1]; y++ {
			z := rest - x - y
			if lost[2]+z <= d.there[2] && d.wrong([3]int{lost[0] + x, lost[1] + y, lost[2] + z}) == nothingWrong {
				return true
			}
		}
	}
	return false
}

// Friends gives the powers that one may help with aircraft, and the clause that keeps it from helping others (as.dispatch.5 to as.dispatch.7).
func (v *Values) Friends(power string) (friends []string, cite string) {
	for _, a := range v.alliances {
		if slices.Contains(a.Powers, power) {
			return a.Powers, string(a.Cite)
		}
	}
	return []string{power}, "as.dispatch.5"
}
