package present_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// winding is a position whose counters move by ways: it remembers by which, and through what it was asked.
type winding struct {
	row
	told *told
}

type told struct {
	way  engine.Way
	with []engine.Ref
}

func (w winding) Seen(engine.Side) engine.Position { return w }

func (w winding) Ask(side engine.Side, q engine.Query) (engine.Answer, error) {
	if q.Kind != engine.QueryWay {
		return w.row.Ask(side, q)
	}
	a := engine.Answer{Verdict: engine.Yes, Text: engine.Say("fake.far"), Nearest: []engine.Command{q.Cmd}}
	if w.told.with = q.With; len(q.With) > 0 {
		a.Nearest[0].Way = 7
	}
	for _, r := range append([]engine.Ref{engine.SpaceRef(1)}, q.With...) {
		a.Spaces = append(a.Spaces, engine.SpaceAnswer{Ref: r, Met: r.Index() - 2})
	}
	return a, nil
}

func (w winding) Apply(c engine.Command, d engine.Dice) (engine.Position, []engine.Event, error) {
	p, ev, err := w.row.Apply(c.Listed(), d)
	if err != nil {
		return nil, nil, err
	}
	w.told.way, w.row = c.Way, p.(row)
	return w, ev, nil
}

type windingRules struct {
	rowRules
	told *told
}

func (r windingRules) Setup(engine.Kit, engine.Doc) (engine.Position, error) {
	p, err := r.rowRules.Setup(engine.Kit{}, engine.Doc{})
	if err != nil {
		return nil, err
	}
	return winding{p.(row), r.told}, nil
}

// A counter goes by the spaces over whose middles it is carried; where it may be met there is shown before it is let go.
func TestCarriedCounterGoesByTheSpacesItPasses(t *testing.T) {
	told := &told{}
	m := playingOn(t, windingRules{told: told})
	x1, y := at(m, 1)
	x2, _ := at(m, 2)
	x3, _ := at(m, 3)
	carry := func(over ...float64) {
		m.Send(scene.Mouse{X: x1, Y: y})
		m.Scene()
		m.Send(scene.Mouse{X: x1, Y: y, What: scene.Pressed})
		for _, x := range over {
			m.Send(scene.Mouse{X: x, Y: y})
		}
	}
	carry(x3, x2+.45*(x3-x2), x2)
	if s := m.Scene().Map; len(s.Way) != 3 || s.Way[0].Met || !s.Way[1].Met || s.Way[2].Met || s.WayTag == "" {
		t.Errorf("the way shown is %+v, %q", s.Way, s.WayTag)
	}
	m.Send(scene.Mouse{X: x2, Y: y, What: scene.Released})
	if want := []engine.Ref{engine.SpaceRef(3), engine.SpaceRef(2)}; !slices.Equal(told.with, want) || told.way != 7 {
		t.Errorf("carried over %v it went by %d", told.with, told.way)
	}
}

// By keyboard the spaces are taken into the way one after another, and the last is where it goes.
func TestKeyedCounterGoesByTheSpacesItIsToldOf(t *testing.T) {
	told := &told{}
	m := playingOn(t, windingRules{told: told})
	press := func(names ...string) {
		for _, n := range names {
			m.Send(scene.Key{Name: n})
		}
	}
	press("tab", "right", "right", "w", "left")
	if s := m.Scene().Map; len(s.Way) != 2 || s.WayTag == "" {
		t.Errorf("the way shown is %+v, %q", s.Way, s.WayTag)
	}
	press("enter")
	if want := []engine.Ref{engine.SpaceRef(3)}; !slices.Equal(told.with, want) || told.way != 7 {
		t.Errorf("told of %v it went by %d", told.with, told.way)
	}
}
