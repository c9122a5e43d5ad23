package main

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"awaw/ai"
	"awaw/cmd/awaw/internal/aside"
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
		o := &opponent{kind: "commander", goals: goalsOf(p.Game, true), report: d.failed, find: func(kind string) ai.Player {
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
	o := &opponent{kind: "pilot", goals: goalsOf(p.Game, true), report: d.failed, find: func(kind string) ai.Player {
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

// What an opponent has thought ahead is what it decides when it is asked just that, and it goes on with it; asked something else it begins anew.
func TestAnOpponentThinksAhead(t *testing.T) {
	d := testDesk(t, options{})
	p := start(t, d, program.NewGame{Seats: []string{"person", "pilot"}})
	defer p.Close()
	side := p.Game.ToAct()[0]
	seen := p.Game.Seen(side)
	other, _, err := seen.Apply(seen.Legal(side, nil)[0], engine.NewKeyed(engine.OpenSeed(1)))
	if err != nil {
		t.Fatal(err)
	}
	made, asked := 0, 0
	o := &opponent{kind: "pilot", goals: goalsOf(p.Game, true), report: d.failed, find: func(kind string) ai.Player {
		asked++
		return d.player(kind)
	}, ponderer: func() ai.Player {
		made++
		return d.player("pilot")
	}}
	want := ponder(&opponent{kind: "pilot", report: d.failed, find: d.player, goals: goalsOf(p.Game, true)}, seen, side)
	o.Ponder(seen, side)
	o.Ponder(p.Game.Seen(side), side) // the same
	first, begun := o.ahead, asked
	if got := ponder(o, p.Game.Seen(side), side); made != 1 || first == nil || asked != begun || !slices.Equal(got.Commands, want.Commands) {
		t.Errorf("it thought ahead %d times, began anew: %t, and gives %v, want %v", made, asked > begun, got.Commands, want.Commands)
	}
	o.Ponder(seen, side)
	o.Ponder(other, side)
	second := o.ahead
	if o.Think(seen, side); made != 3 || o.now == nil || o.now == second || o.ahead != nil {
		t.Error("it goes on with what it thought about another position")
	}
	o.drop()
	o.ponderer = nil
	if o.Ponder(seen, side); o.ahead != nil {
		t.Error("one that does not think while others do thinks ahead")
	}
}

// What was thought ahead and is not done when it is asked for has the time that the opponent has from then on.
func TestThinkingAheadHasItsTime(t *testing.T) {
	d := testDesk(t, options{})
	p := start(t, d, program.NewGame{Seats: []string{"person", "pilot"}})
	defer p.Close()
	side := p.Game.ToAct()[0]
	o := &opponent{kind: "pilot", report: d.failed, find: d.player, goals: goalsOf(p.Game, true), ponderer: func() ai.Player { return slow{d.player("pilot")} }, limit: time.Millisecond}
	o.Ponder(p.Game.Seen(side), side)
	if x := ponder(o, p.Game.Seen(side), side); len(x.Commands) == 0 {
		t.Error("it decides nothing")
	}
}

// Where nobody plays nothing is thought ahead, nor by levels that are not meant for all cores, nor where there is one core alone.
func TestWhoThinksAhead(t *testing.T) {
	for _, o := range []options{{}, {session: "x"}, {shot: "x"}, {bench: true}} {
		d := testDesk(t, o)
		for _, kind := range []string{"pilot", "commander", "marshal"} {
			if got, want := d.ponders(kind), kind == "marshal" && !o.unattended() && aside.Cores() > 1; got != want {
				t.Errorf("%+v, %s: %t", o, kind, got)
			}
		}
	}
}
