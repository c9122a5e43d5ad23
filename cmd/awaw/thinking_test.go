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

// slow is a player that thinks until it is told to move.
type slow struct{ ai.Player }

func (s slow) Decide(p engine.Position, side engine.Side, w ai.Watch) ai.Decision {
	<-w.Stop
	return s.Player.Decide(p, side, ai.Watch{})
}

// counted is a position that counts how often its digest is taken.
type counted struct {
	engine.Position
	digests *int
}

func (c *counted) Digest() [32]byte {
	*c.digests++
	return c.Position.Digest()
}

// An opponent that is asked about one position again and again goes on without taking its digest, for it is asked on every frame; asked about one like it, it
// goes on too; about another it begins anew.
func TestAnOpponentGoesOnWithWhatItWasAsked(t *testing.T) {
	d := testDesk(t, options{})
	p := start(t, d, program.NewGame{Seats: []string{"commander", "commander"}})
	defer p.Close()
	side, digests := p.Game.ToAct()[0], 0
	o := &opponent{kind: "pilot", report: d.failed, find: func(kind string) ai.Player {
		made, err := systems.Bots().Find(kind, d.bounds(kind))
		if err != nil {
			t.Fatal(err)
		}
		return slow{made}
	}}
	seen := &counted{p.Game.Seen(side), &digests}
	o.Think(seen, side)
	begun := o.now
	for range 5 {
		if x := o.Think(seen, side); !x.Busy || o.now != begun {
			t.Fatal("asked the same, it does not go on")
		}
	}
	if digests > 0 {
		t.Errorf("the digest of one position was taken %d times", digests)
	}
	if o.Think(&counted{p.Game.Seen(side), &digests}, side); o.now != begun || digests == 0 {
		t.Errorf("asked about a position like it, it does not go on, or took %d digests", digests)
	}
	next, _, err := seen.Position.Apply(seen.Legal(side, nil)[0], engine.NewKeyed(engine.OpenSeed(1)))
	if err != nil {
		t.Fatal(err)
	}
	if o.Think(next, side); o.now == begun {
		t.Error("asked about another position, it goes on with the first")
	}
	o.drop()
}
