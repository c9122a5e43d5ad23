package main

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/internal/save"
	"awaw/internal/sim"
	"awaw/scenarios"
	"awaw/tables"
)

func counted(first, second, nobody int) sim.Count {
	n := first + second + nobody
	return sim.Count{Games: n, Won: []sim.Share{sim.Wilson(first, n), sim.Wilson(second, n)}, Drawn: sim.Wilson(nobody, n)}
}

func TestEvenlyKeepsItsLimits(t *testing.T) {
	for _, c := range []struct {
		first, second, nobody int
		want                  bool
	}{
		{100, 100, 0, true}, {70, 130, 0, true}, {130, 70, 0, true}, {69, 131, 0, false}, {131, 69, 0, false},
		{80, 60, 60, false}, {70, 70, 60, true}, {0, 200, 0, false},
	} {
		if got := evenly(counted(c.first, c.second, c.nobody)); got != c.want {
			t.Errorf("%d to %d, %d drawn: even = %t", c.first, c.second, c.nobody, got)
		}
	}
}

func TestExemptions(t *testing.T) {
	two := make([]scenarios.Side, 2)
	for _, c := range []struct {
		info scenarios.Info
		want string
	}{
		{scenarios.Info{Sides: two, Minutes: 21}, ""},
		{scenarios.Info{Sides: two, Minutes: 20}, "20 minutes"},
		{scenarios.Info{Sides: two, Minutes: 90, Teaches: "staging"}, "a lesson"},
		{scenarios.Info{Sides: make([]scenarios.Side, 3), Minutes: 90}, "3 sides"},
	} {
		if got := exemption(c.info); got != c.want {
			t.Errorf("%+v: %q; expected %q", c.info, got, c.want)
		}
	}
}

func TestBalancePage(t *testing.T) {
	info := scenarios.Info{ID: "x-1", Name: "X", Sides: []scenarios.Side{{Name: "Axis"}, {Name: "Allies"}}}
	spot := counted(1, 19, 0)
	c := simBalanceCommand{Bot: "steady", Games: 200, Spot: "break", SpotGames: 20, Seed: 1, Commit: "commit abc"}
	text, even := c.page([]balance{{info, counted(90, 105, 5), &spot}}, []scenarios.Info{{ID: "l", Name: "L", Teaches: "x"}})
	if !even {
		t.Error("45 % against 52.5 % is not even; a spot check must not count")
	}
	for _, want := range []string{"Measured at commit abc. ", "| X (`x-1`) | Axis 45.0 % (38.3 to 51.9) | Allies 52.5 % (45.6 to 59.3) | 5 |", "yes |",
		"Axis 5.0 %", "- L (`l`): a lesson"} {
		if !strings.Contains(text, want) {
			t.Errorf("the page lacks %q:\n%s", want, text)
		}
	}
	text, even = c.page([]balance{{info, counted(60, 140, 0), &spot}}, nil)
	if even || !strings.Contains(text, "**no**") {
		t.Errorf("30 %% against 70 %% passes as even:\n%s", text)
	}
}

