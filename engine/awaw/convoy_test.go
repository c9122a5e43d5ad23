// Convoys: transports unload where the scenario pays for it, once, and load again in the ports they come from.

package awaw_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

func pointsOf(p engine.Position, side engine.Side) int {
	for _, x := range see(p).Tallies {
		if x.Side == side && x.Name.Key == "awaw.tally.points" {
			return x.N
		}
	}
	return -1
}

func TestConvoysUnloadOnceAndLoadAgain(t *testing.T) {
	p, _ := stand(t, "map sea-test", "control C4 E3 D9 Axis", "control C18 E20 Allies", "turns 4", "force Axis Train at E3", "ship Japan TR 3 with Train",
		"ship Japan TR 2 with Train", "ship Japan DD 4 with Train", "convoy Axis D9 2 from E3", "force Allies First at C18", "ship US DD 1 with First")
	dice := engine.NewLoaded()
	turn := func(want int) {
		t.Helper()
		if got := pointsOf(p, 1); got != want {
			t.Fatalf("turn %d: %d points, want %d", see(p).Turn, got, want)
		}
	}
	p = reach(t, p, dice, "sail #f0 D9")
	turn(10) // five factors of transports at two points; destroyers bring nothing
	p = order(t, p, dice, "sail #f0 D10", "sail #f0 D9")
	turn(10)
	for see(p).Turn == 1 {
		p = order(t, p, dice, "done")
	}
	p = reach(t, p, dice, "sail #f0 D10") // at D9 nothing is loaded
	p = order(t, p, dice, "sail #f0 D9", "sail #f0 E3")
	turn(10)
	p = order(t, p, dice, "done")
	for see(p).Turn == 2 {
		p = order(t, p, dice, "done")
	}
	p = reach(t, p, dice, "sail #f0 D9")
	turn(20)
	if k := p.(*awaw.Position).Faults(); len(k) > 0 {
		t.Error(k)
	}
}
