package awaw

import (
	"testing"

	"awaw/ai"
	"awaw/engine/awaw"
	"awaw/scenarios"
)

// To do nothing more is weighed where a step may be ended and there is a war on the ground, and nowhere else; who starves is fed.
func TestRestIsTheEndOfAStepOnLand(t *testing.T) {
	for id, war := range map[string]bool{"barbarossa-1941": true, scenarios.Default().ID: false} {
		rests := 0
		for _, x := range game(t, scene(t, id), "cadet", 3, nil) {
			side := x.c.Side
			c, ok := Mind(x.p).(ai.Rester).Rest(x.p.Seen(side), side)
			ends := false
			feeds := asked(x.p) == awaw.AskFeed
			for _, l := range x.p.Legal(side, nil) {
				ends = ends || l.Verb == awaw.VerbDone
			}
			if ok != (war && ends && !feeds) || ok && c.Verb != awaw.VerbDone {
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
