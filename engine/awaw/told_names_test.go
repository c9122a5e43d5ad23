package awaw_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// Whatever a side is told of names only what it can name: a hidden ship or what has gone aboard it would leave a hole in the sentence.
func TestWhatIsToldCanBeNamed(t *testing.T) {
	for _, id := range []string{"coral-sea-1942", "midway-1942"} {
		kit, doc := published(t, id)
		start, err := awaw.Rules{}.Setup(kit, doc)
		if err != nil {
			t.Fatal(err)
		}
		dice, told := engine.NewFast(seed(t)), map[string]bool{}
		games := func(yield func(chanced) bool) { // until somebody has gone aboard carriers and transports
			for n := 0; n < 30 && (n == 0 || id == "coral-sea-1942" && !(told["awaw.boarded"] && told["awaw.embarked"])); n++ {
				for x := range byChance(t, start, dice, 1500) {
					if !yield(x) {
						return
					}
				}
			}
		}
		for x := range games {
			if at := slices.IndexFunc(x.legal, func(c engine.Command) bool { return c.Verb == awaw.VerbBoard || c.Verb == awaw.VerbEmbark }); at >= 0 { // chance seldom does it
				q, events, err := x.p.Apply(x.legal[at], dice)
				if err != nil {
					t.Fatal(err)
				}
				x.next, x.events = q.(*awaw.Position), events
			}
			for side := engine.Side(1); side <= 2; side++ {
				seen := x.next.Seen(side).(engine.Namer)
				for _, e := range x.events {
					if !e.Visible(side) {
						continue
					}
					told[e.Text.Key] = true
					for _, a := range e.Text.Args {
						if a.Kind == engine.ArgRef && strings.TrimSpace(seen.NameOf(a.Ref)) == "" {
							t.Errorf("%s: side %d is told %s of %v, which has no name", id, side, e.Text.Key, a.Ref)
						}
					}
				}
			}
		}
		if id == "coral-sea-1942" && !(told["awaw.boarded"] && told["awaw.embarked"]) {
			t.Errorf("%s: nobody goes aboard", id)
		}
	}
}
