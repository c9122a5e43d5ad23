package awaw

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// What a commander says follows from the plan he chose: with another target, or with more or fewer sent to the same one, the sentence is
// another, and no two of them are alike.
func TestTheSentenceFollowsFromThePlan(t *testing.T) {
	p := changed(t, "channel-1940").(*awaw.Position)
	for p.ToAct()[0] == 1 { // past staging
		done := false
		for _, c := range p.Legal(1, nil) {
			if c.Verb == awaw.VerbFly {
				done = true
			}
		}
		if done {
			break
		}
		next, _, err := p.Apply(engine.Command{Side: 1, Verb: awaw.VerbDone}, engine.NewFast(1))
		if err != nil {
			t.Fatal(err)
		}
		p = next.(*awaw.Position)
	}
	flies := map[engine.Ref][]engine.Command{}
	for _, c := range p.Legal(1, nil) {
		if c.Verb == awaw.VerbFly {
			flies[c.B] = append(flies[c.B], c)
		}
	}
	a := Mind(p).(*air)
	said := map[string]bool{}
	plans := 0
	for _, all := range flies {
		few, many := a.Speak(p, 1, all[:1]), a.Speak(p, 1, all)
		if few.Text.IsZero() && many.Text.IsZero() {
			continue
		}
		plans++
		g := a.sight.groundAt(all[0].B.Index())
		one, every := a.sent(all[:1])[all[0].B.Index()], a.sent(all)[all[0].B.Index()]
		if one <= g.foe && every >= 2*g.foe && few.Text.Key == many.Text.Key {
			t.Errorf("with %d sent and with %d against %d the commander says the same: %v", one, every, g.foe, many.Text)
		}
		said[many.Text.Key] = true
	}
	if plans < 5 || len(said) < 3 {
		t.Errorf("%d plans have only %d sentences: %v", plans, len(said), said)
	}
}
