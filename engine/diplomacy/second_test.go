package diplomacy

import (
	"strings"
	"testing"
)

// Who an army has to thank that its convoy or its airlift did not come through.
func TestStoppersOfCarriers(t *testing.T) {
	b := testBoard(t)
	for _, c := range []struct {
		name             string
		r                Rules
		given, orders    []string
		stopped, stopper string
	}{
		{"a chain of fleets", Rules{System: RN44}, []string{"ENG A lon", "ENG F eng", "FRA F bre", "FRA F mid"},
			[]string{"A lon - bel", "F eng convoys A lon - bel", "F bre - eng", "F mid supports F bre - eng"}, "A lon", "F bre"},
		{"a chain of wings", Rules{System: RN44, Airlifts: true}, []string{"RUS W mos", "RUS A lvn", "GER A war", "GER A ukr"},
			[]string{"W mos airlifts A lvn - sev", "A lvn - sev", "A war - mos", "A ukr supports A war - mos"}, "A lvn", "A war"},
		{"an airlift", Rules{System: RN46}, []string{"AUS W bud", "AUS A bud", "RUS W gal"},
			[]string{"W bud airlifts A bud - bul", "A bud - bul", "W gal raids bud"}, "A bud", "W gal"},
	} {
		p, err := b.Lay(Setup{Units: c.given}, c.r)
		if err != nil {
			t.Fatal(err)
		}
		orders, faults := b.ReadSheet(strings.Join(c.orders, "\n"))
		if len(faults) > 0 {
			t.Fatal(faults)
		}
		a := NewAdjudicator(b, c.r)
		out := a.Movement(p, orders)
		name := func(n uint8) string { return b.Write(out.Rows[n].Unit)[4:] }
		for n := range uint8(out.N) {
			if name(n) != c.stopped {
				continue
			}
			if by := a.stoppers(n); len(by) != 1 || name(by[0]) != c.stopper {
				t.Errorf("%s: %v stopped %s, want %s", c.name, by, c.stopped, c.stopper)
			}
		}
	}
}

// Two letters exchanged are one mistake; other letters are one each.
func TestMisspelled(t *testing.T) {
	for _, c := range []struct {
		x, y string
		want int
	}{{"kiel", "kile", 1}, {"munich", "manuch", 2}, {"rome", "rmoe", 1}, {"edi", "edi", 0}, {"abxy", "abyz", 2}} {
		if got := distance(c.x, c.y, 4); got != c.want {
			t.Errorf("%s and %s: %d apart, want %d", c.x, c.y, got, c.want)
		}
	}
}

// A coast is set off from its name by a slash, a bracket or a space, and by nothing less.
func TestCoastsAreSetOff(t *testing.T) {
	b := testBoard(t)
	east, _ := b.Named("bul/ec")
	for _, text := range []string{"Bulgaria/EC", "Bulgaria(ec)", "Bulgaria (east coast)", "Bulgaria ec", "bulgaria/east"} {
		if p, ok := b.Named(text); !ok || p != east {
			t.Errorf("%q is %s", text, b.Code(p))
		}
	}
	for _, text := range []string{"Bulgariaec", "Bulgaria-ec", "Bulgaria.east"} {
		if p, ok := b.Named(text); ok {
			t.Errorf("%q is read as %s", text, b.Code(p))
		}
	}
}

// A fleet told to retreat to a province of two coasts goes to the only one that is open, and nowhere if both are.
func TestRetreatToACoast(t *testing.T) {
	b := testBoard(t)
	place := func(name string) Place {
		p, ok := b.Named(name)
		if !ok {
			t.Fatal(name)
		}
		return p
	}
	for _, c := range []struct {
		open []string
		to   string
		want string
	}{
		{[]string{"spa/sc"}, "spa", "FRA F spa/sc"}, {[]string{"spa/nc"}, "spa", "FRA F spa/nc"}, {[]string{"spa/nc", "spa/sc"}, "spa", ""},
		{[]string{"spa/nc", "spa/sc"}, "spa/nc", "FRA F spa/nc"}, {[]string{"spa/sc"}, "spa/nc", ""}, {[]string{"mid"}, "spa", ""},
	} {
		p := &Position{Out: []Ousted{{Unit: Unit{France, Fleet, place("wes")}}}}
		for _, o := range c.open {
			p.Out[0].Open = p.Out[0].Open.With(place(o))
		}
		o := NoOrder
		o.Power, o.Kind, o.At, o.Do, o.To = France, Fleet, place("wes"), Retreat, place(c.to)
		next, lost := b.Retreats(Rules{}, p, []Order{o})
		got := ""
		if len(next.Units) == 1 {
			got = b.Write(next.Units[0])
		}
		if got != c.want || (len(lost) == 1) != (c.want == "") {
			t.Errorf("to %s with %v open: %q, want %q", c.to, c.open, got, c.want)
		}
	}
}
