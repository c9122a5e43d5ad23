package present_test

import (
	"os"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/hexmap"
	"awaw/internal/present"
	"awaw/tables"
)

// A bomber in a box beside the map is chosen from the panel without the map leaving its targets for the box.
func TestABomberInABoxDoesNotMoveTheMapFromItsTargets(t *testing.T) {
	const file, doc = "../../assets/maps/europe.toml", "../../scenarios/bomber-offensive-1943.toml"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	board, err := hexmap.Load(file, data)
	if err != nil {
		t.Fatal(err)
	}
	toml, err := os.ReadFile(doc)
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.New(awaw.Rules{}, engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: doc, Data: toml}, engine.GameOptions{Seed: engine.OpenSeed(3), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	m, d := newModel(t)
	d.bot = sailors{}
	m.Put(&present.Play{Game: g, Board: present.HexBoard{Map: board}, Title: "Bombers", Seats: []string{"pilot", "person"}})
	atAllies(t, m, awaw.VerbRaid)
	before := *m.Scene().Map
	do(t, m, present.Act{Do: "ref", Ref: refOf(t, m, 2, "SB").Ref})
	after := *m.Scene().Map
	if before.CX != after.CX || before.CY != after.CY {
		t.Fatalf("the map went from %.1f,%.1f to %.1f,%.1f", before.CX, before.CY, after.CX, after.CY)
	}
	if len(after.Lit) == 0 {
		t.Fatal("no target is lit")
	}
}
