package realism

import (
	"awaw/engine"
	"awaw/engine/realism/game"
)

// This file buys units and places them.

// wanted is what is bought, over and over: mostly infantry, with what wins battles among it.
var wanted = [...]game.Kind{game.Infantry, game.Infantry, game.Fighter, game.Infantry, game.Artillery, game.Armor, game.Infantry, game.Bomber}

// buys buys the next unit that is wanted and can be paid.
func (s *staff) buys(v *view) []engine.Command {
	turn := v.g.Money / max(1, v.p.Cost(game.Infantry))
	for i := range wanted {
		k := wanted[(turn+i)%len(wanted)]
		for j, c := range v.legal {
			if got, ok := v.p.Kind(c); c.Verb == game.VerbBuy && ok && got == k {
				return v.legal[j : j+1 : j+1]
			}
		}
	}
	return v.first(game.VerbDone)
}

// places puts armies where the front is nearest, and all else at the first place offered.
func (s *staff) places(v *view) []engine.Command {
	far := v.distances()
	best := -1
	at := func(c engine.Command) int { return far[c.B.Index()] }
	for i, c := range v.legal {
		if c.Verb == game.VerbPlace && (best < 0 || at(c) < at(v.legal[best])) {
			best = i
		}
	}
	if best < 0 {
		return v.first(game.VerbDone)
	}
	return v.legal[best : best+1 : best+1]
}
