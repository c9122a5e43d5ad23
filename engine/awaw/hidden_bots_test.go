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

// TestOpponentsSayNothingThatIsHidden asks Pilot, who plays, and now and then Commander, who tells what the ways he tried are worth, in a
// world and in another that the other side cannot tell from it: where the same commands are given, the same is said of them, for the
// other side reads it; also where in one of the worlds nothing else could be done.
func TestOpponentsSayNothingThatIsHidden(t *testing.T) {
	for _, id := range []string{"midway-1942", "coral-sea-1942", "guadalcanal-1942", "okinawa-1945"} {
		where(t, id, func(t *testing.T, p *awaw.Position, first uint64, dice *engine.Fast) {
			pilot, said := find(t, "pilot", 0), &sayings{seed: first}
			commander, judged := find(t, "commander", 40), &sayings{seed: first}
			for n := 0; len(p.ToAct()) > 0 && n < 1500; n++ {
				side := p.ToAct()[0]
				d := pilot.Decide(p.Seen(side), side, ai.Watch{})
				if q := p.Twin(3-side, dice); q != nil {
					said.compare(t, n, side, p, d, pilot.Decide(q.Seen(side), side, ai.Watch{}))
					if (n%5 == 0 || judged.alike < 3) && judged.alike < 40 {
						judged.compare(t, n, side, p, commander.Decide(p.Seen(side), side, ai.Watch{}), commander.Decide(q.Seen(side), side, ai.Watch{}))
					}
				}
				next, _, err := p.Apply(d.Commands[0], dice)
				if err != nil {
					t.Fatal(err)
				}
				p = next.(*awaw.Position)
			}
			if said.alike < 5 || said.spoken < 3 || judged.alike < 3 {
				t.Errorf("seed %d: only %d decisions of Pilot and %d of Commander were told in two worlds, and %d sentences spoken", first, said.alike, judged.alike, said.spoken)
			}
		})
	}
}

func find(t *testing.T, name string, nodes int) ai.Player {
	t.Helper()
	player, err := systems.Bots().Find(name, ai.Options{Seed: 7, Nodes: nodes})
	if err != nil {
		t.Fatal(err)
	}
	return player
}

// sayings counts what was decided alike in two worlds, and what was said of it.
type sayings struct {
	seed          uint64
	alike, spoken int
}

// compare holds what is said of the same commands in two worlds against each other.
func (s *sayings) compare(t *testing.T, n int, side engine.Side, p *awaw.Position, d, e ai.Decision) {
	t.Helper()
	if len(d.Meant)+len(e.Meant) == 0 || !slices.Equal(d.Commands, e.Commands) {
		return
	}
	s.alike++
	if !d.Said.Text.IsZero() {
		s.spoken++
	}
	if !reflect.DeepEqual(d.Meant, e.Meant) || !reflect.DeepEqual(d.Expected, e.Expected) || !reflect.DeepEqual(d.Said, e.Said) {
		t.Errorf("seed %d, command %d: of %s side %d says %v %v, in another world %v %v", s.seed, n,
			awaw.Rules{}.FormatCommand(p, d.Commands[0]), side, d.Meant, d.Expected, e.Meant, e.Expected)
	}
}
