// How long the opponents of a rung take for their decisions.
package sim

import (
	"awaw/ai"
	"awaw/engine"
)

// timed plays as its player does, and notes what each decision takes, in µs of processor time of the program: one game runs at a time. What
// there is no choice in is no decision.
type timed struct {
	player ai.Player
	took   *[]int
	queue  []engine.Command
	legal  []engine.Command
	goal   engine.Ref // its objective
}

// Choose goes on with what was decided, or decides.
func (t *timed) Choose(p engine.Position, side engine.Side) engine.Command {
	t.legal = p.Legal(side, t.legal[:0])
	if len(t.queue) > 0 && engine.Takes(p, t.legal, t.queue[0]) {
		c := t.queue[0]
		t.queue = t.queue[1:]
		return c
	}
	began := spent()
	d := t.player.Decide(p, side, ai.Watch{Objective: t.goal})
	if len(t.legal) > 1 {
		*t.took = append(*t.took, int((spent() - began).Microseconds()))
	}
	t.queue, t.goal = d.Commands[1:], d.Objective
	return d.Commands[0]
}