// Games another build played are kept while this one plays the same, and put aside when it does not.
func TestBalancePutsOtherPlayAside(t *testing.T) {
	var errs bytes.Buffer
	a := (&app{out: io.Discard, err: &errs, tables: tables.Embedded()}).plain()
	c := simBalanceCommand{Seed: 3, Dir: t.TempDir(), Quiet: true}
	first, err := c.measure(a, scenarios.Default(), "random", 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	dirs, _ := filepath.Glob(filepath.Join(c.Dir, "*"))
	if len(dirs) != 1 {
		t.Fatalf("folders %q", dirs)
	}
	rewrite := func(name string, change func(string) string) {
		t.Helper()
		path := filepath.Join(dirs[0], name)
		old, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		text := change(string(old))
		if text == string(old) {
			t.Fatalf("%s was not changed", name)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	rewrite("study.json", func(s string) string { return strings.Replace(s, `"build": "`, `"build": "f`, 1) })
	again, err := c.measure(a, scenarios.Default(), "random", 2, 1)
	if err != nil || again.Won[0] != first.Won[0] || !strings.Contains(errs.String(), "plays the same") {
		t.Fatalf("another build that plays the same: %v, %s", err, errs.String())
	}
	rewrite("games.log", func(s string) string {
		line, rest, _ := strings.Cut(s, "\n")
		text := strings.Replace(line[:len(line)-9], `"commands":`, `"commands":1`, 1)
		return fmt.Sprintf("%s %08x\n%s", text, crc32.ChecksumIEEE([]byte(text)), rest)
	})
	last, err := c.measure(a, scenarios.Default(), "random", 2, 1)
	if err != nil || last.Commands != first.Commands || !strings.Contains(errs.String(), "is put aside") {
		t.Errorf("another build that plays otherwise: %v, %s", err, errs.String())
	}
	if dirs, _ = filepath.Glob(filepath.Join(c.Dir, "*")); len(dirs) != 2 {
		t.Errorf("folders %q: expected the old one beside the new one", dirs)
	}
}

// A kept folder that holds another study is put aside whole, said so, and measured anew: other rule values, another edition of
// the map, a file of another format. What was put aside before keeps its name. A folder somebody plays in stays.
func TestBalancePutsAnotherStudyAside(t *testing.T) {
	var errs bytes.Buffer
	a := (&app{out: io.Discard, err: &errs, tables: tables.Embedded()}).plain()
	c := simBalanceCommand{Seed: 3, Dir: t.TempDir(), Quiet: true}
	measure := func() (sim.Count, error) { return c.measure(a, scenarios.Default(), "random", 2, 1) }
	first, err := measure()
	if err != nil {
		t.Fatal(err)
	}
	dirs, _ := filepath.Glob(filepath.Join(c.Dir, "*"))
	if len(dirs) != 1 {
		t.Fatalf("folders %q", dirs)
	}
	path := filepath.Join(dirs[0], "study.json")
	for n, change := range [][2]string{{`"values": "`, `"values": "0`}, {`edition 1`, `edition 0`}, {`"format": 2`, `"format": 0`}} {
		errs.Reset()
		old, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		text := strings.Replace(string(old), change[0], change[1], 1)
		if text == string(old) {
			t.Fatalf("%q is not in %s", change[0], old)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		again, err := measure()
		if err != nil || again.Won[0] != first.Won[0] {
			t.Fatalf("%v: %v", change, err)
		}
		aside, _ := filepath.Glob(dirs[0] + "-before-*")
		if len(aside) != n+1 || strings.Count(errs.String(), "is put aside as ") != 1 || !strings.Contains(errs.String(), "another study") ||
			strings.Contains(errs.String(), "--out") {
			t.Fatalf("%v: put aside are %q; it says %s", change, aside, errs.String())
		}
		said := strings.Split(strings.SplitN(errs.String(), "is put aside as ", 2)[1], ";")[0]
		kept, err := os.ReadFile(filepath.Join(said, "study.json"))
		log, logErr := os.ReadFile(filepath.Join(said, "games.log"))
		if err != nil || logErr != nil || string(kept) != text || bytes.Count(log, []byte("\n")) != 2 {
			t.Errorf("%v: %s does not hold what was there: %v %v", change, said, err, logErr)
		}
	}
	held, err := os.OpenFile(filepath.Join(dirs[0], "games.log"), os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer held.Close()
	if err := save.Hold(held); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("{}"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := measure(); err == nil || !strings.Contains(err.Error(), "another program") {
		t.Errorf("a folder somebody plays in: %v", err)
	}
	if _, err := os.Stat(path); err != nil {
		t.Error("a folder somebody plays in was put aside")
	}
}

// A slip in the second pair is told before the first pair has played.
func TestBalanceChecksTheSpotPairFirst(t *testing.T) {
	for _, c := range []simBalanceCommand{{Bot: "random", Games: 1, Spot: "fool", SpotGames: 1}, {Bot: "random", Games: 1, Spot: "random", SpotGames: 0}} {
		c.Dir, c.Quiet = t.TempDir(), true
		if err := c.Run((&app{out: io.Discard, err: io.Discard, tables: tables.Embedded()}).plain()); err == nil {
			t.Errorf("%s, %d games: not refused", c.Spot, c.SpotGames)
		}
		if left, _ := os.ReadDir(c.Dir); len(left) > 0 {
			t.Errorf("%s: %d folders were played before it was refused", c.Spot, len(left))
		}
	}
}
