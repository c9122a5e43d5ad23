package awaw_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// Marches looked up are those that are found one hex at a time, all along games by chance over land, in jungle and between zones.
func TestMarchesAgreeWithSlowOnes(t *testing.T) {
	for _, id := range []string{"barbarossa-1941", "burma-1943", "market-garden-1944"} {
		doc, err := scenarios.Doc(id)
		if err != nil {
			t.Fatal(err)
		}
		rules, kit, err := systems.Open(doc, tables.Embedded(), nil)
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		for seed := range uint64(3) {
			p, err := rules.Setup(kit, doc)
			if err != nil {
				t.Fatal(err)
			}
			dice := engine.NewFast(seed + 1)
			for n := 0; n < 600 && len(p.ToAct()) > 0; n++ {
				if n%7 == 0 {
					fast, slow := p.(*awaw.Position).Marches()
					for i := range fast {
						if !slices.Equal(fast[i], slow[i]) {
							t.Fatalf("%s, seed %d, step %d, unit %d: %v, one hex at a time %v", id, seed+1, n, i, fast[i], slow[i])
						}
						found += len(fast[i])
					}
				}
				legal := p.Legal(p.ToAct()[0], nil)
				if p, _, err = p.Apply(legal[dice.Intn(len(legal))], dice); err != nil {
					t.Fatal(err)
				}
			}
		}
		t.Logf("%s: %d hexes to march to", id, found)
		if found == 0 {
			t.Errorf("%s: nobody could march", id)
		}
	}
}
