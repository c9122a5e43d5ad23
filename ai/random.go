// Random play: any legal command, now and then a whole mission.

package ai

import "awaw/engine"

// Random plays any legal command, and now and then a whole mission: it finds what rules forget, not how to win.
type Random struct {
	dice *engine.Fast
	plan []engine.Command
	buf  []engine.Command
}

// randomName is what it is called.
const randomName = "random"

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
	return anyOf(r.buf, r.dice)
}

// anyOf draws a kind of command from a sorted list that is not empty, then a command of that kind.
func anyOf(legal []engine.Command, dice *engine.Fast) engine.Command {
	var verbs []engine.Verb
	for i, c := range legal {
		if i == 0 || c.Verb != legal[i-1].Verb {
			verbs = append(verbs, c.Verb)
		}
	}
	verb := verbs[dice.Intn(len(verbs))]
	first, n := 0, 0
	for i, c := range legal {
		if c.Verb == verb {
			if n == 0 {
				first = i
			}
			n++
		}
	}
	return legal[first+dice.Intn(n)]
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
