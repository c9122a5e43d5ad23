// Haste: how the weakest level decides. It knows the ways that are sound, and does not look long enough to tell which.

package ai

import (
	"encoding/binary"

	"awaw/engine"
)

// Out of ten decisions the cadet does this many as it was taught, and this many in some other manner it has seen; in the
// rest it takes a whole mission that is on offer, or moves on.
const (
	asTaught = 3
	asSeen   = 4
)

// hasty picks a way without trying any.
func (s *search) hasty(mind Mind) int {
	luck := binary.BigEndian.Uint64(s.seed[:])
	pick := func(n int) int {
		k := int(luck % uint64(n))
		luck /= uint64(n)
		return k
	}
	what := pick(10)
	if what < asTaught {
		return 0
	}
	var moves []engine.Command
	manner := s.belief
	if what < asTaught+asSeen && mind.Manners() > 1 {
		manner = s.first + pick(mind.Manners()-s.first)
		moves = mind.Moves(s.p, s.side, manner, nil)
	} else if planner, ok := s.p.(engine.Planner); ok && pick(2) == 0 {
		if plans := planner.Plans(s.side); len(plans) > 0 {
			moves = plans[pick(len(plans))].Commands
		}
	}
	if len(moves) == 0 {
		moves = []engine.Command{s.onward()}
	}
	s.ways = s.ways[:0]
	s.add(moves, manner)
	if len(s.ways) == 0 {
		s.add([]engine.Command{s.onward()}, s.belief)
	}
	return 0
}
