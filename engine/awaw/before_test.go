package awaw_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// What a panel shows as the force before the dice is as it was then: attackers, who cannot fly inverted, stand ready also when
// the round has turned them over.
func TestAttackersStandReadyBeforeTheDice(t *testing.T) {
	turned := 0
	for _, id := range []string{"channel-1940", "okinawa-1945", "pearl-harbor-1941", "midway-1942"} {
		kit, doc := published(t, id)
		p, err := awaw.Rules{}.Setup(kit, doc)
		if err != nil {
			t.Fatal(err)
		}
		dice := engine.NewFast(5)
		for n := 0; n < 3000 && len(p.ToAct()) > 0; n++ {
			legal := p.Legal(p.ToAct()[0], nil)
			next, _, err := p.Apply(legal[dice.Intn(len(legal))], dice)
			if err != nil {
				t.Fatal(err)
			}
			p = next
			b := p.View().Battle
			if b == nil || !b.Rolled || b.Kind == engine.BattleGround {
				continue
			}
			for _, c := range b.Sides[0].Before {
				if c.Is(engine.Turned) {
					t.Fatalf("%s, command %d: %s of the attacker is shown inverted before the dice", id, n, c.Kind.Code)
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
