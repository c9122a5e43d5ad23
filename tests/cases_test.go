package tests

import (
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"awaw/engine/systems"
)

// TestCases runs every rule case built in, those on forces alone and those on boards: the files side by side.
func TestCases(t *testing.T) {
	var forces, boards, asked atomic.Int32
	offered := int32(0)
	t.Run("files", func(t *testing.T) {
		for _, s := range systems.All() {
			list, err := CaseFiles(s)
			if err != nil {
				t.Fatal(err)
			}
			offered += int32(len(list))
			for _, f := range list {
				t.Run(strings.TrimSuffix(strings.TrimPrefix(f.Name, "tests/cases/"), ".toml"), func(t *testing.T) {
					t.Parallel()
					asked.Add(1)
					cases, err := f.Read()
					if err != nil {
						t.Fatal(err)
					}
					kit := systems.CaseKit{Boards: Boards(strings.TrimPrefix(f.Name, "tests/"), s), Tables: systems.Tables()}
					for _, c := range cases {
						if c.Played {
							boards.Add(1)
						} else {
							forces.Add(1)
						}
						differences, err := c.Run(kit)
						if err != nil {
							t.Fatal(err)
						}
						for _, d := range differences {
							t.Error(d)
						}
					}
				})
			}
		}
	})
	if asked.Load() == offered && (forces.Load() == 0 || boards.Load() == 0) {
		t.Errorf("%d cases on forces and %d on boards were run", forces.Load(), boards.Load())
	}
	t.Logf("%d cases on forces, %d on boards", forces.Load(), boards.Load())
}

// tableClause matches clauses that are nothing but numbers of a table, so that looking them up shows them.
var tableClause = regexp.MustCompile(`^(17\.72[A-D]|17\.82[A-D]|18\.31[A-G]|17\.52[A-C]|17\.22|17\.32|17\.62|17\.[23]3[A-K]?|17\.53[A-H]?|17\.63|17\.531-[1-4]|18\.51[123][A-H]?|17\.11|17\.13-[12])$`)

// TestClausesThatAreInAreShown holds the ledger to its word.
func TestClausesThatAreInAreShown(t *testing.T) {
	for _, s := range systems.All() {
		clauses, err := Coverage(systems.Tables(), s)
		if err != nil {
			t.Fatal(err)
		}
		areShown(t, s, clauses)
	}
}

// areShown holds one system's ledger to its word.
func areShown(t *testing.T, s systems.System, clauses []Clause) {
	t.Helper()
	in, shown := 0, 0
	for _, c := range clauses {
		if c.State != "in" {
			if len(c.Cases) > 0 && c.State == "out" {
				t.Errorf("%s is out, but %s shows it", c.ID, c.Cases[0].Name)
			}
			continue
		}
		in++
		list := c.Cases
		if !tableClause.MatchString(c.ID) {
			list = slices.DeleteFunc(slices.Clone(list), func(s systems.Case) bool { return s.Bare })
		}
		switch {
		case len(list) == 0:
			t.Errorf("%s (%s) is in, but no case shows it: %s", c.ID, c.Topic, c.Says)
			continue
		case c.Weight < 2:
		case len(list) < 2:
			t.Errorf("%s (%s) has weight %d and one case only: %s", c.ID, c.Topic, c.Weight, list[0].Name)
			continue
		case !slices.ContainsFunc(list, func(s systems.Case) bool { return s.Expect != list[0].Expect }):
			t.Errorf("%s: its cases all expect the same", c.ID)
		case list[0].Played && !tableClause.MatchString(c.ID) &&
			!slices.ContainsFunc(list, func(s systems.Case) bool { return s.Edge || s.Refused || !s.Played }):
			t.Errorf("%s: none of its cases shows a refusal or stands on a boundary", c.ID)
		}
		shown++
	}
	t.Logf("%s: %d of %d clauses are in, %d of them shown", s.ID(), in, len(clauses), shown)
}
