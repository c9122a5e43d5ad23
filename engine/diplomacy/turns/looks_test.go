// What the cases of both files come to, as they are and with something in them changed, is kept: verdicts, reasons, and what is said of
// those that cannot be read.
package turns

import (
	"encoding/json"
	"flag"
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/nets"
)

var rerecord = flag.Bool("rerecord", false, "write what is kept of turns anew")

// asText writes a case as people would.
func asText(b board, c *batchCase, t *Turn) string {
	var s strings.Builder
	if c.System != "" {
		fmt.Fprintf(&s, "system %s\n", c.System)
	}
	if c.Rules != "" {
		fmt.Fprintf(&s, "rules %s\n", c.Rules)
	}
	if c.Season != "" {
		fmt.Fprintf(&s, "season %s\n", c.Season)
	}
	for _, id := range slices.Sorted(maps.Keys(c.Options)) {
		fmt.Fprintf(&s, "option %s %s\n", id, strings.Trim(string(c.Options[id]), `"`))
	}
	for units := range slices.Chunk(c.Units, 3) {
		fmt.Fprintf(&s, "units %s\n", strings.Join(units, ", "))
	}
	for _, power := range slices.Sorted(maps.Keys(c.Owners)) {
		fmt.Fprintf(&s, "owners %s %s\n", power, strings.Join(c.Owners[power], ", "))
	}
	for _, step := range t.steps {
		fmt.Fprintf(&s, "phase %s\n%s", step.phase, b.WriteSheet(step.orders))
	}
	return s.String()
}

// caseOf reads the input of a line.
func caseOf(t *testing.T, line []byte) (c batchCase, input []byte) {
	t.Helper()
	var e struct{ Input json.RawMessage }
	if err := json.Unmarshal(line, &e); err != nil {
		t.Fatal(err)
	}
	if input = e.Input; input == nil {
		input = line
	}
	if err := decodeCase(input, &c); err != nil {
		t.Fatal(err)
	}
	return c, input
}

func TestKeptCases(t *testing.T) {
	b := testBoard(t)
	words, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	say := func(m engine.Text) string { return engine.Catalog(words).Word(m, nil) }
	var kept []string
	for _, file := range []string{"datc.jsonl", "examples.jsonl"} {
		told, changed, lined, dice := fnv.New32a(), fnv.New32a(), fnv.New32a(), engine.NewFast(18)
		for n, line := range lines(t, file) {
			c, input := caseOf(t, line)
			turn, err := board{b}.caseTurn(&c)
			if err != nil {
				t.Fatal(err)
			}
			if err := turn.Print(told, say); err != nil {
				t.Fatal(err)
			}
			result, err := json.Marshal(turn.Adjudicate(say))
			if err != nil {
				t.Fatal(err)
			}
			told.Write(result)
			nets.Damaged(t, input, 120, map[string]int{}, dice, func(what string, text []byte) {
				answer, failed := Batch(b, text)
				fmt.Fprintln(changed, what, string(answer), failed)
			})
			if n%4 > 0 {
				continue
			}
			nets.DamagedLines(asText(board{b}, &c, turn), dice, func(what, text string) {
				turn, err := Read(b, text)
				fmt.Fprintln(lined, what, err)
				if err == nil {
					err = turn.Print(lined, say)
				}
				fmt.Fprintln(lined, err)
			})
		}
		kept = append(kept, fmt.Sprintf("%s: told %08x, changed %08x, lines changed %08x", file, told.Sum32(), changed.Sum32(), lined.Sum32()))
	}
	nets.Kept(t, "testdata/looks.txt", kept, *rerecord)
}

// A case comes to the same as text as in the batch format.
func TestCasesAsText(t *testing.T) {
	b := testBoard(t)
	for _, file := range []string{"datc.jsonl", "examples.jsonl"} {
		for n, line := range lines(t, file) {
			c, _ := caseOf(t, line)
			turn, err := board{b}.caseTurn(&c)
			if err != nil {
				t.Fatal(err)
			}
			text := asText(board{b}, &c, turn)
			again, err := Read(b, text)
			if err != nil {
				t.Errorf("%s:%d: %v in\n%s", file, n+1, err, text)
				continue
			}
			want, got := turn.Adjudicate(nil), again.Adjudicate(nil)
			want.ID = got.ID
			w, _ := json.Marshal(want)
			g, _ := json.Marshal(got)
			if string(w) != string(g) {
				t.Errorf("%s:%d:\n%s\nas text\n%s\nin\n%s", file, n+1, w, g, text)
			}
		}
	}
}
