package ai

import "math"

// This file compares ways as long as it is open which is best, and no longer.

// longest is how many times the usual number of commands a decision may take that stays open. Many take far fewer, for nothing hangs on them.
const longest = 2

// soonest is how often a way is tried before it may be beaten, and beaten how many standard errors it then lies behind the best.
const (
	soonest = 4
	beaten  = 1.6
)

// A way that lies no more than a trifle off the best, in points, is not worth telling from it, once that is known to within half as much again.
const (
	trifle = 0.15
	within = 1.5
)

// race tries the ways out, drops those that are beaten or do the same as the first, and gives the best.
func (s *search) race() int {
	s.batch([]int{0})
	if s.cut {
		return 0
	}
	budget := longest * s.t.o.Nodes
	s.affordable()
	alive := make([]int, len(s.ways))
	for i := range alive {
		alive[i] = i
	}
	s.batch(alive[1:])
	for alive = s.thin(alive); len(alive) > 1 && s.nodes < budget && !s.cut; alive = s.thin(alive) {
		s.batch(alive)
		if s.watch.Progress != nil {
			s.watch.Progress(min(1, float64(s.nodes)/float64(budget)))
		}
	}
	return s.winner(alive)
}

// leader is the way alive that did best.
func (s *search) leader(alive []int) int {
	lead := alive[0]
	for _, i := range alive[1:] {
		if mean, _, _ := gap(s.ways[i].got, s.ways[lead].got); mean > 0 {
			lead = i
		}
	}
	return lead
}

// thin keeps the best and those that may yet be better.
func (s *search) thin(alive []int) (out []int) {
	s.measure()
	lead := s.leader(alive)
	for _, i := range alive {
		if i == lead || !s.out(i, lead) {
			out = append(out, i)
		}
	}
	return out
}

// out tells whether a way is beaten by the best, or not worth telling from it, or the same as the first under another name.
func (s *search) out(i, lead int) bool {
	if i > 0 {
		if mean, square, n := gap(s.ways[i].got, s.ways[0].got); n > 0 && mean == 0 && square == 0 {
			return true
		}
	}
	mean, square, n := gap(s.ways[lead].got, s.ways[i].got)
	if n < soonest {
		return false
	}
	off := s.off(square, n)
	return mean > beaten*off || math.Abs(mean) < trifle && off < within*trifle
}

// winner is the best of those alive, and how far it is ahead is noted. While the first is among them another must be better by more than may be
// luck.
func (s *search) winner(alive []int) int {
	best, next := s.leader(alive), -1
	if alive[0] == 0 {
		best = 0
		for _, i := range alive[1:] {
			if s.score(i) > s.score(best) {
				best = i
			}
		}
	}
	for _, i := range alive {
		if i == best {
			continue
		}
		if mean, _, _ := gap(s.ways[best].got, s.ways[i].got); next < 0 || mean < s.ahead {
			next, s.ahead = i, mean
		}
	}
	return best
}
