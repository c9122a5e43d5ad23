// What the mission matrix tells of the hunt for ships at sea.

package awaw_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

const seekRow = "awaw.mission.seek"

func TestTheMatrixTellsWhoMayHuntShips(t *testing.T) {
	p, _ := stand(t, "map sea-test", "control E3 B6 D9 Axis", "control C4 C18 E20 B17 D15 E12 Allies", "turns 2", "force Axis Kido at B6",
		"ship Japan DD 9 with Kido", "US AAF 3 at C4", "US AT 1 at E12")
	dice := engine.NewLoaded(1, 1, 1, 1)
	cell := func(p engine.Position, i int) engine.MatrixCell {
		t.Helper()
		for _, r := range matrix(t, p, i).Rows {
			if r.Mission.Key == seekRow {
				return r.Cells[0]
			}
		}
		t.Fatal("the matrix has no row about the hunt")
		return engine.MatrixCell{}
	}
	if c := cell(p, 0); c.Verdict != engine.YesLater {
		t.Errorf("army air in the enemy's turn: %+v; it may be asked", c)
	}
	if c := cell(p, 1); c.Verdict != engine.No || c.Text.Key != "awaw.no.fly.type" {
		t.Errorf("air transports hunt nothing, but the matrix says %+v", c)
	}
	p = passUntil(t, p, dice, 2, awaw.VerbStrike)
	p = order(t, p, dice, "strike #0 B6")
	if c := cell(p, 0); c.Verdict != engine.No || c.Text.Key != "awaw.no.fly.twice" {
		t.Errorf("it flies against a port, but the matrix says %+v", c)
	}
}

// A war without ships has no row about the hunt.
func TestTheMatrixOfALandWarHasNoHunt(t *testing.T) {
	p, _ := stand(t, "map europe-test", "control E10 E11 Axis", "control E14 E18 Allies", "Germany AAF 4 at E10", "Britain AAF 2 at E14")
	for _, r := range matrix(t, p, 0).Rows {
		if r.Mission.Key == seekRow {
			t.Errorf("no ships, but the matrix says %+v", r)
		}
	}
}
