package awaw_test

import (
	"errors"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// Breaking a counter and merging it again without end comes to an end: numbers are never used again, so a position would grow for ever.
func TestBreakingComesToAnEnd(t *testing.T) {
	var p engine.Position = opened(t, "channel-1940")
	dice := engine.NewFast(1)
	// given is the last command of a verb for a counter, any counter where none is named.
	given := func(side engine.Side, verb engine.Verb, counter engine.Ref) (found engine.Command, ok bool) {
		for _, c := range p.Legal(side, nil) {
			if c.Verb == verb && (counter == engine.NoRef || c.A == counter) {
				found, ok = c, true
			}
		}
		return found, ok
	}
	side := p.ToAct()[0]
	first, ok := given(side, awaw.VerbBreak, engine.NoRef)
	if !ok {
		t.Fatal("nothing can be broken here")
	}
	merge := engine.Command{}
	for n := 0; ; n++ {
		if n > 10000 {
			t.Fatal("it goes on and on")
		}
		q, _, err := p.Apply(first, dice)
		var no *engine.Illegal
		if errors.As(err, &no) {
			if no.Reason.Key != "awaw.no.break.more" {
				t.Fatalf("refused: %v", no)
			}
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		p = q
		if n == 0 {
			if merge, ok = given(side, awaw.VerbJoin, first.A); !ok {
				t.Fatalf("what %+v broke off cannot be merged again", first)
			}
		} else {
			merge.B++ // the newest counter
		}
		if p, _, err = p.Apply(merge, dice); err != nil {
			t.Fatal(err)
		}
	}
	if c, ok := given(side, awaw.VerbBreak, engine.NoRef); ok {
		t.Errorf("%+v is offered still", c)
	}
}
