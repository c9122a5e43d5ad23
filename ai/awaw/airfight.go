// In a fight: stay or go, press, send more or stop, who pays (18.522, 18.523, 19.6).

package awaw

import (
	"slices"

	"awaw/ai/awaw/duel"
	"awaw/ai/awaw/sight"
	"awaw/aircombat"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// atStake is what the fight that is on is about, for its attacker.
func (a *air) atStake() duel.Terms {
	s := &a.sight
	g := s.GroundAt(s.Fight.Space)
	var prize float64
	if g != nil && s.Fight.Ready > 0 {
		prize = g.Stake
		if s.Phasing == s.Side { // only the attacker's is to be had in his player turn
			prize = g.Prize
		}
	}
	t := a.withHaul(a.fightTerms(s.Fight.Net, s.Fight.Squadrons, prize), s.Fight.Space, s.Phasing)
	t.Idle = duel.IdleOf(s.Fight.Idle, s.Fight.Strength[1])
	return t
}

// advice is what is best for both in the fight that is on. Defenders that lie turned over from before count as turned
// over: a base falls quiet when nobody ready is left.
func (a *air) advice(t duel.Terms) aircombat.Advice {
	f := &a.sight.Fight
	return a.reck.Advise(t, f.Strength[0], f.Strength[1], f.Strength[1]-max(0, f.Ready-f.Aborted))
}

// defend stays or goes, by what the attacker may expect of either.
func (a *air) defend(buf []engine.Command) []engine.Command {
	s := &a.sight
	if !a.advice(a.atStake()).Stays {
		start := len(buf)
		buf = a.escape(buf)
		if len(buf) > start && slices.Contains(a.Legal(s.Pos, s.Side), buf[start]) {
			return buf
		}
		buf = buf[:start] // a refuge that is refused is none
	}
	return append(buf, engine.Command{Side: s.Side, Verb: awaw.VerbStay})
}

// escape finds every defender a refuge, the largest first; nothing if one finds none with room for all of it.
func (a *air) escape(buf []engine.Command) []engine.Command {
	s := &a.sight
	a.rooms()
	s.Menace()
	start := len(buf)
	for size := duel.MostUnits; size > 0; size-- {
		for i := range s.Units {
			u := &s.Units[i]
			if u.Base != s.Fight.Space || u.Side != s.Side || u.Thirds != size && (size < duel.MostUnits || u.Thirds < size) {
				continue
			}
			to := a.refugeFor(u)
			if to < 0 {
				return buf[:start]
			}
			a.free[to] -= u.Thirds
			s.Ground[to].Own += u.Thirds
			buf = append(buf, engine.Command{Side: s.Side, Verb: awaw.VerbFlee, A: engine.CounterRef(u.Counter), B: engine.SpaceRef(s.Bases[to].Space)})
		}
	}
	return append(buf, engine.Command{Side: s.Side, Verb: awaw.VerbLeave})
}

// parts breaks up a defender that has no refuge, where some have one and nobody may stay any more: no base has room for all of it.
func (a *air) parts(buf []engine.Command) []engine.Command {
	s := &a.sight
	var part engine.Command
	for _, c := range s.All(awaw.VerbBreak) {
		if u := s.Unit(c.A); u != nil && u.Base == s.Fight.Space && u.Target < 0 && c.N > part.N {
			part = c
		}
	}
	if part.N == 0 {
		return buf
	}
	return append(buf, part)
}

// refugeFor is the base with room, by index, where a unit is safest; -1 if there is none.
func (a *air) refugeFor(u *awaw.GlanceUnit) int {
	s := &a.sight
	best, top := -1, 0.0
	for i := range s.Bases {
		b := &s.Bases[i]
		if b.Owner != s.Side || b.Struck || b.Space == s.Fight.Space || a.free[i] < u.Thirds || s.Pos.FlightHexes(u.Base, b.Space) > u.Staging {
			continue
		}
		g := &s.Ground[i]
		v := g.Stake/10 - float64(g.Reach)/float64(g.Reach+g.Own+u.Thirds)
		if !b.Fed {
			v -= unfed
		}
		if best < 0 || v > top {
			best, top = i, v
		}
	}
	return best
}

// press goes on with the fight, sends more, or stops.
func (a *air) press(buf []engine.Command) []engine.Command {
	s := &a.sight
	f := &s.Fight
	t := a.atStake()
	go_ := a.sight.All(awaw.VerbPress)[0]
	stop := a.sight.All(awaw.VerbStop)
	x := a.advice(t)
	var more engine.Command
	best := max(x.Go, x.Stop)
	for _, c := range a.sight.All(awaw.VerbFly) {
		u := s.Unit(c.A)
		if u == nil || c.B.Index() != f.Space {
			continue
		}
		q := t
		att, def := f.Strength[0], f.Strength[1]
		if u.Kind == units.NAS && !f.Squadrons {
			q.Squadrons = true
			att, def = att*units.PerFactor, def*units.PerFactor
		}
		if g := s.GroundAt(f.Space); g != nil && g.FoeDRM != sight.NoDRM {
			q.Net = min(q.Net, u.DRM-g.FoeDRM)
		}
		v := a.reck.Worth(q, att+strength(u.Thirds, q.Squadrons), def) - (a.m.thrift+0.1)*float64(u.Thirds)/units.PerFactor
		if v > best+0.05 {
			best, more = v, c
		}
	}
	switch {
	case more != (engine.Command{}):
		return append(buf, more)
	case len(stop) == 0 || x.Presses:
		return append(buf, go_)
	}
	return append(buf, stop[0])
}

// pays names the counter to lose: one turned over before a ready one, a poor one before a good one, then the smallest.
func (a *air) pays() engine.Command {
	s := &a.sight
	best, top := s.Legal[0], -1<<30
	for _, c := range s.Legal {
		u := s.Unit(c.A)
		if u == nil {
			continue
		}
		v := -10*u.DRM - u.Thirds
		if u.Inverted {
			v += 100
		}
		if v > top {
			best, top = c, v
		}
	}
	return best
}

// richest is the base where most is to be had.
func (a *air) richest() engine.Command {
	best, top := a.sight.Legal[0], -1.0
	for _, c := range a.sight.All(awaw.VerbResolve) {
		if g := a.sight.GroundAt(c.B.Index()); g != nil && g.Prize+float64(g.Foe)/units.PerFactor > top {
			best, top = c, g.Prize+float64(g.Foe)/units.PerFactor
		}
	}
	return best
}

// unfed is what it costs to be based where no supply comes, in factors.
const unfed = 3

// refuge is the safest base to go to, with as many as may.
func (a *air) refuge(moves []engine.Command) engine.Command {
	s := &a.sight
	s.Menace()
	best, top := moves[0], 0.0
	for i, c := range moves {
		g := s.GroundAt(c.B.Index())
		if g == nil {
			continue
		}
		v := float64(c.N) - float64(g.Reach)/float64(g.Reach+g.Own+units.PerFactor)
		if b := s.BaseAt(c.B.Index()); b != nil && !b.Fed {
			v -= unfed
		}
		if i == 0 || v > top {
			best, top = c, v
		}
	}
	return best
}
