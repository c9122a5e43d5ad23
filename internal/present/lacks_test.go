package present_test

import (
	"strings"
	"testing"

	"awaw/engine/ordered"
	"awaw/internal/present"
	"awaw/internal/present/quill"
	"awaw/internal/present/scene"
)

// slipOf is what the first side has written of a kind of order.
func slipOf(t *testing.T, m *present.Model, k ordered.Kind) ordered.Slip {
	t.Helper()
	for _, s := range m.Table().Seen(1).(ordered.Writer).Slips(1) {
		if s.Written && s.Order.Kind == k {
			return s
		}
	}
	t.Fatalf("no order to %v is written", k)
	return ordered.Slip{}
}

// An order that needs another of one's own says so as long as that is missing, in the list and where it is chosen.
func TestAnOrderSaysWhatItLacks(t *testing.T) {
	m := overEurope(t, "wings-kiel-1904", nil, "person", "cadet", "cadet", "cadet", "cadet", "cadet", "cadet")
	for _, c := range []struct {
		line  string
		kind  ordered.Kind
		lacks string
		then  string
	}{
		{"w edi airlifts a edi - den", ordered.Airlift, "army in Edinburgh is not ordered to go with it", "a edi - den"},
		{"f nth c a lon - hol", ordered.Convoy, "army in London is not ordered to go with it", "a lon - hol"},
		{"f hel s a den - kie", ordered.Support, "unit in Denmark is not ordered to go there", "a den - kie"},
	} {
		types(m, c.line)
		do(t, m, quill.Pick{Unit: slipOf(t, m, c.kind).Unit})
		if s := words(m); !strings.Contains(strings.ReplaceAll(s, "\n", " "), c.lacks) {
			t.Errorf("%s: the panel says %s", c.line, s)
		}
		types(m, c.then)
		if s := words(m); strings.Contains(strings.ReplaceAll(s, "\n", " "), c.lacks) {
			t.Errorf("%s and %s: the panel still says so", c.line, c.then)
		}
	}
	if s := slipOf(t, m, ordered.Flown); s.Order.Of == s.Order.At {
		t.Errorf("the army's part of the airlift is %+v", s.Order)
	}
}

// What is missing is written by a click; and an army whose wing has its order goes with it where it is clicked to go.
func TestWhatIsMissingIsWrittenByAClick(t *testing.T) {
	m := overEurope(t, "wings-kiel-1904", nil, "person", "cadet", "cadet", "cadet", "cadet", "cadet", "cadet")
	types(m, "a lon - hol")
	army := slipOf(t, m, ordered.Move)
	do(t, m, quill.Pick{Unit: army.Unit})
	if s := words(m); !strings.Contains(s, "No fleet of yours") {
		t.Errorf("the army over the sea says %s", s)
	}
	clicked := false
	for _, r := range m.Regions() {
		if w, ok := r.Act.(quill.Write); ok && !clicked && w.Cmd.A != army.Unit {
			click(m, r.Rect.X+r.Rect.W/2, r.Rect.Y+r.Rect.H/2)
			clicked = true
		}
	}
	if s := slipOf(t, m, ordered.Convoy); !clicked || s.Order.Of != army.Order.At || s.Order.To != army.Order.To {
		t.Errorf("the click writes %+v", s.Order)
	}
	if s := words(m); strings.Contains(s, "No fleet of yours") {
		t.Errorf("the army still says %s", s)
	}
	types(m, "w edi airlifts a edi - nwy")
	lift := slipOf(t, m, ordered.Airlift)
	types(m, "a edi h")
	do(t, m, quill.Pick{Unit: slipOf(t, m, ordered.Hold).Unit})
	x, y, ok := m.PlaceOnScreen("Norway")
	if !ok {
		t.Fatal("Norway is not on the screen")
	}
	click(m, x, y)
	if s := slipOf(t, m, ordered.Flown); s.Order.To != lift.Order.To || s.Order.At != lift.Order.Of {
		t.Errorf("a click on where its wing is to carry it writes %+v", s.Order)
	}
}

// With no unit chosen the key for the next goes to the first that has no order; from there it goes on through all.
func TestTheNextUnitIsOneWithoutAnOrder(t *testing.T) {
	m := overEurope(t, "wings-kiel-1904", nil, "person", "cadet", "cadet", "cadet", "cadet", "cadet", "cadet")
	types(m, "a lon h")
	types(m, "w lon h")
	chosen := func() string {
		for _, s := range m.Table().Seen(1).(ordered.Writer).Slips(1) {
			if s.Unit == m.Top().Sight.Sel {
				return m.Top().Word(s.Default)
			}
		}
		return ""
	}
	press(m, "tab")
	if got := chosen(); got != "Army Edinburgh holds" {
		t.Errorf("first comes %q", got)
	}
	m.Send(scene.Key{Name: "tab", Shift: true})
	if got := chosen(); got != "Wing London defends its base" {
		t.Errorf("back of it comes %q", got)
	}
}

// While a kind of order is chosen the arrows walk over the places where it may go, so that Enter writes it.
func TestArrowsWalkWhereAnOrderMayGo(t *testing.T) {
	for _, way := range []string{"up", "down", "left", "right"} {
		m := overEurope(t, "wings-kiel-1904", nil, "person", "cadet", "cadet", "cadet", "cadet", "cadet", "cadet")
		types(m, "a lon h")
		types(m, "w lon h")
		types(m, "a edi h")
		press(m, "tab", "5", way, "enter") // the wing at Edinburgh patrols: a space away at most
		if s := slipOf(t, m, ordered.Patrol); s.Order.To == s.Order.At {
			t.Errorf("%s walks nowhere", way)
		}
	}
}
