package game

import (
	"slices"

	"awaw/engine/areagame"
	"awaw/internal/rulecase"
)

// This file holds the words of rule cases: what may be expected of units, aircraft away and battles.

var givens = areagame.Givens{System: ID, Board: "north-sea", Powers: playing, AnyTurn: true, Axis: []string{"Germany", "Italy", "Japan"}}

// Grammar is what the words of the cases mean. Germany, Italy and Japan are the Axis; who is named first has the first turn.
func Grammar() *rulecase.Grammar {
	return &rulecase.Grammar{Rules: Rules{}, Scene: givens.Scene, Expect: []rulecase.Expectation{
		{Word: "units", Form: "units POWER PLACE KIND N", Test: expectUnits},
		{Word: "away", Form: "away POWER KIND PLACE STATE N", Test: expectAway},
		{Word: "battle", Form: "battle PLACE STATE", Test: expectBattle},
		{Word: "round", Form: "round N", Test: expectRound},
		{Word: "money", Form: "money POWER N", Test: expectMoney},
		{Word: "owner", Form: "owner PLACE POWER", Test: expectOwner},
		{Word: "phase", Form: "phase WORD", Test: expectPhase},
		{Word: "turn", Form: "turn POWER", Test: expectTurn},
	}}
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

// powerOf reads the name of a power that plays.
func powerOf(p *Position, a *rulecase.Args) int {
	i := p.w.Find(a.Next())
	if i < 0 {
		a.Fail()
	}
	return max(i, 0)
}

func kindOf(a *rulecase.Args) Kind {
	i := slices.Index(kindWords[:], a.Next())
	if i < 0 {
		a.Fail()
	}
	return Kind(max(i, 0))
}

func place(s *rulecase.Session, a *rulecase.Args) int { return min(s.Place(a).Index(), mostSpaces-1) }

func expectUnits(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	i, at, k := powerOf(p, a), place(s, a), kindOf(a)
	got := int(p.Units[at][i][k])
	return rulecase.Unless(got == a.Number(), "there are %d", got)
}

func expectAway(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	i, k, at, state := powerOf(p, a), kindOf(a), place(s, a), a.Next()
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
	at, got := place(s, a), "none"
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

func expectMoney(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	i := powerOf(p, a)
	return rulecase.Unless(int(p.Money[i]) == a.Number(), "it has %d", p.Money[i])
}

func expectOwner(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	at := place(s, a)
	return rulecase.Unless(int(p.Owner[at]) == powerOf(p, a), "another owns it")
}

func expectPhase(s *rulecase.Session, a *rulecase.Args) string {
	return s.Same(a.Next(), position(s, a).phase.String())
}

func expectTurn(s *rulecase.Session, a *rulecase.Args) string {
	p := position(s, a)
	return rulecase.Unless(p.Now == powerOf(p, a), "it is the turn of %s", p.w.Powers[p.Now].Name)
}
