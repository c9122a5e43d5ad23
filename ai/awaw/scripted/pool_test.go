package scripted_test

import (
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// deeds plays a game of the Channel, one opponent against the one that stays, on either side in turn, and counts by verb what it was asked
// where it could have done so, and what it did.
func deeds(t *testing.T, name string) (could, did map[engine.Verb]int) {
	t.Helper()
	could, did = map[engine.Verb]int{}, map[engine.Verb]int{}
	doc, err := scenarios.Doc("channel-1940")
	if err != nil {
		t.Fatal(err)
	}
	for of := engine.Side(1); of <= 2; of++ {
		p, err := systems.Start(doc, tables.Embedded())
		if err != nil {
			t.Fatal(err)
		}
		bots := [3]ai.Bot{}
		for side := engine.Side(1); side <= 2; side++ {
			who := "stay"
			if side == of {
				who = name
			}
			if bots[side], err = systems.Bots().New(who, 5); err != nil {
				t.Fatal(err)
			}
		}
		dice := engine.NewFast(5)
		for len(p.ToAct()) > 0 {
			side := p.ToAct()[0]
			legal := p.Legal(side, nil)
			c := bots[side].Choose(p, side)
			if side == of {
				seen := map[engine.Verb]bool{}
				for _, l := range legal {
					if !seen[l.Verb] {
						seen[l.Verb] = true
						could[l.Verb]++
					}
				}
				did[c.Verb]++
			}
			if p, _, err = p.Apply(c, dice); err != nil {
				t.Fatal(err)
			}
		}
	}
	return could, did
}

// TestTheSimpleMinded does as their names say.
func TestTheSimpleMinded(t *testing.T) {
	for _, name := range []string{"pass", "hoard"} {
		if could, did := deeds(t, name); could[awaw.VerbFly] == 0 || did[awaw.VerbFly] > 0 {
			t.Errorf("%s could fly %d times and did %d times; want never", name, could[awaw.VerbFly], did[awaw.VerbFly])
		}
	}
	if could, did := deeds(t, "hoard"); could[awaw.VerbBuild] == 0 || did[awaw.VerbBuild] == 0 {
		t.Errorf("hoard could build %d times and did %d times", could[awaw.VerbBuild], did[awaw.VerbBuild])
	}
	if could, did := deeds(t, "leave"); could[awaw.VerbStay] == 0 || did[awaw.VerbStay] > 0 || could[awaw.VerbStop] == 0 || did[awaw.VerbPress] > 0 {
		t.Errorf("leave stayed %d times of %d and pressed %d times of %d; want neither", did[awaw.VerbStay], could[awaw.VerbStay], did[awaw.VerbPress], could[awaw.VerbStop])
	}
	if could, did := deeds(t, "stay"); could[awaw.VerbFlee] == 0 || did[awaw.VerbFlee] > 0 || could[awaw.VerbStop] == 0 || did[awaw.VerbStop] > 0 {
		t.Errorf("stay fled %d times of %d and stopped %d times of %d; want neither", did[awaw.VerbFlee], could[awaw.VerbFlee], did[awaw.VerbStop], could[awaw.VerbStop])
	}
	_, all := deeds(t, "allin")
	if _, some := deeds(t, "steady"); all[awaw.VerbFly] <= some[awaw.VerbFly] || all[awaw.VerbStop] > 0 {
		t.Errorf("allin flew %d times, steady %d times; want more; it stopped %d times", all[awaw.VerbFly], some[awaw.VerbFly], all[awaw.VerbStop])
	}
}
