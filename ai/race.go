package ai

import (
	"math"
	"slices"
)

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

// race tries the ways out, drops those that are beaten or do the same as the first, lets others in for them as long as there are any, and gives the best.
func (s *search) race() int {
	s.batch([]int{0})
	if s.cut {
		return 0
	}
	budget := longest * s.t.o.Nodes
	room := min(s.room(), len(s.ways))
	alive := make([]int, room)
	for i := range alive {
		alive[i] = i
	}
	s.batch(alive[1:])
	alive = s.thin(alive)
	for next := room; s.nodes < budget && !s.cut; {
		switch fresh := min(room-len(alive), len(s.ways)-next); {
		case fresh > 0 && len(alive) <= max(leastAlive, room/2):
			alive = s.widen(alive, next, fresh)
			next += fresh
		case len(alive) == 1:
			return s.winner(alive)
		default:
			s.batch(alive)
			alive = s.thin(alive)
		}
		if s.watch.Progress != nil {
			s.watch.Progress(min(1, float64(s.nodes)/float64(budget)))
		}
	}
	return s.winner(alive)
}

// leastAlive is how few ways are compared at least while there are others that nobody has tried.
const leastAlive = 2

// widen lets so many ways in that were not tried yet. They are tried as often as a way is before it may be beaten, unless they fall out before.
func (s *search) widen(alive []int, next, fresh int) []int {
	var in []int
	for i := range fresh {
		in = append(in, next+i)
	}
	alive = append(alive, in...)
	for range soonest / perBatch {
		if s.batch(in); s.cut { // they were not tried often enough to tell
			return slices.DeleteFunc(alive, func(i int) bool { return i >= next })
		}
		alive = s.thin(alive)
		if in = slices.DeleteFunc(in, func(i int) bool { return !slices.Contains(alive, i) }); len(in) == 0 {
			break
		}
	}
	return alive
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
	most := 0
	for _, i := range alive {
		most = max(most, len(s.ways[i].got))
	}
	alive = slices.DeleteFunc(slices.Clone(alive), func(i int) bool { return 2*len(s.ways[i].got) < most }) // who came in late may have been lucky
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
