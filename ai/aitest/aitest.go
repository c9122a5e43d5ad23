// Package aitest seats opponents for tests and plays their games.
package aitest

import (
	"testing"

	"awaw/ai"
	"awaw/engine"
)

// Player finds an opponent.
func Player(tb testing.TB, from ai.Roster, name string, o ai.Options) ai.Player {
	tb.Helper()
	b, err := from.Find(name, o)
	if err != nil {
		tb.Fatal(err)
	}
	return b
}

// Bout plays a game and gives what was commanded and how it ended. A refusal or a game without end fails.
func Bout(tb testing.TB, p engine.Position, seats []ai.Player, seed uint64, most int) ([]engine.Command, engine.Outcome) {
	tb.Helper()
	dice := engine.NewFast(seed)
	var given []engine.Command
	for acting := p.ToAct(); len(acting) > 0; acting = p.ToAct() {
		side := acting[len(given)%len(acting)]
		d := seats[int(side-1)%len(seats)].Decide(p.Seen(side), side, ai.Watch{})
		if len(d.Commands) == 0 {
			tb.Fatalf("side %d is asked and decides nothing", side)
		}
		for i, c := range d.Commands {
			next, _, err := p.Apply(c, dice)
			if err != nil {
				tb.Fatalf("command %d of %v: %v", i, d.Commands, err)
			}
			p = next
			given = append(given, c)
		}
		if len(given) > most {
			tb.Fatalf("no end after %d commands", most)
		}
	}
	return given, p.Outcome()
}
