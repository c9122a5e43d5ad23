// Scripted play: one that plays by a plan instead of thinking, and knows no game itself.

package ai

import (
	"awaw/engine"
)

// Plan says what a scripted opponent does. It keeps nothing between questions.
type Plan interface {
	// Moves gives the commands side gives next, in order; none where the plan has no word on what is asked. legal is what is
	// legal, more than one command, and not to be written on; what is tried out draws from dice.
	Moves(p engine.Position, side engine.Side, legal []engine.Command, dice *engine.Fast) []engine.Command
}

// scripted plays by a plan. It remembers only a mission it has begun.
type scripted struct {
	plan  Plan
	dice  *engine.Fast
	queue []engine.Command
	legal []engine.Command // room for what is legal
}

// Choose goes on with a mission begun, or does what the plan says. What that cannot decide is settled by the command that
// moves the game on, and failing that by chance.
func (s *scripted) Choose(p engine.Position, side engine.Side) engine.Command {
	s.legal = p.Legal(side, s.legal[:0])
	if len(s.legal) == 1 {
		s.queue = nil
		return s.legal[0]
	}
	if len(s.queue) > 0 {
		c := s.queue[0]
		s.queue = s.queue[1:]
		if engine.Takes(p, s.legal, c) {
			return c
		}
		s.queue = nil
	}
	if moves := s.plan.Moves(p, side, s.legal, s.dice); len(moves) > 0 {
		s.queue = moves[1:]
		if engine.Takes(p, s.legal, moves[0]) {
			return moves[0]
		}
	}
	if c, ok := mainOf(p, s.legal); ok {
		return c
	}
	return anyOf(s.legal, s.dice)
}
