package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/internal/present"
	"awaw/internal/present/scene"
)

// A click on an own counter changes nothing in any position of any scenario, whatever is selected: it stages, splits, sails, ticks and
// sends nothing. So it is with clicks beside the counters of a hex, and on counters listed in the panel.
func TestAClickOnAnOwnCounterOnlySelects(t *testing.T) {
	if testing.Short() {
		t.Skip("plays every scenario")
	}
	eachStop(t, 1, 79, func(t *testing.T, m *present.Model, n int) {
		if n%13 > 0 || len(m.Table().ToAct()) == 0 {
			return
		}
		g, side := m.Table(), m.Table().ToAct()[0]
		length := g.Len()
		dice := engine.NewFast(uint64(n + 1))
		var own []engine.CounterView
		for _, c := range m.Top().Sight.View.Counters {
			if c.Side == side {
				own = append(own, c)
			}
		}
		clicked := 0
		for range 30 {
			if len(own) == 0 || clicked == 8 {
				break
			}
			c := own[dice.Intn(len(own))]
			m.Top().Menu = nil // a click would only put it away
			if x, y, ok := m.OnMap(c); ok {
				top, on := m.Topmost(x, y) // another card may lie over its middle
				click(m, x, y)
				clicked++
				if sel := m.Top().Sight.Sel; on && top.Side == side && sel != top.Ref {
					t.Errorf("%d: a click on %s selects %v", n, m.Top().NameOf(top.Ref), sel)
				}
			}
			if c.Space.Kind() == engine.KindSpace {
				if x, y, ok := m.SpaceOnScreen(c.Space.Index()); ok {
					click(m, x+2, y-4)
				}
			}
			for _, r := range m.Regions() {
				if scene.Does(r.Act) == "ref" {
					click(m, r.Rect.X+r.Rect.W/2, r.Rect.Y+r.Rect.H/2)
					break
				}
			}
			if g.Len() != length {
				t.Fatalf("%d: a click on %s at %s did something: %s", n, m.Top().NameOf(c.Ref), m.Top().NameOf(c.Space), line(m))
			}
		}
		press(m, "esc", "esc")
		m.Top().Sheet = nil
	})
}

// A wing that is selected is not staged by a click on an own counter at another base, nor merged by one beside it.
func TestAnOwnCounterInTheWayIsSelected(t *testing.T) {
	m := playing(t, "person", "person")
	clickSpace(m, 1)
	first := m.Top().Sight.Sel
	m.Give(engine.Command{Side: 1, Verb: verbMove, A: engine.CounterRef(1), B: engine.SpaceRef(2)})
	clickSpace(m, 1)
	head := m.Table().Head()
	clickSpace(m, 2) // lit for the one selected, but an own counter stands there
	if m.Table().Head() != head || m.Top().Sight.Sel == first {
		t.Fatalf("the click did something, or selects nothing: %v", m.Top().Sight.Sel)
	}
	clickSpace(m, 1)
	clickSpace(m, 0) // nobody stands there
	if m.Table().Head() == head {
		t.Fatal("a click on a lit place without own counters does nothing")
	}
}

// A second click on a counter spreads its stack.
func TestASecondClickOpensTheStack(t *testing.T) {
	m := playing(t, "person", "person")
	spread := func() bool {
		for _, s := range m.Scene().Map.Stacks {
			if s.Fan {
				return true
			}
		}
		return false
	}
	clickSpace(m, 1)
	if spread() {
		t.Fatal("one click spreads the stack")
	}
	clickSpace(m, 1)
	if !spread() {
		t.Fatal("two clicks do not spread it")
	}
}

// What was selected is let go when another question comes in which it can do nothing: the panel shows what is asked again.
func TestANewQuestionClearsWhatHidesIt(t *testing.T) {
	m := field(t, 1, "control E10 E11 E12 Axis", "airbase Germany at E11", "Germany AAF 4 at E10", "brp Axis 6", "pool Germany AAF 1")
	for _, c := range m.Top().Sight.View.Counters {
		if x, y, ok := m.OnMap(c); ok && c.Side == 1 {
			click(m, x, y)
		}
	}
	if m.Top().Sight.Sel == engine.NoRef {
		t.Fatal("nothing is selected")
	}
	press(m, "f")
	if s := words(m); m.Top().Sight.Space >= 0 || !strings.Contains(s, "Build") {
		t.Errorf("the place looked at hides what is asked: %q", s)
	}
}
