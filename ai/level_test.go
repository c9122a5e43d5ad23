package ai_test

import (
	"slices"
	"testing"

	"awaw/ai"
	"awaw/ai/aitest"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/engine/toys"
	"awaw/scenarios"
	"awaw/tables"
)

// scene sets up a shipped scenario.
func scene(tb testing.TB, id string) engine.Position {
	tb.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		tb.Fatal(err)
	}
	p, err := systems.Start(doc, tables.Embedded())
	if err != nil {
		tb.Fatal(err)
	}
	return p
}

func player(tb testing.TB, name string, o ai.Options) ai.Player {
	tb.Helper()
	return aitest.Player(tb, systems.Bots(), name, o)
}

// Every command of a decision is accepted, not the first alone; and with the same seed and nodes the same game is played
// again, whether one or two try at once.
func TestDecisionsAreAcceptedAndRepeat(t *testing.T) {
	for _, id := range []string{"stay-or-go", "crete-1941", scenarios.Default().ID} {
		start := scene(t, id)
		before := start.Digest()
		for _, name := range []string{"cadet", "pilot", "commander", "marshal"} {
			game := func(workers int) []engine.Command {
				o := ai.Options{Seed: 7, Nodes: 60, Workers: workers}
				seats := []ai.Player{player(t, name, o), player(t, name, o)}
				given, out := aitest.Bout(t, start, seats, 5, 5000)
				if !out.Over {
					t.Errorf("%s, %s: nobody is asked, and the game is not over", id, name)
				}
				return given
			}
			one, again, two := game(1), game(1), game(2)
			if !slices.Equal(one, again) {
				t.Errorf("%s, %s: the same seed and nodes played another game", id, name)
			}
			if !slices.Equal(one, two) {
				t.Errorf("%s, %s: two workers played another game than one", id, name)
			}
		}
		if start.Digest() != before {
			t.Errorf("%s: a player wrote on the position it was shown", id)
		}
	}
}

// What was decided before does not matter: a player asked in the middle of a game answers as one who was there from the
// start, so that an opened save goes on as the game would have.
func TestNoMemory(t *testing.T) {
	p := scene(t, "stay-or-go")
	old := player(t, "commander", ai.Options{Seed: 3, Nodes: 200})
	dice := engine.NewFast(2)
	for range 12 {
		acting := p.ToAct()
		if len(acting) == 0 {
			break
		}
		side := acting[0]
		a := old.Decide(p.Seen(side), side, ai.Watch{})
		b := player(t, "commander", ai.Options{Seed: 3, Nodes: 200}).Decide(p.Seen(side), side, ai.Watch{})
		if !slices.Equal(a.Commands, b.Commands) {
			t.Fatalf("%v from one who has played on, %v from one just come", a.Commands, b.Commands)
		}
		for _, c := range a.Commands {
			next, _, err := p.Apply(c, dice)
			if err != nil {
				t.Fatal(err)
			}
			p = next
		}
	}
}

