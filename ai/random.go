// Package ai holds the opponents: players that see only what their side may see.
package ai

import (
	"fmt"
	"strings"

	"awaw/engine"
)

// Bot chooses commands for one side.
type Bot interface {
	// Choose gives the next command of side. p is what the side sees, and it is asked something.
	Choose(p engine.Position, side engine.Side) engine.Command
}

// New makes a bot by name; every bot of one seed plays the same game again.
func New(name string, seed uint64) (Bot, error) {
	switch strings.TrimSpace(name) {
	case "random":
		return &Random{dice: engine.NewFast(seed)}, nil
	}
	return nil, fmt.Errorf("bot %q is not known; the bots are %s", name, strings.Join(Names(), ", "))
}

// Names lists the bots.
func Names() []string { return []string{"random"} }

// Random plays any legal command, and now and then a whole mission: it finds what rules forget, not how to win.
type Random struct {
	dice *engine.Fast
	plan []engine.Command
	buf  []engine.Command
}

// planOneIn is how seldom a whole mission is taken up when one is offered.
const planOneIn = 4

// Choose goes on with a mission begun, begins one, or takes any legal command. Kinds of command are drawn before
// commands, so that a step with hundreds of one kind still ends.
func (r *Random) Choose(p engine.Position, side engine.Side) engine.Command {
	if c, ok := r.continuing(p, side); ok {
		return c
	}
	if planner, ok := p.(engine.Planner); ok && r.dice.Intn(planOneIn) == 0 {
		if plans := planner.Plans(side); len(plans) > 0 {
			r.plan = plans[r.dice.Intn(len(plans))].Commands
			if c, ok := r.continuing(p, side); ok {
				return c
			}
		}
	}
	r.buf = p.Legal(side, r.buf[:0])
	var verbs []engine.Verb
	for i, c := range r.buf {
		if i == 0 || c.Verb != r.buf[i-1].Verb {
			verbs = append(verbs, c.Verb)
		}
	}
	verb := verbs[r.dice.Intn(len(verbs))]
	first, n := 0, 0
	for i, c := range r.buf {
		if c.Verb == verb {
			if n == 0 {
				first = i
			}
			n++
		}
	}
	return r.buf[first+r.dice.Intn(n)]
}

// continuing gives the next command of the mission begun, if it is still legal.
func (r *Random) continuing(p engine.Position, side engine.Side) (engine.Command, bool) {
	if len(r.plan) == 0 {
		return engine.Command{}, false
	}
	c := r.plan[0]
	r.plan = r.plan[1:]
	r.buf = p.Legal(side, r.buf[:0])
	for _, l := range r.buf {
		if l == c {
			return c, true
		}
	}
	r.plan = nil
	return engine.Command{}, false
}
