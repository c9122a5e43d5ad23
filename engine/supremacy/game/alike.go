package game

import (
	"slices"

	"awaw/engine"
)

// This file tells whether who falls is a choice at all.

var _ engine.Indifferent = (*Position)(nil)

// mostAlike is how many states a side's losses are followed through before it is asked all the same.
const mostAlike = 300

// Indifferent tells whether the same are gone in the end, whoever is named first: one that flies and one that marches, where a hit in the air and one below
// are owed and there is one kind of either.
func (p *Position) Indifferent() bool {
	if p.phase != Battles || p.Over() || p.stage != stLose0 && p.stage != stLose1 {
		return false
	}
	s := defending
	if p.stage == stLose0 {
		s = attacking
	}
	start, hits := p.began(s), p.scored(s)
	var end []string
	seen := map[string]bool{}
	var alike func(list []piece) bool
	alike = func(list []piece) bool {
		state := packed(list)
		if seen[state] {
			return true
		}
		if seen[state] = true; len(seen) > mostAlike {
			return false
		}
		owed, open := p.w.arena.Toll(start, counted(list), hits)
		if owed == 0 {
			end = append(end, state)
			return len(end) == 1
		}
		for i, q := range list {
			if open>>q.slot&1 != 0 && !alike(fewer(slices.Clone(list), i)) {
				return false
			}
		}
		return true
	}
	return alike(p.pieces(p.cur, s, new([32]piece)))
}
