package turns

import (
	"bufio"
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"slices"
	"testing"

	"awaw/engine/diplomacy"
)

func testBoard(t testing.TB) *diplomacy.Board {
	t.Helper()
	b, err := diplomacy.StandardBoard()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func lines(t testing.TB, name string) [][]byte {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var out [][]byte
	s := bufio.NewScanner(bytes.NewReader(data))
	s.Buffer(nil, diplomacy.MostBytes)
	for s.Scan() {
		if len(s.Bytes()) > 0 {
			out = append(out, bytes.Clone(s.Bytes()))
		}
	}
	return out
}

// The test cases of DATC chapter 6, all phases, exactly; those whose id ends in -old by the rulebook of 2000.
func TestDATC(t *testing.T) {
	b := testBoard(t)
	passed := map[string]int{}
	for _, line := range lines(t, "datc.jsonl") {
		var c struct {
			ID    string
			Steps []struct {
				Phase  string
				Expect struct{ Units, Dislodged, Disbanded []string }
			}
		}
		if err := json.Unmarshal(line, &c); err != nil {
			t.Fatal(err)
		}
		answer, failed := Batch(b, line)
		var got Result
		if err := json.Unmarshal(answer, &got); err != nil || failed {
			t.Errorf("%s: %s %v", c.ID, answer, err)
			continue
		}
		right := true
		same := func(what string, n int, got, want []string) {
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s, step %d: %s %v, want %v", c.ID, n+1, what, got, want)
				right = false
			}
		}
		for n, s := range c.Steps {
			same("units", n, got.Steps[n].Units, s.Expect.Units)
			if s.Phase == "movement" {
				same("dislodged", n, *got.Steps[n].Dislodged, s.Expect.Dislodged)
			}
			if s.Phase == "retreat" {
				same("disbanded", n, *got.Steps[n].Disbanded, s.Expect.Disbanded)
			}
		}
		if right {
			passed[c.ID[:3]]++
			if c.ID[len(c.ID)-4:] == "-old" {
				passed[c.ID[:3]]--
				passed["old"]++
			}
		}
	}
	want := map[string]int{"6.A": 12, "6.B": 15, "6.C": 9, "6.D": 34, "6.E": 15, "6.F": 25, "6.G": 20, "6.H": 16, "6.I": 7, "6.J": 12, "old": 10}
	for _, section := range slices.Sorted(maps.Keys(want)) {
		t.Logf("%s: %d of %d", section, passed[section], want[section])
		if passed[section] != want[section] {
			t.Errorf("section %s: %d right, want %d", section, passed[section], want[section])
		}
	}
}
