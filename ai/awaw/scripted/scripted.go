// Package scripted holds opponents that play this game by plans made beforehand: one skeleton that answers every question of an
// air game, with weights that make the plan. They are kept as measures for the opponents that think.
package scripted

import (
	"slices"
	"strings"

	"awaw/ai"
	"awaw/engine"
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
	m := sortOut(p, legal)
	if len(m.kinds) == 0 {
		return nil
	}
	s := &player{k: x.seats[(int(side)-1)%len(x.seats)], dice: dice}
	return s.decide(p, look(p, side), m)
}

// player is who decides: by the weights of one seat, with dice for what is tried out.
type player struct {
	k    weights
	dice *engine.Fast
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

// called finds the command with a name among all; none if there is none.
func (m menu) called(name string) []engine.Command {
	for _, list := range m.lists {
		for _, c := range list {
			if m.tell.Tell(c).Name.Key == tellKeys+name {
				return one(c)
			}
			if len(list) > 2 {
				break
			}
		}
	}
	return nil
}

// decide answers what is asked, as far as the plan has a word on it.
func (s *player) decide(p engine.Position, b *picture, m menu) []engine.Command {
	switch {
	case m.of("engage", "spare") != nil:
		return m.called("engage")
	case m.of("scope.up", "scope.both") != nil:
		if b.spares() {
			return m.called("scope.up")
		}
		return m.called("scope.both")
	case m.of("lose") != nil:
		return one(b.pays(m.of("lose")))
	case m.of("resolve") != nil:
		return one(b.richest(m.of("resolve")))
	case m.of("stay", "leave") != nil || m.of("flee") != nil:
		return s.defend(p, b, m)
	case m.of("press") != nil:
		more, press := s.presses(p, b, m.of("reinforce"))
		if more != (engine.Command{}) {
			return one(more)
		}
		if press || m.of("stop") == nil {
			return m.called("press")
		}
		return m.called("stop")
	case m.of("displace") != nil:
		return one(s.refuge(b, m.of("displace")))
	case m.of("yield") != nil:
		return one(m.of("yield")[0])
	}
	return s.step(p, b, m)
}

func one(c engine.Command) []engine.Command { return []engine.Command{c} }

// defend answers the question after a round: stay, or all go.
func (s *player) defend(p engine.Position, b *picture, m menu) []engine.Command {
	if leave := m.called("leave"); leave != nil {
		return leave
	}
	if stay := m.called("stay"); stay != nil {
		if s.stays(p, b) {
			return stay
		}
		if way := s.escape(p, b); len(way) > 0 {
			return way
		}
		return stay
	}
	if flights := m.of("flee"); flights != nil { // a way out begun by somebody else
		return one(s.refuge(b, flights))
	}
	if parts := m.of("break"); parts != nil {
		return one(parts[0])
	}
	return nil
}

// refuge is the best base to go to, with as many as may.
func (s *player) refuge(b *picture, moves []engine.Command) engine.Command {
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
func (s *player) step(p engine.Position, b *picture, m menu) []engine.Command {
	type way func(*picture, []engine.Command) (engine.Command, bool)
	for _, x := range []struct {
		kind string
		way  way
	}{
		{"airbase", s.airbase}, {"build", s.build}, {"stage", s.stage}, {"land", s.land}, {"redeploy", s.redeploy},
	} {
		if list := m.of(x.kind); list != nil {
			if c, ok := x.way(b, list); ok {
				return one(c)
			}
		}
	}
	if flights := m.of("fly"); flights != nil && !b.flying() {
		if c, ok := s.parts(b, m.of("break"), flights); ok {
			return one(c)
		}
		if flown := s.campaign(p, b, flights); len(flown) > 0 {
			return flown
		}
	}
	for _, kind := range []string{"raid", "oppose"} {
		if m.of(kind) == nil || kind == "raid" && b.flying() {
			continue
		}
		if mission := s.missions(p, kind); len(mission) > 0 {
			return mission
		}
	}
	return nil
}

// flying tells whether missions are drafted already.
func (b *picture) flying() bool {
	return slices.ContainsFunc(b.wings, func(w wing) bool { return w.own && w.Mission != engine.NoRef })
}

// parts breaks a counter that may fly and is larger than the plan likes.
func (s *player) parts(b *picture, breaks, flights []engine.Command) (engine.Command, bool) {
	for _, c := range breaks {
		w := b.wing(c.A)
		able := slices.ContainsFunc(flights, func(f engine.Command) bool { return f.A == c.A })
		if s.k.split > 0 && w != nil && able && w.Size > s.k.split && int(c.N) == s.k.split {
			return c, true
		}
	}
	return engine.Command{}, false
}
