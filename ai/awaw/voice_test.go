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

// At sea too the sentence follows from the plan: a commander who hunts elsewhere, strikes instead of hunting, presses on or parts says
// something else, and of what sails where he says nothing.
func TestTheSentenceAtSeaFollowsFromThePlan(t *testing.T) {
	p := changed(t, "coral-sea-1942").(*awaw.Position)
	a := Mind(p).(*air)
	said := map[string]bool{}
	var sails []engine.Text
	dice := engine.NewFast(5)
	for n := 0; n < 4000 && len(p.ToAct()) > 0; n++ {
		side := p.ToAct()[0]
		legal := p.Legal(side, nil)
		byVerb := map[engine.Verb]engine.Command{}
		for _, c := range legal {
			switch c.Verb {
			case awaw.VerbSail, awaw.VerbHunt, awaw.VerbStrike, awaw.VerbPress, awaw.VerbStop, awaw.VerbIntercept:
				x := a.Speak(p, side, []engine.Command{c})
				if c.Verb == awaw.VerbSail {
					sails = append(sails, x.Text)
				}
				if other, twice := byVerb[c.Verb]; twice && c.Verb == awaw.VerbHunt && other.B != c.B && x.Text.Equal(a.Speak(p, side, []engine.Command{other}).Text) {
					t.Errorf("of hunts at %v and %v the same is said: %v", c.B, other.B, x.Text)
				}
				byVerb[c.Verb] = c
				if !x.Text.IsZero() {
					said[x.Text.Key] = true
				}
			}
		}
		pick := legal[n%len(legal)]
		for _, v := range []engine.Verb{awaw.VerbStrike, awaw.VerbPress, awaw.VerbHunt, awaw.VerbSearch} {
			if c, ok := byVerb[v]; ok && n%3 > 0 {
				pick = c
			}
		}
		next, _, err := p.Apply(pick, dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next.(*awaw.Position)
	}
	for _, x := range sails {
		if !x.Equal(sails[0]) || len(x.Args) > 0 {
			t.Fatalf("what is said of sailing tells where: %v and %v", x, sails[0])
		}
	}
	for _, key := range []string{"ai.said.sails", "ai.said.hunts.at", "ai.said.sinks.at", "ai.said.presses.at"} {
		if !said[key] {
			t.Errorf("nobody says %s: %v", key, said)
		}
	}
}
