package ai

import (
	"cmp"
	"slices"

	"awaw/engine"
)

// This file holds what players of systems share that are asked for a command at a time, on boards of spaces.

// Planned is what a player does that has a plan for a position: all of it, or what moves on where there is none, or what cannot begin. It
// is carried out as far as nothing else comes between, and then another plan is asked for: a player keeps nothing.
func Planned(legal, plan, onward []engine.Command) []engine.Command {
	if len(plan) == 0 || !slices.Contains(legal, plan[0]) {
		return onward
	}
	return plan
}

// Planner is a player that does what a staff plans in one manner, and looks no further.
type Planner struct {
	Staff  Staff
	Manner int
}

// Choose gives the next command.
func (x Planner) Choose(p engine.Position, side engine.Side) engine.Command {
	return x.Decide(p, side, Watch{}).Commands[0]
}

// Decide gives the next commands.
func (x Planner) Decide(p engine.Position, side engine.Side, _ Watch) Decision {
	return Decision{Commands: x.Staff.Plan(p, side, x.Manner), Nodes: 1}
}

// Memo keeps what was worked out, up to a bound: trials come upon the same battles again and again.
type Memo[K comparable, V any] struct{ kept map[K]V }

// mostKept bounds a memo.
const mostKept = 1 << 14

// Of gives what is kept under a key; what is not is worked out.
func (m *Memo[K, V]) Of(key K, work func() V) V {
	v, ok := m.kept[key]
	if !ok {
		if m.kept == nil || len(m.kept) == mostKept {
			m.kept = map[K]V{}
		}
		v = work()
		m.kept[key] = v
	}
	return v
}

// Option is a plan with what it promises.
type Option struct {
	Commands []engine.Command
	Worth    float64
}

// Best is the option that promises most, if one promises more than is asked; the first of equals.
func Best(options []Option, least float64) []engine.Command {
	var out []engine.Command
	for _, x := range options {
		if x.Worth > least {
			out, least = x.Commands, x.Worth
		}
	}
	return out
}

// mostOthers is how many options are worth a trial beside what the manners plan.
const mostOthers = 6

// Ranked are the options that promise most, the first of them first.
func Ranked(options []Option) (out [][]engine.Command) {
	slices.SortStableFunc(options, func(a, b Option) int { return cmp.Compare(b.Worth, a.Worth) })
	for _, x := range options[:min(len(options), mostOthers)] {
		out = append(out, x.Commands)
	}
	return out
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
