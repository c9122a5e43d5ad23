// How a scenario ends: nobody has won before its end, and then the lead decides by the scenario's levels.

package awaw_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// The levels of the scenario "stay-or-go": a lead of 4 wins, one of less than -3 loses, between is a draw.
func TestTheLeadDecidesAtTheEnd(t *testing.T) {
	doc, err := scenarios.Doc("stay-or-go")
	if err != nil {
		t.Fatal(err)
	}
	rules, kit, err := systems.Open(doc, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[engine.Side]int{}
	for seed := range uint64(60) {
		p, err := rules.Setup(kit, doc)
		if err != nil {
			t.Fatal(err)
		}
		for x := range byChance(t, p, engine.NewFast(seed), mostByChance) {
			if o := x.p.Outcome(); o.Over || o.Winner != engine.NoSide || !o.Why.IsZero() {
				t.Fatalf("seed %d: %+v before the end", seed, o)
			}
			p = x.next
		}
		o := p.Outcome()
		lead, want := o.Score[0].Points-o.Score[1].Points, engine.NoSide
		switch {
		case lead >= 4:
			want = 1
		case lead < -3:
			want = 2
		}
		if !o.Over || o.Winner != want || o.Why.IsZero() {
			t.Errorf("seed %d: a lead of %d gives %+v", seed, lead, o)
		}
		seen[o.Winner]++
	}
	if len(seen) != 3 {
		t.Errorf("the games ended %v; every result must be among them", seen)
	}
}