// Two worlds that a side cannot tell apart get the same decision: other hands, the same backs.
func TestSecretsAreNotSeen(t *testing.T) {
	deal := func(doc string) engine.Position {
		p, err := toys.Sealed{}.Setup(engine.Kit{}, engine.Doc{Name: "toy.json", Data: []byte(doc)})
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	p := deal(`{"salts": ["x", "y", "z"], "hands": [[1, 5, 9], [5, 6, 9], [3, 5, 9]]}`)
	for _, name := range systems.Bots().Names() {
		for side := engine.Side(1); side <= 3; side++ {
			spy := &watched{Position: p.Seen(side), t: t, side: side}
			d := player(t, name, ai.Options{Seed: 9, Nodes: 80}).Decide(spy, side, ai.Watch{})
			blind := player(t, name, ai.Options{Seed: 9, Nodes: 80}).Decide(p.Seen(side), side, ai.Watch{})
			if !slices.Equal(d.Commands, blind.Commands) {
				t.Errorf("%s, side %d: %v when watched, %v when not", name, side, d.Commands, blind.Commands)
			}
		}
	}
}

// watched refuses to be asked for what another side may do.
type watched struct {
	engine.Position
	t    *testing.T
	side engine.Side
}

func (w *watched) Legal(side engine.Side, buf []engine.Command) []engine.Command {
	if side != w.side {
		w.t.Errorf("side %d asks what is legal for side %d in the position it was shown", w.side, side)
	}
	return w.Position.Legal(side, buf)
}

// A player that is told to move gives what is best so far, and says that it was cut short; one that has found what is best by then does not wait to
// be told.
func TestMoveNow(t *testing.T) {
	p := scene(t, scenarios.Default().ID)
	dice := engine.NewFast(1)
	for range 200 {
		side := p.ToAct()[0]
		stop := make(chan struct{})
		told := 0
		w := ai.Watch{Stop: stop, Progress: func(share float64) {
			if share < 0 || share > 1 {
				t.Errorf("progress %g", share)
			}
			if told++; told == 3 {
				close(stop)
			}
		}}
		d := player(t, "marshal", ai.Options{Seed: 1, Nodes: 1 << 30, Workers: 2}).Decide(p.Seen(side), side, w)
		if len(d.Commands) == 0 || d.Cut && told < 3 || !d.Cut && told > 3 { // at the third telling it may just have found what is best
			t.Fatalf("%d commands, cut %t after %d tellings", len(d.Commands), d.Cut, told)
		}
		next, _, err := p.Apply(d.Commands[0], dice)
		if err != nil {
			t.Fatal(err)
		}
		if !d.Cut {
			p = next
			continue
		}
		closed := player(t, "marshal", ai.Options{Seed: 1}).Decide(p.Seen(side), side, ai.Watch{Stop: stop})
		if !closed.Cut || !slices.Contains(p.Legal(side, nil), closed.Commands[0]) {
			t.Errorf("told before it began: %+v", closed)
		}
		return
	}
	t.Fatal("every decision was made before anybody could say so")
}

// The clock is a hard limit: a thought that would take for ever ends.
func TestClockEndsAThought(t *testing.T) {
	p := scene(t, scenarios.Default().ID)
	side := p.ToAct()[0]
	d := player(t, "commander", ai.Options{Seed: 1, Nodes: 1 << 40, Time: 1}).Decide(p.Seen(side), side, ai.Watch{})
	if !d.Cut || len(d.Commands) == 0 {
		t.Errorf("%d commands, cut %t", len(d.Commands), d.Cut)
	}
}

// A level that thinks plays an unknown game better than chance does: fights at long odds are let be.
func TestThinkingPaysInAnUnknownGame(t *testing.T) {
	p, err := toys.Buckets{}.Setup(engine.Kit{}, engine.Doc{Name: "toy.json",
		Data: []byte(`{"turns": 6, "places": [[[6, 0], [0, 6]], [[0, 6], [6, 0]], [[5, 0], [0, 5]], [[0, 5], [5, 0]]]}`)})
	if err != nil {
		t.Fatal(err)
	}
	lead := 0
	for seed := uint64(1); seed <= 20; seed++ {
		for seat := range 2 {
			seats := []ai.Player{player(t, "random", ai.Options{Seed: seed}), player(t, "random", ai.Options{Seed: seed})}
			seats[seat] = player(t, "commander", ai.Options{Seed: seed, Nodes: 3000})
			_, o := aitest.Bout(t, p, seats, seed, 5000)
			switch o.Winner {
			case engine.Side(seat + 1):
				lead++
			case engine.NoSide:
			default:
				lead--
			}
		}
	}
	if lead < 8 {
		t.Errorf("of 40 games the lead in wins is %d, expected 8 at least", lead)
	}
}

// Afterwards a player says what it meant, under keys that have words.
func TestItSaysWhatItMeant(t *testing.T) {
	p := scene(t, "stay-or-go")
	b := player(t, "commander", ai.Options{Seed: 4, Nodes: 200})
	dice := engine.NewFast(3)
	meant := 0
	for n := 0; len(p.ToAct()) > 0 && n < 400; n++ {
		side := p.ToAct()[0]
		d := b.Decide(p.Seen(side), side, ai.Watch{})
		for _, text := range append(slices.Clone(d.Meant), d.Expected...) {
			if text.IsZero() {
				t.Error("something is said without words")
			}
			meant++
		}
		for _, c := range d.Commands {
			next, _, err := p.Apply(c, dice)
			if err != nil {
				t.Fatal(err)
			}
			p = next
		}
	}
	if meant < 5 {
		t.Errorf("said %d things in a game", meant)
	}
}
