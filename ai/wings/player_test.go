package wings_test

import (
	"slices"
	"testing"
	"time"

	"awaw/ai"
	"awaw/ai/wings"
	"awaw/engine"
	"awaw/engine/diplomacy"
	rules "awaw/engine/wings"
	"awaw/scenarios"
	"awaw/tables"
)

// starts are a scenario of each system.
var starts = map[string]diplomacy.System{"wings-1901": diplomacy.RN46, "air-units-1901": diplomacy.RN44}

// start sets a scenario up.
func start(tb testing.TB, id string, options map[string]string) engine.Position {
	tb.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		tb.Fatal(err)
	}
	b, err := rules.ReadBoard("europe-1901")
	if err != nil {
		tb.Fatal(err)
	}
	system, ok := starts[id]
	if !ok {
		system = diplomacy.RN46
	}
	p, err := rules.Rules{System: system}.Setup(engine.Kit{Board: b, Tables: tables.Embedded(), Options: options}, doc)
	if err != nil {
		tb.Fatal(err)
	}
	return p
}

// level finds a level by name.
func level(tb testing.TB, name string) ai.Level {
	tb.Helper()
	levels := ai.Levels()
	i := slices.IndexFunc(levels, func(l ai.Level) bool { return l.Name == name })
	if i < 0 {
		tb.Fatalf("no level %q", name)
	}
	return levels[i]
}

// play plays a game, a level for each side in turn, and gives every command. All that is decided must be accepted.
func play(tb testing.TB, p engine.Position, o ai.Options, names ...string) (given []engine.Command, end engine.Position) {
	tb.Helper()
	for n := 0; ; n++ {
		acting := p.ToAct()
		if len(acting) == 0 {
			return given, p
		}
		side := acting[n%len(acting)]
		x := wings.Player(p, level(tb, names[int(side-1)%len(names)]), o)
		if x == nil {
			tb.Fatalf("%s does not play this", names[int(side-1)%len(names)])
		}
		list := x.Decide(p.Seen(side), side, ai.Watch{}).Commands
		if want := asked(p, side); want > 0 && orders(list) != want {
			tb.Fatalf("%d commands, and %d units to order and seal: %v", len(list), want-1, list)
		}
		for _, c := range list {
			next, _, err := p.Apply(c, nil)
			if err != nil {
				tb.Fatalf("%v: %v", c, err)
			}
			p, given = next, append(given, c)
		}
		if n > 2000 {
			tb.Fatal("no end")
		}
	}
}

// asked is how many commands a side gives in a movement: one for each unit, and the seal; 0 in other phases.
func asked(p engine.Position, side engine.Side) int {
	g := p.(*rules.Position).Glance(side)
	if g.Phase != rules.Moves {
		return 0
	}
	n := 1
	for _, u := range g.At.Units {
		if u.Power == g.Power {
			n++
		}
	}
	return n
}

// orders counts commands without a wish for the end of the game.
func orders(list []engine.Command) (n int) {
	for _, c := range list {
		if c.Verb != rules.VerbEnd {
			n++
		}
	}
	return n
}

// Levels that think play ten years of each system against each other, under every option too: no dead end, and no order that is refused.
func TestThinkersPlayToTheEnd(t *testing.T) {
	for id := range starts {
		for _, options := range []map[string]string{nil, turned[starts[id]]} {
			_, end := play(t, start(t, id, options), ai.Options{Seed: 4, Nodes: 250}, "pilot", "commander", "marshal", "pilot", "cadet", "commander", "pilot")
			if !end.Outcome().Over {
				t.Errorf("%s: nobody is asked, and it is not over", id)
			}
		}
	}
}

// Seven cadets play ten years of each system, under every option too, and equal seeds play equal games.
func TestCadetsPlayToTheEnd(t *testing.T) {
	for id := range starts {
		for _, options := range []map[string]string{nil, turned[starts[id]]} {
			first, end := play(t, start(t, id, options), ai.Options{Seed: 3}, "cadet")
			again, _ := play(t, start(t, id, options), ai.Options{Seed: 3}, "cadet")
			if !end.Outcome().Over {
				t.Errorf("%s: nobody is asked, and it is not over", id)
			}
			if !slices.Equal(first, again) {
				t.Errorf("%s: equal seeds played different games", id)
			}
		}
	}
}

