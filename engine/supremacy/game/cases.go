package game

import (
	"awaw/engine"
	"awaw/engine/areagame"
	"awaw/internal/rulecase"
)

// This file holds the words of rule cases: what may be expected of units, aircraft away and battles.

var givens = areagame.Givens{System: ID, Board: "north-sea", Powers: playing, AnyTurn: true, Axis: []string{"Germany", "Italy", "Japan"}}

// Grammar is what the words of the cases mean. Germany, Italy and Japan are the Axis; who is named first has the first turn.
func Grammar() *rulecase.Grammar {
	return &rulecase.Grammar{Rules: Rules{}, Scene: givens.Scene, Expect: append(expects.All(), []rulecase.Expectation{
		{Word: "away", Form: "away POWER KIND PLACE STATE N", Test: expectAway},
		{Word: "battle", Form: "battle PLACE STATE", Test: expectBattle},
		{Word: "round", Form: "round N", Test: expectRound},
		{Word: "phase", Form: "phase WORD", Test: expectPhase},
	}...)}
}

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

func expectAway(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	i, k, at, state := expects.Power(s, a), expects.Kind(a), expects.Place(s, a), a.Next()
	got := 0
	for j := range p.craft {
		if c := &p.craft[j]; !c.attack && c.Power == i && c.kind == k && c.From == at && c.State.String() == state {
			got++
		}
	}
	return rulecase.Unless(got == a.Number(), "there are %d", got)
}

func expectBattle(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	at, got := expects.Place(s, a), "none"
	for i := range p.lanes {
		if int(p.lanes[i].at) == at {
			got = resultWords[p.lanes[i].result]
		}
	}
	return s.Same(a.Next(), got)
}

func expectRound(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	return rulecase.Unless(p.bout == a.Number(), "it is round %d", p.bout)
}

func expectPhase(s *rulecase.Session, a *rulecase.Args) string {
	return s.Same(a.Next(), position(s, a).phase.String())
}
