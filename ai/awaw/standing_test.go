package awaw

import (
	"slices"
	"testing"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
)

// 18.21, 18.71: air that has supply is not moved to where there is less, in any theatre and by no level that knows the game, but to cover a place in
// partial supply that the enemy may drop on.
func TestNobodyMovesToABaseWithoutSupply(t *testing.T) {
	moved, from := 0, 0
	for _, id := range theatres {
		for seed := uint64(1); seed <= 4; seed++ {
			for _, x := range game(t, scene(t, id), "pilot", seed, nil) {
				if x.c.Verb != awaw.VerbStage && x.c.Verb != awaw.VerbRedeploy && x.c.Verb != awaw.VerbLand {
					continue
				}
				var s sight.Sight
				s.Look(x.p, x.c.Side)
				u, to := s.Unit(x.c.A), s.BaseAt(x.c.B.Index())
				if u == nil || to == nil {
					continue
				}
				moved++
				if b := s.BaseAt(u.Base); b == nil || !b.Fed {
					from++
					continue
				}
				if !to.Fed && (to.Dry || !feared(x.p, x.c)) {
					t.Errorf("%s, seed %d: a counter moves from supply to a base without, at %v", id, seed, x.c.B)
				}
			}
		}
	}
	if moved == 0 || moved == from {
		t.Errorf("%d changes of base, %d of them from bases without supply", moved, from)
	}
}

// feared tells whether a change of base is to a place the enemy may drop on.
func feared(p *awaw.Position, c engine.Command) bool {
	a := Mind(p).(*air)
	a.look(p.Seen(c.Side).(*awaw.Position), c.Side)
	a.survey()
	return slices.ContainsFunc(a.dreads(), func(x dread) bool { return x.hex == c.B.Index() })
}
