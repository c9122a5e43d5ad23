// How a step goes on and ends, and what still comes in a player turn.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// settle runs on while nobody has anything to choose. Who comes back from a mission to a base lost meanwhile is displaced first (18.25).
func (t *turnover) settle() {
	for {
		p := t.p
		switch {
		case p.over() || p.fight() != nil || p.displacing():
		case p.asksLanding():
			p.openAlight()
		case p.displacedSide() != engine.NoSide:
			p.interrupt()
		}
		if !p.innermost().settle(t) {
			return
		}
	}
}

// endRefusal tells why the step may not be ended by saying so.
func (p *Position) endRefusal(engine.Command) (engine.Cite, string) { return p.step.row().ends(p) }

// endStep ends the step. Bases that hold too many are dealt with first (18.15).
func (t *turnover) endStep(engine.Command) {
	p := t.p
	x := p.step.row()
	if x.closes != nil {
		x.closes(t)
	}
	if x.crowded && p.overfullBase() != none {
		p.after, p.step = p.step, stepExcess
		return
	}
	x.next(t)
}

// tellEnd words the end of the step.
func (p *Position) tellEnd(_ engine.Command, l *engine.Label) {
	x := p.step.row()
	sayDone(l, x.ending)
	if x.warns != nil {
		x.warns(p, l)
	}
}

// runsThrough takes up the fights announced one after another: by itself the last, unless the command has just decided one, and
// with several as their owner chooses.
func runsThrough(t *turnover) bool {
	p := t.p
	switch {
	case len(p.targets) > 1 || len(p.targets) == 1 && p.ended != nil:
		return false
	case len(p.targets) == 0:
		p.step.row().next(t)
	default:
		p.step.row().takeUp(t, int(p.targets[0]))
	}
	return true
}

// comesTo tells whether a mission can still be chosen later in this player turn.
func (p *Position) comesTo(op units.Operation) bool {
	for s := range stepCount {
		if slices.Contains(steps[s].missions, op) && rank(steps[s].phase, s) > rank(p.phase, p.step) {
			return true
		}
	}
	return false
}

// rank orders the steps of a player turn.
func rank(ph phase, s step) int {
	return int(ph)*len(playerTurn) + max(0, slices.Index(playerTurn, s))
}

// endsByWord is how a step answers that one is done with it.
var endsByWord = answer{refuse: (*Position).endRefusal, do: (*turnover).endStep, tell: (*Position).tellEnd}

// to opens a step that needs nothing else.
func to(s step) func(*turnover) {
	return func(t *turnover) { t.p.step = s }
}
