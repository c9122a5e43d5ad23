package present_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// played is the journal of a game in which some commands were given.
func played(t *testing.T, scenario, seed string, commands ...string) []byte {
	t.Helper()
	doc, err := scenarios.Doc(scenario)
	if err != nil {
		t.Fatal(err)
	}
	rules, kit, err := systems.Open(doc, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	o := play.Options{Sink: &play.Memory{}}
	if o.Seed, err = engine.ParseSeed(seed); err != nil {
		t.Fatal(err)
	}
	g, err := play.New(rules, kit, doc, o)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range commands {
		p, err := g.At(g.Head(), engine.NoSide)
		if err != nil {
			t.Fatal(err)
		}
		c, err := rules.ParseCommand(p, text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := g.Do(c); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return o.Sink.(*play.Memory).Bytes()
}

// Of those who struck a fleet the one who fell stands on the sheet, though it came off a carrier that nobody had seen before; it is not said
// of those beside it.
func TestWhoCameOutOfTheDarkIsShown(t *testing.T) {
	m := shown(t, played(t, "coral-sea-1942", "9cc4a00fa097ef8b6ff794ffc8317c745b9cd49f5c6a71835f2b45a083243ba8",
		"Japan: done", "Japan: done", "Japan: sail TF#f0 II29", "Allies: hunt HH29", "Japan: done", "Allies: search AU-AAF-1#7 HH29", "Allies: done",
		"Japan: roll", "Allies: strike US-NAS-5#5 TF#f0", "Allies: strike AU-AAF-1#7 TF#f0", "Allies: done", "Japan: roll", "Allies: aim JA-CV-5#s0 3",
		"Allies: roll"), 1)
	s := m.Top().Sight
	found := false
	for i := range s.Points {
		for _, e := range s.Decided(i) {
			if e.What != engine.FightStrike {
				continue
			}
			found = true
			f := m.Top().ReadFought(i, e)
			lost := map[string]int{}
			for _, x := range f.Forces[0].Fates {
				lost[x.Was.Nation] += x.Lost
			}
			if f.Forces[0].Lost != 1 || lost["US"] != 1 || lost["AU"] != 0 {
				t.Errorf("%d fell; shown are %v, want one American", f.Forces[0].Lost, lost)
			}
		}
	}
	if !found {
		t.Error("there was no strike")
	}
}
