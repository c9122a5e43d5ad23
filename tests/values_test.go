package tests

import (
	"bytes"
	"testing"
	"testing/fstest"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// A game goes on with the rule values it began with, whatever a later program ships.
func TestSavesCarryTheirValues(t *testing.T) {
	costs, err := tables.Embedded().Values("awaw")
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := costs["awaw/ledger.toml"]; ok || len(costs) < 5 {
		t.Fatalf("%d files are values, the ledger among them: %v", len(costs), ok)
	}
	dearer := bytes.ReplaceAll([]byte(costs["awaw/costs.toml"]), []byte("brp = 3"), []byte("brp = 4"))
	old := tables.Embedded().Override("old", fstest.MapFS{"awaw/costs.toml": {Data: dearer}})
	doc, err := scenarios.Doc("stay-or-go")
	if err != nil {
		t.Fatal(err)
	}
	rules, kit, err := systems.Open(doc, old, nil)
	if err != nil {
		t.Fatal(err)
	}
	sink := &play.Memory{}
	values, err := old.Values("awaw")
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(1), Open: true, Sink: sink, Values: values})
	if err != nil {
		t.Fatal(err)
	}
	bot, err := systems.Bots().New("random", 1)
	if err != nil {
		t.Fatal(err)
	}
	for range 30 {
		side := g.ToAct()[0]
		if _, err := g.Do(bot.Choose(g.Seen(side), side)); err != nil {
			t.Fatal(err)
		}
	}
	resume := func(text []byte) (*play.Game, error) {
		j, err := play.ReadJournal("kept", bytes.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		return systems.Resume(j, tables.Embedded(), nil)
	}
	again, err := resume(sink.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if again.Position().Digest() != g.Position().Digest() || !again.Verify().OK() {
		t.Error("the resumed game is another one")
	}
	bare, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(1), Open: true, Sink: &play.Memory{}})
	if err != nil {
		t.Fatal(err)
	}
	if h := bare.Header().Tables; len(h.Values) != 0 || h.Hash == tables.Embedded().Hash("awaw") {
		t.Error("a save without values must at least tell that its values are others")
	}
}
