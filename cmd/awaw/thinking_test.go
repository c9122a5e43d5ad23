package main

import (
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/present/program"
)

// stumbler is a player that meets a defect whatever it is asked.
type stumbler struct{ ai.Player }

func (stumbler) Decide(engine.Position, engine.Side, ai.Watch) ai.Decision {
	panic("the map is upside down")
}

// An opponent that meets a defect of the program does not take the game with it: another decides, a report tells what was met,
// the next start does not take it for a crash, and the opponent is asked anew the next time.
func TestAnOpponentThatFails(t *testing.T) {
	d := testDesk(t, options{})
	p := start(t, d, program.NewGame{Seats: []string{"commander", "commander"}})
	defer p.Close()
	side := p.Game.ToAct()[0]
	seen := p.Game.Seen(side)
	for _, fails := range [][]string{{"commander"}, {"commander", "pilot"}} {
		asked := 0
		o := &opponent{kind: "commander", report: d.failed, find: func(kind string) ai.Player {
			if kind == "commander" {
				asked++
			}
			made, err := systems.Bots().Find(kind, d.bounds(kind))
			if err != nil {
				t.Fatal(err)
			}
			if slices.Contains(fails, kind) {
				return stumbler{made}
			}
			return made
		}}
		for range 2 {
			x := ponder(o, seen, side)
			if len(x.Commands) == 0 || !slices.Contains(seen.Legal(side, nil), x.Commands[0]) {
				t.Fatalf("%v failed, and %v is given", fails, x.Commands)
			}
			report, err := os.ReadFile(x.Failed)
			if err != nil || !strings.Contains(string(report), "the map is upside down") || !strings.Contains(string(report), "stumbler") {
				t.Fatalf("the report %q says %q, %v", x.Failed, report, err)
			}
		}
		if asked != 2 {
			t.Errorf("the opponent was made %d times for two decisions that failed", asked)
		}
	}
	if _, crashed := d.Crashed(); crashed {
		t.Error("the next start takes the report for a crash of the program")
	}
}
