package awaw_test

import (
	"testing"

	"awaw/engine"
)

// What a panel shows as the force before the dice is as it was then: attackers, who cannot fly inverted, stand ready also when
// the round has turned them over.
func TestAttackersStandReadyBeforeTheDice(t *testing.T) {
	turned := 0
	for _, id := range []string{"channel-1940", "okinawa-1945", "pearl-harbor-1941", "midway-1942"} {
		for x := range byChance(t, opened(t, id), engine.NewFast(5), 3000) {
			b := x.next.View().Battle
			if b == nil || !b.Rolled || b.Kind == engine.BattleGround {
				continue
			}
			for _, c := range b.Sides[0].Before {
				if c.Is(engine.Turned) {
					t.Fatalf("%s, command %d: %s of the attacker is shown inverted before the dice", id, x.n, c.Kind.Code)
				}
			}
			for _, c := range b.Sides[0].Counters {
				if c.Is(engine.Turned) {
					turned++
				}
			}
		}
	}
	if turned == 0 {
		t.Error("no attacker was ever turned over: too few to tell")
	}
}
