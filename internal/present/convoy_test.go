package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/engine/wings"
	"awaw/internal/present"
	"awaw/internal/present/quill"
	"awaw/internal/present/scene"
)

// Whoever chooses to move by convoy may go wherever fleets can carry the army: there the plain move is written.
func TestMoveByConvoyReachesFarShores(t *testing.T) {
	m := overEurope(t, "wings-kiel-1904", nil, "person", "person", "person", "person", "person", "person", "person")
	x, y, ok := m.CounterOnScreen("England army, London")
	if !ok {
		t.Fatal("the army of London is not on the screen")
	}
	click(m, x, y)
	do(t, m, quill.Choose{Kind: ordered.Shipped})
	if x, y, ok = m.PlaceOnScreen("Holland"); !ok {
		t.Fatal("Holland is not on the screen")
	}
	click(m, x, y)
	if d := m.Table().Draft(1); len(d) != 1 || d[0] != "England: A lon - hol" {
		t.Errorf("the draft is %v", d)
	}
}

// A fleet whose goal has two coasts in its reach is asked which, by name; nothing is written until that is said.
func TestAFleetIsAskedWhichCoast(t *testing.T) {
	m := overEurope(t, "wings-1901", nil, "person", "person", "person", "person", "person", "person", "person")
	season(t, m, "France: F bre - mid")
	m.See(3)
	lift(m)
	m.Send(scene.Tick{MS: 20000})
	press(m, "space", "enter")
	x, y, ok := m.CounterOnScreen("France fleet, Mid-Atlantic Ocean")
	if !ok {
		t.Fatalf("the fleet is not on the screen: %s", m.Words())
	}
	click(m, x, y)
	if x, y, ok = m.PlaceOnScreen("Spain"); !ok {
		t.Fatal("Spain is not on the screen")
	}
	click(m, x, y)
	if w := m.Words(); !strings.Contains(w, "Spain (north coast)") || !strings.Contains(w, "Spain (south coast)") {
		t.Errorf("the coasts are not offered: %s", w)
	}
	if d := m.Table().Draft(3); len(d) != 0 {
		t.Errorf("written unasked: %v", d)
	}
	press(m, "2")
	if d := m.Table().Draft(3); len(d) != 1 || d[0] != "France: F mid - spa/sc" {
		t.Errorf("the draft is %v", d)
	}
}

// season writes orders for any power and seals all, phase by phase, until something is to be written that was not passed over.
func season(t *testing.T, m *present.Model, lines ...string) {
	t.Helper()
	g := m.Table()
	give := func(side engine.Side, meant func(engine.Command) bool) bool {
		list := g.Legal(side, nil)
		i := slices.IndexFunc(list, meant)
		if i < 0 {
			return false
		}
		if _, err := g.Do(list[i]); err != nil {
			t.Fatal(err)
		}
		return true
	}
	for _, line := range lines {
		if !slices.ContainsFunc(g.ToAct(), func(side engine.Side) bool {
			return give(side, func(c engine.Command) bool { return g.Rules().FormatCommand(g.Seen(side), c) == line })
		}) {
			t.Fatalf("%q may not be written", line)
		}
	}
	for range len(g.ToAct()) {
		if !give(g.ToAct()[0], func(c engine.Command) bool { return c.Verb == wings.VerbSeal }) {
			t.Fatal("nobody seals")
		}
	}
}

// In winter a unit that must go is clicked, and its removal is written once that is chosen; the click alone writes nothing.
func TestAUnitIsTakenAwayByAClick(t *testing.T) {
	m := overEurope(t, "wings-1901", nil, "person", "person", "person", "person", "person", "person", "person")
	season(t, m, "Austria: F tri - alb", "Italy: A ven - tri")
	season(t, m)
	m.See(1)
	lift(m)
	m.Send(scene.Tick{MS: 20000})
	press(m, "space", "enter")
	x, y, ok := m.CounterOnScreen("Austria fleet, Albania")
	if !ok {
		t.Fatalf("the fleet is not on the screen: %s", m.Words())
	}
	click(m, x, y)
	if d := m.Table().Draft(1); len(d) != 0 || !strings.Contains(m.Words(), "Fleet Albania is removed") {
		t.Fatalf("written: %v; on the screen %s", d, m.Words())
	}
	press(m, "1")
	if d := m.Table().Draft(1); len(d) != 1 || d[0] != "Austria: remove F alb" {
		t.Errorf("the draft is %v", d)
	}
}
