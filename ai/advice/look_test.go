package advice_test

import (
	"errors"
	"reflect"
	"testing"

	"awaw/ai/advice"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
)

// pass is the last command that is legal: the one that does nothing more.
func pass(p engine.Position, _ int) []engine.Command {
	legal := p.Legal(1, nil)
	return legal[len(legal)-1:]
}

// A side that lets every strike go by has thrown the game away: the review finds where, says that it was the side's own doing and no dice's, and what
// was better. It is the same however many work at it, and the game stays as it is.
func TestAReviewFindsTheBlunder(t *testing.T) {
	g := played(t, "first-morning", pass)
	lines, digest := g.Len(), g.Position().Digest()
	o := advice.Options{Nodes: 100, Seed: 2}
	r, err := advice.Look(systems.Bots(), g, 1, o)
	if err != nil {
		t.Fatal(err)
	}
	o.Workers = 3
	again, err := advice.Look(systems.Bots(), g, 1, o)
	if err != nil || !reflect.DeepEqual(r, again) {
		t.Errorf("three workers tell otherwise (%v): %+v and %+v", err, r, again)
	}
	if g.Len() != lines || g.Position().Digest() != digest {
		t.Error("the game is another one")
	}
	if r.Curve[0].Chance.Of() < 0.7 || r.Curve[len(r.Curve)-1].Chance.Of() != 0 {
		t.Errorf("the chance goes from %v to %v", r.Curve[0].Chance, r.Curve[len(r.Curve)-1].Chance)
	}
	curve := map[int]advice.Chance{}
	for _, c := range r.Curve {
		curve[c.Node] = c.Chance
	}
	told := map[int]bool{}
	for i, x := range r.Turns {
		if x.Before.Games != 96 || x.After.Games != 96 { // eight times as many as a point takes, and none of those that found it
			t.Errorf("turning point %d is told by %d and %d games", i+1, x.Before.Games, x.After.Games)
		}
		if curve[x.From] != x.Before || curve[x.Node] != x.After {
			t.Errorf("turning point %d does not lie on the curve: %v and %v there, %v and %v here", i+1, curve[x.From], curve[x.Node], x.Before, x.After)
		}
		if x.Better != nil {
			if told[x.Better.Node] != (x.Same > 0) {
				t.Errorf("turning point %d tells once more what was better, or does not: %+v", i+1, x)
			}
			told[x.Better.Node] = true
		}
	}
	for _, x := range r.Turns {
		if x.Mover == 1 && x.Change.By < -0.5 && x.Own < -0.5 && x.Dice == 0 && x.Better != nil && x.Better.Cost.By > 0.5 && len(x.Better.Plan.Commands) > 1 {
			return
		}
	}
	t.Errorf("the blunder is not among %+v", r.Turns)
}

// What the dice did all in all is what they did at the one turning point, where nothing else was rolled.
func TestTheSumOfDiceIsThatOfTheirTurningPoint(t *testing.T) {
	g := played(t, "first-morning", func(engine.Position, int) []engine.Command { return nil })
	rolls := 0
	for i := range g.Len() {
		if l, ok := g.Line(i + 1); ok && len(l.Rolls) > 0 {
			rolls++
		}
	}
	r, err := advice.Look(systems.Bots(), g, 1, advice.Options{Nodes: 100, Seed: 2})
	if err != nil {
		t.Fatal(err)
	}
	if rolls != 1 || len(r.Turns) != 1 {
		t.Fatalf("%d rolls, %d turning points: another game is wanted", rolls, len(r.Turns))
	}
	if r.Dice == 0 || r.Dice != r.Turns[0].Dice {
		t.Errorf("all dice together did %v, those of the turning point %v", r.Dice, r.Turns[0].Dice)
	}
}

// Of a game that is not over nothing is told, nor for a side there is none of; stopped at once, it says so.
func TestWhatIsNotReviewed(t *testing.T) {
	g := played(t, "first-morning", func(engine.Position, int) []engine.Command { return nil })
	if _, err := advice.Look(systems.Bots(), g, 3, advice.Options{}); !errors.Is(err, advice.ErrNoSide) {
		t.Errorf("side 3: %v", err)
	}
	r, err := advice.Look(systems.Bots(), g, 1, advice.Options{Stop: closed()})
	if err != nil || !r.Cut || len(r.Turns) > 0 {
		t.Errorf("stopped: %+v, %v", r, err)
	}
	h, err := g.Fork(g.Path()[2], 1, play.Options{Seed: engine.OpenSeed(7), Open: true, Program: "test"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := advice.Look(systems.Bots(), h, 1, advice.Options{}); !errors.Is(err, advice.ErrNotOver) {
		t.Errorf("a game that goes on: %v", err)
	}
	if list := advice.Persons(g); len(list) != 2 {
		t.Errorf("persons: %v", list)
	}
}
