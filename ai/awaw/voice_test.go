package awaw

import (
	"strings"
	"testing"

	"awaw/ai"
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
		g := a.sight.GroundAt(all[0].B.Index())
		one, every := a.sent(all[:1])[all[0].B.Index()], a.sent(all)[all[0].B.Index()]
		if one <= g.Foe && every >= 2*g.Foe && few.Text.Key == many.Text.Key {
			t.Errorf("with %d sent and with %d against %d the commander says the same: %v", one, every, g.Foe, many.Text)
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
	for _, key := range []string{"ai.said.sails", "ai.said.hunts.where", "ai.said.sinks.where", "ai.said.presses.where"} {
		if !said[key] {
			t.Errorf("nobody says %s: %v", key, said)
		}
	}
}

// Nobody speaks in codes: a hex without a name is known as such, and a sentence about one puts it as a phrase or goes without.
func TestNobodySpeaksInCodes(t *testing.T) {
	p := changed(t, "coral-sea-1942").(*awaw.Position)
	named, bare := 0, 0
	for i := 0; p.Nameless(i) || p.NameOf(engine.SpaceRef(i)) != ""; i++ {
		if p.Nameless(i) {
			bare++
		} else {
			named++
		}
		if i > 3000 {
			break
		}
	}
	if named < 50 || bare < 500 {
		t.Errorf("%d spaces have names, %d have none", named, bare)
	}
	for purpose, keys := range sentences {
		for _, at := range []int{purposeAt(p, true), purposeAt(p, false)} {
			x := worded(spoken(p, ai.Saying{Purpose: purpose, At: engine.SpaceRef(at)}))
			if p.Nameless(at) && len(x.Args) > 0 && !strings.HasSuffix(x.Key, spokenWhere) {
				t.Errorf("%s names a hex without a name: %v", keys[0], x)
			}
		}
	}
}

// purposeAt is the first space with a name, or without one.
func purposeAt(p *awaw.Position, bare bool) int {
	for i := 0; ; i++ {
		if p.Nameless(i) == bare {
			return i
		}
	}
}

// Of a place that is the key it is said whether others are struck with it; and whatever is said of a turn has other words for the turn after.
func TestNothingIsSaidTwice(t *testing.T) {
	x := ai.Saying{Purpose: ai.Claims, At: engine.SpaceRef(3)}
	if alone, with := claimed(x, dear, true, false), claimed(x, dear, true, true); alone.Equal(with) {
		t.Errorf("alone and with others the same is said: %v", alone)
	}
	for purpose := range repeated {
		for _, at := range []engine.Ref{engine.NoRef, engine.SpaceRef(3)} {
			x := ai.Saying{Purpose: purpose, At: at}
			if first, next := worded(x), again(x); next.IsZero() || first.Equal(next) {
				t.Errorf("purpose %d: %v, and then %v", purpose, first, next)
			}
		}
	}
}
