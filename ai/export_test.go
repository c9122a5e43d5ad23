package ai

import "awaw/engine"

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
