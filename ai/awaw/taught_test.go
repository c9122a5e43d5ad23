package awaw_test

import (
	"slices"
	"testing"

	"awaw/ai"
	minds "awaw/ai/awaw"
	"awaw/engine"
	"awaw/engine/systems"
)

// In Europe the Allies of a Pilot strike as the fifth manner does, the Axis as the plain one; over the Channel both are plain.
func TestWhatPilotsAreTaught(t *testing.T) {
	for _, x := range []struct {
		scenario string
		side     engine.Side
		manner   int
	}{{"europe-1943", 1, 1}, {"europe-1943", 2, 4}, {"channel-1940", 1, 1}, {"channel-1940", 2, 1}} {
		p := started(t, x.scenario)
		mind := minds.Mind(p)
		pilot, err := systems.Bots().Find("pilot", ai.Options{Seed: 5, Nodes: 40})
		if err != nil {
			t.Fatal(err)
		}
		dice := engine.NewKeyed(engine.OpenSeed(5))
		told := 0
		for n := 0; n < 300 && len(p.ToAct()) > 0; n++ {
			side := engine.InTurn(p.ToAct(), n)
			seen := p.Seen(side)
			if want, other := mind.Moves(seen, side, x.manner, nil), mind.Moves(seen, side, 5-x.manner, nil); side == x.side && !slices.Equal(want, other) {
				got := pilot.Decide(seen, side, ai.Watch{}).Commands
				if told++; len(got) > len(want) || !slices.Equal(got, want[:len(got)]) {
					t.Errorf("%s, side %d, %d: %v, expected %v", x.scenario, x.side, n, got, want)
				}
			}
			next, _, err := p.Apply(pilot.Choose(seen, side), dice)
			if err != nil {
				t.Fatal(err)
			}
			p = next
		}
		if told < 5 {
			t.Errorf("%s, side %d: %d decisions tell the manners apart", x.scenario, x.side, told)
		}
	}
}
