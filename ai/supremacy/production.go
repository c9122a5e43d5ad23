package supremacy

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/supremacy/game"
)

// This file buys units, places them, and brings up what stands behind the front.

// wanted is what is bought, over and over: mostly infantry and fighters, which are sent where they are needed.
var wanted = [...]game.Kind{game.Infantry, game.Fighter, game.Infantry, game.Infantry, game.Destroyer, game.Infantry, game.Fighter, game.Transport}

// buys buys the next unit that is wanted and can be paid.
func (s *staff) buys(v *view) []engine.Command {
	money, cheap := v.p.Funds(game.Infantry)
	turn := money / max(1, cheap)
	for i := range wanted {
		k := wanted[(turn+i)%len(wanted)]
		for j, c := range v.legal {
			if got, ok := kind(c); c.Verb == game.VerbBuy && ok && got == k {
				return v.legal[j : j+1 : j+1]
			}
		}
	}
	return ai.First(v.legal, game.VerbDone)
}

// places puts what was bought where the front is nearest.
func (s *staff) places(v *view) []engine.Command {
	far := v.distances()
	best := -1
	for i, c := range v.legal {
		if c.Verb == game.VerbPlace && (best < 0 || far[c.A.Index()] < far[v.legal[best].A.Index()]) {
			best = i
		}
	}
	if best < 0 {
		return ai.First(v.legal, game.VerbDone)
	}
	return v.legal[best : best+1 : best+1]
}

// movesUp brings armies that stand behind the front a space nearer to it.
func (s *staff) movesUp(v *view) []engine.Command {
	if !s.m.lands || v.p.Focus >= 0 {
		return v.onward()
	}
	far := v.distances()
	for _, st := range v.starts() {
		at := st.begin.A.Index()
		if v.board()[at].Sea || far[at] <= 1 || v.board()[at].Infantry == 0 {
			continue
		}
		for _, c := range st.goes {
			if c.Verb == game.VerbMarch && c.N == 0 && far[c.B.Index()] < far[at] {
				return []engine.Command{st.begin, c, {Side: v.side, Verb: game.VerbEnd, A: st.begin.A}}
			}
		}
	}
	return ai.First(v.legal, game.VerbDone)
}

// distances counts spaces of land to the nearest that the other side holds.
func (v *view) distances() []int {
	b := v.board()
	return ai.Distances(len(b), func(at int) []int { return b[at].Near }, func(at int) bool { return b[at].Hostile }, func(at int) bool { return !b[at].Sea && b[at].Ours })
}
