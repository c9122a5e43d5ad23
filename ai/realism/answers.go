package realism

import (
	"awaw/engine"
	"awaw/engine/realism/game"
)

// This file answers what fights ask.

// answer answers the question of a fight.
func (s *staff) answer(v *view) []engine.Command {
	f := v.g.Fight
	switch f.Question {
	case "intercept", "bombers", "join":
		return s.rises(v)
	case "pick":
		return v.dearest(1)
	case "lose":
		return v.dearest(-1)
	case "onward":
		if f.Raid && f.Force[1][game.Bomber] == 0 {
			return v.first(game.VerbTurnBack)
		}
		return v.first(game.VerbPress)
	case "stand":
		if x, ok := s.reckon(v, f.Force[0], f.Force[1], 0); ok && x.Won > .8 {
			return v.first(game.VerbWithdraw, game.VerbStand)
		}
		return v.first(game.VerbStand)
	case "next":
		if x, ok := s.reckon(v, f.Force[0], f.Force[1], 0); ok && x.Won < s.m.bold-.2 && x.Lost[0] > x.Lost[1] {
			return v.first(game.VerbRetreat, game.VerbPress)
		}
		return v.first(game.VerbPress)
	}
	return nil
}

// rises sends as many as gain the most in one round, none if they would lose more than they shoot down. Bombs that may be kept from
// falling count.
func (s *staff) rises(v *view) []engine.Command {
	f := v.g.Fight
	best, worth := []engine.Command(nil), -1.0
	for i, c := range v.legal {
		force := f.Force
		own := 0
		switch c.Verb {
		case game.VerbIntercept:
			force[0][game.Fighter] += uint8(c.N)
		case game.VerbBombers:
			force[0][game.Bomber] += uint8(c.N)
		case game.VerbJoin:
			force[1][game.Fighter] += uint8(c.N)
			own = 1
		default:
			continue
		}
		rounds := 1
		if f.Finish {
			rounds = 0
		}
		x, ok := s.reckon(v, force[0], force[1], rounds)
		if !ok {
			continue
		}
		gain := x.Lost[1-own] - x.Lost[own]
		if f.Raid && c.N > 0 { // a bomber shot down drops nothing: some three and a half
			gain += x.Lost[1] / 6
		}
		if best == nil || gain > worth {
			best, worth = v.legal[i:i+1:i+1], gain
		}
	}
	return best
}

// dearest is the command that names the dearest kind, or with a sign of -1 the cheapest.
func (v *view) dearest(sign int) []engine.Command {
	best := -1
	cost := func(c engine.Command) int {
		k, _ := v.p.Kind(c)
		return sign * v.p.Cost(k)
	}
	for i, c := range v.legal {
		if best < 0 || cost(c) > cost(v.legal[best]) {
			best = i
		}
	}
	return v.legal[best : best+1 : best+1]
}
