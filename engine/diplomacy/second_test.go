package diplomacy

import (
	"strings"
	"testing"
)

// A second reading: every clause of both air systems that weighs two or three has a case written from the rules alone.
func TestSecondReading(t *testing.T) {
	shown := meetAll(t, secondCases(t))
	for _, c := range airLedger(t) {
		if c.Weight >= 2 && c.Topic != "diplomacy" && shown[c.ID] != 1 {
			t.Errorf("%s has %d second cases, want one", c.ID, shown[c.ID])
		}
	}
}

func secondCases(t testing.TB) []clauseCase {
	t.Helper()
	return casesIn(t, "testdata/second-rn44.toml", "testdata/second-rn46.toml")
}

// Cases at limits that the cases of the clauses leave open.
func TestLimits(t *testing.T) {
	meetAll(t, limitCases(t))
}

func limitCases(t testing.TB) []clauseCase {
	t.Helper()
	return casesIn(t, "testdata/limits.toml")
}

// Who an army has to thank that its convoy or its airlift did not come through.
func TestStoppersOfCarriers(t *testing.T) {
	b := testBoard(t)
	for _, c := range []clauseCase{
		{Rule: "rn44.14", Given: []string{"ENG A lon", "ENG F eng", "FRA F bre", "FRA F mid"},
			Orders: []string{"A lon - bel", "F eng convoys A lon - bel", "F bre - eng", "F mid supports F bre - eng"}, Expect: []string{"A lon", "F bre"}},
		{Rule: "rn44.11d", Options: map[string]string{"airlift": "true"}, Given: []string{"RUS W mos", "RUS A lvn", "GER A war", "GER A ukr"},
			Orders: []string{"W mos airlifts A lvn - sev", "A lvn - sev", "A war - mos", "A ukr supports A war - mos"}, Expect: []string{"A lvn", "A war"}},
		{Rule: "rn46.airlift.12", Given: []string{"AUS W bud", "AUS A bud", "RUS W gal"},
			Orders: []string{"W bud airlifts A bud - bul", "A bud - bul", "W gal raids bud"}, Expect: []string{"A bud", "W gal"}},
	} {
		g, err := play(t, b, c)
		if err != nil {
			t.Fatal(err)
		}
		name := func(n uint8) string { return b.writeAll([]Unit{g.out.Rows[n].Unit})[0][4:] }
		for n := range uint8(g.out.N) {
			if name(n) != c.Expect[0] {
				continue
			}
			if by := g.a.stoppers(n); len(by) != 1 || name(by[0]) != c.Expect[1] {
				t.Errorf("%s: %v stopped %s, want %s", c.Rule, by, c.Expect[0], c.Expect[1])
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
		"AUS W ser flies its mission to Albania. [rn46.unit.3]",
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
