package awaw

import (
	"testing"

	"awaw/aircombat"
	"awaw/internal/rulebook"
	"awaw/tables"
)

// Every option of the table changes something: a switch here, a nation's value, or a reading of chapter 19.
func TestEveryOptionIsRead(t *testing.T) {
	list, err := rulebook.Options(tables.Embedded(), string(ID))
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, o := range list {
		known[o.ID] = true
		if switches[o.ID] == nil && o.ID != "china_drm" && !new(aircombat.Rules).Choose(o.ID, o.Values[1]) {
			t.Errorf("option %s changes nothing", o.ID)
		}
		if f := switches[o.ID]; f != nil {
			var a, b options
			f(&a, o.Values[0])
			f(&b, o.Values[1])
			if a.portMissions == b.portMissions && a.cityPortTwice == b.cityPortTwice && a.returnAtOnce == b.returnAtOnce && a.askGround == b.askGround && a.askBombing == b.askBombing &&
				a.classic == b.classic && a.carrierOneRound == b.carrierOneRound && a.wholeFactors == b.wholeFactors &&
				a.excessDisplaced == b.excessDisplaced && a.stageFromBoxes == b.stageFromBoxes && a.carrierOverruns == b.carrierOverruns && a.interceptorsEither == b.interceptorsEither &&
				a.divertedLost == b.divertedLost && a.interceptorsLand == b.interceptorsLand && a.askSea == b.askSea {
				t.Errorf("option %s sets nothing", o.ID)
			}
		}
	}
	for id := range switches {
		if !known[id] {
			t.Errorf("%s is no option of the table", id)
		}
	}
}
