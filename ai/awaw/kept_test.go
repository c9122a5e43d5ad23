package awaw_test

import (
	"reflect"
	"testing"

	"awaw/ai"
	minds "awaw/ai/awaw"
	"awaw/engine"
	"awaw/engine/systems"
)

// What a side goes for is kept from one decision to the next, over steps that cannot serve it, until it is taken or another way is found better by more than
// what may be luck; one place is gone for longer than by a player who is not told what he went for.
func TestAnObjectiveIsKept(t *testing.T) {
	kept, changed := campaign(t, true)
	again, anew := campaign(t, false)
	t.Logf("told: kept %d times, given up %d; not told: %d and %d", kept, changed, again, anew)
	if kept == 0 || kept*(again+anew) <= again*(kept+changed) {
		t.Errorf("told what it goes for it is kept %d times and given up %d; not told %d and %d", kept, changed, again, anew)
	}
}

// campaign plays a player turn and counts how often what the first side goes for was gone for again in the next decision that could serve it.
func campaign(t *testing.T, told bool) (kept, changed int) {
	t.Helper()
	const few = 300
	for seed := uint64(1); seed <= 2; seed++ {
		p := started(t, "barbarossa-1941")
		m := minds.Mind(p)
		led := m.(ai.Campaigner)
		dice := engine.NewKeyed(engine.OpenSeed(seed))
		bot, err := systems.Bots().Find("commander", ai.Options{Seed: seed, Nodes: few})
		if err != nil {
			t.Fatal(err)
		}
		first := m.Clock(p)
		goes := map[engine.Side]engine.Ref{}
		for len(p.ToAct()) > 0 && m.Clock(p) == first {
			side := p.ToAct()[0]
			seen := p.Seen(side)
			var w ai.Watch
			if told {
				w.Objective = goes[side]
			}
			d := bot.Decide(seen, side, w)
			serves := len(led.Objectives(seen, side, 1)) > 0 && len(seen.Legal(side, nil)) > 1
			switch {
			case !serves:
				if d.Objective != w.Objective {
					t.Fatalf("where nothing can be done for it, %v becomes %v", w.Objective, d.Objective)
				}
			case goes[side] != engine.NoRef && d.Objective == goes[side]:
				kept++
			case goes[side] != engine.NoRef:
				changed++
			}
			if serves {
				goes[side] = d.Objective
			}
			for _, c := range d.Commands {
				next, _, err := p.Apply(c, dice)
				if err != nil {
					break
				}
				p = next
			}
		}
	}
	return kept, changed
}

// A place that is held already is not gone for, and nobody goes for anything by being told so: what is decided is the same.
func TestAnObjectiveThatIsTakenIsForgotten(t *testing.T) {
	asked := 0
	p := started(t, "barbarossa-1941")
	led := minds.Mind(p).(ai.Campaigner)
	own := placed(t, p, "Warsaw")
	piloted(t, "barbarossa-1941", 60, func(n int, _ ai.Player, seen engine.Position, side engine.Side) {
		if side != 1 || asked == 3 || len(led.Objectives(seen, side, 1)) == 0 {
			return
		}
		asked++
		bot, err := systems.Bots().Find("commander", ai.Options{Seed: 1, Nodes: 200})
		if err != nil {
			t.Fatal(err)
		}
		if a, b := bot.Decide(seen, side, ai.Watch{}), bot.Decide(seen, side, ai.Watch{Objective: own}); !reflect.DeepEqual(a, b) {
			t.Errorf("%d: %v, and going for Warsaw %v", n, a, b)
		}
	})
	if asked == 0 {
		t.Error("nothing was asked")
	}
}
