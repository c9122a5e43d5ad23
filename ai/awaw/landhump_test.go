package awaw

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// What flies over the Hump is worth to who strikes it at its base what it would still bring: by every factor shot
// down; nothing after the last flight, at another base, or to its owner.
func TestWhatTheHumpIsWorthToAStrike(t *testing.T) {
	p := scene(t, "burma-1943").(*awaw.Position)
	a := Mind(p).(*air)
	a.look(p, 1)
	s := &a.sight
	depot := s.Land.Depots[0]
	carry, all := 0, 0
	for _, u := range s.Units {
		if u.Base == depot && u.Side == 2 {
			if all += u.Thirds; u.Kind == units.Transport {
				carry += u.Thirds
			}
		}
	}
	if s.Land.Hump != 2 || carry != 4*units.PerFactor || all != 8*units.PerFactor || s.Turns != 4 {
		t.Fatalf("%d points a factor, %d thirds of transports of %d, %d turns: another case is wanted", s.Land.Hump, carry, all, s.Turns)
	}
	for _, x := range []struct {
		turn, phasing, attacker int
		kill                    float64
	}{
		{1, 1, 1, 3}, // four flights of 6.4 points, shared by eight factors
		{3, 1, 1, 2},
		{4, 1, 1, 1},
		{1, 2, 1, 2}, // Japan comes in the turn after
		{3, 2, 1, 1},
		{4, 2, 1, 0},
		{1, 2, 2, 0},
	} {
		s.Turn, s.Phasing = x.turn, engine.Side(x.phasing)
		if kill := a.haul(depot, engine.Side(x.attacker)); kill != x.kill {
			t.Errorf("turn %d of side %d, side %d attacks: %g, expected %g", x.turn, x.phasing, x.attacker, kill, x.kill)
		}
	}
	if kill := a.haul(depot+1, 1); kill != 0 {
		t.Errorf("beside the depot: %g", kill)
	}
}
