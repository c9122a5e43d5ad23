package ai

import (
	"slices"

	"awaw/engine"
)

// This file holds what players of systems share that are asked for a command at a time, on boards of spaces.

// Planned is what a player does that has a plan for a position: all of it, or what moves on where there is none, or what cannot begin. It
// is carried out as far as nothing else comes between, and then another plan is asked for: a player keeps nothing.
func Planned(legal, plan, onward []engine.Command) Decision {
	if len(plan) == 0 || !slices.Contains(legal, plan[0]) {
		plan = onward
	}
	return Decision{Commands: plan, Nodes: 1}
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
