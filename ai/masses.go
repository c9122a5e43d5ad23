// Masses: commands nobody has told the player of, put together: all that does the same to the same place, and then what
// that has opened. So a draft is seen through to its end before it is judged.

package ai

import (
	"errors"
	"slices"

	"awaw/engine"
)

// errNoDice ends a draft before dice fall: what follows hangs on them.
var errNoDice = errors.New("ai: dice would fall")

// still refuses dice.
type still struct{}

// Roll gives none.
func (still) Roll(engine.Ask) ([]int, error) { return nil, errNoDice }

// masses adds, for each kind of strange command and each place, the way that gives all of them, the one that gives the first
// alone, and both with what they open; at most so many places.
func (s *search) masses(mind Mind, strange []engine.Command, places int) {
	var groups [][]engine.Command
	for _, c := range strange {
		if c.B == engine.NoRef {
			continue
		}
		i := slices.IndexFunc(groups, func(g []engine.Command) bool { return g[0].Verb == c.Verb && g[0].B == c.B })
		if i < 0 {
			groups = append(groups, nil)
			i = len(groups) - 1
		}
		if n := len(groups[i]); n > 0 && groups[i][n-1].A == c.A {
			groups[i][n-1] = c // the largest number comes last
			continue
		}
		groups[i] = append(groups[i], c)
	}
	move := []engine.Command{s.onward()}
	for _, g := range spread(groups, places) {
		s.addFor(g[0].B, move, s.belief)
		s.mass(mind, g)
		if len(g) > 1 {
			s.mass(mind, g[:1])
		}
	}
}

// mass adds the way that gives these commands, as far as they are accepted together, and the ways that go on with what they
// open.
func (s *search) mass(mind Mind, group []engine.Command) {
	p := s.p
	var moves []engine.Command
	for _, c := range group {
		if next, _, err := p.Apply(c, still{}); err == nil && slices.Contains(next.ToAct(), s.side) {
			p, moves = next, append(moves, c)
		}
	}
	if len(moves) == 0 {
		return
	}
	s.add(moves, s.belief)
	s.addFor(group[0].B, moves, s.belief)
	var kinds []engine.Verb
	for _, c := range p.Legal(s.side, nil) {
		if !mind.Knows(c) && c.Mentions(group[0].B) && !slices.Contains(s.legal, c) && !slices.Contains(kinds, c.Verb) && c.Verb != group[0].Verb {
			kinds = append(kinds, c.Verb)
			s.add(append(slices.Clone(moves), c), s.belief)
		}
	}
}

// spread picks at most n of a list, evenly.
func spread[T any](list []T, n int) []T {
	if len(list) <= n {
		return list
	}
	out := make([]T, 0, n)
	for i := range n {
		out = append(out, list[i*len(list)/n])
	}
	return out
}
