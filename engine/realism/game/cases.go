package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/internal/rulecase"
)

// This file holds the words of rule cases: what may be expected of units.

// Grammar is what the words of the cases mean. Russia, Britain and the U.S.A. are Allies, Germany and Japan the Axis; who is not named does
// not play.
func Grammar() *rulecase.Grammar {
	return &rulecase.Grammar{Rules: Rules{}, Scene: givens.Scene, Expect: append(expects.All(), []rulecase.Expectation{
		{Word: "used", Form: "used PLACE KIND N", Test: expectUsed},
		{Word: "damage", Form: "damage PLACE N", Test: expectDamage},
		{Word: "phase", Form: "phase WORD", Test: expectPhase},
	}...)}
}

var givens = areagame.Givens{System: ID, Board: "world-1942", Powers: playing, Axis: []string{"Germany", "Japan"}}

var expects = areagame.Expects[Kind]{Kinds: kindWords[:], State: func(p engine.Position) *areagame.State[Kind] {
	if p, ok := p.(*Position); ok {
		return &p.State
	}
	return nil
}}

// position gives the position of a session.
func position(s *rulecase.Session, a *rulecase.Args) *Position {
	p, ok := s.Pos.(*Position)
	if !ok {
		a.Fail()
		return &Position{}
	}
	return p
}

func expectUsed(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	at, k := expects.Place(s, a), expects.Kind(a)
	got := int(p.Spent[at][k])
	return rulecase.Unless(got == a.Number(), "there are %d", got)
}

func expectDamage(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	got := int(p.damage[expects.Place(s, a)])
	return rulecase.Unless(got == a.Number(), "it is %d", got)
}

func expectPhase(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	return s.Same(a.Next(), p.phase.String())
}
