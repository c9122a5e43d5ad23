// Opponents in two worlds that differ only in what they may not know (17.3123).

package awaw_test

import (
	"reflect"
	"slices"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/systems"
)

// TestOpponentsDecideTheSameInBothWorlds plays by chance where ships are hidden, exchanges what is hidden from the side that is asked,
// and asks every level in both worlds: commands, what was meant, what is expected and how much was tried are the same.
func TestOpponentsDecideTheSameInBothWorlds(t *testing.T) {
	for _, id := range []string{"midway-1942", "coral-sea-1942", "okinawa-1945"} {
		where(t, id, func(t *testing.T, p *awaw.Position, first uint64, dice *engine.Fast) {
			asked := 0
			for x := range byChance(t, p, dice, 400) {
				if len(x.legal) < 2 || x.n%7 > 0 {
					continue
				}
				if q := x.p.Twin(x.c.Side, dice); q != nil {
					asked++
					decidesTheSame(t, first, x.c.Side, x.p, q)
				}
				if asked == 12 {
					break
				}
			}
			if asked < 4 {
				t.Errorf("seed %d: only %d positions hid anything from the side that is asked", first, asked)
			}
		})
	}
}

// where runs a test in a scenario in which ships are hidden; a short run is content with one of them.
func where(t *testing.T, id string, test func(t *testing.T, p *awaw.Position, first uint64, dice *engine.Fast)) {
	t.Run(id, func(t *testing.T) {
		if testing.Short() && id != "midway-1942" {
			t.Skip("one is enough for a short run")
		}
		first := seed(t)
		test(t, opened(t, id), first, engine.NewFast(first))
	})
}

func decidesTheSame(t *testing.T, seed uint64, side engine.Side, p, q *awaw.Position) {
	t.Helper()
	for _, level := range ai.Levels() {
		var d [2]ai.Decision
		for k, world := range []*awaw.Position{p, q} {
			player, err := systems.Bots().Find(level.Name, ai.Options{Seed: 7, Nodes: 150})
			if err != nil {
				t.Fatal(err)
			}
			d[k] = player.Decide(world.Seen(side), side, ai.Watch{})
		}
		if !reflect.DeepEqual(d[0], d[1]) {
			t.Errorf("seed %d: %s, side %d, decides otherwise when what it cannot see is otherwise: %+v and %+v", seed, level.Name, side, d[0], d[1])
		}
	}
}

// TestOpponentsSayNothingThatIsHidden asks Pilot in a world and in another that the other side cannot tell from it: where the same
// commands are given, the same is said of them, for the other side reads it.
func TestOpponentsSayNothingThatIsHidden(t *testing.T) {
	for _, id := range []string{"midway-1942", "coral-sea-1942", "guadalcanal-1942", "okinawa-1945"} {
		where(t, id, func(t *testing.T, p *awaw.Position, first uint64, dice *engine.Fast) {
			player, err := systems.Bots().Find("pilot", ai.Options{Seed: 7})
			if err != nil {
				t.Fatal(err)
			}
			said, spoken := 0, 0
			for n := 0; len(p.ToAct()) > 0 && n < 1500; n++ {
				side := p.ToAct()[0]
				d := player.Decide(p.Seen(side), side, ai.Watch{})
				if q := p.Twin(3-side, dice); q != nil && len(d.Meant) > 0 {
					e := player.Decide(q.Seen(side), side, ai.Watch{})
					if slices.Equal(d.Commands, e.Commands) {
						said++
						if !d.Said.Text.IsZero() {
							spoken++
						}
						if !reflect.DeepEqual(d.Meant, e.Meant) || !reflect.DeepEqual(d.Expected, e.Expected) || !reflect.DeepEqual(d.Said, e.Said) {
							t.Errorf("seed %d, command %d: of %s side %d says %v %v, in another world %v %v", first, n,
								awaw.Rules{}.FormatCommand(p, d.Commands[0]), side, d.Meant, d.Expected, e.Meant, e.Expected)
						}
					}
				}
				next, _, err := p.Apply(d.Commands[0], dice)
				if err != nil {
					t.Fatal(err)
				}
				p = next.(*awaw.Position)
			}
			if said < 5 || spoken < 3 {
				t.Errorf("seed %d: only %d decisions were told in two worlds, and %d sentences spoken", first, said, spoken)
			}
		})
	}
}
