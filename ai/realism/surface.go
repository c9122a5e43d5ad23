package realism

import (
	"slices"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/realism/game"
)

// This file moves fleets and armies: to where a battle is likely won, and up to the front.

// sails sends a fleet against one that it is likely to sink.
func (s *staff) sails(v *view) []engine.Command {
	if v.g.Focus >= 0 {
		return v.onward()
	}
	for _, x := range s.sorties(v) {
		if x.Worth >= s.m.bold {
			return x.Commands
		}
	}
	return v.first(game.VerbDone)
}

// sorties are the fleets that may meet another, with how likely they sink it.
func (s *staff) sorties(v *view) (out []ai.Option) {
	for _, c := range v.legal {
		from, ok := v.p.From(c)
		if c.Verb != game.VerbFrom || !ok {
			continue
		}
		own := only(v.g.Spaces[from].Fresh, sails)
		for _, to := range v.p.Near(from) {
			there := &v.g.Spaces[to]
			if !there.Sea || total(there.Foes, sails) == 0 {
				continue
			}
			foes := there.Foes
			foes[game.Fighter] += there.Coast / 2 // er.coastdef.1: some come, and not before the first round
			if x, ok := s.reckon(v, own, foes, game.Fleets); ok {
				out = append(out, ai.Option{Worth: x.Won,
					Commands: []engine.Command{c, {Side: v.side, Verb: game.VerbSail, A: engine.SpaceRef(from), B: engine.SpaceRef(to)}}})
			}
		}
	}
	return out
}

// marches sends armies to the land that is worth most of those that are likely taken.
func (s *staff) marches(v *view) []engine.Command {
	if v.g.Focus >= 0 {
		return v.onward()
	}
	if best := ai.Best(s.assaults(v, s.m.bold), 0); best != nil {
		return best
	}
	return v.first(game.VerbDone)
}

// assaults are the attacks on land that are as likely won as is asked, with what they promise.
func (s *staff) assaults(v *view, bold float64) (out []ai.Option) {
	for at := range v.g.Spaces {
		there := &v.g.Spaces[at]
		if !there.Hostile || total(there.Own, lands) > 0 {
			continue
		}
		force, cmds := v.gathered(at)
		if total(force, lands) == 0 {
			continue
		}
		x, ok := s.reckon(v, force, there.Foes, game.Armies)
		if !ok || x.Won < bold {
			continue
		}
		out = append(out, ai.Option{Commands: cmds, Worth: prize(x, there)})
	}
	return out
}

// gathered is what may march to a territory, with the commands that send it; a guard stays where an enemy stands beside.
func (v *view) gathered(to int) (force game.Units, out []engine.Command) {
	for _, from := range v.p.Near(to) {
		s := &v.g.Spaces[from]
		begin := engine.Command{Side: v.side, Verb: game.VerbFrom, A: engine.SpaceRef(from)}
		if s.Sea || !s.Ours || !slices.Contains(v.legal, begin) {
			continue
		}
		guard := 0
		if s.Complex || slices.ContainsFunc(v.p.Near(from), func(n int) bool { return n != to && v.g.Spaces[n].Hostile && total(v.g.Spaces[n].Foes, lands) > 0 }) {
			guard = 1
		}
		cmds := []engine.Command{begin}
		for k := game.Infantry; k <= game.Armor; k++ {
			n := int(s.Fresh[k])
			if k == game.Infantry {
				n = max(0, n-guard)
			}
			for range n {
				cmds = append(cmds, engine.Command{Side: v.side, Verb: game.VerbMarch, A: v.unit(from, k), B: engine.SpaceRef(to)})
				force[k]++
			}
		}
		if len(cmds) > 1 {
			out = append(append(out, cmds...), engine.Command{Side: v.side, Verb: game.VerbEnd, A: engine.SpaceRef(from)})
		}
	}
	return force, out
}

// unit refers to units of the power in turn.
func (v *view) unit(at int, k game.Kind) engine.Ref { return v.p.Unit(at, k) }

// movesUp brings armies that stand behind the front a space nearer to it.
func (s *staff) movesUp(v *view) []engine.Command {
	far := v.distances()
	if at := v.g.Focus; at >= 0 {
		best := -1
		for _, to := range v.p.Near(at) {
			if v.g.Spaces[to].Ours && !v.g.Spaces[to].Sea && far[to] < far[at] && (best < 0 || far[to] < far[best]) {
				best = to
			}
		}
		if c := (engine.Command{Side: v.side, Verb: game.VerbMarch, A: engine.SpaceRef(at), B: engine.SpaceRef(best)}); best >= 0 && far[at] > 1 && slices.Contains(v.legal, c) {
			return []engine.Command{c}
		}
		return v.onward()
	}
	for i, c := range v.legal {
		if at, ok := v.p.From(c); c.Verb == game.VerbFrom && ok && !v.g.Spaces[at].Sea && far[at] > 1 && total(v.g.Spaces[at].Fresh, lands) > 0 {
			return v.legal[i : i+1 : i+1]
		}
	}
	return v.first(game.VerbDone)
}

// distances counts spaces of land to the nearest that the other side holds.
func (v *view) distances() []int {
	return ai.Distances(len(v.g.Spaces), v.p.Near, func(at int) bool { return v.g.Spaces[at].Hostile },
		func(at int) bool { return !v.g.Spaces[at].Sea && v.g.Spaces[at].Ours })
}
