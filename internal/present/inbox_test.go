package present_test

import (
	"testing"

	"awaw/engine/awaw"
	"awaw/internal/present/table"
)

// A bomber in a box beside the map is chosen from the panel without the map leaving its targets for the box.
func TestABomberInABoxDoesNotMoveTheMapFromItsTargets(t *testing.T) {
	m := europe(t, "bomber-offensive-1943.toml")
	atAllies(t, m, awaw.VerbRaid)
	before := *m.Scene().Map
	do(t, m, table.Take{Ref: refOf(t, m, 2, "SB").Ref})
	after := *m.Scene().Map
	if before.CX != after.CX || before.CY != after.CY {
		t.Fatalf("the map went from %.1f,%.1f to %.1f,%.1f", before.CX, before.CY, after.CX, after.CY)
	}
	if len(after.Lit) == 0 {
		t.Fatal("no target is lit")
	}
}
