package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present"
	"awaw/internal/present/advise"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// adviser tells what could be done when it is asked to.
type adviser struct {
	*rowDesk
	hint    chan program.Hint
	review  chan program.Review
	asked   int
	stopped int
}

func (d *adviser) Hint(engine.Position, engine.Side) *program.Asking[program.Hint] {
	d.asked++
	return &program.Asking[program.Hint]{Answer: d.hint, Share: func() float64 { return .37 }, Stop: func() { d.stopped++ }}
}

func (d *adviser) Review(*play.Game, engine.Side) (*program.Asking[program.Review], error) {
	return &program.Asking[program.Review]{Answer: d.review, Share: func() float64 { return .5 }, Stop: func() { d.stopped++ }}, nil
}

// advised is a game on the table of a desk that gives advice.
func advised(t *testing.T, seats ...string) (*present.Model, *adviser) {
	t.Helper()
	d := &adviser{hint: make(chan program.Hint, 1), review: make(chan program.Review, 1)}
	m, _ := newModelOn(t, func(row *rowDesk) program.Desk { d.rowDesk = row; return d })
	m.Put(newPlay(seats, true))
	return m, d
}

func shift(m *present.Model, key string) {
	m.Send(scene.Key{Name: key, Shift: true})
	m.Send(scene.Key{Name: key, Shift: true, Up: true})
}

// twoPlans are to move both counters and be done, or to be done at once.
var twoPlans = program.Hint{Games: 9, Plans: []program.Advised{
	{Commands: []engine.Command{{Side: 1, Verb: verbMove, A: engine.CounterRef(0), B: engine.SpaceRef(2)}, {Side: 1, Verb: verbMove, A: engine.CounterRef(1), B: engine.SpaceRef(0)}},
		Steps: []engine.Text{engine.Say("fake.verb"), engine.Say("fake.verb")}, Chance: program.Chance{Of: .75, Error: .1}, Gain: 3.4, Own: 1.2, Theirs: 2},
	{Commands: []engine.Command{{Side: 1, Verb: verbDone}}, Steps: []engine.Text{engine.Say("fake.next")}, Chance: program.Chance{Of: .5, Error: .1}, Level: true, Chosen: true},
}}

// A hint is asked for by its key, tells how far it is and can be stopped; its plans are told with their chances, shown on the map by their number,
// and done by a key; then they are about what was, and no longer done.
func TestAHintIsAskedForShownAndDone(t *testing.T) {
	m, d := advised(t, "person", "pilot")
	shift(m, "h")
	m.Send(scene.Tick{MS: 20})
	if s := words(m); d.asked != 1 || !strings.Contains(s, "37 %") {
		t.Fatalf("asked %d times: %q", d.asked, s)
	}
	press(m, "esc")
	if d.stopped == 0 {
		t.Error("Esc does not stop it")
	}
	d.hint <- twoPlans
	m.Send(scene.Tick{MS: 20})
	s := words(m)
	for _, want := range []string{"75 %", "± 10", "The lead changes by +3 by the end of the turn; 1.2", "units lost for 2.0 of theirs.", "fake verb (2 times)", "Not told apart from the first.", "Commander would do this."} {
		if !strings.Contains(s, want) {
			t.Errorf("nothing says %q in %q", want, s)
		}
	}
	if n := len(m.Scene().Map.Arrows); n != 0 {
		t.Errorf("%d arrows before a plan is chosen", n)
	}
	press(m, "1")
	if a := m.Scene().Map.Arrows; len(a) != 2 || !a[0].Planned || a[0].From != 1 || a[0].To != 2 || a[1].To != 0 {
		t.Errorf("arrows of the plan: %+v", a)
	}
	press(m, "q")
	if where(m, 0) != 2 || where(m, 1) != 0 {
		t.Fatalf("the plan was not done: counters at %d and %d", where(m, 0), where(m, 1))
	}
	if s := words(m); !strings.Contains(s, "Something has been done since.") || strings.Contains(s, "75 %") {
		t.Errorf("after it the panel says %q", s)
	}
	head := m.Table().Head()
	m.Run(advise.Make{N: 1})
	if m.Table().Head() != head {
		t.Error("an old plan was done")
	}
	shift(m, "h")
	if d.asked != 2 {
		t.Error("it is not asked for anew")
	}
}

// Who plays against another person is given no hint, nor is one asked for where nothing is asked; a game that goes on is not looked back on.
func TestNoHintAgainstAPerson(t *testing.T) {
	m, d := advised(t, "person", "person")
	shift(m, "h")
	if s := words(m); d.asked != 0 || !strings.Contains(s, "another person plays") {
		t.Errorf("asked %d times: %q", d.asked, s)
	}
	m, _ = advised(t, "person", "pilot")
	shift(m, "z")
	if s := words(m); !strings.Contains(s, "When the game is over") {
		t.Errorf("a review of a game that goes on: %q", s)
	}
	m, _ = newModel(t) // a desk that gives none
	m.Put(newPlay([]string{"person", "pilot"}, true))
	press(m, "f9")
	if s := words(m); strings.Contains(s, "Hint") || strings.Contains(s, "Review") {
		t.Errorf("the menu offers what nobody gives: %q", s)
	}
}

// When the game is over its sheet leads to the panel that looks back: the curve, the turning points with what was better, and a click that shows
// the moment.
func TestAReviewIsShownWhenTheGameIsOver(t *testing.T) {
	m, d := advised(t, "person", "pilot")
	for range 400 {
		m.Send(scene.Tick{MS: 100})
		if m.Table().Outcome().Over {
			break
		}
		press(m, "f")
	}
	press(m, "b")
	m.Send(scene.Tick{MS: 20})
	if s := words(m); !strings.Contains(s, "50 %") {
		t.Fatalf("nothing tells how far it is: %q", s)
	}
	d.review <- program.Review{Side: 1, Dice: .1, Else: -.3, Rolls: 2, Curve: []program.Moment{{Node: 0, Chance: program.Chance{Of: .6}}, {Node: 2, Chance: program.Chance{Of: 0}}},
		Turns: []program.Turning{{From: 0, Node: 2, Mover: 1, Given: []engine.Text{engine.Say("fake.verb")}, Before: program.Chance{Of: .6}, After: program.Chance{Of: .2}, Own: -.4,
			Better: []engine.Text{engine.Say("fake.roll")}, Instead: []engine.Text{engine.Say("fake.verb")}, Cost: program.Chance{Of: .3, Error: .1}},
			{From: 2, Node: 2, Mover: 1, Given: []engine.Text{engine.Say("fake.verb")}, Better: []engine.Text{engine.Say("fake.roll")}, Same: 1}}}
	m.Send(scene.Tick{MS: 20})
	s := words(m)
	for _, want := range []string{"60 % became 20 %", "Your decision −40, the dice 0.", "Better: fake roll (30 more, ± 10).", "All dice together +10, all decisions −30.", "Better: as at 1.", "What is better was sought longer"} {
		if !strings.Contains(s, want) {
			t.Errorf("nothing says %q in %q", want, s)
		}
	}
	m.Put(newPlay([]string{"person", "pilot"}, true))
	if s := words(m); strings.Contains(s, "How the game went") {
		t.Errorf("a new game shows the panel that looked back on another: %q", s)
	}
}
