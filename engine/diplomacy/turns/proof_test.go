package turns

import (
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
)

// proofText is the proof of a turn, line by line.
func proofText(t *testing.T, text string) string {
	t.Helper()
	turn, err := Read(testBoard(t), text)
	if err != nil {
		t.Fatal(err)
	}
	words, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if err := turn.Print(&out, func(m engine.Text) string { return engine.Catalog(words).Word(m, nil) }); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestProofOfAParadox(t *testing.T) {
	got := proofText(t, `system rn46
units GER A sil, GER W pru, RUS A war, RUS W lvn
Germany:
A Silesia - Warsaw
W Prussia supports A Silesia - Warsaw
Russia:
A Warsaw - Prussia
W Livonia patrols Baltic Sea
`)
	for _, want := range []string{
		"GER W pru      fails, intercepted",
		"GER W pru turns back to defend its base in pass 1. [rn46.revert.2]",
		"GER W pru cannot support the defence of Prussia. [rn46.revert.6]",
		"The patrol of RUS W lvn meets it over Prussia. [rn46.patrol.3]",
		"RUS A war dislodges GER W pru from Prussia with strength 1. [dip.dislodge]",
		"RUS A war gets to Prussia with strength 1. [dip.move]",
		"RUS A war leaves Warsaw. [dip.move]",
		"destroyed: GER W pru",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("no line %q in\n%s", want, got)
		}
	}
}

// What is wrong with a wing's order is told with the clause that forbids it.
func TestFaultsCiteTheirClause(t *testing.T) {
	for _, c := range []struct{ turn, want string }{
		{"system rn46\nunits ENG W lon\nW lon - bel\n", "rn46.move.2"},
		{"system rn46\nunits ENG W lon\nW lon - sev\n", "rn46.unit.4"},
		{"system rn46\nunits ENG W lon\nW lon - nth\n", "rn46.unit.1"},
		{"system rn46\nunits ENG W lon, FRA A wal\nowners ENG wal lon\nW lon - wal\n", "rn46.move.3"},
		{"system rn46\nunits ENG W lon\nW lon raids bel\nW lon raids pic\n", "rn46.unit.3"},
		{"system rn46\nunits ENG W lon\nW lon raids bel via sev\n", "rn46.route.4"},
		{"system rn46\nunits ENG W lon\nW lon patrols par\n", "rn46.patrol.1"},
		{"system rn46\nunits ENG W lon, ENG F lon\nW lon airlifts F lon - bel\n", "rn46.airlift.5"},
		{"system rn46\nunits ENG W lon, ENG A lon\nW lon airlifts A lon - nth\n", "rn46.airlift.6"},
		{"system rn46\nunits ENG W lon, ENG A yor\nW lon airlifts A yor - edi\n", "rn46.airlift.4"},
		{"system rn46\nunits ENG W lon, ENG A lon\nW lon airlifts A lon - bel\n", "rn46.airlift.7"},
		{"system rn46\nunits ENG W lon\nW lon supports A wal\n", "rn46.support.1"},
		{"system rn46\nunits ENG W lon, ENG W yor\nW lon supports W yor\n", "rn46.unit.6"},
		{"system rn46\nunits ENG A lon, ENG W yor\nA lon supports W yor\n", "rn46.unit.6"},
		{"system rn44\nunits ENG A wal, ENG W lvp\nA wal supports W lvp\n", "rn44.10"},
		{"system rn44\nunits ENG W lvp\nW lvp raids lon\n", "rn44.11"},
		{"system rn44\nunits ENG W lvp\nW lvp - sev\n", "rn44.11a"},
		{"system rn44\nunits ENG W lvp\nW lvp attacks sev\n", "rn44.11b"},
	} {
		if got := proofText(t, c.turn); !strings.Contains(got, "["+c.want+"]") || strings.Contains(got, "ok\n    ENG W lon") {
			t.Errorf("%q does not cite %s:\n%s", c.turn, c.want, got)
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

// Whom a unit of the surface has to thank that it stays where it was.
func TestStoppersOnTheGround(t *testing.T) {
	for name, c := range map[string]struct{ turn, want string }{
		"one that holds":         {"units FRA A bur, GER A mun\nA bur - mun\n", "FRA A bur: GER A mun"},
		"its own":                {"units FRA A bur, FRA A par\nA bur - par\n", "FRA A bur: FRA A par"},
		"one that comes head-on": {"units GER A ber, RUS A pru, RUS A sil\nA ber - pru\nA pru - ber\nA sil supports A pru - ber\n", "GER A ber: RUS A pru"},
		"one that goes there":    {"units GER A ber, RUS A war\nA ber - sil\nA war - sil\n", "GER A ber: RUS A war"},
		"one that gets away":     {"units GER A ber, RUS A sil, AUS A boh\nA ber - sil\nA sil - gal\nA boh - sil\n", "GER A ber: AUS A boh"},
	} {
		turn, err := Read(testBoard(t), c.turn)
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
