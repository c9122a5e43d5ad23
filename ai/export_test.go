package ai

import (
	"math"

	"awaw/engine"
)

// What tests from outside hold the search to.
const (
	LeastWays    = leastWays
	LeastSamples = leastSamples
	PerBatch     = perBatch
)

// Compared lists the ways a commander with so many commands to try sees in a position, compares them, and tells how many
// there were and how often each that was tried was.
func Compared(r Roster, p engine.Position, side engine.Side, nodes int) (all int, tried []int) {
	b := newThinker(r, levels[2], Options{Seed: 1, Nodes: nodes})
	seen := p.Seen(side)
	mind, _ := r.mindFor(seen, b.level)
	s := &search{t: b, p: seen, side: side, legal: seen.Legal(side, nil)}
	b.minds = []Mind{mind}
	s.start = mind.Clock(seen)
	s.list(mind)
	all = len(s.ways)
	s.compare()
	for _, w := range s.ways {
		if len(w.got) > 0 {
			tried = append(tried, len(w.got))
		}
	}
	return all, tried
}

// Evened tries the ways of a commander in a position so often each, and gives how far samples of a way lie off its mean, squared and summed: as they came
// out, and without their luck; and the mean of each kind of stroke, in standard errors.
func Evened(r Roster, p engine.Position, side engine.Side, samples int) (came, got float64, off map[engine.Cite]float64) {
	b := newThinker(r, levels[2], Options{Seed: 1})
	seen := p.Seen(side)
	mind, _ := r.mindFor(seen, b.level)
	s := &search{t: b, p: seen, side: side, legal: seen.Legal(side, nil)}
	b.minds = []Mind{mind}
	s.start = mind.Clock(seen)
	s.list(mind)
	s.ways = s.ways[:min(2, len(s.ways))]
	for len(s.ways[0].got) < samples {
		var all []int
		for i := range s.ways {
			all = append(all, i)
		}
		s.batch(all)
	}
	off = map[engine.Cite]float64{}
	kinds, rows := s.kinds()
	for k, w := range s.ways {
		came, got = came+scatter(w.came), got+scatter(w.got)
		for i, of := range kinds {
			var pairs []float64 // the second of twins has the first one's dice turned
			for j := 0; j+1 < len(rows[k]); j += 2 {
				pairs = append(pairs, rows[k][j][i]+rows[k][j+1][i])
			}
			if v := scatter(pairs); v > 0 {
				n := float64(len(pairs))
				off[of] = max(off[of], math.Abs((&way{got: pairs}).mean())/math.Sqrt(v/n/(n-1)))
			}
		}
	}
	return came, got, off
}
