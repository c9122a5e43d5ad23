// Saves of the question which of the units carried is lost: each number at its limits and one beyond.

package awaw_test

import "testing"

func TestSavedChoiceOfCargoHoldsToItsBounds(t *testing.T) {
	kit, saved, _ := savedAt(t, []string{"map europe-test", "control E2 E3 E4 E5 E7 E8 E9 E10 E11 E12 H6 Axis", "control E14 E15 E18 D10 F6 Allies", "source Axis E2", "source Allies D10",
		"Germany AT 2 at E10", "troops Germany infantry 1-3 2-3 at H6", "Britain AAF 2 at E14"},
		[]string{"done", "load #0 #g0", "load #0 #g1", "depart #0 H6", "meet #1 E10", "done", "roll"}, 1, 1)
	tryBounds(t, kit, saved, []bound{{[]any{"choice", "owed", 0, 0}, 0, 1}, {[]any{"choice", "owed", 0, 1}, 1, 1}, {[]any{"choice", "side"}, 1, 1}})
}
