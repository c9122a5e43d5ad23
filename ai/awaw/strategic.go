// Strategic warfare as the air mind plays it (17.58, 17.7, 17.8, 26): what is bombed with how much, who escorts, who meets
// which raid, which front bombers and interceptors serve.

package awaw

import (
	"cmp"
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// strategyKnows lists the commands of strategic warfare.
func strategyKnows(c engine.Command) bool {
	switch c.Verb {
	case awaw.VerbRaid, awaw.VerbOppose, awaw.VerbLaunch, awaw.VerbFront, awaw.VerbVerdict:
		return true
	}
	return false
}

// onStrategy answers what strategic warfare asks; false leaves the question to others.
func (a *air) onStrategy(buf []engine.Command) ([]engine.Command, bool) {
	s := &a.sight
	if s.Fight.On || s.Strategy.Step == awaw.RaidsNone {
		return buf, false
	}
	switch s.Strategy.Step {
	case awaw.RaidsAnnounced:
		buf = a.robots(buf)
		return a.done(a.raids(buf)), true
	case awaw.RaidsMet:
		if out, ok := a.breakUp(buf); ok {
			return out, true
		}
		return a.done(a.opposes(buf)), true
	}
	if list := a.sight.All(awaw.VerbVerdict); len(list) > 0 { // a printed table nobody has read: about the middle
		return append(buf, list[len(list)/3]), true
	}
	return append(buf, s.Legal[0]), true
}

// breakUp breaks a large counter that could meet more than one raid, so that its factors can be shared out.
func (a *air) breakUp(buf []engine.Command) ([]engine.Command, bool) {
	s := &a.sight
	if len(s.Strategy.Raids) < 2 {
		return buf, false
	}
	opposing := a.sight.All(awaw.VerbOppose)
	for _, c := range a.sight.All(awaw.VerbBreak) {
		u := s.Unit(c.A)
		if u == nil || u.Target >= 0 || sight.Factors(u.Thirds) <= partSize || int(c.N) != partSize {
			continue
		}
		if n := slices.IndexFunc(opposing, func(o engine.Command) bool { return o.A == c.A }); n >= 0 && n+1 < len(opposing) && opposing[n+1].A == c.A {
			return append(buf, c), true
		}
	}
	return buf, false
}

// partSize is how many factors a counter that defends is broken into.
const partSize = 1

// sortie is a force on one side of a raid.
type sortie struct{ awaw.Sortie }

func (x sortie) total() int { return x.Heavy + x.Army + x.Escort }

func (x sortie) bombers(share int) int { return x.Heavy + x.Army/max(1, share) }

// with is the force with a unit more.
func (x sortie) with(u *awaw.GlanceUnit) sortie {
	return sortie{x.With(u.Kind, sight.Factors(u.Thirds), u.DRM)}
}

// raidWorth is what a raid promises its attacker when it is met by so many factors and jets of a DRM: points bombed, losses
// given and taken.
func (a *air) raidWorth(x sortie, met, jets, drm, radar, left, worth int) float64 {
	s := &a.sight
	share := s.Strategy.Share
	bombers := x.bombers(share)
	price := float64(s.Kill)
	through := float64(bombers)
	v := 0.0
	if met > 0 && x.total() > 0 {
		net := x.DRM - drm + x.Jets - jets - radar
		own := 2*x.Jets + min(met, x.total()-x.Army/max(1, share))
		hurt, turned := 0.0, 0.0
		for _, t := range a.reck.Rolls(met+2*jets, -net) {
			e := min(t.Eliminated, x.total())
			hurt += t.P * float64(e)
			turned += t.P * float64(min(t.Aborted, x.total()-e))
		}
		for _, t := range a.reck.Rolls(own, net) {
			v += t.P * float64(min(t.Eliminated, met)) * (price + a.m.kill)
		}
		v -= hurt * (price + a.m.loss)
		through *= 1 - (hurt+turned)/float64(x.total())
	}
	lo := int(through)
	part := through - float64(lo)
	hits := (1-part)*s.Pos.ExpectedHits(lo, left) + part*s.Pos.ExpectedHits(lo+1, left)
	return v + hits*float64(worth)
}

// raids plans the raids of this combat phase: the target that promises most first, each with as many as pay.
func (a *air) raids(buf []engine.Command) []engine.Command {
	s := &a.sight
	moves := a.sight.All(awaw.VerbRaid)
	if len(moves) == 0 || len(s.Strategy.Raids) > 0 {
		return buf
	}
	used := map[engine.Ref]bool{}
	for n := range a.m.wings {
		var best []engine.Command
		top := a.m.least
		for _, w := range s.Strategy.Works {
			if w.Owner != s.Foe || w.Left == 0 || slices.ContainsFunc(buf, func(c engine.Command) bool {
				return c.Verb == awaw.VerbRaid && c.B.Index() == w.Space || c.C.Index() == w.Space && c.Verb == awaw.VerbLaunch
			}) {
				continue
			}
			for _, nation := range a.raiders() {
				if list, v := a.raidOn(w, nation, moves, used, n); v > top && len(list) > 0 {
					best, top = list, v
				}
			}
		}
		if best == nil {
			break
		}
		for _, c := range best {
			used[c.A] = true
		}
		buf = append(buf, best...)
	}
	return buf
}

// raiders lists the nations that may bomb.
func (a *air) raiders() (out []units.Nation) {
	for i := range a.sight.Units {
		if u := &a.sight.Units[i]; u.Side == a.sight.Side && !slices.Contains(out, u.Nation) {
			out = append(out, u.Nation)
		}
	}
	return out
}

// raidOn is the best raid of a nation on a target that what is left can fly, after n others, with what it is worth.
func (a *air) raidOn(w awaw.GlanceWorks, nation units.Nation, moves []engine.Command, used map[engine.Ref]bool, n int) ([]engine.Command, float64) {
	s := &a.sight
	type flyer struct {
		u *awaw.GlanceUnit
		c engine.Command
	}
	var bombers, reserve []flyer
	var escorts []*awaw.GlanceUnit
	fit := func(c engine.Command) *awaw.GlanceUnit {
		if used[c.A] {
			return nil
		}
		if u := s.Unit(c.A); u != nil && u.Nation == nation {
			return u
		}
		return nil
	}
	for _, c := range moves {
		if u := fit(c); u != nil && c.B.Index() == w.Space {
			if u.Kind == units.StrategicBomber {
				bombers = append(bombers, flyer{u, c})
			} else {
				reserve = append(reserve, flyer{u, c})
			}
		}
	}
	slices.SortStableFunc(reserve, func(x, y flyer) int { return cmp.Compare(y.u.Thirds, x.u.Thirds) })
	if len(bombers) == 0 && len(reserve) == 0 {
		return nil, 0
	}
	if len(bombers) == 0 {
		bombers = reserve
	} else {
		escorts = a.escortsFor(w.Space, nation, used)
	}
	lead := bombers[0]
	met, jets, drm, radar := s.Pos.Opposition(lead.u.Counter, w.Space)
	come := func(k int) int { return int(float64(k)*a.m.mass/(1+0.5*float64(n)) + 0.5) }
	met, jets = come(met), come(jets)
	x := sortie{awaw.NoSortie}
	var pick []engine.Command
	keep, top := 0, 0.0
	weigh := func(u *awaw.GlanceUnit, c engine.Command) {
		pick = append(pick, c)
		x = x.with(u)
		if v := a.raidWorth(x, met, jets, drm, radar, w.Left, w.Worth) - 0.05*float64(x.total()); len(pick) == 1 || v > top {
			keep, top = len(pick), v
		}
	}
	for _, b := range bombers {
		weigh(b.u, b.c)
	}
	pick, x = pick[:keep], sortie{awaw.NoSortie}
	for _, c := range pick {
		x = x.with(s.Unit(c.A))
	}
	for _, u := range escorts {
		weigh(u, engine.Command{Side: s.Side, Verb: awaw.VerbRaid, A: engine.CounterRef(u.Counter), B: engine.SpaceRef(w.Space)})
	}
	return pick[:keep], top
}

// escortsFor lists the interceptors and jets of a nation that have range to a target; whether each may go is tried when
// its bombers have been sent.
func (a *air) escortsFor(target int, nation units.Nation, used map[engine.Ref]bool) (out []*awaw.GlanceUnit) {
	s := &a.sight
	for i := range s.Units {
		u := &s.Units[i]
		if u.Nation == nation && u.Side == s.Side && !u.Inverted && u.Target < 0 && !used[engine.CounterRef(u.Counter)] &&
			(u.Kind == units.Interceptor || u.Kind == units.Jet) && s.Pos.Escorts(u.Counter, target) {
			out = append(out, u)
		}
	}
	return out
}

// fronts moves bombers and interceptors to the front where there is more for them to do.
func (a *air) fronts(buf []engine.Command) []engine.Command {
	s := &a.sight
	use := func(u *awaw.GlanceUnit, front int) int {
		enemy, own := s.Pos.FrontUse(u.Counter, front)
		if u.Kind == units.StrategicBomber {
			return enemy
		}
		return enemy + own
	}
	moves := a.sight.All(awaw.VerbFront)
	for i := 0; i < len(moves); {
		j := i
		for ; j < len(moves) && moves[j].A == moves[i].A; j++ {
		}
		if u := s.Unit(moves[i].A); u != nil {
			best, top := engine.Command{}, use(u, s.Pos.FrontOf(u.Counter))+2
			for _, c := range moves[i:j] {
				if v := use(u, int(c.N)); c.B.Index() == u.Base && v > top {
					best, top = c, v
				}
			}
			if best != (engine.Command{}) {
				buf = append(buf, best)
			}
		}
		i = j
	}
	return buf
}
