// Kinds of unit, forces, policies: what a battle is made of.
package volley

import "slices"

// MostKinds is how many kinds of unit a table may have.
const MostKinds = 24

// Class is where a kind of unit fights.
type Class uint8

// The classes.
const (
	Land Class = iota
	Sea
	Air
)

// Classes are the names of the classes in files.
var Classes = []string{Land: "land", Sea: "sea", Air: "air"}

// Kind is a kind of unit as dice see it.
type Kind struct {
	ID     string
	Class  Class
	Values [2]int // attacking, defending: a die hits at this or below; 0: none is rolled
	Picks  bool   // a die of 1 lets the roller name the victim
}

// Table is the dice of a system and its kinds of unit, in the standard order of loss.
type Table struct {
	Sides int
	Kinds []Kind
}

// Where are the kinds of some sort.
func (t *Table) Where(of func(kind int) bool) (out Kinds) {
	for k := range t.Kinds {
		if of(k) {
			out = out.With(k)
		}
	}
	return out
}

// Find gives the number of a kind.
func (t *Table) Find(id string) (int, bool) {
	n := slices.IndexFunc(t.Kinds, func(k Kind) bool { return k.ID == id })
	return n, n >= 0
}

// Side is one of the two of a battle.
type Side uint8

// The sides.
const (
	Attacker Side = iota
	Defender
)

// Other is the side across.
func (s Side) Other() Side { return 1 - s }

// Kinds is a set of kinds.
type Kinds uint32

// AllKinds has every kind.
const AllKinds Kinds = 1<<MostKinds - 1

// Has tells whether a kind is in the set.
func (k Kinds) Has(kind int) bool { return k>>kind&1 != 0 }

// With is the set and a kind more.
func (k Kinds) With(kind int) Kinds { return k | 1<<kind }

// Force is how many units of each kind there are.
type Force [MostKinds]int32

// Total is all units of a force.
func (f *Force) Total() int {
	n := 0
	for _, v := range f {
		n += int(v)
	}
	return n
}

// Plus adds two forces.
func (f Force) Plus(g Force) Force {
	for k, n := range g {
		f[k] += n
	}
	return f
}

// Order is an order in which kinds are lost or picked: all of the first, then of the next. It names every kind of the table.
type Order []uint8

// Standard is the table's order of loss.
func (t *Table) Standard() Order {
	o := make(Order, len(t.Kinds))
	for k := range o {
		o[k] = uint8(k)
	}
	return o
}

// Reversed is the same from its end.
func (o Order) Reversed() Order {
	r := slices.Clone(o)
	slices.Reverse(r)
	return r
}

// Led puts some kinds before the others of an order.
func (o Order) Led(first ...uint8) Order {
	out := slices.Clone(first)
	for _, k := range o {
		if !slices.Contains(first, k) {
			out = append(out, k)
		}
	}
	return out
}

// First gives the first kind of the order that a force has; -1 if it has none.
func (o Order) First(f *Force) int {
	for _, k := range o {
		if f[k] > 0 {
			return int(k)
		}
	}
	return -1
}

// Without is a force after so many losses by an order.
func (f Force) Without(n int, order Order) Force {
	drop(&f, int32(n), order)
	return f
}

// Policy is how a side decides what is left to it.
type Policy struct {
	Loss Order // of its own units
	Pick Order // of the enemy's
}

// Joining is units that come to the defender before the dice of a round, if the battle still stands then.
type Joining struct {
	Round int // from 2 on
	Units Force
}

// Battle is two forces and how they fight.
type Battle struct {
	Table  *Table
	Forces [2]Force
	Policy [2]Policy
	Rolls  [2]Kinds  // which kinds roll at all
	First  Kinds     // their dice fall first in each round, and what they hit is gone before the others roll
	Rounds int       // 0: to the finish
	Join   []Joining // by round
	Leave  [2]int    // a side breaks off before a round it would begin with so many units or fewer; 0: never
	Needs  [2]Kinds  // a side that begins a round without a unit of these fights no more, whatever else it has; 0: any unit will do
}

// New is a battle of two forces by the table's own policies, to the finish.
func New(t *Table, attacker, defender Force) *Battle {
	p := Policy{Loss: t.Standard(), Pick: t.Standard().Reversed()}
	return &Battle{Table: t, Forces: [2]Force{attacker, defender}, Policy: [2]Policy{p, p}, Rolls: [2]Kinds{AllKinds, AllKinds}}
}

// value is what a kind hits at; 0 if it rolls no die.
func (b *Battle) value(s Side, kind int) int {
	if !b.Rolls[s].Has(kind) {
		return 0
	}
	return b.Table.Kinds[kind].Values[s]
}

// steps are the parts of a round: which kinds roll together.
func (b *Battle) steps() []Kinds {
	for s := range b.Forces {
		for k := range b.Table.Kinds {
			if b.First.Has(k) && b.Forces[s][k] > 0 && b.value(Side(s), k) > 0 {
				return []Kinds{b.First, AllKinds &^ b.First}
			}
		}
	}
	return []Kinds{AllKinds}
}

// some tells whether a force has a unit of a set of kinds.
func (f *Force) some(of Kinds) bool {
	for k, n := range f {
		if n > 0 && of.Has(k) {
			return true
		}
	}
	return false
}

// spent tells whether a side with such a force fights no more.
func spent(f *Force, needs Kinds) bool { return needs != 0 && !f.some(needs) }

// Over tells whether no round of the battle is fought, for a side has nothing to fight with.
func (b *Battle) Over() bool {
	for s := range b.Forces {
		if b.Forces[s].Total() == 0 || spent(&b.Forces[s], b.Needs[s]) {
			return true
		}
	}
	return false
}

// picks tells whether a kind's dice may pick.
func (b *Battle) picks(s Side, kind int) bool {
	return b.Table.Kinds[kind].Picks && b.value(s, kind) > 0
}
