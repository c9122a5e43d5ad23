// Package scripted holds opponents that play this game by plans made beforehand: one skeleton that answers every question of an
// air game, with weights that make the plan. They are kept as measures for the opponents that think.
package scripted

import (
	"cmp"
	"slices"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// Plans lists the plans under the names of their opponents, the steady one first.
func Plans() (out []ai.NamedPlan) {
	for _, s := range styles {
		out = append(out, ai.NamedPlan{Name: s.name, Plan: s})
	}
	return out
}

// Moves goes by the weights of the seat that is asked.
func (x style) Moves(p engine.Position, side engine.Side, legal []engine.Command, dice *engine.Fast) []engine.Command {
	q, ok := p.(*awaw.Position)
	if !ok {
		return nil
	}
	s := &player{k: x.seats[(int(side)-1)%len(x.seats)], dice: dice, p: q, legal: legal}
	s.picture = look(p, side)
	return s.decide()
}

// player is who decides: by the weights of one seat, with dice for what is tried out.
type player struct {
	*picture
	k     weights
	dice  *engine.Fast
	p     *awaw.Position
	seen  *awaw.Glance     // nil until it is asked for
	legal []engine.Command // sorted, as a position gives it
}

// glance is the position as bare numbers.
func (s *player) glance() *awaw.Glance {
	if s.seen == nil {
		s.seen = new(awaw.Glance)
		s.p.Glance(s.seen)
	}
	return s.seen
}

// all lists the legal commands of a verb.
func (s *player) all(v engine.Verb) []engine.Command {
	of := func(v engine.Verb) int {
		i, _ := slices.BinarySearchFunc(s.legal, v, func(c engine.Command, v engine.Verb) int { return cmp.Compare(c.Verb, v) })
		return i
	}
	if i, j := of(v), of(v+1); i < j {
		return s.legal[i:j]
	}
	return nil
}

func (s *player) has(v engine.Verb) bool { return s.all(v) != nil }

// numbered finds the command of a verb with a number; none if there is none.
func (s *player) numbered(v engine.Verb, n int16) []engine.Command {
	for _, c := range s.all(v) {
		if c.N == n {
			return one(c)
		}
	}
	return nil
}

// decide answers what is asked, as far as the plan has a word on it.
func (s *player) decide() []engine.Command {
	switch {
	case s.has(awaw.VerbEngage):
		return s.numbered(awaw.VerbEngage, 1)
	case s.has(awaw.VerbScope):
		if s.spares() {
			return s.numbered(awaw.VerbScope, 0)
		}
		return s.numbered(awaw.VerbScope, 1)
	case s.has(awaw.VerbChoose), s.has(awaw.VerbLand) && s.has(awaw.VerbDefault):
		return s.all(awaw.VerbDefault)
	case s.has(awaw.VerbShare):
		return one(s.pays(s.all(awaw.VerbShare)))
	case s.has(awaw.VerbPay):
		return one(s.pays(s.all(awaw.VerbPay)))
	case s.has(awaw.VerbResolve) && s.glance().Strategy.Step != awaw.RaidsFlown:
		return one(s.richest(s.all(awaw.VerbResolve)))
	case s.has(awaw.VerbStay) && !s.glance().Fight.Over, s.has(awaw.VerbLeave), s.has(awaw.VerbFlee):
		return s.defend()
	case s.has(awaw.VerbPress) && s.glance().Fight.On:
		return s.attack()
	case s.has(awaw.VerbDisplace):
		return one(s.refuge(s.all(awaw.VerbDisplace)))
	case s.has(awaw.VerbYield):
		return s.all(awaw.VerbYield)[:1]
	}
	return s.step()
}

func one(c engine.Command) []engine.Command { return []engine.Command{c} }

// attack answers the attacker's question after a round: another, with what is sent in, or none.
func (s *player) attack() []engine.Command {
	more, press := s.presses(s.all(awaw.VerbFly))
	if more != (engine.Command{}) {
		return one(more)
	}
	if stop := s.all(awaw.VerbStop); !press && stop != nil {
		return stop
	}
	return s.all(awaw.VerbPress)
}

// defend answers the question after a round: stay, or all go.
func (s *player) defend() []engine.Command {
	if leave := s.all(awaw.VerbLeave); leave != nil {
		return leave
	}
	if stay := s.all(awaw.VerbStay); stay != nil && !s.glance().Fight.Over {
		if s.stays() {
			return stay
		}
		if way := s.escape(); len(way) > 0 {
			return way
		}
		return stay
	}
	if flights := s.all(awaw.VerbFlee); flights != nil { // a way out begun by somebody else
		return one(s.refuge(flights))
	}
	if parts := s.all(awaw.VerbBreak); parts != nil {
		return parts[:1]
	}
	return nil
}

// refuge is the best base to go to, with as many as may.
func (s *player) refuge(moves []engine.Command) engine.Command {
	best, top := moves[0], 0.0
	for i, c := range moves {
		w, at := s.wing(c.A), s.spot(c.B)
		if w == nil || at == nil {
			continue
		}
		if v := s.standing(w, at, false, s.k) + float64(c.N); i == 0 || v > top {
			best, top = c, v
		}
	}
	return best
}

// richest is the base where most is at stake.
func (b *picture) richest(fights []engine.Command) engine.Command {
	best, top := fights[0], -1.0
	for _, c := range fights {
		if at := b.spot(c.B); at != nil && at.prize+at.foe > top {
			best, top = c, at.prize+at.foe
		}
	}
	return best
}

// step plays the steps in which a side does as much as it likes and then ends them.
func (s *player) step() []engine.Command {
	for _, x := range []struct {
		verb engine.Verb
		way  func([]engine.Command) (engine.Command, bool)
	}{
		{awaw.VerbAirbase, s.airbase}, {awaw.VerbBuild, s.build}, {awaw.VerbStage, s.stage}, {awaw.VerbLand, s.land}, {awaw.VerbRedeploy, s.redeploy},
	} {
		if list := s.all(x.verb); list != nil {
			if c, ok := x.way(list); ok {
				return one(c)
			}
		}
	}
	if flights := s.all(awaw.VerbFly); flights != nil && !s.glance().Fight.On && !s.flying() {
		if c, ok := s.parts(s.all(awaw.VerbBreak), flights); ok {
			return one(c)
		}
		if flown := s.campaign(flights); len(flown) > 0 {
			return flown
		}
	}
	if raids := s.all(awaw.VerbRaid); raids != nil && !s.k.home && s.bombs(raids[0].A) && !s.flying() {
		if mission := s.missions("raid"); len(mission) > 0 {
			return mission
		}
	}
	if s.has(awaw.VerbOppose) && !s.k.home {
		return s.missions("oppose")
	}
	return nil
}

// bombs tells whether a counter would fly a raid as a bomber, and not as its escort.
func (s *player) bombs(r engine.Ref) bool {
	return slices.ContainsFunc(s.glance().Units, func(u awaw.GlanceUnit) bool {
		return u.Counter == r.Index() && (u.Kind == units.StrategicBomber || u.Kind == units.AAF)
	})
}

// flying tells whether missions are drafted already.
func (b *picture) flying() bool {
	return slices.ContainsFunc(b.wings, func(w wing) bool { return w.own && w.Mission != engine.NoRef })
}

// parts breaks a counter that may fly and is larger than the plan likes.
func (s *player) parts(breaks, flights []engine.Command) (engine.Command, bool) {
	for _, c := range breaks {
		w := s.wing(c.A)
		able := slices.ContainsFunc(flights, func(f engine.Command) bool { return f.A == c.A })
		if s.k.split > 0 && w != nil && able && w.Size > s.k.split && int(c.N) == s.k.split {
			return c, true
		}
	}
	return engine.Command{}, false
}
