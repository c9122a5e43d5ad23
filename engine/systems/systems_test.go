package systems_test

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/rulebook"
	"awaw/scenarios"
	"awaw/tables"
)

// setUp sets the scenarios of a system up.
func setUp(t *testing.T, list []scenarios.Info, set tables.Set) {
	t.Helper()
	if len(list) == 0 {
		t.Error("it has no scenario")
	}
	for _, i := range list {
		doc, err := scenarios.Doc(i.ID)
		if err != nil {
			t.Fatal(err)
		}
		p, err := systems.Start(doc, set)
		if err != nil {
			t.Fatal(err)
		}
		if n := len(p.View().Sides); n != len(i.Sides) || n < 2 || n > 7 {
			t.Errorf("%s: %d sides, its head names %d", i.ID, n, len(i.Sides))
		}
	}
}

// Every row is whole: rules, names, boards that are read, scenarios that are set up on them, words in every language, a ledger,
// cases; and every scenario has a row.
func TestRowsAreWhole(t *testing.T) {
	set := systems.Tables()
	for _, s := range systems.All() {
		t.Run(string(s.ID()), func(t *testing.T) {
			if s.Name == "" || s.Title == "" || s.Chapters == "" || len(s.Cases) == 0 {
				t.Errorf("%+v lacks a name, a title, chapters or cases", s)
			}
			if got, err := systems.Find(s.ID()); err != nil || got.ID() != s.ID() {
				t.Errorf("it is not found by its name: %v", err)
			}
			boards, err := s.Boards()
			if err != nil || len(boards) == 0 {
				t.Fatalf("%d boards, %v", len(boards), err)
			}
			for _, id := range boards {
				if b, err := s.Board(id); err != nil || b.ID() != id {
					t.Errorf("board %s: %v", id, err)
				}
			}
			setUp(t, s.Scenarios(), set)
			if clauses, err := rulebook.Clauses(set, s.Folder()); err != nil || len(clauses) == 0 {
				t.Errorf("%d clauses, %v", len(clauses), err)
			}
			if _, err := s.Options(set); err != nil {
				t.Error(err)
			}
			if s.Check != nil {
				if err := s.Check(set); err != nil {
					t.Error(err)
				}
			}
		})
	}
	for _, i := range scenarios.List() {
		if _, err := systems.Find(i.System); err != nil {
			t.Errorf("%s: %v", i.ID, err)
		}
	}
}

// Words are gathered for every language, and say the same messages in each.
func TestWordsOfEveryLanguage(t *testing.T) {
	first, err := systems.Words("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range assets.Languages() {
		words, err := systems.Words(lang)
		if err != nil {
			t.Fatal(err)
		}
		for key := range first {
			if words[key] == "" {
				t.Errorf("%s: %s has no words", lang, key)
			}
		}
	}
}

// A player's folder of rule values may be named for its system in any spelling, in any letters the table has.
func TestFoldersAreReadInEverySpelling(t *testing.T) {
	for folder, want := range map[string]string{"er": "realism/x.toml", "enhanced-realism": "realism/x.toml", "realism": "realism/x.toml", "as": "supremacy/x.toml", "rn44": "rn44/x.toml"} {
		set := systems.Override(systems.Tables(), "mine", fstest.MapFS{folder + "/x.toml": {Data: []byte("a = 3\n")}})
		var got struct{ A int }
		if err := set.Decode(want, &got); err != nil || got.A != 3 {
			t.Errorf("%s is not read as %s: %v", folder, want, err)
		}
		system, _, _ := strings.Cut(want, "/")
		if list := set.Overridden(system); !slices.Equal(list, []string{want}) {
			t.Errorf("%s: %v is said to be overridden", folder, list)
		}
		if err := set.Check(); err == nil || !strings.Contains(err.Error(), "mine/"+want) {
			t.Errorf("%s: a file that replaces nothing is called %v", folder, err)
		}
	}
}

// A page that only some systems have is asked of the one on the table, else of the first that has it.
func TestOptionalPages(t *testing.T) {
	for _, page := range []struct {
		find func(engine.SystemID) (systems.System, bool)
		has  func(systems.System) bool
	}{
		{systems.WithOdds, func(s systems.System) bool { return s.Odds != nil }},
		{systems.WithPuzzles, func(s systems.System) bool { return s.Puzzles != nil }},
	} {
		for _, id := range append(systems.IDs(), "nobody", "") {
			want := systems.First()
			if own, err := systems.Find(engine.SystemID(id)); err == nil && page.has(own) {
				want = own
			}
			if s, ok := page.find(engine.SystemID(id)); !ok || s.ID() != want.ID() {
				t.Errorf("from %q it finds %s, %t, and not %s", id, s.Name, ok, want.Name)
			}
		}
	}
	if _, err := systems.Find("nobody"); err == nil || !slices.Contains(systems.IDs(), string(systems.First().ID())) {
		t.Error("an unknown system is found, or the first is not listed")
	}
}
