package diplomacy

import (
	"os"
	"strings"
	"testing"
)

// The board read a second time from borders put down on their own: same neighbours for armies and fleets, and 206 pairs for
// wings.
func TestBoardReadTwice(t *testing.T) {
	b := testBoard(t)
	data, err := os.ReadFile("testdata/borders.txt")
	if err != nil {
		t.Fatal(err)
	}
	var army [Provinces]Places
	var fleet [places]Places
	for line := range strings.Lines(string(data)) {
		f := strings.Fields(line)
		if len(f) < 3 || f[0] == "#" {
			continue
		}
		from, ok := b.Named(f[1])
		for _, name := range f[2:] {
			to, ok2 := b.Named(name)
			if !ok || !ok2 {
				t.Fatalf("%q: no such place", line)
			}
			had := false
			if f[0] == "land" {
				had = army[from].Has(to)
				army[from], army[to] = army[from].With(to), army[to].With(from)
			} else {
				had = fleet[from].Has(to)
				fleet[from], fleet[to] = fleet[from].With(to), fleet[to].With(from)
			}
			if had {
				t.Errorf("%s-%s stands twice", f[1], name)
			}
		}
	}
	pairs := 0
	for p := range Place(Provinces) {
		if army[p] != b.army[p] {
			t.Errorf("%s: armies go to %v, by the borders to %v", b.Code(p), b.Codes(b.army[p]), b.Codes(army[p]))
		}
		pairs += b.wing[p].Len()
	}
	for p := range Place(places) {
		if fleet[p] != b.fleet[p] {
			t.Errorf("%s: fleets go to %v, by the borders to %v", b.Code(p), b.Codes(b.fleet[p]), b.Codes(fleet[p]))
		}
	}
	if pairs != 2*206 {
		t.Errorf("%d pairs of neighbours for wings, want 206", pairs/2)
	}
	if b.centre.Len() != 34 || b.sea.Len() != 19 {
		t.Errorf("%d centres and %d seas, want 34 and 19", b.centre.Len(), b.sea.Len())
	}
}

// Statements of the documents on ranges and areas.
func TestRangesAndAreas(t *testing.T) {
	b := testBoard(t)
	at := func(name string) Place {
		p, ok := b.Named(name)
		if !ok {
			t.Fatalf("no place %q", name)
		}
		return p
	}
	set := func(names string) Places {
		var s Places
		for _, n := range strings.Fields(names) {
			s = s.With(at(n))
		}
		return s
	}
	for _, c := range []struct{ centre, area string }{
		{"nth", "nth lon yor edi nrg nwy ska den hel hol bel eng"},
		{"bur", "bur bel gas mar mun par pic ruh"},
		{"ukr", "ukr gal mos rum sev war"},
		{"lon", "lon eng nth wal yor"},
		{"bal", "bal ber bot den kie lvn pru swe"},
	} {
		if got := b.Area(at(c.centre)); got != set(c.area) {
			t.Errorf("area of %s: %v", c.centre, b.Codes(got))
		}
	}
	for _, c := range []struct {
		centre, holds, not string
	}{
		{"gas", "bre par mar spa bur mid", ""}, {"ukr", "mos sev rum gal war", "bud con bla"}, {"bur", "par ruh", ""}, {"eng", "pic wal lon bre", ""},
		{"lon", "eng wal", "pic"}, {"bal", "pru", ""}, {"war", "pru sil", ""},
	} {
		if area := b.Area(at(c.centre)); !set(c.holds).Minus(area).Empty() || area.Meets(set(c.not)) {
			t.Errorf("area of %s: %v", c.centre, b.Codes(area))
		}
	}
	for _, c := range []struct {
		from, to, by string // by: every province in between; empty: next door
	}{
		{"ber", "swe", "bal"}, {"ber", "hol", "kie"}, {"par", "bel", "pic bur"}, {"lvp", "lon", "wal yor"}, {"ber", "ruh", "kie mun"},
		{"lon", "bre", "eng"}, {"tus", "spa", "gol"}, {"tus", "mar", "gol pie"}, {"ruh", "par", "bur"}, {"mos", "rum", "ukr sev"},
		{"con", "sev", "bla"}, {"bud", "war", "gal"}, {"bel", "nwy", "nth"}, {"bel", "edi", "nth"}, {"bre", "wal", "eng"}, {"wal", "pic", "eng"},
		{"edi", "wal", "lvp yor"}, {"edi", "eng", "nth"}, {"spa", "bur", "gas mar"}, {"por", "gas", "spa mid"}, {"ruh", "gas", "bur"}, {"ruh", "mar", "bur"},
		{"mun", "gas", "bur"}, {"mun", "mar", "bur"}, {"par", "mun", "bur"}, {"par", "ruh", "bur"}, {"tun", "rom", "tys"},
		{"rom", "tus", ""}, {"vie", "bud", ""}, {"bre", "pic", ""}, {"wal", "eng", ""}, {"par", "pic", ""}, {"mun", "bur", ""}, {"mun", "ruh", ""},
		{"ven", "rom", ""}, {"tus", "rom", ""}, {"ser", "tri", ""}, {"ser", "gre", ""}, {"alb", "tri", ""}, {"par", "gas", ""}, {"par", "bur", ""},
	} {
		from, to := at(c.from), at(c.to)
		if next := b.wing[from].Has(to); next != (c.by == "") || !b.two[from].Has(to) {
			t.Errorf("%s-%s: next door %t", c.from, c.to, next)
		}
		if got := b.wing[from].And(b.wing[to]); c.by != "" && got != set(c.by) {
			t.Errorf("%s-%s: by %v", c.from, c.to, b.Codes(got))
		}
	}
	if b.two[at("par")].Has(at("wal")) {
		t.Error("par-wal: within two spaces")
	}
}

// Names as people write them.
func TestPlaceNames(t *testing.T) {
	b := testBoard(t)
	for text, code := range map[string]string{
		"North Sea": "nth", "NTH": "nth", "english channel": "eng", "Channel": "eng", "St. Petersburg": "stp", "St Petersburg (north coast)": "stp/nc",
		"stp/sc": "stp/sc", "Spain (SC)": "spa/sc", "spa nc": "spa/nc", "Bulgaria/EC": "bul/ec", "MAO": "mid", "Mid-Atlantic": "mid", "Skag": "ska",
		"GOB": "bot", "Constant": "con", "Galacia": "gal", "Bight": "hel", "Gulf of Lyon": "gol", "LYO": "gol", "Tyrolia": "tyr", "Livonia": "lvn",
		"nrg": "nrg", "NWG": "nrg", "brest": "bre", "Köln": "",
	} {
		p, ok := b.Named(text)
		if ok != (code != "") || ok && b.Code(p) != code {
			t.Errorf("%q is read as %q, want %q", text, b.Code(p), code)
		}
	}
	for text, name := range map[string]string{"Belgum": "Belgium", "Munch": "Munich", "Londno": "London", "xyzzy": "", "Picady": "Picardy"} {
		if got := b.Suggest(text); got != name {
			t.Errorf("%q suggests %q, want %q", text, got, name)
		}
	}
}

func testBoard(t testing.TB) *Board {
	t.Helper()
	b, err := StandardBoard()
	if err != nil {
		t.Fatal(err)
	}
	return b
}
