package sim

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func gamesOf(shares ...float64) []RungGame {
	var out []RungGame
	for i, s := range shares {
		out = append(out, RungGame{Game: i, Upper: 1 + i%2, Share: s, Lead: 3})
	}
	return out
}

func repeat(n int, shares ...float64) []RungGame {
	var all []float64
	for range n {
		all = append(all, shares...)
	}
	return gamesOf(all...)
}

// The sequential test stops as soon as the games say enough, and not before.
func TestRungIsJudged(t *testing.T) {
	even := Rung{Bar: 0.5, Goal: 0.6}
	for _, c := range []struct {
		name  string
		games []RungGame
		want  Verdict
		n     int
	}{
		{"none", nil, Undecided, 0},
		{"one pair", gamesOf(1, 1), Undecided, 2},
		{"all won", repeat(20, 1, 1), Above, 18},          // 17 × ln 1.2 = 3.10 > ln 19, whole pairs
		{"all lost", repeat(20, 0, 0), NotAbove, 14},      // 14 × ln 0.8 = −3.12
		{"all drawn", repeat(200, .5, .5), NotAbove, 146}, // each −0.0204
		{"even", repeat(50, 1, 0), Undecided, 100},
	} {
		got := even.judge(c.games)
		if got.Verdict != c.want || got.Games != c.n {
			t.Errorf("%s: verdict %d after %d games, expected %d after %d", c.name, got.Verdict, got.Games, c.want, c.n)
		}
	}
	even.Least = 24
	if got := even.judge(repeat(20, 1, 1)); got.Verdict != Above || got.Games != 24 {
		t.Errorf("at least 24 games: verdict %d after %d", got.Verdict, got.Games)
	}
	x := even.judge(gamesOf(1, 0, .5, 1))
	if x.Won != 2 || x.Lost != 1 || x.Drawn != 1 || x.Share != 0.625 || x.Lead != 3 {
		t.Errorf("counted %+v", x)
	}
	if x.Sides != [2]Seat{{Games: 2, Score: 1.5}, {Games: 2, Score: 1}} {
		t.Errorf("by sides %+v", x.Sides)
	}
	if x.FirstSide != 0.5 { // game 0 was won from side 1, and game 1 lost from side 2
		t.Errorf("the first side won %g", x.FirstSide)
	}
}

// A file of games survives a torn last line, and refuses what is not its own.
func TestRungFileIsTakenUpAgain(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deep", "a-b.jsonl")
	set := setting{Scenario: "s", Seed: 1, Rung: Rung{Upper: "a", Lower: "b"}}
	f, kept, err := openRung(path, set)
	if err != nil || len(kept) != 0 {
		t.Fatal(err, kept)
	}
	f.WriteString(`{"game":0,"upper":1,"share":1,"lead":4,"commands":9}` + "\n" + `{"game":2,"upper":1,"share":0.5}` + "\n" + `{"game":1,"up`)
	f.Close()
	f, kept, err = openRung(path, set)
	if err != nil || len(kept) != 2 || kept[0].Lead != 4 || kept[2].Share != 0.5 {
		t.Fatal(err, kept)
	}
	f.Close()
	if data, _ := os.ReadFile(path); !strings.HasSuffix(string(data), "}\n") {
		t.Errorf("the torn line is still there: %s", data)
	}
	if n := len(inOrder(kept)); n != 1 {
		t.Errorf("%d games in order, expected the first alone", n)
	}
	other := set
	other.Seed = 2
	if _, _, err = openRung(path, other); !errors.Is(err, ErrPlayedOtherwise) || !strings.Contains(err.Error(), "a-b.jsonl") {
		t.Errorf("games of another seed: %v", err)
	}
	data, _ := os.ReadFile(path)
	os.WriteFile(path, append(data, "nonsense\n"...), 0o644)
	if _, _, err = openRung(path, set); err == nil || !strings.Contains(err.Error(), "a-b.jsonl:4:") {
		t.Errorf("a line that is no game: %v", err)
	}
}

// Half, 95 of 100 and all decisions took so long at most; none at all took no time.
func TestPace(t *testing.T) {
	var took []int
	for i := range 200 {
		took = append(took, (200-i)*1000)
	}
	if got := paceOf(took); got != (Pace{Half: .1, Most: .19, Longest: .2}) {
		t.Errorf("200 decisions from 1 to 200 ms: %+v", got)
	}
	if got := paceOf([]int{3_000_000}); got != (Pace{3, 3, 3}) {
		t.Errorf("one decision: %+v", got)
	}
	if got := paceOf(nil); got != (Pace{}) {
		t.Errorf("none: %+v", got)
	}
}
