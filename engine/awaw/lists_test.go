package awaw_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// What is looked up for many at once is what is found by asking about one hex or one unit after the other, all along games by chance.
func TestListsAgreeWithSlowOnes(t *testing.T) {
	for _, id := range []string{"barbarossa-1941", "burma-1943", "market-garden-1944", "okinawa-1945"} {
		doc, err := scenarios.Doc(id)
		if err != nil {
			t.Fatal(err)
		}
		rules, kit, err := systems.Open(doc, tables.Embedded(), nil)
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		for seed := range uint64(2) {
			p, err := rules.Setup(kit, doc)
			if err != nil {
				t.Fatal(err)
			}
			dice := engine.NewFast(seed + 1)
			for n := 0; n < 300 && len(p.ToAct()) > 0; n++ {
				if n%25 == 0 {
					unlike, listed := p.(*awaw.Position).Unlike()
					if found += listed; len(unlike) > 0 {
						t.Fatalf("%s, seed %d, step %d: %v", id, seed+1, n, unlike)
					}
				}
				legal := p.Legal(p.ToAct()[0], nil)
				if p, _, err = p.Apply(legal[dice.Intn(len(legal))], dice); err != nil {
					t.Fatal(err)
				}
			}
		}
		if found == 0 {
			t.Errorf("%s: nothing was listed", id)
		}
	}
}
