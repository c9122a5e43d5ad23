package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// works is the row with a workshop: points for two projects, factors to be built at spaces 3 and 1, and counters 0 and 1
// that stand together at space 1, of which only the second may go elsewhere.
type works struct {
	row
	studied, built int
}

const (
	verbStudy engine.Verb = 20 + iota
	verbMake
	verbMate
)

func (p works) Legal(s engine.Side, buf []engine.Command) []engine.Command {
	who := engine.NationRef(1)
	for _, c := range p.row.Legal(s, nil) {
		if c.A != engine.CounterRef(0) {
			buf = append(buf, c)
		}
	}
	for n := int16(1); n <= 3; n++ {
		for _, at := range []int{1, 3} {
			buf = append(buf, engine.Command{Side: s, Verb: verbMake, A: who, B: engine.SpaceRef(at), N: n})
		}
		if p.studied == 0 {
			buf = append(buf, engine.Command{Side: s, Verb: verbStudy, A: who, B: engine.NationRef(2), N: n})
		}
	}
	return append(buf, engine.Command{Side: s, Verb: verbMate, A: engine.CounterRef(0), B: engine.CounterRef(1)})
}

func (p works) Apply(c engine.Command, d engine.Dice) (engine.Position, []engine.Event, error) {
	switch c.Verb {
	case verbStudy:
		p.studied = int(c.N)
		return p, nil, nil
	case verbMake:
		p.built = int(c.N)
		return p, nil, nil
	}
	next, ev, err := p.row.Apply(c, d)
	if err != nil {
		return nil, nil, err
	}
	p.row = next.(row)
	return p, ev, nil
}

func (p works) Seen(engine.Side) engine.Position { return p }

func (p works) View() engine.View {
	v := p.row.View()
	v.Tallies = []engine.Tally{{Side: 1, Name: engine.Say("fake.one"), N: 100 + p.studied}, {Side: 2, Name: engine.Say("fake.two"), N: 200 + p.built}}
	return v
}

func (p works) Tell(c engine.Command) engine.Label {
	l := p.row.Tell(c)
	if c.Verb == verbMake || c.Verb == verbStudy {
		l.Detail = engine.Say("fake.loss")
	}
	return l
}

type worksRules struct{ rowRules }

func (worksRules) Setup(engine.Kit, engine.Doc) (engine.Position, error) {
	p, err := rowRules{}.Setup(engine.Kit{}, engine.Doc{})
	if err != nil {
		return nil, err
	}
	r := p.(row)
	r.at = [3]int{1, 1, 4}
	return works{row: r}, nil
}

func inTheWorks(t *testing.T) *present.Model {
	t.Helper()
	m, _ := newModelOn(t, plain)
	g, err := play.New(worksRules{}, engine.Kit{Board: rowBoard{}}, engine.Doc{Name: "row.toml"}, play.Options{Seed: engine.OpenSeed(4), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	m.Put(&program.Play{Game: g, Board: rowBoard{}, Title: "Row", Seats: []string{"person", "person"}})
	return m
}

// What names neither a counter nor a place has a list of its own, opened from the prompt: each number of points a button.
func TestPointsArePutIntoProjectsByMouse(t *testing.T) {
	m := inTheWorks(t)
	open := table.Open{Pane: "study"}
	do(t, m, open)
	if !strings.Contains(panel(m, "right"), "fake loss") {
		t.Errorf("the list does not tell what a project is good for:\n%s", panel(m, "right"))
	}
	two := engine.Command{Side: 1, Verb: verbStudy, A: engine.NationRef(1), B: engine.NationRef(2), N: 2}
	do(t, m, table.Give{Cmd: two})
	if got := words(m); !strings.Contains(got, "102") {
		t.Errorf("two points were not put in:\n%s", got)
	}
	if has(m, open) {
		t.Error("the list is offered though there is nothing in it")
	}
}

// A menu follows the number on the stepper, and tells what it costs.
func TestAMenuFollowsTheStepper(t *testing.T) {
	m := inTheWorks(t)
	clickSpace(m, 3)
	most := engine.Command{Side: 1, Verb: verbMake, A: engine.NationRef(1), B: engine.SpaceRef(3), N: 3}
	less := most
	less.N = 2
	if !strings.Contains(panel(m, "menu"), "fake loss") {
		t.Errorf("the menu tells no cost:\n%s", panel(m, "menu"))
	}
	if !has(m, table.Give{Cmd: most}) {
		t.Error("the most is not offered at first")
	}
	do(t, m, table.Number{N: 2})
	do(t, m, table.Give{Cmd: less})
	do(t, m, table.LetGo{})
	if got := words(m); !strings.Contains(got, "202") {
		t.Errorf("two were not built:\n%s", got)
	}
}

// Where a counter stands that may only merge, what may be done at the place is offered all the same.
func TestAPlaceUnderACounterThatStaysIsOffered(t *testing.T) {
	m := inTheWorks(t)
	clickSpace(m, 1)
	want := engine.Command{Side: 1, Verb: verbMake, A: engine.NationRef(1), B: engine.SpaceRef(1), N: 3}
	if !has(m, table.Give{Cmd: want}) {
		t.Errorf("building at space 1 is not offered:\n%s", words(m))
	}
}

// A drag from a pile takes the counter that may leave, not one that could only be merged.
func TestADragPassesOverACounterThatOnlyMerges(t *testing.T) {
	m := inTheWorks(t)
	x, y := at(m, 1)
	tx, ty := at(m, 2)
	m.Send(scene.Mouse{X: x, Y: y})
	m.Send(scene.Mouse{X: x, Y: y, What: scene.Pressed})
	for k := range 5 {
		m.Send(scene.Mouse{X: x + (tx-x)*float64(k+1)/5, Y: y + (ty-y)*float64(k+1)/5})
	}
	m.Send(scene.Mouse{X: tx, Y: ty, What: scene.Released})
	rest(m, 2000)
	clickSpace(m, 2)
	if got := panel(m, "right"); !strings.Contains(got, "S2") || strings.Contains(got, "No counters here") {
		t.Errorf("nothing went to space 2:\n%s", got)
	}
}
