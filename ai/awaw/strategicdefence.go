package awaw

import (
	"cmp"
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// This file meets raids on production: fighters, and robots.

// opposes sends defenders where they do most, raid after raid, while it pays.
func (a *air) opposes(buf []engine.Command) []engine.Command {
	s := &a.sight
	moves := a.sight.All(awaw.VerbOppose)
	used := map[engine.Ref]bool{}
	done := map[int]bool{}
	for range s.Strategy.Raids {
		var best []engine.Command
		where, top := -1, 0.05
		for _, r := range s.Strategy.Raids {
			if done[r.Target] {
				continue
			}
			if list, v := a.defence(r, moves, used); v > top {
				best, top, where = list, v, r.Target
			}
		}
		if where < 0 {
			break
		}
		done[where] = true
		for _, c := range best {
			used[c.A] = true
		}
		buf = append(buf, best...)
	}
	return buf
}

// defence is the best that can be sent against a raid, with what it saves and earns.
func (a *air) defence(r awaw.GlanceRaid, moves []engine.Command, used map[engine.Ref]bool) ([]engine.Command, float64) {
	s := &a.sight
	var list []*awaw.GlanceUnit
	for _, c := range moves {
		if u := s.Unit(c.A); u != nil && c.B.Index() == r.Target && !used[c.A] {
			list = append(list, u)
		}
	}
	slices.SortStableFunc(list, func(x, y *awaw.GlanceUnit) int {
		return cmp.Or(cmp.Compare(jetFirst(y), jetFirst(x)), cmp.Compare(y.DRM, x.DRM), cmp.Compare(x.Counter, y.Counter))
	})
	left, worth := 0, 0
	for _, w := range s.Strategy.Works {
		if w.Space == r.Target {
			left, worth = w.Left, w.Worth
		}
	}
	x := sortie{r.Sortie}
	free := a.raidWorth(x, 0, 0, 0, 0, left, worth)
	var pick []engine.Command
	keep, top := 0, 0.0
	met, jets, drm := 0, 0, sight.NoDRM
	for _, u := range list {
		met += sight.Factors(u.Thirds)
		if u.Kind == units.Jet {
			jets += sight.Factors(u.Thirds)
		}
		drm = min(drm, u.DRM)
		pick = append(pick, engine.Command{Side: s.Side, Verb: awaw.VerbOppose, A: engine.CounterRef(u.Counter), B: engine.SpaceRef(r.Target)})
		v := 0.0
		if r.Bombs > 0 {
			v = a.savedFromRobots(r.Bombs, met+2*jets, left, worth)
		} else {
			v = free - a.raidWorth(x, met, jets, drm, r.Radar, left, worth)
		}
		if v > top {
			keep, top = len(pick), v
		}
	}
	return pick[:keep], top
}

// jetFirst puts jets before others.
func jetFirst(u *awaw.GlanceUnit) int {
	if u.Kind == units.Jet {
		return 1
	}
	return 0
}

// savedFromRobots is what shooting at flying bombs saves.
func (a *air) savedFromRobots(bombs, row, left, worth int) float64 {
	s := &a.sight
	v := s.Pos.ExpectedHits(bombs, left)
	for _, t := range a.reck.Rolls(row, 0) {
		v -= t.P * s.Pos.ExpectedHits(max(0, bombs-t.Eliminated), left)
	}
	return v * float64(worth)
}

// robots launches all flying bombs there are at what is worth most.
func (a *air) robots(buf []engine.Command) []engine.Command {
	s := &a.sight
	best, top := engine.Command{}, 0.0
	for _, c := range a.sight.All(awaw.VerbLaunch) {
		for _, w := range s.Strategy.Works {
			if v := float64(w.Worth) * s.Pos.ExpectedHits(int(c.N), w.Left); w.Space == c.C.Index() && v > top {
				best, top = c, v
			}
		}
	}
	if best != (engine.Command{}) {
		buf = append(buf, best)
	}
	return buf
}
