package overeurope

import (
	"strconv"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine/wings"
	"awaw/internal/rulebook"
	"awaw/tables"
)

// Every puzzle has one right answer, which the adjudicator gives; words in every language for all it asks, answers and explains; a clause; and
// units that stand on the board. The right answer is not always the same.
func TestPuzzles(t *testing.T) {
	all, err := Puzzles(tables.Embedded())
	if err != nil || len(all) < 7 {
		t.Fatalf("%d puzzles, %v", len(all), err)
	}
	rules, err := rulebook.Open(tables.Embedded(), "rn46")
	if err != nil {
		t.Fatal(err)
	}
	on, err := wings.ReadBoard(board)
	if err != nil {
		t.Fatal(err)
	}
	finds := on.(interface{ Find(string) int })
	right := map[int]bool{}
	for _, p := range all {
		right[p.Right] = true
		known := false
		for _, c := range rules.Clauses {
			known = known || c.ID == string(p.Cite)
		}
		if !known {
			t.Errorf("%s cites %s, which is no clause", p.ID, p.Cite)
		}
		for _, x := range p.Pieces {
			if finds.Find(x.At) < 0 || x.Style == "" || x.Counter.Kind == nil {
				t.Errorf("%s: %+v stands nowhere", p.ID, x)
			}
		}
		for _, lang := range assets.Languages() {
			words, err := assets.Text(lang)
			if err != nil {
				t.Fatal(err)
			}
			keys := []string{"title", "ask", "why"}
			for i := range p.Answers {
				keys = append(keys, strconv.Itoa(i+1))
			}
			for _, k := range keys {
				if words["screen.puzzle."+p.ID+"."+k] == "" {
					t.Errorf("%s: %s has no words for %s", lang, p.ID, k)
				}
			}
		}
	}
	if len(right) < 2 {
		t.Error("the right answer always stands at the same place")
	}
}

func TestBrokenPuzzlesAreRefused(t *testing.T) {
	for _, x := range []struct{ text, says string }{
		{"[[puzzle]]\nid = \"a\"\ngiven = [\"GER A ber\"]\norders = [\"A ber holds\"]\nanswers = [[\"A ber fails\"], [\"A ber reverts\"]]\n", "there is none"},
		{"[[puzzle]]\nid = \"a\"\ngiven = [\"GER A ber\"]\norders = [\"A ber holds\"]\nanswers = [[\"A ber ok\"], [\"A ber ok\"]]\n", "1 and 2 are"},
		{"[[puzzle]]\nid = \"a\"\nboard = \"x\"\n", "my.toml:3"},
	} {
		if _, err := read("my.toml", []byte(x.text)); err == nil || !strings.Contains(err.Error(), x.says) {
			t.Errorf("%q: %v", x.text, err)
		}
	}
}
