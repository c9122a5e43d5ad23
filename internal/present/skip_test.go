package present_test

import (
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"awaw/engine"
	"awaw/internal/present"
)

// still is the row in which side 2 can do nothing in its turn but end it.
type still struct{ row }

func (p still) Legal(s engine.Side, buf []engine.Command) []engine.Command {
	if s == 2 && len(p.row.Legal(s, nil)) > 0 {
		return append(buf, engine.Command{Side: 2, Verb: verbDone})
	}
	return p.row.Legal(s, buf)
}

func (p still) Seen(engine.Side) engine.Position { return p }
func (p still) Idle(c engine.Command) bool       { return c.Verb == verbDone }

func (p still) Apply(c engine.Command, d engine.Dice) (engine.Position, []engine.Event, error) {
	next, ev, err := p.row.Apply(c, d)
	if err != nil {
		return nil, nil, err
	}
	return still{next.(row)}, ev, nil
}

func (p still) View() engine.View {
	v := p.row.View()
	v.Track[0].N = p.turn // each turn is a step of its own
	return v
}

type stillRules struct{ rowRules }

func (stillRules) Setup(engine.Kit, engine.Doc) (engine.Position, error) {
	p, err := rowRules{}.Setup(engine.Kit{}, engine.Doc{})
	if err != nil {
		return nil, err
	}
	return still{p.(row)}, nil
}

// A step in which nothing can be decided stops the first time and says so; then it is passed over, by the command as any other, and told
// in the log; an option stops everywhere.
func TestAnIdleStepIsPassedOver(t *testing.T) {
	for _, stops := range []bool{false, true} {
		m := playingOn(t, stillRules{})
		m.Top().Prefs.Stops = stops
		press(m, "f")
		m.See(2)
		if !stops {
			says(t, m, "Nothing can be decided in this step now")
		}
		if acting := m.Table().ToAct(); acting[0] != 2 {
			t.Fatal("the first time it did not stop")
		}
		later(m)
		press(m, "space")
		m.See(1)
		later(m)
		press(m, "f")
		if over := m.Table().Outcome().Over; over == stops {
			t.Fatalf("stops %v: the second time the game is over: %v", stops, over)
		}
		if l := lines(m); !stops && strings.Count(l, "\n") != 4 {
			t.Errorf("the journal holds %q", l)
		}
	}
}

// In every scenario a step is passed over only where its side could but part and merge counters; where anything is hidden from the other
// side only where that could be so in no world it may think of; and the game stands as if its owner had ended it.
func TestPassingOverTellsNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("plays every scenario")
	}
	var skipped, blind atomic.Int32
	t.Run("all", func(t *testing.T) {
		eachStop(t, 1, 160, func(t *testing.T, m *present.Model, n int) {
			g := m.Table()
			side := g.ToAct()[0]
			before, other := g.Position(), 3-side
			var could []engine.Command
			for _, c := range g.Legal(side, nil) {
				if l := m.Top().Label(c); !l.Sorts && !(l.Vain && nobodyAt(before.Seen(side), other, c.B)) {
					could = append(could, c)
				}
			}
			_, ok, err := g.PassIdle(side, []engine.Side{1, 2})
			if err != nil {
				t.Fatal(err)
			}
			if !ok {
				return
			}
			skipped.Add(1)
			if h, hides := before.(engine.Hider); hides && h.Hides(other) {
				for seed := range uint64(8) { // whatever the other side may think is hidden there
					world := before.Seen(other).(engine.Guesser).Guess(other, engine.NewFast(seed+1))
					for _, c := range world.Legal(side, nil) {
						if l := m.Top().Label(c); c != could[0] && !l.Sorts && !(l.Vain && nobodyAt(world, other, c.B)) {
							t.Fatalf("%d: a step is passed over though the other side cannot know that %v was not to be had", n, c)
						}
					}
				}
				blind.Add(1)
			}
			if len(could) != 1 {
				t.Fatalf("%d: a step is passed over in which %d things could be done", n, len(could))
			}
			as, _, err := before.Apply(could[0], engine.NewFast(1))
			if err != nil || as.Digest() != g.Position().Digest() {
				t.Errorf("%d: the game does not stand as after the command (%v)", n, err)
			}
		})
	})
	t.Logf("%d steps passed over, %d of them where something is hidden", skipped.Load(), blind.Load())

}

// At one desk taking back ends where one's own turn began: it says so, and the other player's screen does not come.
func TestTakeBackStaysInOnesOwnTurn(t *testing.T) {
	m := playing(t, "person", "person")
	clickSpace(m, 1)
	clickSpace(m, 2)
	press(m, "f")
	lift(m)
	head := m.Table().Head()
	press(m, "z")
	if m.Table().Head() != head {
		t.Fatal("what the other player did was taken back")
	}
	says(t, m, "Your turn began here")
	press(m, "esc")
	m.Give(engine.Command{Side: 2, Verb: verbMove, A: engine.CounterRef(2), B: engine.SpaceRef(4)})
	press(m, "z")
	if m.Table().Head() != head {
		t.Error("one's own step was not taken back")
	}
	against := playing(t, "person", "random")
	press(against, "f")
	for range 20 {
		later(against)
	}
	if press(against, "z"); strings.Contains(words(against), "Your turn began here") {
		t.Error("against an opponent of the program the rule holds too")
	}
}

// A game that is taken up after its end says how it ended, as it did when it ended; one that is only looked at does not.
func TestAnEndedGameSaysHowItEnded(t *testing.T) {
	for _, replay := range []bool{false, true} {
		m, _ := newModel(t)
		p := newPlay([]string{"person", "person"}, true)
		for !p.Game.Outcome().Over {
			side := p.Game.ToAct()[0]
			if _, err := p.Game.Do(engine.Command{Side: side, Verb: verbDone}); err != nil {
				t.Fatal(err)
			}
		}
		p.Replay = replay
		m.Put(p)
		if told := strings.Contains(m.Words(), "Victory"); told == replay {
			t.Errorf("replay %v: %s", replay, m.Words())
		}
	}
}

// nobodyAt tells whether nothing of a side that flies, and nothing that may carry any, stands at a place.
func nobodyAt(p engine.Position, side engine.Side, at engine.Ref) bool {
	return !slices.ContainsFunc(p.View().Counters, func(c engine.CounterView) bool {
		return c.Side == side && c.Space == at && (c.Flies() || c.Class() == engine.ClassForce)
	})
}
