package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/internal/present"
	"awaw/internal/present/scene"
)

// ambers counts what is filled with amber.
func ambers(m *present.Model) (n int) {
	for _, p := range m.Scene().Panels {
		for _, i := range p.Items {
			if i.Fill == "button.primary.fill" {
				n++
			}
		}
	}
	return n
}

// later lets so much time pass that a sheet has been read.
func later(m *present.Model) { m.Send(scene.Tick{MS: 500}) }

// Space ends no step in which something is left to do; the letter of the button does.
func TestSpaceTakesNoDecision(t *testing.T) {
	m := playing(t, "person", "random")
	if n := ambers(m); n != 0 {
		t.Errorf("%d amber buttons while counters may still move", n)
	}
	later(m)
	press(m, "space", "enter")
	if m.Table().Head() != 0 {
		t.Fatal("Space or Enter ended the turn")
	}
	press(m, "f")
	if m.Table().ToAct()[0] != 2 {
		t.Fatal("the letter of the button did not end it")
	}
}

// Where exactly one thing is left Space and Enter do it, and it alone is filled.
func TestTheOnlyThingLeftIsAmber(t *testing.T) {
	for _, key := range []string{"space", "enter"} {
		m := playing(t, "person", "person")
		for _, c := range []engine.Command{{Side: 1, Verb: verbDone}, {Side: 2, Verb: verbMove, A: engine.CounterRef(2), B: engine.SpaceRef(4)}, {Side: 2, Verb: verbRoll}} {
			if _, err := m.Table().Do(c); err != nil {
				t.Fatal(err)
			}
		}
		m.See(2)
		press(m, "esc") // puts the dice away
		if n := ambers(m); n != 1 {
			t.Errorf("%d amber buttons where one thing is left", n)
		}
		later(m)
		head := m.Table().Head()
		press(m, key)
		if m.Table().Head() == head {
			t.Errorf("%s did not do the only thing left", key)
		}
	}
}

// Enter acts on the cursor if it has been moved since the last command, and only then.
func TestEnterActsOnACursorThatWasMoved(t *testing.T) {
	m := playing(t, "person", "random")
	press(m, "tab", "right", "enter")
	if where(m, 0) != 2 {
		t.Fatalf("counter 0 stands at %d", where(m, 0))
	}
	head := m.Table().Head()
	later(m)
	press(m, "enter")
	if m.Table().Head() != head {
		t.Error("Enter acted on a cursor that had not moved since")
	}
}

// What would be lost for good is asked about once; nothing is amber on that sheet, and Space does not answer it.
func TestWhatLapsesIsAskedOnce(t *testing.T) {
	m := playing(t, "person", "random")
	m.Give(engine.Command{Side: 1, Verb: verbSend, A: engine.CounterRef(0), B: engine.SpaceRef(4), N: 1})
	head := m.Table().Head()
	press(m, "f")
	if m.Table().Head() != head || !strings.Contains(words(m), "fake loss") {
		t.Fatalf("nothing is asked, or not about that: %q", words(m))
	}
	later(m)
	press(m, "space", "enter")
	if m.Table().Head() != head || m.Top().Sheet == nil {
		t.Fatal("Space or Enter answered")
	}
	press(m, "esc")
	if m.Table().Head() != head || m.Top().Sheet != nil {
		t.Fatal("there is no way back")
	}
	press(m, "f", "f")
	if m.Table().Head() == head {
		t.Fatal("it was asked twice, or never done")
	}
}

// A sheet that has just opened hears neither Space nor Enter.
func TestAHastyKeyAnswersNoSheet(t *testing.T) {
	m := playing(t, "person", "person")
	m.Tell("Title", "Body")
	m.Send(scene.Tick{MS: 1})
	for _, key := range []string{"space", "enter"} {
		if press(m, key); m.Top().Sheet == nil {
			t.Fatalf("%s put the sheet away at once", key)
		}
	}
	later(m)
	if press(m, "space"); m.Top().Sheet != nil {
		t.Fatal("Space does not put it away later")
	}
}

// In every scenario at most one thing is filled with amber; where nothing is, Space and Enter change nothing; and every choice that
// points at nothing has a letter of its own.
func TestOneAmberEverywhere(t *testing.T) {
	if testing.Short() {
		t.Skip("plays every scenario")
	}
	eachStop(t, 1, 60, func(t *testing.T, m *present.Model, n int) {
		letters := map[rune]engine.Command{}
		loose := m.Top().Loose()
		for _, c := range loose {
			key := m.Top().Label(c).Key
			if o, taken := letters[key]; (key == 0 || taken) && len(loose) > 1 && c.N == 0 {
				t.Errorf("%d: %q has no letter of its own (%q, taken by %q)", n, m.Top().Word(m.Top().Label(c).Name), key, m.Top().Word(m.Top().Label(o).Name))
			}
			letters[key] = c
		}
		if n%4 > 0 {
			return
		}
		count, head := ambers(m), m.Table().Head()
		if count > 1 {
			t.Errorf("%d: %d things are filled with amber", n, count)
		}
		if count == 0 {
			later(m)
			m.Send(scene.Key{Name: "space"})
			m.Send(scene.Key{Name: "space", Up: true})
			press(m, "enter")
			if m.Table().Head() != head {
				t.Errorf("%d: Space or Enter did something though nothing is amber: %q", n, line(m))
			}
		}
	})
}

// line is the last command given.
func line(m *present.Model) string {
	l, _ := m.Table().Line(m.Table().Head())
	return l.Cmd
}
