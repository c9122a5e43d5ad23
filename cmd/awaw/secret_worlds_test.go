package main

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/nets"
	"awaw/internal/walktest"
	"awaw/scenarios"
)

// eachSecret runs a test for every scenario whose orders are written at once, in open and in blind play.
func eachSecret(t *testing.T, f func(t *testing.T, s nets.System, blind bool)) {
	t.Helper()
	for _, info := range scenarios.List() {
		doc, err := scenarios.Doc(info.ID)
		if err != nil {
			t.Fatal(err)
		}
		rules, kit, err := systems.Open(doc, systems.Tables(), nil)
		if err != nil {
			t.Fatal(err)
		}
		p, err := rules.Setup(kit, doc)
		if err != nil {
			t.Fatal(err)
		}
		if len(p.ToAct()) < 2 {
			continue
		}
		for _, sight := range []string{"open", "blind"} {
			if rules, kit, err = systems.Open(doc, systems.Tables(), map[string]string{"sight": sight}); err != nil {
				t.Fatal(err)
			}
			t.Run(info.ID+" "+sight, func(t *testing.T) { f(t, nets.System{Rules: rules, Kit: kit, Doc: doc}, sight == "blind") })
		}
	}
}

// While others have written other orders and sealed, the window of who still writes is the same: every panel, what is pointed at, searched for and
// clicked, the orders it goes on to write. Its own orders it shows.
func TestTheWindowDrawsSecretOrdersAlike(t *testing.T) {
	eachSecret(t, func(t *testing.T, s nets.System, _ bool) {
		const watcher = engine.Side(1)
		worlds, kept := nets.TwoGames(t, s)
		if !nets.WriteApart(t, worlds, watcher) {
			t.Fatal("the worlds are one")
		}
		x := walked(t, kept[0].Bytes(), watcher)
		walktest.Alike(t, x, walked(t, kept[1].Bytes(), watcher))
		other := worlds[0].Writing()[1]
		if slices.Equal(walktest.Tour(watching(t, kept[0].Bytes(), other)), walktest.Tour(watching(t, kept[1].Bytes(), other))) {
			t.Error("the side that hides draws no difference itself")
		}
		if err := worlds[0].TakeBack(watcher); err != nil {
			t.Fatal(err)
		}
		if walktest.Drawn(watching(t, kept[0].Bytes(), watcher)) == x[0].Drawn {
			t.Error("the orders of the side that looks are not drawn")
		}
	})
}

// In blind play the window shows the same of what was ordered out of sight, once it is opened, while play goes on.
func TestTheWindowDrawsBlindWorldsAlike(t *testing.T) {
	if testing.Short() {
		t.Skip("plays games of six scenarios")
	}
	found := 0
	eachSecret(t, func(t *testing.T, s nets.System, blind bool) {
		for seed := uint64(0); blind && seed < 3; seed++ {
			const watcher = engine.Side(1)
			if _, _, a, b := nets.TwoBlindWorlds(t, s, seed, watcher); a != nil {
				walktest.Alike(t, walked(t, a, watcher), walked(t, b, watcher))
				found++
				return
			}
		}
	})
	if found < 5 { // where two powers stand face to face nothing is far away
		t.Errorf("two worlds were found in %d scenarios", found)
	}
}

// walked is a walk through the window of a journal, with searches and clicks all over it.
func walked(t *testing.T, journal []byte, side engine.Side) []walktest.Look {
	t.Helper()
	m := watching(t, journal, side)
	return append(walktest.Tour(m), walktest.Clicks(m)...)
}
