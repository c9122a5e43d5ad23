// Where to stand: what the enemy may gain at each base in his next player turn, and which change of base denies him most.

package awaw

import (
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// shift is a change of base in the making.
type shift struct {
	cmd  engine.Command
	unit int
}

// shiftGain is what a change of base must deny the enemy to be worth it, in points.
const shiftGain = 0.25

// gains is what the enemy may gain at a base where some of our thirds stand ready.
func (s *airSight) gains(a *air, i, thirds int) float64 {
	for len(s.danger[i]) <= thirds {
		s.danger[i] = append(s.danger[i], -1)
	}
	if s.danger[i][thirds] < 0 {
		s.danger[i][thirds] = a.peril(i, thirds)
	}
	return s.danger[i][thirds]
}

func (a *air) peril(i, thirds int) float64 {
	s := &a.sight
	g := &s.ground[i]
	if thirds <= 0 {
		return g.stake * a.m.guard
	}
	come := int(float64(g.reach)*a.m.mass + 0.5)
	if come < units.PerFactor {
		return 0
	}
	drm := 0
	if g.ownDRM != noDRM {
		drm = g.reachDRM - g.ownDRM
	}
	v := a.reck.worth(a.fightTerms(drm, false, g.stake), strength(come, false), max(1, strength(thirds, false)))
	return max(0, v) * a.m.guard
}

// moved takes a unit's change of base into the reckoning.
func (a *air) moved(u *awaw.GlanceUnit, to int) {
	s := &a.sight
	if g := s.groundAt(u.Base); g != nil {
		g.own -= u.Thirds
		if s.willStandReady(u) {
			g.ownReady -= u.Thirds
		}
	}
	if g := s.groundAt(to); g != nil {
		g.own += u.Thirds
		g.ownDRM = min(g.ownDRM, u.DRM)
		if s.willStandReady(u) {
			g.ownReady += u.Thirds
		}
	}
}

// relief is what a change of base takes from the enemy. A unit turned over that is redeployed stays so while he moves.
func (a *air) relief(u *awaw.GlanceUnit, to int, ready bool) float64 {
	s := &a.sight
	from, at := int(s.base[u.Base])-1, int(s.base[to])-1
	here, there := s.ground[from].ownReady, s.ground[at].ownReady
	v := 0.0
	if s.willStandReady(u) {
		v += s.gains(a, from, here) - s.gains(a, from, max(0, here-u.Thirds))
	}
	if ready {
		v += s.gains(a, at, there) - s.gains(a, at, there+u.Thirds)
	}
	return v
}

// fedAsWell tells whether a unit that moves to a base has supply there if it has it where it is: air without supply stays
// turned over.
func (s *airSight) fedAsWell(from int, to *awaw.GlanceBase) bool {
	b := s.baseAt(from)
	return to.Fed || b != nil && !b.Fed
}

// shift plans the changes of base of one verb.
func (a *air) shift(v engine.Verb, buf []engine.Command) []engine.Command {
	a.rooms()
	a.sight.menace()
	return a.better(a.all(v), make([]bool, len(a.sight.Units)), buf)
}

// better adds the changes of base that pay, the best first, each unit once.
func (a *air) better(moves []engine.Command, busy []bool, buf []engine.Command) []engine.Command {
	s := &a.sight
	a.shifts = a.shifts[:0]
	for i := 0; i < len(moves); {
		j := i
		for ; j < len(moves) && moves[j].A == moves[i].A; j++ {
		}
		for k := range s.Units {
			if s.Units[k].Counter == moves[i].A.Index() && !busy[k] && s.groundAt(s.Units[k].Base) != nil {
				for _, c := range moves[i:j] {
					if b := s.baseAt(c.B.Index()); b != nil && b.Owner == s.side && s.fedAsWell(s.Units[k].Base, b) {
						a.shifts = append(a.shifts, shift{c, k})
					}
				}
			}
		}
		i = j
	}
	limit := 2 * len(s.Units)
	for range limit {
		var best *shift
		top := shiftGain
		for i := range a.shifts {
			x := &a.shifts[i]
			u := &s.Units[x.unit]
			if busy[x.unit] || u.Base == x.cmd.B.Index() || *a.room(x.cmd.B.Index()) < u.Thirds {
				continue
			}
			ready := s.willStandReady(u) && (x.cmd.Verb != awaw.VerbRedeploy || !u.Inverted)
			if v := a.relief(u, x.cmd.B.Index(), ready); v > top {
				best, top = x, v
			}
		}
		if best == nil {
			break
		}
		u := &s.Units[best.unit]
		to := best.cmd.B.Index()
		a.rehouse(u.Base, to, u.Thirds)
		a.moved(u, to)
		u.Base = to
		busy[best.unit] = true
		buf = append(buf, best.cmd)
	}
	return buf
}

// build finds the most that can be built, where it denies most.
func (a *air) build(buf []engine.Command) []engine.Command {
	s := &a.sight
	a.rooms()
	s.menace()
	var best engine.Command
	top, found := 0.0, false
	for _, c := range a.all(awaw.VerbBuild) {
		g := s.groundAt(c.B.Index())
		if g == nil {
			continue
		}
		at := int(s.base[c.B.Index()]) - 1
		thirds := units.PerFactor * int(c.N)
		v := 10*float64(c.N) + s.gains(a, at, g.ownReady) - s.gains(a, at, g.ownReady+thirds)
		if !found || v > top {
			best, top, found = c, v, true
		}
	}
	if found {
		buf = append(buf, best)
	}
	return buf
}
