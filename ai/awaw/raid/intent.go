package raid

import (
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
)

// This file says what commands of strategic warfare were meant to do, and what was expected of them.

// Intent words raids, who meets them, flying bombs, and changes of front.
func (a *Planner) Intent(moves []engine.Command) (meant, expected []engine.Text) {
	s := a.sight
	type part struct {
		verb   engine.Verb
		at     int
		flying sortie
		lead   int
	}
	var list []part
	fronts := 0
	for _, c := range moves {
		u := s.Unit(c.A)
		switch {
		case c.Verb == awaw.VerbLaunch:
			meant = append(meant, engine.Say("ai.meant.launch", c.C, int(c.N)))
		case u == nil:
		case c.Verb == awaw.VerbFront:
			fronts++
		case c.Verb == awaw.VerbRaid || c.Verb == awaw.VerbOppose:
			i := 0
			for i < len(list) && (list[i].verb != c.Verb || list[i].at != c.B.Index()) {
				i++
			}
			if i == len(list) {
				list = append(list, part{c.Verb, c.B.Index(), sortie{awaw.NoSortie}, u.Counter})
			}
			list[i].flying = a.over(list[i].flying, u, list[i].at)
		}
	}
	for _, x := range list {
		at := engine.SpaceRef(x.at)
		left, worth := a.works(x.at)
		if x.verb == awaw.VerbOppose {
			meant = append(meant, engine.Say("ai.meant.oppose", at, x.flying.total()))
			if v := a.opposed(x.at, x.flying, left, worth); v > 0 {
				expected = append(expected, engine.Say("ai.expected.spared", at, sight.Tenths(v)))
			}
			continue
		}
		if x.flying.Escort == 0 {
			meant = append(meant, engine.Say("ai.meant.raid.alone", at, x.flying.total()))
		} else {
			meant = append(meant, engine.Say("ai.meant.raid", at, x.flying.Heavy+x.flying.Army, x.flying.Escort))
		}
		met, jets, drm, radar := s.Pos.Opposition(x.lead, x.at)
		alone := a.raidWorth(x.flying, 0, 0, 0, 0, left, worth)
		expected = append(expected, engine.Say("ai.expected.raid", at, sight.Tenths(alone), sight.Tenths(a.raidWorth(x.flying, met, jets, drm, radar, left, worth))))
	}
	if fronts > 0 {
		meant = append(meant, engine.Say("ai.meant.front", fronts))
	}
	return meant, expected
}

// works is what of a target can still be bombed, and what a point of it is worth.
func (a *Planner) works(at int) (left, worth int) {
	for _, w := range a.sight.Strategy.Works {
		if w.Space == at {
			return w.Left, w.Worth
		}
	}
	return 0, 0
}

// opposed is what meeting the raid on a target saves and earns, in points.
func (a *Planner) opposed(at int, y sortie, left, worth int) float64 {
	for _, r := range a.sight.Strategy.Raids {
		switch {
		case r.Target != at:
		case r.Bombs > 0:
			return a.robotsWorth(r.Bombs, 0, left, worth) - a.robotsWorth(r.Bombs, y.total()+jetRow*y.Jets, left, worth)
		default:
			x := sortie{r.Sortie}
			return a.raidWorth(x, 0, 0, 0, 0, left, worth) - a.raidWorth(x, y.total(), y.Jets, y.DRM, r.Radar, left, worth)
		}
	}
	return 0
}
