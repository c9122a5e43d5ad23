package engine

import (
	"cmp"
	"fmt"
	"slices"
)

// Side is a player's seat: 1 up. What it is called comes from the scenario.
type Side int8

// NoSide is nobody: no winner, no owner.
const NoSide Side = 0

// Sides is a set of sides.
type Sides uint16

// AllSides is everybody.
const AllSides Sides = 0xFFFF

// Only is the set of one side.
func Only(s Side) Sides { return 1 << uint(s) }

// With adds a side.
func (s Sides) With(x Side) Sides { return s | Only(x) }

// Has tells whether x is in the set.
func (s Sides) Has(x Side) bool { return s&Only(x) != 0 }

// Verb is what a command does; each system numbers its own. The numbers stand in no save: journals hold notation. Their order is the
// order of Legal, so a system that moves one changes what a number drawn from Legal means.
type Verb uint8

// RefKind tells what a Ref points at.
type RefKind uint8

// The kinds every screen knows. Systems number their own kinds from KindSystem up.
const (
	KindNone RefKind = iota
	KindSpace
	KindCounter
	KindSide
	KindNation
	KindSystem RefKind = 16
)

// Ref names a thing of the game: a kind and an index that is never reused. Its system prints it.
type Ref uint32

// NoRef is nothing.
const NoRef Ref = 0

// NewRef makes a reference; index is below 1<<24.
func NewRef(k RefKind, index int) Ref { return Ref(k)<<24 | Ref(index)&0xFFFFFF }

// SpaceRef refers to a space (hex, area or box) by its index on the board.
func SpaceRef(i int) Ref { return NewRef(KindSpace, i) }

// CounterRef refers to a counter by its index.
func CounterRef(i int) Ref { return NewRef(KindCounter, i) }

// NationRef refers to a nation by its index.
func NationRef(i int) Ref { return NewRef(KindNation, i) }

// Kind tells what r points at.
func (r Ref) Kind() RefKind { return RefKind(r >> 24) }

// Index is the number within the kind.
func (r Ref) Index() int { return int(r & 0xFFFFFF) }

func (r Ref) String() string { return fmt.Sprintf("%d:%d", r.Kind(), r.Index()) }

// Command is one step a side asks for. It is comparable; its meaning belongs to its system.
type Command struct {
	Side Side
	Verb Verb
	N    int16 // a number: factors, squadrons, a choice
	A    Ref   // what acts, most often a counter
	B    Ref   // on what or to where, most often a space
	C    Ref   // a third party, for convoys, recycling and the like
	Way  Way   // by which way, where the mover may name one; Legal lists commands without
}

// Way is a way through spaces, packed in a number by the system whose it is; 0 is the usual one. A command that names a way is
// legal only where the same command without is, which alone stands in Legal.
type Way uint64

// Listed is the command as Legal would list it: by the usual way.
func (c Command) Listed() Command {
	c.Way = 0
	return c
}

// Offered tells whether a list made by Legal offers a command, by whatever way.
func Offered(legal []Command, c Command) bool { return slices.Contains(legal, c.Listed()) }

// Takes tells whether a position takes a command: one of the list its Legal gave, or one of these by a way that Apply accepts.
func Takes(p Position, legal []Command, c Command) bool {
	if c.Way == 0 || !Offered(legal, c) {
		return slices.Contains(legal, c)
	}
	_, _, err := p.Apply(c, nil)
	return err == nil
}

// Compare orders commands by side, verb, A, B, C, N, way.
func (c Command) Compare(d Command) int {
	switch {
	case c.Side != d.Side:
		return cmp.Compare(c.Side, d.Side)
	case c.Verb != d.Verb:
		return cmp.Compare(c.Verb, d.Verb)
	case c.A != d.A:
		return cmp.Compare(c.A, d.A)
	case c.B != d.B:
		return cmp.Compare(c.B, d.B)
	case c.C != d.C:
		return cmp.Compare(c.C, d.C)
	case c.N != d.N:
		return cmp.Compare(c.N, d.N)
	}
	return cmp.Compare(c.Way, d.Way)
}

// Mentions tells whether the command carries r.
func (c Command) Mentions(r Ref) bool { return r != NoRef && (c.A == r || c.B == r || c.C == r) }
