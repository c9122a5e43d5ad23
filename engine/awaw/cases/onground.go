// Expectations of a ground battle: what the air adds on each side, how much of it may, the odds, and what is owed.

package cases

import (
	"slices"
	"strconv"

	"awaw/engine"
	"awaw/internal/rulecase"
)

const groundForm = "ground attacker|defender strength|air|limit|units N | ground odds A:D | ground result R | ground owed N"

// groundBattle is the ground battle at hand, nil if there is none or a fight in the air comes first.
func (s *session) groundBattle() *engine.BattleView {
	if b := s.Seen().Battle; b != nil && b.Kind == engine.BattleGround && !b.Over {
		return b
	}
	return nil
}

// expectGround looks at one figure of the ground battle at hand.
func expectGround(s *session, a *rulecase.Args) string {
	what := a.Next()
	b := s.groundBattle()
	if b == nil {
		a.Words = nil
		return "there is no ground battle"
	}
	switch what {
	case "odds":
		if len(b.Charts) == 0 {
			return s.Same(a.Next(), "none")
		}
		return s.Same(a.Next(), b.Table.Columns[b.Table.Lit[0].Col])
	case "result":
		return s.Same(a.Next(), b.Sides[0].Result)
	case "owed":
		for _, side := range b.Sides {
			if side.Due.Lost > 0 {
				return s.Same(a.Next(), strconv.Itoa(side.Due.Lost))
			}
		}
		return s.Same(a.Next(), "0")
	}
	i := slices.Index([]string{"attacker", "defender"}, what)
	if i < 0 {
		a.Fail()
		return ""
	}
	figure, ok := groundFigures(b.Sides[i])[a.Next()]
	if !ok {
		a.Fail()
	}
	return s.Same(a.Next(), strconv.Itoa(figure))
}

// groundFigures are the numbers shown of one side of a ground battle, by the word that asks for them.
func groundFigures(side engine.BattleSide) map[string]int {
	out := map[string]int{"strength": side.Strength, "units": len(side.Counters), "air": 0, "limit": 0}
	for _, l := range side.Ledger.Lines {
		if l.Kind == "air" {
			out["air"], out["limit"] = l.N, l.Most
		}
	}
	return out
}
