package tests

import (
	"path"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"awaw/aircombat"
	"awaw/aircombat/cases"
	"awaw/internal/rulecase"
	"awaw/tables"
	"awaw/units"
)

// TestCases runs every rule case built in, those on forces alone and those on boards: the files side by side.
func TestCases(t *testing.T) {
	u, err := units.Load(tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	combat, err := aircombat.Load(tables.Embedded(), u)
	if err != nil {
		t.Fatal(err)
	}
	names, err := caseFiles()
	if err != nil {
		t.Fatal(err)
	}
	var forces, boards atomic.Int32
	t.Run("files", func(t *testing.T) {
		for _, name := range names {
			data, err := files.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			t.Run(strings.TrimSuffix(strings.TrimPrefix(name, "cases/"), ".toml"), func(t *testing.T) {
				t.Parallel()
				if rulecase.SystemOf(data) != rulecase.System {
					list, err := cases.Parse("tests/"+name, data)
					if err != nil {
						t.Fatal(err)
					}
					for _, c := range list {
						forces.Add(1)
						for _, d := range cases.Run(combat, c) {
							t.Error(d)
						}
					}
					return
				}
				f, err := rulecase.Parse("tests/"+name, data)
				if err != nil {
					t.Fatal(err)
				}
				kit := rulecase.Kit{Boards: Boards(name), Tables: tables.Embedded()}
				for i := range f.Cases {
					boards.Add(1)
					for _, d := range kit.Run(&f.Cases[i]) {
						t.Error(d)
					}
				}
			})
		}
	})
	if forces.Load() == 0 || boards.Load() == 0 {
		t.Errorf("%d cases on forces and %d on boards were run", forces.Load(), boards.Load())
	}
	t.Logf("%d cases on forces, %d on boards", forces.Load(), boards.Load())
}

// tableClause matches clauses that are nothing but numbers of a table, so that looking them up shows them.
var tableClause = regexp.MustCompile(`^(17\.72[A-D]|17\.82[A-D]|18\.31[A-G]|17\.52[A-C]|17\.22|17\.32|17\.62|17\.[23]3[A-K]?|17\.53[A-H]?|17\.63|17\.531-[1-4]|18\.51[123][A-H]?|17\.11|17\.13-[12])$`)

// TestClausesThatAreInAreShown holds the ledger to its word.
func TestClausesThatAreInAreShown(t *testing.T) {
	clauses, err := Coverage(tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
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
			list = slices.DeleteFunc(slices.Clone(list), func(s Shown) bool { return s.Bare })
		}
		switch {
		case len(list) == 0:
			t.Errorf("%s (%s) is in, but no case shows it: %s", c.ID, c.Topic, c.Says)
			continue
		case c.Weight < 2:
		case len(list) < 2:
			t.Errorf("%s (%s) has weight %d and one case only: %s", c.ID, c.Topic, c.Weight, list[0].Name)
			continue
		case !slices.ContainsFunc(list, func(s Shown) bool { return s.Expect != list[0].Expect }):
			t.Errorf("%s: its cases all expect the same", c.ID)
		case strings.HasPrefix(path.Base(path.Dir(list[0].File)), "awaw") && !tableClause.MatchString(c.ID) &&
			!slices.ContainsFunc(list, func(s Shown) bool { return s.Edge || s.Refused || !strings.Contains(s.File, "/awaw/") }):
			t.Errorf("%s: none of its cases shows a refusal or stands on a boundary", c.ID)
		}
		shown++
	}
	t.Logf("%d of %d clauses are in, %d of them shown", in, len(clauses), shown)
}
