// How a scenario ends: nobody has won before its end, and then the lead decides by the scenario's levels.

package awaw_test

import (
	"reflect"
	"strings"
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

// The end says from which lead on the first side would have won, be it behind or level.
func TestTheEndTellsTheLeadNeeded(t *testing.T) {
	for margin, want := range map[string]func(level string, a, b int) engine.Text{
		"4": func(level string, a, b int) engine.Text {
			return engine.Say("awaw.outcome.lead", level, a, b, engine.Side(1), 4)
		},
		"0": func(level string, a, b int) engine.Text {
			return engine.Say("awaw.outcome.level", level, a, b, engine.Side(1))
		},
		"-2": func(level string, a, b int) engine.Text {
			return engine.Say("awaw.outcome.behind", level, a, b, engine.Side(1), 2)
		},
	} {
		doc, err := scenarios.Doc("stay-or-go")
		if err != nil {
			t.Fatal(err)
		}
		doc.Data = []byte(strings.Replace(string(doc.Data), "margin = 4\n", "margin = "+margin+"\n", 1))
		rules, kit, err := systems.Open(doc, tables.Embedded(), nil)
		if err != nil {
			t.Fatal(err)
		}
		p, err := rules.Setup(kit, doc)
		if err != nil {
			t.Fatal(err)
		}
		for x := range byChance(t, p, engine.NewFast(3), mostByChance) {
			p = x.next
		}
		o := p.Outcome()
		if says := want(o.Level, o.Score[0].Points, o.Score[1].Points); !reflect.DeepEqual(o.Why, says) {
			t.Errorf("with a margin of %s it tells %+v, want %+v", margin, o.Why, says)
		}
	}
}
