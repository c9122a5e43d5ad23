package ai

import (
	"slices"

	"awaw/engine"
)

// This file holds what players of systems share that are asked for a command at a time, on boards of spaces.

// Staff carries on what it has begun.
type Staff struct {
	Went  map[int]bool // spaces that have been sent in this step
	queue []engine.Command
	step  [3]int // of what is kept
}

// Next gives the next command: of what was begun in this step, else of what is planned, else what moves on.
func (s *Staff) Next(step [3]int, legal []engine.Command, plan, onward func() []engine.Command) Decision {
	if s.Went == nil || step != s.step {
		s.step, s.queue, s.Went = step, nil, map[int]bool{}
	}
	if len(s.queue) == 0 || !slices.Contains(legal, s.queue[0]) {
		s.queue = plan()
	}
	if len(s.queue) == 0 || !slices.Contains(legal, s.queue[0]) {
		s.queue = onward()
	}
	c := s.queue[0]
	s.queue = s.queue[1:]
	return Decision{Commands: []engine.Command{c}, Nodes: 1}
}

// First is the first legal command of some verbs, in their order; nothing for none.
func First(legal []engine.Command, verbs ...engine.Verb) []engine.Command {
	for _, verb := range verbs {
		if i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == verb }); i >= 0 {
			return legal[i : i+1 : i+1]
		}
	}
	return nil
}

// Distances counts spaces to the nearest of some, through those that may be passed.
func Distances(n int, near func(at int) []int, goal, passes func(at int) bool) []int {
	const far = 99
	out := make([]int, n)
	var edge []int
	for at := range out {
		out[at] = far
		if goal(at) {
			out[at] = 0
			edge = append(edge, at)
		}
	}
	for len(edge) > 0 {
		at := edge[0]
		edge = edge[1:]
		for _, to := range near(at) {
			if out[to] == far && passes(to) {
				out[to] = out[at] + 1
				edge = append(edge, to)
			}
		}
	}
	return out
}
