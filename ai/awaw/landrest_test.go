package awaw

import (
	"testing"

	"awaw/ai"
	"awaw/ai/aitest"
	"awaw/engine/awaw"
	"awaw/scenarios"
)

// Who defends gives no more away than who does nothing at all: the attacker's lead at the end, over some games with the same seeds.
func TestADefenderIsNoWorseThanIdle(t *testing.T) {
	start := scene(t, "barbarossa-1941")
	lead := func(defender string) (sum int) {
		for seed := uint64(1); seed <= 6; seed++ {
			seats := []ai.Player{player(t, "pilot", ai.Options{Seed: seed}), player(t, defender, ai.Options{Seed: seed})}
			_, out := aitest.Bout(t, start, seats, seed, 5000)
			for _, x := range out.Score {
				if x.Side == 1 {
					sum += x.Points
				} else {
					sum -= x.Points
				}
			}
		}
		return sum
	}
	if thinks, idle := lead("pilot"), lead("pass"); thinks > idle {
		t.Errorf("against a pilot the attacker leads by %d in six games, against one who does nothing by %d", thinks, idle)
	}
}

// To do nothing more is weighed where a step may be ended and there is a war on the ground, and nowhere else.
func TestRestIsTheEndOfAStepOnLand(t *testing.T) {
	for id, war := range map[string]bool{"barbarossa-1941": true, scenarios.Default().ID: false} {
		rests := 0
		for _, x := range game(t, scene(t, id), "cadet", 3, nil) {
			side := x.c.Side
			c, ok := Mind(x.p).(ai.Rester).Rest(x.p.Seen(side), side)
			ends := false
			for _, l := range x.p.Legal(side, nil) {
				ends = ends || l.Verb == awaw.VerbDone
			}
			if ok != (war && ends) || ok && c.Verb != awaw.VerbDone {
				t.Fatalf("%s: %v, %t in a step that can be ended: %t", id, c, ok, ends)
			}
			if ok {
				rests++
			}
		}
		if war && rests < 20 {
			t.Errorf("%s: a step could be ended %d times in a game", id, rests)
		}
	}
}
