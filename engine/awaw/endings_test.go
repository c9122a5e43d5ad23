package awaw_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// atEnd ends steps until one stands whose end is called as wanted, and gives its label; nil if none came.
func atEnd(t *testing.T, p engine.Position, key string) (engine.Position, *engine.Label) {
	t.Helper()
	for range 40 {
		if len(p.ToAct()) == 0 {
			break
		}
		c := engine.Command{Side: p.ToAct()[0], Verb: awaw.VerbDone}
		l := p.(engine.Teller).Tell(c)
		if l.Name.Key == "awaw.tell."+key {
			return p, &l
		}
		next, _, err := p.Apply(c, engine.NewFast(1))
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	return p, nil
}

// The end of staging is called by whether anybody has moved, that of announcing by what flies.
func TestEndingsAreNamedForWhatTheyDo(t *testing.T) {
	p, _ := stand(t, "map europe-test", "control E10 E11 Axis", "control E14 E15 Allies", "Germany AAF 3 at E10", "Germany AAF 2 at E10", "Britain AAF 2 at E14", "Britain AAF 1 at E15")
	if k := label(t, p, "done").Name.Key; k != "awaw.tell.done.stage.none" {
		t.Errorf("nobody has staged, and the end is %s", k)
	}
	p = order(t, p, nil, "stage #0 E11")
	if k := label(t, p, "done").Name.Key; k != "awaw.tell.done.stage" {
		t.Errorf("a wing has staged, and the end is %s", k)
	}
	p = order(t, p, nil, "done")
	p = order(t, p, nil, "fly #0 E14")
	p = order(t, p, nil, "fly #1 E14")
	if n := label(t, p, "done").Name; n.Key != "awaw.tell.done.announce" || n.Args[0].N != 1 || n.Args[1].N != 5 {
		t.Errorf("a mission of five factors are called %+v", n)
	}
}

// Research points lapse with the year, so their owner is asked before the last construction of it and not before others; BRPs are kept
// until no turn comes.
func TestWhatLapsesIsForfeited(t *testing.T) {
	given := []string{"laboratory Germany 4", "Germany AAF 2 at E10", "home Germany germany", "country germany Axis", "brp Axis 6 6 6", "pool Germany AAF 3", "turns 3"}
	for _, c := range []struct {
		name, key string
		given     []string
		want      engine.Forfeit
	}{
		{"in spring, with points left", "done.build.keep.both", append(given, "turn Spring 1943"), engine.ForfeitsNothing},
		{"in winter, with points left", "done.build.keep.lapse", append(given, "turn Winter 1943"), engine.ForfeitsPoints},
		{"in the last turn, with points left", "done.build", append(given, "turn Spring 1943", "turns 1", "brp Axis 6"), engine.ForfeitsPoints},
	} {
		p, _ := longWar(t, c.given...)
		if at, l := atEnd(t, p, c.key); l == nil {
			t.Errorf("%s: construction never ends as %s", c.name, c.key)
		} else if l.Forfeits != c.want || l.Loses.IsZero() != (c.want == engine.ForfeitsNothing) {
			t.Errorf("%s: its end forfeits %v: %+v, of turn %+v", c.name, l.Forfeits, l.Loses, at.View().Date)
		}
	}
}
