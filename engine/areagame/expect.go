package areagame

import (
	"slices"

	"awaw/engine"
	"awaw/internal/rulecase"
)

// This file holds what cases of all such games may expect: units, money, who owns what, whose turn it is.

// Expects reads what cases expect of a game; State gives the moment a position has, nil for a position of another system.
type Expects[K ~uint8] struct {
	Kinds []string
	State func(engine.Position) *State[K]
}

// All are the expectations that every such game has.
func (x *Expects[K]) All() []rulecase.Expectation {
	return []rulecase.Expectation{
		{Word: "units", Form: "units POWER PLACE KIND N", Test: func(s *rulecase.Session, a *rulecase.Args) string {
			p := x.moment(s, a)
			i, at, k := x.Power(s, a), x.Place(s, a), x.Kind(a)
			got := int(p.Units[at][i][k])
			return rulecase.Unless(got == a.Number(), "there are %d", got)
		}},
		{Word: "money", Form: "money POWER N", Test: func(s *rulecase.Session, a *rulecase.Args) string {
			p, i := x.moment(s, a), x.Power(s, a)
			return rulecase.Unless(int(p.Money[i]) == a.Number(), "it has %d", p.Money[i])
		}},
		{Word: "owner", Form: "owner PLACE POWER", Test: func(s *rulecase.Session, a *rulecase.Args) string {
			p, at := x.moment(s, a), x.Place(s, a)
			return rulecase.Unless(int(p.Owner[at]) == x.Power(s, a), "another owns it")
		}},
		{Word: "turn", Form: "turn POWER", Test: func(s *rulecase.Session, a *rulecase.Args) string {
			p := x.moment(s, a)
			return rulecase.Unless(p.Now == x.Power(s, a), "it is the turn of %s", p.In.Powers[p.Now].Name)
		}},
	}
}

// moment gives the moment of a session; of another system's it is an empty one, and the case fails.
func (x *Expects[K]) moment(s *rulecase.Session, a *rulecase.Args) *State[K] {
	if p := x.State(s.Pos); p != nil {
		return p
	}
	a.Fail()
	return &State[K]{In: &World{Cast: Cast{Powers: make([]Power, 1)}}}
}

// Power reads the name of a power that plays.
func (x *Expects[K]) Power(s *rulecase.Session, a *rulecase.Args) int {
	i := x.moment(s, a).In.Find(a.Next())
	if i < 0 {
		a.Fail()
	}
	return max(i, 0)
}

// Kind reads the word of a kind.
func (x *Expects[K]) Kind(a *rulecase.Args) K {
	i := slices.Index(x.Kinds, a.Next())
	if i < 0 {
		a.Fail()
	}
	return K(max(i, 0))
}

// Place reads a space.
func (x *Expects[K]) Place(s *rulecase.Session, a *rulecase.Args) int {
	return s.Place(a).Index()
}
