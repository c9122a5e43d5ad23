package awaw_test

import (
	"slices"
	"testing"

	"awaw/ai"
	minds "awaw/ai/awaw"
	"awaw/engine"
)

// In Europe the Allies of a Pilot strike as the fifth manner does, the Axis as the plain one; over the Channel both are plain.
func TestWhatPilotsAreTaught(t *testing.T) {
	for _, x := range []struct {
		scenario string
		side     engine.Side
		manner   int
	}{{"europe-1943", 1, 1}, {"europe-1943", 2, 4}, {"channel-1940", 1, 1}, {"channel-1940", 2, 1}} {
		mind := minds.Mind(started(t, x.scenario))
		told := 0
		piloted(t, x.scenario, 300, func(n int, pilot ai.Player, seen engine.Position, side engine.Side) {
			if want, other := mind.Moves(seen, side, x.manner, nil), mind.Moves(seen, side, 5-x.manner, nil); side == x.side && !slices.Equal(want, other) {
				got := pilot.Decide(seen, side, ai.Watch{}).Commands
				if told++; len(got) > len(want) || !slices.Equal(got, want[:len(got)]) {
					t.Errorf("%s, side %d, %d: %v, expected %v", x.scenario, x.side, n, got, want)
				}
			}
		})
		if told < 5 {
			t.Errorf("%s, side %d: %d decisions tell the manners apart", x.scenario, x.side, told)
		}
	}
}
