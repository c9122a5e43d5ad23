package cases

import (
	"awaw/internal/rulebook"
	"awaw/tables"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// shipped reads all case files.
func shipped(t testing.TB) (all []Case) {
	t.Helper()
	var files []string
	for _, s := range systems {
		for _, dir := range []string{s.dir + "/testdata/cases/*.toml", "../../../tests/cases/" + string(s.id) + "/[^g]*.toml"} { // those of games are of another kind
			list, err := filepath.Glob(dir)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, list...)
		}
	}
	if len(files) == 0 {
		t.Fatal("no case files")
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		list, err := Parse(filepath.Base(file), data)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, list...)
	}
	return all
}

func TestCases(t *testing.T) {
	for _, c := range shipped(t) {
		v := values(t, c.System)
		for _, d := range Run(v, &c) {
			t.Error(d)
		}
	}
}

// Cases cite what the ledgers have, and those have every clause of their documents.
func TestClausesAreThere(t *testing.T) {
	for _, s := range systems {
		clauses, err := rulebook.Clauses(tables.Embedded(), string(s.id))
		if err != nil {
			t.Fatal(err)
		}
		known := map[string]bool{}
		in := 0
		for _, c := range clauses {
			known[c.ID] = true
			if c.State == "in" {
				in++
			}
		}
		for _, c := range shipped(t) {
			for _, r := range c.Rule {
				if c.System == s.id && !known[r] {
					t.Errorf("%s is cited and not in the ledger", r)
				}
			}
		}
		if len(clauses) != s.clauses || in < s.in {
			t.Errorf("%s: %d clauses, %d of them in", s.id, len(clauses), in)
		}
	}
}

// Whatever a case expects, changed, is no longer met.
func TestCasesCanFail(t *testing.T) {
	for _, c := range shipped(t) {
		v := values(t, c.System)
		answer := answered(t, v, c.Ask)
		for _, l := range leaves(c.Expect, "", nil) {
			switch old := l.old.(type) {
			case float64:
				l.set(old + 1)
			case bool:
				l.set(!old)
			case string:
				l.set("something else")
			case []any:
				l.set([]any{map[string]any{}})
			}
			if len(Unlike(c.Expect, answer)) == 0 {
				t.Errorf("%s:%d: %s changed, and nobody minds", c.File, c.Line, l.at)
			}
			l.set(l.old)
		}
	}
}

// A file that is none says so, and what to do.
func TestFilesThatAreNone(t *testing.T) {
	for text, word := range map[string]string{
		"":                                      "system",
		"system = \"er\"":                       "cases",
		"system = \"chess\"\n[[case]]\n":        "er",
		"system = \"er\"\n[[case]]\nname=\"x\"": "rule, name, ask",
		"system = \"er\"\n[[case]]\nnane=\"x\"": "nane",
		"system = \"er\"\nsystem = \"er\"\n":    "already",
	} {
		if _, err := Parse("x.toml", []byte(text)); err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("%q: %v", text, err)
		}
	}
	c := Case{Ask: map[string]any{"kind": "odds", "atacker": 1.0}, Expect: map[string]any{"open": 0.0}}
	if d := Run(values(t, "realism"), &c); len(d) != 1 || !strings.Contains(d[0].Text, "atacker") {
		t.Errorf("%v", d)
	}
}
