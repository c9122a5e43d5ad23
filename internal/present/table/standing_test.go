package table

import (
	"testing"

	"awaw/engine"
)

// TestStepsForTheOtherSide turns the results of the Channel to the Allies: each begins one point above where the other side's ends.
func TestStepsForTheOtherSide(t *testing.T) {
	results := []engine.Result{{From: 60, Winner: 1}, {From: 36, Winner: 1}, {From: 20, Winner: 2}, {From: engine.LeastLead, Winner: 2}}
	for side, want := range map[engine.Side][]int{1: {60, 36, 20, engine.LeastLead}, 2: {-19, -35, -59, engine.LeastLead}} {
		got := stepsFor(side, results)
		for i, w := range want {
			if got[i].From != w {
				t.Errorf("side %d: result %d begins at %d, not %d", side, i, w, got[i].From)
			}
		}
	}
	for lead := -70; lead <= 70; lead++ { // whatever the lead, both come to the same result
		at := func(steps []StandingStep, lead int) engine.Result {
			for _, s := range steps {
				if lead >= s.From {
					return s.Result
				}
			}
			return engine.Result{}
		}
		if a, b := at(stepsFor(1, results), lead), at(stepsFor(2, results), -lead); a.From != b.From {
			t.Fatalf("a lead of %d comes to %d for one side and to %d for the other", lead, a.From, b.From)
		}
	}
}
