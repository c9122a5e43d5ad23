// The ledger is closed: no clause waits, at least 645 of 677 are built, and every scenario that is no lesson names five or
// more paragraphs that decide it, each with something built under it.
package tests

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/rulebook"
	"awaw/scenarios"
	"awaw/tables"
)

func TestTheLedgerIsClosed(t *testing.T) {
	clauses, err := Coverage(tables.Embedded(), systems.First())
	if err != nil {
		t.Fatal(err)
	}
	in := 0
	for _, c := range clauses {
		switch c.State {
		case "in":
			in++
		case "later":
			t.Errorf("%s is still to come: %s", c.ID, c.Why)
		}
	}
	page, err := os.ReadFile("../docs/rules-coverage.md")
	if err != nil {
		t.Fatal(err)
	}
	if told := fmt.Sprintf("%d there are %d in and %d out", len(clauses), in, len(clauses)-in); !strings.Contains(string(page), told) {
		t.Errorf("docs/rules-coverage.md does not say %q", told)
	}
	if in < 645 || len(clauses) != 677 {
		t.Errorf("%d clauses of %d are in, want 645 or more of 677", in, len(clauses))
	}
}

func TestScenariosNameWhatDecidesThem(t *testing.T) {
	built := map[engine.SystemID][]Clause{}
	for _, s := range systems.All() {
		clauses, err := Coverage(systems.Tables(), s)
		if err != nil {
			t.Fatal(err)
		}
		built[s.ID()] = clauses
	}
	for _, s := range scenarios.List() {
		if s.Teaches == "" && len(s.Decides) < 5 {
			t.Errorf("%s names %d paragraphs that decide it, want five or more", s.ID, len(s.Decides))
		}
		for _, d := range s.Decides {
			shown := slices.ContainsFunc(built[s.System], func(c Clause) bool { return c.State == "in" && rulebook.Under(c.ID, string(d)) })
			if !shown {
				t.Errorf("%s is decided by %s, of which nothing is built", s.ID, d)
			}
		}
	}
}