// turned are the options of each system, all turned round.
var turned = map[diplomacy.System]map[string]string{
	diplomacy.RN46: {"reversion": "all", "routes": "all", "raid_on_ignoring_patrol": "stands", "escort_reverted": "not", "own_wing": "counts", "vacate": "any", "upkeep": "half"},
	diplomacy.RN44: {"carriers": "true", "airlift": "true", "airlift_own_space": "true", "airlift_mixed": "true", "move_bounces": "false", "move_cuts": "true",
		"late_hold_bounces": "true", "stack_support": "true", "head_on": "false"},
}

// What the others have written is not seen: a player answers the same whatever it is.
func TestNothingHiddenIsUsed(t *testing.T) {
	for id := range starts {
		p := start(t, id, nil)
		side := engine.Side(4)
		want := wings.Player(p, level(t, "cadet"), ai.Options{Seed: 9}).Decide(p.Seen(side), side, ai.Watch{}).Commands
		for _, other := range p.ToAct()[:3] {
			for _, c := range wings.Player(p, level(t, "cadet"), ai.Options{Seed: 5}).Decide(p.Seen(other), other, ai.Watch{}).Commands {
				next, _, err := p.Apply(c, nil)
				if err != nil {
					t.Fatal(err)
				}
				p = next
			}
		}
		if got := wings.Player(p, level(t, "cadet"), ai.Options{Seed: 9}).Decide(p.Seen(side), side, ai.Watch{}).Commands; !slices.Equal(got, want) {
			t.Errorf("%s: sealed orders changed what is decided", id)
		}
	}
}

// Every level answers for every seat alike whether one or several try at once, and equal seeds give equal answers.
func TestWorkersDoNotMatter(t *testing.T) {
	for id := range starts {
		p := middle(t, id)
		for _, name := range []string{"cadet", "pilot", "commander", "marshal"} {
			for _, side := range p.ToAct()[:2] {
				decide := func(workers int) []engine.Command {
					return wings.Player(p, level(t, name), ai.Options{Seed: 7, Nodes: 4000, Workers: workers}).Decide(p.Seen(side), side, ai.Watch{}).Commands
				}
				one, again, three := decide(1), decide(1), decide(3)
				if !slices.Equal(one, again) || !slices.Equal(one, three) {
					t.Errorf("%s, %s: answers differ", id, name)
				}
			}
		}
	}
}

// Who is told to move at once does, with orders for every unit.
func TestMovesAtOnce(t *testing.T) {
	p := middle(t, "wings-1901")
	side := p.ToAct()[0]
	stop := make(chan struct{})
	close(stop)
	begin := time.Now()
	d := wings.Player(p, level(t, "marshal"), ai.Options{Seed: 7}).Decide(p, side, ai.Watch{Stop: stop})
	if !d.Cut || time.Since(begin) > time.Second || len(d.Commands) < 2 {
		t.Errorf("cut %t after %s with %d commands", d.Cut, time.Since(begin), len(d.Commands))
	}
}

// A power that nobody plays writes nothing, agrees to whatever the others agree on where that may be asked, and seals; its units hold.
func TestDisorder(t *testing.T) {
	for _, votes := range []string{"none", "secret"} {
		p := start(t, "wings-1901", map[string]string{"votes": votes})
		plan := wings.Plans()[0].Plan
		list := plan.Moves(p, 1, p.Legal(1, nil), nil)
		if want := map[string]int{"none": 1, "secret": 2}[votes]; len(list) != want || list[len(list)-1].Verb != rules.VerbSeal {
			t.Errorf("votes %s: %+v", votes, list)
		}
		for _, c := range list {
			q, _, err := p.Apply(c, nil)
			if err != nil {
				t.Fatal(err)
			}
			p = q
		}
		if len(p.ToAct()) != 6 {
			t.Errorf("%v are to act", p.ToAct())
		}
	}
}
