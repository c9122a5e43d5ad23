package realism

import (
	"slices"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/realism/game"
	"awaw/engine/sortie"
)

// This file plans flights: by what they cost both sides on average.

// flies sends the flight that gains the most, as long as one gains enough.
func (s *staff) flies(v *view) []engine.Command {
	if !s.m.raids || !v.p.Planning() {
		return v.onward()
	}
	if best := ai.Best(v.departures(), s.m.least); best != nil {
		return slices.Clone(best)
	}
	return v.onward()
}

// departures are the flights worth a look, those of carriers that sail first among them.
func (v *view) departures() []ai.Option {
	return append(v.flights(func(int) bool { return true }), v.deckFlights()...)
}

// flights are those from some bases, with what they gain.
func (v *view) flights(wanted func(base int) bool) (out []ai.Option) {
	for at := range v.g.Spaces {
		for _, t := range v.p.Targets(engine.SpaceRef(at)) {
			for _, base := range basesOf(t) {
				if !wanted(base[0].Unit.Space.Index()) {
					continue
				}
				for _, f := range v.ways(t, base) {
					if len(f.Commands) > 0 {
						out = append(out, ai.Option{Commands: f.Commands, Worth: f.Gain - f.Loss})
					}
				}
			}
		}
	}
	return out
}

// basesOf are the units that reach a target, base by base.
func basesOf(t sortie.Target) (out [][]sortie.Reach) {
	for _, r := range t.Reach {
		if n := len(out); n > 0 && out[n-1][0].Unit.Space == r.Unit.Space {
			out[n-1] = append(out[n-1], r)
			continue
		}
		out = append(out, []sortie.Reach{r})
	}
	return out
}

// ways are the best flights of a base: with all that reach, and with bombers alone; fighters that a base needs are kept at home.
func (v *view) ways(t sortie.Target, base []sortie.Reach) (out []sortie.Flight) {
	keep := 0
	if at := base[0].Unit.Space.Index(); v.threatened(at) {
		keep = 1
	}
	var all, alone []sortie.Pick
	for _, r := range base {
		n := r.Most
		if k := v.kindOf(r); k == game.Fighter {
			n = max(0, n-keep)
		} else {
			alone = append(alone, sortie.Pick{Unit: r.Unit.Ref, N: n})
		}
		if n > 0 {
			all = append(all, sortie.Pick{Unit: r.Unit.Ref, N: n})
		}
	}
	for _, picks := range [][]sortie.Pick{all, alone} {
		if len(picks) == 0 {
			continue
		}
		if list := v.p.Ways(t, picks); len(list) > 0 {
			out = append(out, list[0])
		}
	}
	return out
}

func (v *view) kindOf(r sortie.Reach) game.Kind {
	k, _ := v.p.Kind(engine.Command{A: r.Unit.Ref})
	return k
}

// threatened tells whether enemy aircraft are based, or enemy armies stand, beside a space.
func (v *view) threatened(at int) bool {
	return slices.ContainsFunc(v.p.Near(at), func(n int) bool { return total(v.g.Spaces[n].Foes, nil) > 0 })
}
