package sea

import (
	"cmp"
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
)

// This file lists plans at sea that no manner would make: to close with ships or to keep out of reach whatever that promises, to look where little is
// promised, to keep all decks over the ships or none, to send everything against one force.

// Bounds of what is listed for one decision.
const (
	mostSails = 8
	mostHunts = 3
)

// Storms lists such plans of what is asked; none where it is not the sea that asks.
func (a *Admiral) Storms() [][]engine.Command {
	switch a.sight.Sea.Asked {
	case awaw.SeaSails:
		return append(a.sailings(), a.looks()...)
	case awaw.SeaHunts:
		return a.looks()
	case awaw.SeaCommits:
		none := func(*awaw.GlanceForce) int { return 0 }
		return [][]engine.Command{a.keeps(nil, everything), a.keeps(nil, none)}
	case awaw.SeaStrikes:
		return a.allAtOne()
	}
	return nil
}

// sailings are, for each force that may sail, the way toward the enemy that is worth most and the way to where it has least to fear.
func (a *Admiral) sailings() (out [][]engine.Command) {
	s := a.sight
	for i := range s.Sea.Forces {
		f := &s.Sea.Forces[i]
		if f.Side != s.Side || len(out) >= mostSails {
			continue
		}
		prize := a.mostWanted(f)
		var toward, away engine.Command
		near, calm := 0, 0.0
		for _, c := range s.All(awaw.VerbSail) {
			if c.A != engine.CounterRef(awaw.FirstForce+f.Force) {
				continue
			}
			if prize != nil {
				if d := s.Pos.FlightHexes(c.B.Index(), prize.Space); toward.Verb == 0 || d < near {
					toward, near = c, d
				}
			}
			if d := a.danger(f, c.B.Index()); away.Verb == 0 || d < calm {
				away, calm = c, d
			}
		}
		for _, c := range [...]engine.Command{toward, away} {
			if c.Verb != 0 {
				out = append(out, []engine.Command{c})
			}
		}
	}
	return out
}

// mostWanted is the enemy task force that is worth most for how far it is; nil if there is none.
func (a *Admiral) mostWanted(f *awaw.GlanceForce) (best *awaw.GlanceForce) {
	s := a.sight
	top := 0.0
	for i := range s.Sea.Forces {
		e := &s.Sea.Forces[i]
		if e.Side != s.Foe {
			continue
		}
		if v := prey(*e) / float64(2+s.Pos.FlightHexes(f.Space, e.Space)); v > top {
			best, top = e, v
		}
	}
	return best
}

// looks are the searches that promise most, however little that is.
func (a *Admiral) looks() (out [][]engine.Command) {
	list := slices.Clone(a.sight.All(awaw.VerbHunt))
	worth := make(map[engine.Ref]float64, len(list))
	for _, c := range list {
		if _, known := worth[c.B]; !known {
			worth[c.B] = a.huntWorth(c.B.Index())
		}
	}
	slices.SortStableFunc(list, func(x, y engine.Command) int { return cmp.Compare(worth[y.B], worth[x.B]) })
	for _, c := range list[:min(len(list), mostHunts)] {
		out = append(out, []engine.Command{c})
	}
	return out
}

// allAtOne sends all that may strike against one of the forces that have been found.
func (a *Admiral) allAtOne() (out [][]engine.Command) {
	list := a.sight.All(awaw.VerbStrike)
	for _, m := range whither(list) {
		var moves []engine.Command
		for _, c := range list {
			if c.B == m && !slices.ContainsFunc(moves, func(o engine.Command) bool { return o.A == c.A }) {
				moves = append(moves, c)
			}
		}
		out = append(out, append(moves, a.ends()))
	}
	return out
}
