// Polish: with commands to spare, the best way is changed a little here and there, and a change that does better stays.

package ai

import (
	"math/bits"
	"slices"

	"awaw/engine"
)

// The share of its commands a level that polishes keeps for that, in hundredths, and how many samples a change is given
// at first and at most.
const (
	polishShare = 60
	firstLook   = 8
	fullLook    = 24
)

// polish betters the way at index best as long as there are commands left, and gives the index of what came of it.
func (s *search) polish(best int) int {
	if len(s.legal) <= mostSingles { // all there is to do has been tried
		return best
	}
	luck := luckOf(s.seed)
	for idle := 0; s.nodes < s.t.o.Nodes && !s.cut && idle < 40; {
		moves := s.changed(s.ways[best].moves, &luck)
		n := len(s.ways)
		if moves != nil {
			s.add(moves, s.ways[best].manner)
		}
		if len(s.ways) == n {
			idle++
			continue
		}
		idle = 0
		for _, look := range []int{firstLook, fullLook} {
			for !s.cut && (len(s.ways[n].got) < look || len(s.ways[best].got) < look) {
				who := []int{n}
				if len(s.ways[best].got) < look {
					who = append(who, best)
				}
				s.batch(who)
				s.tell()
			}
			if s.over(n, best) <= 0 {
				break
			}
			if look == fullLook {
				best = n
			}
		}
	}
	return best
}

// changed is a way with one command taken out, put in or turned to something else.
func (s *search) changed(moves []engine.Command, luck *draws) []engine.Command {
	out := slices.Clone(moves)
	if luck.n(3) == 0 && len(out) > 1 {
		i := luck.n(len(out) - 1)
		return slices.Delete(out, i, i+1)
	}
	c := s.legal[luck.n(len(s.legal))]
	if len(out) == 0 || c == out[len(out)-1] {
		return nil
	}
	for i, x := range out {
		if x.Verb == c.Verb && x.A == c.A {
			out[i] = c
			return out
		}
	}
	return slices.Insert(out, len(out)-1, c)
}

// over is by how much one way did better than another on the samples both have met, less what may be luck.
func (s *search) over(i, j int) float64 {
	mean, doubt := gap(s.ways[i].got, s.ways[j].got)
	return mean - s.t.level.sure*doubt - 0.01
}

// draws is a stream of choices.
type draws uint64

func luckOf(seed engine.Seed) draws {
	d := draws(1)
	for _, b := range seed[:8] {
		d = d<<8 | draws(b)
	}
	return d | 1
}

// n draws a number below n.
func (d *draws) n(n int) int {
	*d = *d*6364136223846793005 + 1442695040888963407
	hi, _ := bits.Mul64(uint64(*d>>32)<<32, uint64(n))
	return int(hi)
}
