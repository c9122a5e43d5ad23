package advice_test

import (
	"errors"
	"reflect"
	"testing"

	"awaw/ai/advice"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/scenarios"
)

// begun is the first position of a scenario in which the first side asked has a choice.
func begun(t *testing.T, id string) (engine.Position, engine.Side) {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	p, err := systems.Start(doc, systems.Tables())
	if err != nil {
		t.Fatal(err)
	}
	for dice := engine.NewFast(1); ; {
		side := p.ToAct()[0]
		legal := p.Legal(side, nil)
		if len(legal) > 1 {
			return p, side
		}
		if p, _, err = p.Apply(legal[0], dice); err != nil {
			t.Fatal(err)
		}
	}
}

// few is enough to see that it is done at all.
var few = advice.Options{Nodes: 60, Games: 3, Seed: 4}

func asked(t *testing.T, p engine.Position, side engine.Side, o advice.Options) advice.Hint {
	t.Helper()
	h, err := advice.Ask(systems.Bots(), p, side, o)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// In every system a hint has plans that are accepted command by command, chances between nothing and certainty, the best first; it is the same
// however many work at it, and the position is as it was.
func TestHintsOfEverySystem(t *testing.T) {
	for _, id := range []string{"first-morning", "midway-1942", "wings-two-1901", "air-units-1901", "first-raid", "first-dispatch"} {
		p, side := begun(t, id)
		before := p.Digest()
		h := asked(t, p, side, few)
		o := few
		o.Workers = 3
		if other := asked(t, p, side, o); !reflect.DeepEqual(h, other) {
			t.Errorf("%s: three workers give another hint: %+v and %+v", id, h, other)
		}
		if p.Digest() != before {
			t.Errorf("%s: the position is another one", id)
		}
		if len(h.Plans) == 0 || len(h.Plans) > advice.Shown || h.Side != side {
			t.Fatalf("%s: %+v", id, h)
		}
		chosen := 0
		for i, x := range h.Plans {
			accepted(t, id, p, side, x.Commands)
			if c := x.Chance.Of(); c < 0 || c > 1 || x.Chance.Games != few.Games || i > 0 && c > h.Plans[i-1].Chance.Of() {
				t.Errorf("%s, plan %d: %+v", id, i, x.Chance)
			}
			if len(x.Steps) == 0 || x.Own < 0 || x.Theirs < 0 {
				t.Errorf("%s, plan %d: %+v", id, i, x)
			}
			if x.Chosen {
				chosen++
			}
		}
		if chosen > 1 {
			t.Errorf("%s: %d plans are the one the player would choose", id, chosen)
		}
	}
}

// accepted gives commands one after the other, as long as no dice are wanted.
func accepted(t *testing.T, id string, p engine.Position, side engine.Side, moves []engine.Command) {
	t.Helper()
	for i, c := range moves {
		next, _, err := p.Apply(c, engine.NewTyped())
		if errors.Is(err, engine.ErrNeedDice) {
			return
		}
		if err != nil || c.Side != side {
			t.Fatalf("%s, command %d of %v: %v", id, i, moves, err)
		}
		p = next
	}
}

// In the first lesson a strike wins and whoever does nothing has not won: doing nothing stands far behind. In the lesson of dispatches whoever attacks
// nobody cannot win at all.
func TestTheObviousStandsFirst(t *testing.T) {
	for _, id := range []string{"first-morning", "first-dispatch"} {
		p, side := begun(t, id)
		h := asked(t, p, side, advice.Options{Games: 24, Seed: 4})
		first, last := h.Plans[0], h.Plans[len(h.Plans)-1]
		if len(first.Commands) < 2 {
			t.Errorf("%s: the best is %v", id, first.Steps)
		}
		if last.Level() || last.Behind.By < 0.2 || first.Chance.Of() < last.Chance.Of()+0.2 {
			t.Errorf("%s: %+v and %+v are not told apart", id, first, last)
		}
	}
}

// Who is not asked gets no hint, nor does anybody when the game is over.
func TestNobodyIsHintedAtWhoIsNotAsked(t *testing.T) {
	p, side := begun(t, "first-morning")
	if _, err := advice.Ask(systems.Bots(), p, 3-side, few); !errors.Is(err, advice.ErrNotAsked) {
		t.Errorf("the other side: %v", err)
	}
	for dice := engine.NewFast(2); len(p.ToAct()) > 0; {
		legal := p.Legal(p.ToAct()[0], nil)
		next, _, err := p.Apply(legal[len(legal)-1], dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	if _, err := advice.Ask(systems.Bots(), p, side, few); !errors.Is(err, advice.ErrOver) {
		t.Errorf("after the end: %v", err)
	}
}

// Whoever stops it is given plans at once, not weighed and said to be so.
func TestAStoppedHintHasPlans(t *testing.T) {
	p, side := begun(t, "channel-1940")
	o := advice.Options{Stop: closed()}
	if h := asked(t, p, side, o); !h.Cut || len(h.Plans) == 0 || h.Games != 0 {
		t.Errorf("%+v", h)
	}
}

func closed() <-chan struct{} {
	c := make(chan struct{})
	close(c)
	return c
}

// played plays a game of a scenario to its end: side 1 does what gives says, as long as it says something, and everything else is decided as games are played on.
func played(t *testing.T, id string, gives func(p engine.Position, n int) []engine.Command) *play.Game {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	rules, kit, err := systems.Open(doc, systems.Tables(), nil)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(6), Open: true, Program: "test"})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; len(g.ToAct()) > 0; n++ {
		side := g.ToAct()[0]
		p := g.Seen(side)
		var moves []engine.Command
		if side == 1 {
			moves = gives(p, n)
		}
		if moves == nil {
			b, err := systems.Bots().New("pilot", 3)
			if err != nil {
				t.Fatal(err)
			}
			moves = []engine.Command{b.Choose(p, side)}
		}
		for _, c := range moves {
			if _, err := g.Do(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	return g
}
