package game

import (
	"awaw/engine/areagame"
	"awaw/internal/rulecase"
)

// This file holds the words of rule cases: what may be expected of units.

// Grammar is what the words of the cases mean. Russia, Britain and the U.S.A. are Allies, Germany and Japan the Axis; who is not named does
// not play.
func Grammar() *rulecase.Grammar {
	return &rulecase.Grammar{Rules: Rules{}, Scene: givens.Scene, Expect: []rulecase.Expectation{
		{Word: "units", Form: "units POWER PLACE KIND N", Test: expectUnits},
		{Word: "used", Form: "used PLACE KIND N", Test: expectUsed},
		{Word: "money", Form: "money POWER N", Test: expectMoney},
		{Word: "owner", Form: "owner PLACE POWER", Test: expectOwner},
		{Word: "damage", Form: "damage PLACE N", Test: expectDamage},
		{Word: "phase", Form: "phase WORD", Test: expectPhase},
		{Word: "turn", Form: "turn POWER", Test: expectTurn},
	}}
}

var givens = areagame.Givens{System: ID, Board: "world-1942", Powers: playing, Axis: []string{"Germany", "Japan"}}

// powerOf reads the name of a power that plays.
func powerOf(s *rulecase.Session, a *rulecase.Args) (*Position, int) {
	p, ok := s.Pos.(*Position)
	name := a.Next()
	if !ok {
		a.Fail()
		return &Position{w: &world{World: areagame.World{Cast: areagame.Cast{Powers: make([]areagame.Power, 1)}}}}, 0
	}
	i := p.w.Find(name)
	if i < 0 {
		a.Fail()
		return p, 0
	}
	return p, i
}

// position gives the position of a session.
func position(s *rulecase.Session, a *rulecase.Args) *Position {
	p, ok := s.Pos.(*Position)
	if !ok {
		a.Fail()
		return &Position{w: &world{World: areagame.World{Cast: areagame.Cast{Powers: make([]areagame.Power, 1)}}}}
	}
	return p
}

func kindOf(a *rulecase.Args) Kind {
	k, ok := kindNamed(a.Next())
	if !ok {
		a.Fail()
	}
	return k
}

func expectUnits(s *rulecase.Session, a *rulecase.Args) string {
	p, i := powerOf(s, a)
	at, k := s.Place(a).Index(), kindOf(a)
	got := int(p.Units[min(at, mostSpaces-1)][i][k])
	return rulecase.Unless(got == a.Number(), "there are %d", got)
}

func expectUsed(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	at, k := s.Place(a).Index(), kindOf(a)
	got := int(p.Spent[min(at, mostSpaces-1)][k])
	return rulecase.Unless(got == a.Number(), "there are %d", got)
}

func expectMoney(s *rulecase.Session, a *rulecase.Args) string {
	p, i := powerOf(s, a)
	return rulecase.Unless(int(p.Money[i]) == a.Number(), "it has %d", p.Money[i])
}

func expectOwner(s *rulecase.Session, a *rulecase.Args) string {
	at := s.Place(a).Index()
	p, i := powerOf(s, a)
	return rulecase.Unless(int(p.Owner[min(at, mostSpaces-1)]) == i, "another owns it")
}

func expectDamage(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	got := int(p.damage[min(s.Place(a).Index(), mostSpaces-1)])
	return rulecase.Unless(got == a.Number(), "it is %d", got)
}

func expectPhase(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	return s.Same(a.Next(), p.phase.String())
}

func expectTurn(s *rulecase.Session, a *rulecase.Args) string {
	p, i := powerOf(s, a)
	return rulecase.Unless(p.Now == i, "it is the turn of %s", p.w.Powers[p.Now].Name)
}
