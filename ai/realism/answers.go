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
	case "pick", "lose":
		return s.falls(v)
	case "onward":
		if f.Raid && f.Force[1][game.Bomber] == 0 {
			return v.first(game.VerbTurnBack)
		}
		return v.first(game.VerbPress)
	case "stand":
		if x, ok := s.reckon(v, f.Force[0], f.Force[1], f.Form); ok && x.Won > .8 {
			return v.first(game.VerbWithdraw, game.VerbStand)
		}
		return v.first(game.VerbStand)
	case "next":
		if x, ok := s.reckon(v, f.Force[0], f.Force[1], f.Form); ok && x.Won < s.m.bold-.2 && x.Lost[0] > x.Lost[1] {
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
		x, ok := s.reckon(v, force[0], force[1], f.Form)
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

// falls names what falls: the dearest of theirs, the cheapest of one's own. Where an army is flown for and little of it is left on the ground, what
// follows counts: what flies takes no land, and has lost when nothing marches any more.
func (s *staff) falls(v *view) []engine.Command {
	f := v.g.Fight
	own := f.Question == "lose"
	sign := 1
	if own {
		sign = -1
	}
	if army := total(f.Force[0], lands); f.Form != game.Armies || own != f.Attacks || army > scant || army == total(f.Force[0], nil) {
		return v.dearest(sign)
	}
	best, most := -1, 0.0
	for i, c := range v.legal {
		k, ok := v.p.Kind(c)
		if !ok {
			return v.dearest(sign)
		}
		left := f.Force[0]
		left[k]--
		x, ok := s.reckon(v, left, f.Force[1], f.Form)
		if !ok {
			return v.dearest(sign)
		}
		gain := float64(sign) * (float64(v.p.Cost(k)) - prize(x, &v.g.Spaces[f.At]))
		if best < 0 || gain > most {
			best, most = i, gain
		}
	}
	return v.legal[best : best+1 : best+1]
}

// scant is how many units of land an army has at most that may soon be gone.
const scant = 3

// prize is what a battle for land is worth to those who attack.
func prize(x game.Prospect, there *game.Space) float64 {
	gain := x.Won*(1+float64(there.Value)) + x.Lost[1] - x.Lost[0]
	if there.Complex {
		gain += 12 * x.Won
	}
	return gain
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
