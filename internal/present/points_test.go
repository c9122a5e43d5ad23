package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/internal/present"
	"awaw/internal/present/table"
)

// hush is the row in which nobody hears of what the other side does.
type hush struct{ row }

func (p hush) Seen(engine.Side) engine.Position { return p }
func (p hush) Hides(engine.Side) bool           { return true }

func (p hush) Apply(c engine.Command, d engine.Dice) (engine.Position, []engine.Event, error) {
	next, ev, err := p.row.Apply(c, d)
	if err != nil {
		return nil, nil, err
	}
	for i := range ev {
		ev[i].Audience = engine.Only(c.Side)
	}
	return hush{next.(row)}, ev, nil
}

type hushRules struct{ rowRules }

func (hushRules) Setup(engine.Kit, engine.Doc) (engine.Position, error) {
	p, err := rowRules{}.Setup(engine.Kit{}, engine.Doc{})
	if err != nil {
		return nil, err
	}
	return hush{p.(row)}, nil
}

// given gives commands on the table, one after another.
func given(t *testing.T, m *present.Model, list ...engine.Command) {
	t.Helper()
	for _, c := range list {
		if _, err := m.Table().Do(c); err != nil {
			t.Fatal(err)
		}
	}
	m.Top().Refresh()
}

// Where something is hidden a side knows of its own steps, whether there was anything to tell of them or not, and of nothing that
// the other does unseen, not even how much.
func TestStepsOfTheOtherSideAreNotCounted(t *testing.T) {
	m := playingOn(t, hushRules{})
	first := m.Table().Legal(1, nil)[0]
	given(t, m, first, engine.Command{Side: 1, Verb: verbSend, A: engine.CounterRef(0), B: engine.SpaceRef(4), N: 1}, engine.Command{Side: 1, Verb: verbDone})
	path := m.Table().Path()
	if len(path) != 4 {
		t.Fatalf("three commands make the path %v", path)
	}
	for side, known := range map[engine.Side][]int{1: path, 2: path[:1]} {
		m.Top().Sight.Viewer = side
		if got := m.Top().KnownSteps(path); !slices.Equal(got, known) {
			t.Errorf("side %d knows of %v, wanted %v", side, got, known)
		}
	}
}

// A point of the history is told by what happened there, or by its date alone; a player turn goes on while the other side answers
// within its phase; one step goes one point on, whatever the phase.
func TestPointsOfTheHistory(t *testing.T) {
	m := playing(t, "person", "person")
	given(t, m, engine.Command{Side: 1, Verb: verbSend, A: engine.CounterRef(0), B: engine.SpaceRef(4), N: 1}, m.Table().Legal(1, nil)[0], engine.Command{Side: 1, Verb: verbDone})
	top, s := m.Top(), m.Top().Sight
	if len(s.Points) != 4 {
		t.Fatalf("%d points", len(s.Points))
	}
	if got := top.MomentWord(1); got != "fake date" {
		t.Errorf("a point of which nothing is told says %q", got)
	}
	if got := top.MomentWord(2); !strings.Contains(got, "fake date") || !strings.Contains(got, "fake moves") {
		t.Errorf("a point of which something is told says %q", got)
	}
	if got := top.MomentWord(0); got != top.Say("timeline.start") {
		t.Errorf("the beginning says %q", got)
	}
	if s.View.Prompt.Side != 2 || s.Points[3].Side != 1 {
		t.Errorf("side %d is asked in the player turn of side %d", s.View.Prompt.Side, s.Points[3].Side)
	}
	s.Cursor = 0
	if got := s.Seek(1, table.ByEvent); got != 1 {
		t.Errorf("one step on leads to %d", got)
	}
	if got := s.Seek(1, table.ByTurn); got != 3 {
		t.Errorf("one turn on leads to %d", got)
	}
}

// The sign of a point is that of the first fight, base or loss told of it.
func TestSignsOfPoints(t *testing.T) {
	for kind, want := range map[engine.EventKind]string{engine.EventBattle: "battle", engine.EventBase: "flag", engine.EventLoss: "triangle", engine.EventMove: "dot"} {
		c := engine.Command{Side: 1, Verb: verbDone}
		m := pose(t, posed{legal: []engine.Command{c}, event: engine.Event{Kind: kind}})
		given(t, m, c)
		if got := m.Top().Sight.Points[1].Glyph; got != want {
			t.Errorf("an event of kind %d has the sign %q, wanted %q", kind, got, want)
		}
	}
}

// What one counter loses and another comes with was broken off, if both are of one side, nation and kind.
func TestPartsGoWithCountersOfTheirKind(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*engine.CounterView)
		mate   bool
	}{
		{"the same", func(*engine.CounterView) {}, true},
		{"another side", func(v *engine.CounterView) { v.Side = 2 }, false},
		{"another nation", func(v *engine.CounterView) { v.Nation = "IT" }, false},
		{"another kind", func(v *engine.CounterView) { v.Kind = fakeArmy }, false},
	} {
		give := engine.Command{Side: 1, Verb: verbDone}
		m := pose(t, posed{legal: []engine.Command{give}, change: func(p posed, v *engine.View) {
			whole := v.Counters[0]
			whole.Size = 5
			v.Counters = []engine.CounterView{whole}
			if len(p.legal) == 0 { // after the command
				part := whole
				part.Ref, part.Size, part.Space = engine.CounterRef(7), 2, engine.SpaceRef(4)
				c.change(&part)
				v.Counters[0].Size = 3
				v.Counters = append(v.Counters, part)
			}
		}})
		given(t, m, give)
		list := m.Top().Sight.Points[1].Changes
		if len(list) != 2 {
			t.Fatalf("%s: changes %+v", c.name, list)
		}
		if got := list[0].Mate != engine.NoRef; got != c.mate {
			t.Errorf("%s: taken for a part: %t", c.name, got)
		}
	}
}

// References and counters are worded where they are, and where they are not.
func TestWordsOfSpacesAndCounters(t *testing.T) {
	top := playing(t, "person", "person").Top()
	for r, want := range map[engine.Ref]string{engine.SpaceRef(2): "S2", engine.SpaceRef(99): top.Say("life.nowhere"), engine.CounterRef(1): top.Say("life.nowhere"), engine.NoRef: top.Say("life.nowhere")} {
		if got := top.SpaceName(r); got != want {
			t.Errorf("%v is called %q, wanted %q", r, got, want)
		}
	}
	post, note := engine.Say("fake.city"), engine.Say("fake.no")
	for _, c := range []struct {
		name string
		view engine.CounterView
		want string
	}{
		{"ready in a part", engine.CounterView{Part: 1}, "fake city"},
		{"in no part", engine.CounterView{}, "fake no"},
		{"turned over", engine.CounterView{Part: 1, State: engine.Turned}, "fake no"},
		{"on a mission", engine.CounterView{Part: 1, Mission: engine.SpaceRef(3)}, "fake no"},
	} {
		c.view.Post, c.view.Note = post, note
		if got := top.Brief(c.view); got != c.want {
			t.Errorf("%s: %q, wanted %q", c.name, got, c.want)
		}
	}
}

// With the other side's eyes what is legal is offered all the same, for all lies open.
func TestCommandsAreOfferedWhoeverLooks(t *testing.T) {
	m := playing(t, "person", "person")
	for _, side := range []engine.Side{1, 2} {
		m.See(side)
		if n := len(m.Top().Sight.Legal); n == 0 || n != len(m.Table().Legal(1, nil)) {
			t.Errorf("with the eyes of side %d %d commands are offered", side, n)
		}
	}
}
