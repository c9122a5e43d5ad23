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
		name := func(n uint8) string { return b.writeAll([]Unit{out.Rows[n].Unit})[0][4:] }
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

// What a proof says of a wing that stays at home and of one that flies, and of the base that it keeps an enemy out of.
func TestProofOfABase(t *testing.T) {
	got := proofText(t, "system rn46\nunits AUS W bud, RUS A gal, AUS W ser\nW bud holds\nA gal - bud\nW ser raids alb\n")
	for _, want := range []string{
		"AUS W bud supports the defence of Budapest. [rn46.revert.3]",
		"AUS W bud supports its base Budapest: held with strength 1 in all. [rn46.support.7]",
		"AUS W ser flies its mission to Albania. [rn46.raid.1]",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no line %q in\n%s", want, got)
		}
	}
}

// Both wings of the exchange of airlifts turn back in the same pass, and the proof says so of each.
func TestProofOfTwoTurningBack(t *testing.T) {
	got := proofText(t, "system rn46\nunits GER W mun, GER A mun, FRA W par, FRA A par\nW mun airlifts A mun - par\nA mun - par\nW par airlifts A par - mun\nA par - mun\n")
	for _, wing := range []string{"GER W mun", "FRA W par"} {
		if !strings.Contains(got, wing+" turns back to defend its base in pass 1. [rn46.revert.2]") {
			t.Errorf("%s does not turn back in\n%s", wing, got)
		}
	}
}

// A power's support against its own lone wing does not count, and the proof's strength leaves it out (A46-48).
func TestProofOfStrength(t *testing.T) {
	got := proofText(t, "system rn46\nunits GER A mun, GER A ruh, FRA A gas, FRA W bur\nA mun - bur\nA ruh supports A mun - bur\nA gas supports A mun - bur\n")
	if want := "GER A mun gets to Burgundy with strength 2. [dip.move]"; !strings.Contains(got, want) {
		t.Errorf("no line %q in\n%s", want, got)
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

// Whom a unit of the surface has to thank that it stays where it was.
func TestStoppersOnTheGround(t *testing.T) {
	for name, c := range map[string]struct{ turn, want string }{
		"one that holds":         {"units FRA A bur, GER A mun\nA bur - mun\n", "FRA A bur: GER A mun"},
		"its own":                {"units FRA A bur, FRA A par\nA bur - par\n", "FRA A bur: FRA A par"},
		"one that comes head-on": {"units GER A ber, RUS A pru, RUS A sil\nA ber - pru\nA pru - ber\nA sil supports A pru - ber\n", "GER A ber: RUS A pru"},
		"one that goes there":    {"units GER A ber, RUS A war\nA ber - sil\nA war - sil\n", "GER A ber: RUS A war"},
		"one that gets away":     {"units GER A ber, RUS A sil, AUS A boh\nA ber - sil\nA sil - gal\nA boh - sil\n", "GER A ber: AUS A boh"},
	} {
		turn, err := testBoard(t).ReadTurn(c.turn)
		if err != nil {
			t.Fatal(err)
		}
		row := turn.Adjudicate(nil).Steps[0].Orders[0]
		if got := row.Unit + ": " + strings.Join(row.By, ", "); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// An rn44 wing that changes base counts one; who keeps it out is told with all that helps.
func TestProofOfAWingsMove(t *testing.T) {
	got := proofText(t, "system rn44\nunits GER W ber, GER W mun, ITA A tus, ITA A rom, AUS A tri, AUS A tyr\nowners GER ber kie mun ven\n"+
		"W ber - kie\nW mun - ven\nA tus - ven\nA rom supports A tus - ven\nA tri - ven\nA tyr supports A tri - ven\n")
	for _, want := range []string{"GER W ber gets to Kiel with strength 1. [rn44.11a]", "ITA A tus stands against it at Venice with strength 2.", "AUS A tri stands against it at Venice with strength 2."} {
		if !strings.Contains(got, want) {
			t.Errorf("no line %q in\n%s", want, got)
		}
	}
}
