package raid_test

import (
	"testing"

	"awaw/ai"
	"awaw/ai/aitest"
	"awaw/ai/awaw/duel"
	"awaw/ai/awaw/raid"
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
	"awaw/units"
)

// raids plays a game between Pilots of the bomber offensive and shows what is asked whenever a raid is to be announced, with a planner who sees it.
func raids(t *testing.T, seed uint64, see func(a *raid.Planner, s *sight.Sight, p *awaw.Position, c engine.Command)) {
	t.Helper()
	doc, err := scenarios.Doc("bomber-offensive-1943")
	if err != nil {
		t.Fatal(err)
	}
	p, err := systems.Start(doc, tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	var bots [2]ai.Player
	for i := range bots {
		bots[i] = aitest.Player(t, systems.Bots(), "pilot", ai.Options{Seed: seed + uint64(i)})
	}
	dice := engine.NewFast(seed)
	var s sight.Sight
	a := raid.New(&s, duel.New(p.(*awaw.Position).Air()))
	a.Play(raid.Manner{Kill: 1.5, Loss: 1.5, Least: 0.3, Mass: 0.8, Wings: 6})
	for n := 0; len(p.ToAct()) > 0; n++ {
		side := engine.InTurn(p.ToAct(), n)
		c := bots[side-1].Choose(p.Seen(side), side)
		if c.Verb == awaw.VerbRaid {
			s.Look(p.Seen(side).(*awaw.Position), side)
			s.List(s.Pos, side)
			see(a, &s, p.(*awaw.Position), c)
		}
		if p, _, err = p.Apply(c, dice); err != nil {
			t.Fatal(err)
		}
	}
}

// Range to spare is reckoned with before the raid is announced as the rules do afterwards (26).
func TestRangeToSpareIsReckonedWith(t *testing.T) {
	spared := 0
	raids(t, 3, func(a *raid.Planner, s *sight.Sight, p *awaw.Position, c engine.Command) {
		if c.Way != 0 {
			return
		}
		told := a.Alone(c.A, c.B.Index())
		next, _, err := p.Apply(c, engine.NewFast(1))
		if err != nil {
			t.Fatal(err)
		}
		var g awaw.Glance
		next.(*awaw.Position).Glance(&g)
		for _, r := range g.Strategy.Raids {
			if r.Target == c.B.Index() && r.Heavy == told.Heavy && r.Army == told.Army {
				if r.Spare != told.Spare {
					t.Errorf("%v: %d is added to the roll, %d was told", c, r.Spare, told.Spare)
				}
				spared += r.Spare
			}
		}
	})
	if spared == 0 {
		t.Error("nobody had range to spare")
	}
}

// Raids are planned together: what is ordered is worth as much as any plan it began with when it is met as well as can be, army air flies
// too, and in the last turn the bombers do not stay at home.
func TestRaidsArePlannedTogether(t *testing.T) {
	flown, late, army := 0, 0, 0
	for seed := range uint64(4) {
		raids(t, seed+1, func(a *raid.Planner, s *sight.Sight, _ *awaw.Position, c engine.Command) {
			if s.Turn == s.Turns && s.Side == 2 {
				late++
			}
			if s.Unit(c.A).Kind == units.AAF {
				army++
			}
			if len(s.Strategy.Raids) > 0 {
				return
			}
			flown++
			if got, first := a.Planned(); first > got+0.01 {
				t.Errorf("seed %d: %.2f is ordered, %.2f was there to begin with", seed+1, got, first)
			}
		})
	}
	if flown == 0 || late < 8 || army == 0 {
		t.Errorf("%d times raids were flown, %d counters in last turns, %d counters of army air", flown, late, army)
	}
}
