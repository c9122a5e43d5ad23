// Where to stand: what the enemy may gain at each base in his next player turn, and which change of base denies him most.

package awaw

import (
	"awaw/ai/awaw/duel"
	"awaw/ai/awaw/sight"
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

// garrison is what of ours stands ready at a base, in thirds, and how much of it adds nothing to the row.
type garrison struct{ thirds, idle int }

// with is a garrison with more, or less, of a unit.
func (g garrison) with(u *awaw.GlanceUnit, sign int) garrison {
	return garrison{max(0, g.thirds+sign*u.Thirds), max(0, g.idle+sign*sight.Idle(u))}
}

// garrison is what of ours stands ready at a base, by index.
func (a *air) garrison(i int) garrison {
	g := &a.sight.Ground[i]
	return garrison{g.OwnReady, g.OwnIdle}
}

// gained is what the enemy may gain where a garrison stands.
type gained struct {
	garrison
	points float64
}

// gains is what the enemy may gain at a base where a garrison stands.
func (a *air) gains(i int, g garrison) float64 {
	for _, x := range a.reckoned[i] {
		if x.garrison == g {
			return x.points
		}
	}
	x := gained{g, a.peril(i, g)}
	a.reckoned[i] = append(a.reckoned[i], x)
	return x.points
}

func (a *air) peril(i int, own garrison) float64 {
	s := &a.sight
	g := &s.Ground[i]
	if own.thirds <= 0 {
		return g.Stake * a.m.guard
	}
	come := int(float64(g.Reach)*a.m.mass + 0.5)
	if come < units.PerFactor {
		return 0
	}
	drm := 0
	if g.OwnDRM != sight.NoDRM {
		drm = g.ReachDRM - g.OwnDRM
	}
	t := a.withHaul(a.fightTerms(drm, false, g.Stake), s.Bases[i].Space, s.Foe)
	t.Idle = duel.IdleOf(own.idle, own.thirds)
	v := a.reck.Worth(t, strength(come, false), max(1, strength(own.thirds, false)))
	return max(0, v) * a.m.guard
}

// moved takes a unit's change of base into the reckoning.
func (a *air) moved(u *awaw.GlanceUnit, to int) {
	s := &a.sight
	if g := s.GroundAt(u.Base); g != nil {
		g.Own -= u.Thirds
		if s.WillStandReady(u) {
			g.OwnReady -= u.Thirds
			g.OwnIdle -= sight.Idle(u)
		}
	}
	if g := s.GroundAt(to); g != nil {
		g.Own += u.Thirds
		g.OwnDRM = min(g.OwnDRM, u.DRM)
		if s.WillStandReady(u) {
			g.OwnReady += u.Thirds
			g.OwnIdle += sight.Idle(u)
		}
	}
}

// relief is what a change of base takes from the enemy. A unit turned over that is redeployed stays so while he moves.
func (a *air) relief(u *awaw.GlanceUnit, to int, ready bool) float64 {
	s := &a.sight
	from, at := s.Index(u.Base), s.Index(to)
	here, there := a.garrison(from), a.garrison(at)
	v := 0.0
	if s.WillStandReady(u) {
		v += a.gains(from, here) - a.gains(from, here.with(u, -1))
	}
	if ready {
		v += a.gains(at, there) - a.gains(at, there.with(u, 1))
	}
	return v
}

// shift plans the changes of base of one verb.
func (a *air) shift(v engine.Verb, buf []engine.Command) []engine.Command {
	a.rooms()
	a.sight.Menace()
	return a.better(a.sight.All(v), make([]bool, len(a.sight.Units)), buf)
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
			if s.Units[k].Counter == moves[i].A.Index() && !busy[k] && s.GroundAt(s.Units[k].Base) != nil {
				for _, c := range moves[i:j] {
					if b := s.BaseAt(c.B.Index()); b != nil && b.Owner == s.Side && s.FedAsWell(s.Units[k].Base, b) {
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
			ready := s.WillStandReady(u) && (x.cmd.Verb != awaw.VerbRedeploy || !u.Inverted)
			if v := a.relief(u, x.cmd.B.Index(), ready); v > top {
				best, top = x, v
			}
		}
		if best == nil {
			break
		}
		busy[best.unit] = true
		buf = append(buf, a.shifted(&s.Units[best.unit], best.cmd))
	}
	return buf
}

// shifted takes a change of base into the reckoning.
func (a *air) shifted(u *awaw.GlanceUnit, c engine.Command) engine.Command {
	to := c.B.Index()
	a.rehouse(u.Base, to, u.Thirds)
	a.moved(u, to)
	u.Base = to
	return c
}

// build finds what is best built next, where it denies most. It is asked again as long as something can be paid for: so what is built first need
// not be the most.
func (a *air) build(buf []engine.Command) []engine.Command {
	s := &a.sight
	a.rooms()
	s.Menace()
	var best engine.Command
	top, found := 0.0, false
	for _, c := range a.sight.All(awaw.VerbBuild) {
		g := s.GroundAt(c.B.Index())
		if g == nil {
			continue
		}
		at := s.Index(c.B.Index())
		more := awaw.GlanceUnit{Kind: units.Type(c.C.Index()), Thirds: units.PerFactor * int(c.N)}
		v := buildMore*float64(c.N) + a.gains(at, a.garrison(at)) - a.gains(at, a.garrison(at).with(&more, 1))
		if !found || v > top {
			best, top, found = c, v, true
		}
	}
	if found {
		buf = append(buf, best)
	}
	return buf
}

// buildMore is what a unit more in one place is worth, in points, where it denies nothing.
const buildMore = 0.1
