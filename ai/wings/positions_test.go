package wings_test

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"awaw/engine/diplomacy"
	"awaw/tables"
)

// position is one of the ten positions in testdata/positions.toml.
type position struct {
	Name, Decides, System, Power, Goal string
	Units, Rest                        []string
	Owners                             map[string][]string
	Find, Replies                      [][]string
}

// positions reads the ten.
func positions(t testing.TB) []position {
	t.Helper()
	const file = "testdata/positions.toml"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var f struct{ Position []position }
	if err := tables.DecodeStrict(file, data, &f); err != nil {
		t.Fatal(err)
	}
	if len(f.Position) != 10 {
		t.Fatalf("%d positions", len(f.Position))
	}
	return f.Position
}

// laid is a position on a board.
func (x position) laid(t testing.TB, b *diplomacy.Board) (diplomacy.Rules, *diplomacy.Position, diplomacy.Power) {
	t.Helper()
	system, ok := diplomacy.SystemNamed(x.System)
	power, known := diplomacy.PowerNamed(x.Power)
	if !ok || !known {
		t.Fatalf("%s: %s, %s", x.Name, x.System, x.Power)
	}
	r := diplomacy.Rules{System: system}
	p, err := b.Lay(diplomacy.Setup{Season: "fall", Units: x.Units, Owners: x.Owners}, r)
	if err != nil {
		t.Fatal(err)
	}
	return r, p, power
}

// read reads orders of a board.
func read(t testing.TB, b *diplomacy.Board, lines []string) []diplomacy.Order {
	t.Helper()
	var out []diplomacy.Order
	for _, line := range lines {
		o, err := b.ReadOrder(line, diplomacy.Nobody)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, o)
	}
	return out
}

// holds tells whether a power has a province when the orders are carried out and centres have changed hands.
func holds(b *diplomacy.Board, r diplomacy.Rules, p *diplomacy.Position, orders []diplomacy.Order, power diplomacy.Power, at diplomacy.Place) bool {
	a := diplomacy.NewAdjudicator(b, r)
	a.Movement(p, orders)
	after := b.Conquered(r, a.After())
	return after.Owner[at] == power
}

// In every position the wing decides: its orders that hold the goal against every reply are those listed first, and no others.
func TestWingsDecide(t *testing.T) {
	b, err := diplomacy.StandardBoard()
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range positions(t) {
		r, p, power := x.laid(t, b)
		goal, ok := b.Named(x.Goal)
		if !ok {
			t.Fatalf("%s: %s", x.Name, x.Goal)
		}
		rest := read(t, b, x.Rest)
		listed := read(t, b, x.Find[0])
		wing := slices.IndexFunc(p.Units, func(u diplomacy.Unit) bool { return u.Kind == diplomacy.Wing && u.At == listed[0].At })
		var found, want []string
		for _, o := range listed {
			if o.Kind == diplomacy.Wing {
				want = append(want, fmt.Sprint(o.Do, " ", b.Code(o.To), b.Code(o.Of)))
			}
		}
		diplomacy.NewMenu(b, r, p).Orders(wing, func(o diplomacy.Order) {
			for _, reply := range x.Replies {
				if !holds(b, r, p, slices.Concat(rest, []diplomacy.Order{o}, read(t, b, reply)), power, goal) {
					return
				}
			}
			found = append(found, fmt.Sprint(o.Do, " ", b.Code(o.To), b.Code(o.Of)))
		})
		if x.Decides == "airlift" { // which of two centres it takes is left open: the proof is for the goal alone
			want = slices.DeleteFunc(want, func(s string) bool { return s != "airlift "+b.Code(goal)+b.Code(listed[0].Of) })
		}
		slices.Sort(found)
		slices.Sort(want)
		if !slices.Equal(found, want) {
			t.Errorf("%s: %q hold %s, and the position lists %q", x.Name, found, x.Goal, want)
		}
	}
}
