package play

import (
	"errors"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play/chain"
	"awaw/engine/toys"
)

// A program that draws the dice of a choice from links that were known when it was made is found out.
func TestDiceOfAChoiceFromKnownLinks(t *testing.T) {
	doc := engine.Doc{Name: "buckets.json", Data: []byte(`{"turns": 6, "places": [[[3, 2], [2, 3]], [[5, 0], [0, 4]], [[1, 1], [1, 1]]]}`)}
	secrets := []engine.Seed{{1}, {2}}
	m := &LinksMark{Game: strings.Repeat("ab", 32), Side: 1, Keys: []string{"", ""}}
	for _, s := range secrets {
		tip, err := chain.Of(s, 0)
		if err != nil {
			t.Fatal(err)
		}
		m.Tips = append(m.Tips, tip.String())
	}
	g, err := New(toys.Buckets{}, engine.Kit{}, doc, Options{Seed: secrets[0], Links: m, Program: "1.0"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Do(engine.Command{Side: 1, Verb: toys.VerbAttack, B: engine.SpaceRef(0)}); !errors.Is(err, ErrOwed) {
		t.Fatal(err)
	}
	for i, s := range secrets {
		l, err := chain.Of(s, 1)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := g.GiveLink(engine.Side(i+1), l); err != nil {
			t.Fatal(err)
		}
	}
	for g.Position().Legal(g.acting[0], nil)[0].Verb == toys.VerbLose {
		if _, err := g.Do(g.Position().Legal(g.acting[0], nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if r := g.Verify(); r.Proof() != Proved {
		t.Fatalf("%+v", r)
	}
	g.links.open = true // as an honest program does only for what nobody chose
	if _, err := g.command(engine.Command{Side: 1, Verb: toys.VerbAttack, B: engine.SpaceRef(1)}, nil); err != nil {
		t.Fatal(err)
	}
	r := g.Verify()
	if len(r.Faults) != 1 || r.Faults[0].Why.Key != "game.fault.chosen" {
		t.Errorf("%+v", r.Faults)
	}
}
