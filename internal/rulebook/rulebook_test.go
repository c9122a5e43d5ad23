package rulebook_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"awaw/internal/rulebook"
	"awaw/tables"
)

func open(t *testing.T) *rulebook.Book {
	t.Helper()
	b, err := rulebook.Open(tables.Embedded(), "awaw")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestUnder(t *testing.T) {
	for _, c := range []struct {
		id, number string
		want       bool
	}{
		{"18.523-4", "18.523", true}, {"18.523-4", "18.523-4", true}, {"18.523-14", "18.523-1", false}, {"18.523", "18.52", true},
		{"18.52", "18.523", false}, {"18.522B.1", "18.522B", true}, {"18.522BA", "18.522B", false}, {"18.5", "18", true},
		{"181.5", "18", false}, {"17.353A-4", "17.353A", true}, {"rn46.patrol.1", "rn46.patrol", true}, {"rn46.patrol.13", "rn46.patrol.1", false},
		{"rn44.11a-prevented", "rn44.11a", true}, {"rn44.11a", "rn44.11", true}, {"rn44.11a", "rn44.1", false}, {"rn46.raid.1", "rn46.r", false}, {"dip.cut-own", "dip.cut", true}, {"17.353B-1", "17.353A", false},
	} {
		if got := rulebook.Under(c.id, c.number); got != c.want {
			t.Errorf("%s under %s: %v", c.id, c.number, got)
		}
	}
}

func TestFind(t *testing.T) {
	b := open(t)
	b.Show(map[string][]rulebook.Case{"18.21-1": {{Name: "Zeppelins stage"}}}, []rulebook.Scenario{{ID: "airship-1917", Name: "Airships", Decides: []string{"18.21"}}})
	if n := len(b.Find("")); n != len(b.Clauses) || n != 677 {
		t.Errorf("an empty query finds %d of %d clauses", n, len(b.Clauses))
	}
	for query, want := range map[string]string{"zeppelins": "18.21-1", "18.21 AIRSHIPS": "18.21-1", "17.141": "17.141"} {
		found := b.Find(query)
		if len(found) == 0 || found[0].ID != want {
			t.Errorf("%q finds %v, want %s first", query, found, want)
		}
	}
	for _, c := range b.Find("18.52 counterair") {
		if !strings.HasPrefix(c.ID, "18.52") {
			t.Errorf("18.52 finds %s", c.ID)
		}
	}
	if found := b.Find("zeppelins kamikaze"); len(found) > 0 {
		t.Errorf("two words that never meet find %v", found)
	}
	if c, ok := b.Clause("18.21-1"); !ok || len(c.Scenarios) != 1 || len(c.Cases) != 1 {
		t.Errorf("18.21-1 is %+v", c)
	}
}

func TestReadingsAndOptionsMeet(t *testing.T) {
	b := open(t)
	for _, r := range b.Readings {
		found := false
		for _, c := range b.Clauses {
			for _, x := range b.ReadingsOf(c.ID) {
				found = found || x.ID == r.ID
			}
		}
		if !found {
			t.Errorf("reading %s bears on no clause: %v", r.ID, r.Cites)
		}
	}
	for _, o := range b.Options {
		found := false
		for _, c := range b.Clauses {
			for _, x := range b.OptionsOf(c.ID) {
				found = found || x.ID == o.ID
			}
		}
		if !found {
			t.Errorf("option %s bears on no clause: %v", o.ID, o.Cites)
		}
	}
	if o, ok := b.Option("port_missions"); !ok || o.Standard() != "true" || o.Reading != "F1" {
		t.Errorf("port_missions is %+v", o)
	}
}

func TestValues(t *testing.T) {
	o := rulebook.Option{Values: []string{"false", "true"}}
	for s, want := range map[string]string{"true": "true", "yes": "true", "off": "false", " on ": "true"} {
		if v, ok := o.Value(s); !ok || v != want {
			t.Errorf("%q is %q, %v", s, v, ok)
		}
	}
	if _, ok := (rulebook.Option{Values: []string{"0", "1"}}).Value("on"); ok {
		t.Error("on is a value of an option with numbers")
	}
}

func TestBrokenTables(t *testing.T) {
	for _, c := range []struct{ options, says string }{
		{"since = 3\n[[option]]\nid = \"A b\"\ncite = [\"18.51\"]\nvalues = [\"a\", \"b\"]\n", "option[0].id"},
		{"since = 3\n[[option]]\nid = \"x\"\ncite = []\nvalues = [\"a\", \"b\"]\n", "option[0].cite"},
		{"since = 3\n[[option]]\nid = \"x\"\ncite = [\"18.51\"]\nvalues = [\"a\", \"a\"]\n", "option[0].values"},
		{"since = 3\n[[option]]\nid = \"x\"\ncite = [\"18.51\"]\nreading = \"Z9\"\nvalues = [\"a\", \"b\"]\n", "Z9"},
	} {
		set := tables.Embedded().Override("test", fstest.MapFS{"awaw/options.toml": {Data: []byte(c.options)}})
		if _, err := rulebook.Open(set, "awaw"); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q gave %v, want %q", c.options, err, c.says)
		}
	}
}
