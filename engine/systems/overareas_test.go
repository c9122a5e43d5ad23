package systems_test

import (
	"strconv"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/rulebook"
	"awaw/tables"
)

// The puzzles of the games on boards of areas have one right answer, not always the same, which the judge gives; a clause there is; words in every
// language; and units and places that are on their board.
func TestPuzzlesOnBoardsOfAreas(t *testing.T) {
	for _, id := range []string{"realism", "supremacy"} {
		s, err := systems.Find(engine.SystemID(id))
		if err != nil {
			t.Fatal(err)
		}
		all, err := s.Puzzles(tables.Embedded())
		if err != nil || len(all) < 5 {
			t.Fatalf("%s: %d puzzles, %v", id, len(all), err)
		}
		rules, err := rulebook.Open(tables.Embedded(), id)
		if err != nil {
			t.Fatal(err)
		}
		right := map[int]bool{}
		for _, p := range all {
			right[p.Right] = true
			board, err := s.Board(p.Board)
			if err != nil {
				t.Fatal(err)
			}
			for _, at := range p.Places {
				if board.(interface{ Find(string) int }).Find(at) < 0 {
					t.Errorf("%s: %s is no place of %s", p.ID, at, p.Board)
				}
			}
			known := false
			for _, c := range rules.Clauses {
				known = known || c.ID == string(p.Cite)
			}
			if !known || len(p.Pieces) == 0 {
				t.Errorf("%s cites %s, and has %d pieces", p.ID, p.Cite, len(p.Pieces))
			}
			keys := []string{"title", "ask", "why"}
			for i := range p.Answers {
				keys = append(keys, strconv.Itoa(i+1))
			}
			for _, lang := range assets.Languages() {
				words, err := assets.Text(lang)
				if err != nil {
					t.Fatal(err)
				}
				for _, k := range keys {
					if words["screen.puzzle."+p.ID+"."+k] == "" {
						t.Errorf("%s: %s has no words for %s", lang, p.ID, k)
					}
				}
			}
		}
		if len(right) < 2 {
			t.Errorf("%s: the right answer is always the same", id)
		}
	}
}
