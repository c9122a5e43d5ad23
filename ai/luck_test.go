package ai_test

import (
	"testing"

	"awaw/ai"
	"awaw/engine/systems"
)

// What dice do beyond their mean comes to nothing on average, whoever throws them, by every kind of them that a trial meets; and without it samples of
// one way lie nearer together in the air.
func TestLuckComesToNothing(t *testing.T) {
	for id, most := range map[string]float64{"channel-1940": 0.6, "bomber-offensive-1943": 0.6, "coral-sea-1942": 1, "market-garden-1944": 1} {
		p := scene(t, id)
		came, got, off := ai.Evened(systems.Bots(), p, p.ToAct()[0], 120)
		t.Logf("%s: squares %.0f, %.0f without luck; means off by %v", id, came, got, off)
		if len(off) == 0 || got > most*came {
			t.Errorf("%s: %d kinds of dice, squares %.0f, without luck %.0f", id, len(off), came, got)
		}
		for of, x := range off {
			if x > 4 {
				t.Errorf("%s: luck of %q lies %.1f standard errors off nothing", id, of, x)
			}
		}
	}
}
