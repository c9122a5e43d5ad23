package nets

import (
	"errors"
	"fmt"

	"awaw/engine"
)

// This file tries commands with each of their parts changed in every way: what is refused, by which clause and why, and what is nearest.

const (
	strayVerbs = 34 // verbs that are tried, from 0; more than games on boards of areas have
	strayN     = 26 // numbers, from -2
)

// strays notes why commands are refused that differ in one part from such as are legal: one of each verb, as it is where it is offered and as another
// command with that verb where it is not. References are the first and the last there is of each kind, one more, and all parts of what is offered.
func (c *courseOf) strays(p engine.Position, legal []engine.Command) {
	c.t.Helper()
	refs := []engine.Ref{engine.NoRef}
	spaces := len(p.View().Spaces)
	for _, i := range []int{0, 1, spaces - 1, spaces, spaces + 1} {
		refs = append(refs, engine.SpaceRef(i))
	}
	for i := range 10 {
		refs = append(refs, engine.NationRef(i))
	}
	for _, i := range []int{0, 1, 9, 10, 11} {
		refs = append(refs, engine.NewRef(engine.KindSystem, i))
	}
	refs = append(refs, engine.CounterRef(0))
	for range 4 {
		l := legal[c.dice.Intn(len(legal))]
		refs = append(refs, l.A, l.B, l.C)
	}
	for verb := range engine.Verb(strayVerbs) {
		base := legal[c.dice.Intn(len(legal))]
		for _, l := range legal {
			if l.Verb == verb {
				base = l
			}
		}
		base.Verb = verb
		for _, r := range refs {
			a, b, third := base, base, base
			a.A, b.B, third.C = r, r, r
			c.stray(p, a)
			c.stray(p, b)
			c.stray(p, third)
		}
		for n := range int16(strayN) {
			x := base
			x.N = n - 2
			c.stray(p, x)
		}
		for side := range engine.Side(4) {
			x := base
			x.Side = side
			c.stray(p, x)
		}
	}
}

// stray notes how one command is worded and refused.
func (c *courseOf) stray(p engine.Position, x engine.Command) {
	c.t.Helper()
	if w, ok := p.(engine.Teller); ok {
		fmt.Fprint(c.shown, w.Tell(x))
	}
	_, _, err := p.Apply(x, engine.NewFast(1))
	var no *engine.Illegal
	if errors.As(err, &no) {
		fmt.Fprint(c.refused, no.Cite, no.Reason, len(no.Nearest))
		if len(no.Nearest) > 0 {
			fmt.Fprint(c.refused, written(no.Nearest[:1]))
		}
	} else {
		fmt.Fprint(c.refused, err == nil)
	}
}
