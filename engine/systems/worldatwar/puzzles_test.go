package worldatwar

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/internal/present/program"
	"awaw/internal/rulebook"
	"awaw/tables"
)

// What the rulebook works out in its examples, worked out again: training rate times two a lot; three naval air to a
// factor; each of the answers given is right and the only one like it.
func TestPuzzlesComeOutRight(t *testing.T) {
	all, err := Puzzles(tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	const rate, infantry, naval, exchanged = 6, 5, 12, 3
	want := map[string]int{"staging": 2 * 4, "kamikazes": 2*rate + 2*rate, "invasion": infantry + naval/3, "exchange": exchanged * 3, "bombardment": (5 + 7) / 3}
	words, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := rulebook.Open(tables.Embedded(), "awaw")
	if err != nil {
		t.Fatal(err)
	}
	fights, books := 0, 0
	for _, p := range all {
		if n, ok := want[p.ID]; ok {
			if p.Answers[p.Right] != strconv.Itoa(n) {
				t.Errorf("%s: %s is given as right, %d is", p.ID, p.Answers[p.Right], n)
			}
			delete(want, p.ID)
		}
		if len(p.Sides) > 0 {
			fights++
		}
		if p.Book {
			books++
		}
		if !p.Worded {
			sorted := slices.Clone(p.Answers)
			slices.Sort(sorted)
			if len(slices.Compact(sorted)) != len(p.Answers) {
				t.Errorf("%s: an answer stands twice: %v", p.ID, p.Answers)
			}
		}
		keys := []string{"title", "ask", "why"}
		for i := range p.Answers {
			if p.Worded {
				keys = append(keys, strconv.Itoa(i+1))
			}
		}
		for _, k := range keys {
			if words["screen.puzzle."+p.ID+"."+k] == "" {
				t.Errorf("%s has no words for %s", p.ID, k)
			}
		}
		if !slices.ContainsFunc(rules.Clauses, func(c rulebook.Clause) bool { return rulebook.Under(c.ID, string(p.Cite)) }) {
			t.Errorf("%s cites %s, which is no paragraph", p.ID, p.Cite)
		}
	}
	if len(want) > 0 || fights < 3 || books < 5 {
		t.Errorf("missing %v; %d fights, %d from the rulebook", want, fights, books)
	}
}

// The fight drawn on the printed table: eight against six, 3 and 1 with one more for quality is five: 2/4.
func TestTheFirstFightByTheTable(t *testing.T) {
	all, err := Puzzles(tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	p := all[0]
	want := []program.PuzzleSide{{Strength: 8, Dice: [2]int{3, 1}, Sum: 5, Result: "2/4"}, {Strength: 6, Dice: [2]int{5, 4}, Sum: 8, Result: "3/3"}}
	for i, w := range want {
		if s := p.Sides[i]; s.Strength != w.Strength || s.Dice != w.Dice || s.Sum != w.Sum || s.Result != w.Result {
			t.Errorf("side %d is %+v, want %+v", i, s, w)
		}
	}
	if p.Answers[p.Right] != "2/4" {
		t.Errorf("the defender loses %s, want 2/4", p.Answers[p.Right])
	}
}

func TestBrokenPuzzlesAreRefused(t *testing.T) {
	const head = "[[puzzle]]\nid = \"a\"\ncite = \"19.2\"\nboard = \"europe\"\npieces = [{ at = \"London\", style = \"allies\", nation = \"Britain\", unit = \"AAF\", size = 2 }]\n"
	for _, q := range []struct{ text, says string }{
		{head + "answers = [\"1\"]\nright = 1\n", "answers: expected 2 to 9; there are 1"},
		{head + "answers = [\"1\", \"2\"]\n", "right"},
		{head + "answers = [\"1\", \"2\"]\nright = 3\n", "right: expected the number of one of the answers, from 1 to 2; it is 3"},
		{head + "answers = [\"9/9\", \"8/8\"]\nfight = { attacker = \"8 Germany AAF\", defender = \"4 France AAF\", dice = [1, 2, 3, 4], of = \"defender\", styles = [\"axis\", \"allies\"] }\n", "none of the answers"},
		{head + "answers = [\"1/1\", \"2/2\"]\nfight = { attacker = \"8 Ruritania AAF\", defender = \"4 France AAF\", dice = [1, 2, 3, 4], of = \"defender\", styles = [\"axis\", \"allies\"] }\n", "attacker"},
		{head + "answers = [\"1/1\", \"2/2\"]\nfight = { attacker = \"8 Germany AAF\", defender = \"4 France AAF\", dice = [1, 2], of = \"defender\", styles = [\"axis\", \"allies\"] }\n", "four dice"},
		{"[[puzzle]]\nid = \"a\"\ncite = \"19.2\"\nanswers = [\"1\", \"2\"]\nright = 1\n", "pieces: expected a board and counters"},
		{strings.Replace(head, "Britain", "Ruritania", 1) + "answers = [\"1\", \"2\"]\nright = 1\n", "pieces: expected a place, a style, a nation"},
		{head + "hint = \"no\"\n", "my.toml:6"},
	} {
		if _, err := readPuzzles("my.toml", []byte(q.text), tables.Embedded()); err == nil || !strings.Contains(err.Error(), q.says) {
			t.Errorf("%q: %v", q.text, err)
		}
	}
}
