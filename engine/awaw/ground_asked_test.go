package awaw_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// Nobody is asked for ground support where none could be given: whoever is asked has sent some, or may send somebody.
func TestSupportIsAskedWhereItCouldBeGiven(t *testing.T) {
	asked := 0
	for _, id := range []string{"barbarossa-1941", "stalingrad-1942", "burma-1943", "market-garden-1944"} {
		for x := range byChance(t, opened(t, id), engine.NewFast(11), 1200) {
			p := x.next
			to := p.ToAct()
			if v := p.View(); len(to) != 1 || v.Prompt.Ask.Key != "awaw.ask.support" ||
				slices.ContainsFunc(v.Counters, func(c engine.CounterView) bool { return c.Side == to[0] && c.Mission != engine.NoRef }) {
				continue
			}
			asked++
			if !slices.ContainsFunc(p.Legal(to[0], nil), func(c engine.Command) bool { return c.Verb == awaw.VerbSupport || c.Verb == awaw.VerbBreak }) {
				t.Errorf("%s: support is asked for, and nobody could give any", id)
			}
		}
	}
	if asked < 10 {
		t.Errorf("support was asked for %d times only", asked)
	}
}
