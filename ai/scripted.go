// Scripted opponents: one skeleton that answers every question of an air game, with weights that make the plan.

package ai

import (
	"slices"
	"strings"

	"awaw/engine"
)

// Scripted plays by weights. It remembers only a mission it has begun.
type Scripted struct {
	seats []weights
	k     weights // of the side asked
	dice  *engine.Fast
	plan  []engine.Command
	buf   []engine.Command
}

// Choose goes on with a mission begun, or decides what is asked. What it cannot decide it settles by the command that
// moves the game on, and failing that by chance.
func (s *Scripted) Choose(p engine.Position, side engine.Side) engine.Command {
	s.k = s.seats[(int(side)-1)%len(s.seats)]
	s.buf = p.Legal(side, s.buf[:0])
	if len(s.buf) == 1 {
		s.plan = nil
		return s.buf[0]
	}
	if len(s.plan) > 0 {
		c := s.plan[0]
		s.plan = s.plan[1:]
		if slices.Contains(s.buf, c) {
			return c
		}
		s.plan = nil
	}
	if c, ok := s.decide(p, side); ok && slices.Contains(s.buf, c) {
		return c
	}
	return s.fallback(p)
}

// menu is what is legal, by what the system calls it.
type menu struct {
	tell  engine.Teller
	kinds []string
	lists [][]engine.Command
}

// tellKeys begins the names of commands.
const tellKeys = "awaw.tell."

func sortOut(p engine.Position, legal []engine.Command) menu {
	var m menu
	m.tell, _ = p.(engine.Teller)
	if m.tell == nil {
		return m
	}
	for i := 0; i < len(legal); {
		j := i
		for ; j < len(legal) && legal[j].Verb == legal[i].Verb; j++ {
		}
		m.kinds = append(m.kinds, strings.TrimPrefix(m.tell.Tell(legal[i]).Name.Key, tellKeys))
		m.lists = append(m.lists, legal[i:j])
		i = j
	}
	return m
}

// of lists the commands of the first kind there is.
func (m menu) of(kinds ...string) []engine.Command {
	for i, k := range m.kinds {
		if slices.Contains(kinds, k) {
			return m.lists[i]
		}
	}
	return nil
}

// called finds the command with a name among all.
func (m menu) called(name string) (engine.Command, bool) {
	for _, list := range m.lists {
		for _, c := range list {
			if m.tell.Tell(c).Name.Key == tellKeys+name {
				return c, true
			}
			if len(list) > 2 {
				break
			}
		}
	}
	return engine.Command{}, false
}

func (s *Scripted) decide(p engine.Position, side engine.Side) (engine.Command, bool) {
	m := sortOut(p, s.buf)
	if len(m.kinds) == 0 {
		return engine.Command{}, false
	}
	b := look(p, side)
	switch {
	case m.of("engage", "spare") != nil:
		return m.called("engage")
	case m.of("scope.up", "scope.both") != nil:
		if b.spares() {
			return m.called("scope.up")
		}
		return m.called("scope.both")
	case m.of("lose") != nil:
		return b.pays(m.of("lose")), true
	case m.of("resolve") != nil:
		return b.richest(m.of("resolve")), true
	case m.of("stay", "leave") != nil || m.of("flee") != nil:
		return s.defend(p, b, m)
	case m.of("press") != nil:
		more, press := s.presses(p, b, m.of("reinforce"))
		if more != (engine.Command{}) {
			return more, true
		}
		if press || m.of("stop") == nil {
			return m.called("press")
		}
		return m.called("stop")
	case m.of("displace") != nil:
		return s.refuge(b, m.of("displace")), true
	case m.of("yield") != nil:
		return m.of("yield")[0], true
	}
	return s.step(p, b, m)
}

// defend answers the question after a round: stay, or all go.
func (s *Scripted) defend(p engine.Position, b *picture, m menu) (engine.Command, bool) {
	if c, ok := m.called("leave"); ok {
		return c, true
	}
	if stay, ok := m.called("stay"); ok {
		if s.stays(p, b) {
			return stay, true
		}
		if s.plan = s.escape(p, b); len(s.plan) > 0 {
			c := s.plan[0]
			s.plan = s.plan[1:]
			return c, true
		}
		return stay, true
	}
	if flights := m.of("flee"); flights != nil { // a way out begun by somebody else
		return s.refuge(b, flights), true
	}
	if parts := m.of("break"); parts != nil {
		return parts[0], true
	}
	return engine.Command{}, false
}

// refuge is the best base to go to, with as many as may.
func (s *Scripted) refuge(b *picture, moves []engine.Command) engine.Command {
	best, top := moves[0], 0.0
	for i, c := range moves {
		w, at := b.wing(c.A), b.spot(c.B)
		if w == nil || at == nil {
			continue
		}
		if v := b.standing(w, at, false, s.k) + float64(c.N); i == 0 || v > top {
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
func (s *Scripted) step(p engine.Position, b *picture, m menu) (engine.Command, bool) {
	type way func(*picture, []engine.Command) (engine.Command, bool)
	for _, x := range []struct {
		kinds []string
		way   way
	}{
		{[]string{"airbase"}, s.airbase},
		{[]string{"build"}, s.build},
		{[]string{"stage"}, s.stage},
		{[]string{"land"}, s.land},
		{[]string{"redeploy"}, s.redeploy},
	} {
		if list := m.of(x.kinds...); list != nil {
			if c, ok := x.way(b, list); ok {
				return c, true
			}
		}
	}
	if flights := m.of("fly"); flights != nil && !b.flying() {
		if c, ok := s.parts(b, m.of("break"), flights); ok {
			return c, true
		}
		if s.plan = s.campaign(p, b, flights); len(s.plan) > 0 {
			c := s.plan[0]
			s.plan = s.plan[1:]
			return c, true
		}
	}
	for _, kind := range []string{"raid", "oppose"} {
		if m.of(kind) == nil || kind == "raid" && b.flying() {
			continue
		}
		if s.plan = s.missions(p, kind); len(s.plan) > 0 {
			c := s.plan[0]
			s.plan = s.plan[1:]
			return c, true
		}
	}
	return engine.Command{}, false
}

// flying tells whether missions are drafted already.
func (b *picture) flying() bool {
	return slices.ContainsFunc(b.wings, func(w wing) bool { return w.own && w.Mission != engine.NoRef })
}

// parts breaks a counter that may fly and is larger than the plan likes.
func (s *Scripted) parts(b *picture, breaks, flights []engine.Command) (engine.Command, bool) {
	for _, c := range breaks {
		w := b.wing(c.A)
		able := slices.ContainsFunc(flights, func(f engine.Command) bool { return f.A == c.A })
		if s.k.split > 0 && w != nil && able && w.Size > s.k.split && int(c.N) == s.k.split {
			return c, true
		}
	}
	return engine.Command{}, false
}

// fallback moves the game on, or does anything.
func (s *Scripted) fallback(p engine.Position) engine.Command {
	if tell, ok := p.(engine.Teller); ok {
		for _, c := range slices.Backward(s.buf) {
			if tell.Tell(c).Main {
				return c
			}
		}
	}
	return anyOf(s.buf, s.dice)
}
