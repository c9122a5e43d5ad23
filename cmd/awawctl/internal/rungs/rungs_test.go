package rungs

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awaw/cmd/awawctl/internal/values"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/sim"
	"awaw/scenarios"
)

func words(t *testing.T, lang string) engine.Catalog {
	t.Helper()
	w, err := systems.Words(lang)
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// climb runs a ladder over the first lesson, which takes a moment, and gives what it says and how many games it counted on the way.
func climb(t *testing.T, l Ladder, lang string) (page string, games int) {
	t.Helper()
	doc, err := scenarios.Doc("first-morning")
	if err != nil {
		t.Fatal(err)
	}
	l.Scenarios, l.Seed, l.Workers = []engine.Doc{doc}, 3, 1
	var out, errs bytes.Buffer
	if err := l.Run(values.Desk{Out: &out, Err: &errs, Tables: systems.Tables(), Words: words(t, lang)}); err != nil {
		t.Fatal(err, errs.String())
	}
	return out.String(), strings.Count(errs.String(), "\n")
}

// A cell is played once, and kept: on another machine it is not played again, unless it is asked for; games kept count only if they go as they went.
func TestACellIsPlayedOnce(t *testing.T) {
	dir := t.TempDir()
	l := Ladder{Levels: []string{"pilot"}, Most: 6, Dir: filepath.Join(dir, "games"), Measured: filepath.Join(dir, "cells.json"), Commit: "one"}
	page, _ := climb(t, l, "en")
	cells, err := read(l.Measured)
	if err != nil || len(cells) != 2 || cells[0].Scenario != "" || cells[0].Scenarios != 1 {
		t.Fatalf("kept is %+v, %v", cells, err)
	}
	c := cells[1]
	if c.Scenario != "first-morning" || c.Games != 6 || c.Won+c.Drawn+c.Lost != 6 || c.Commit != "one" || c.Sides[0].Games != 3 || c.Sides[1].Games != 3 || c.Pace[0].Longest <= 0 {
		t.Errorf("the cell is %+v", c)
	}
	for _, want := range []string{"**Pilot over Cadet**, 400 and 200 commands", "Undecided: First Morning.", "| First Morning | 6 | ", " | one |", "**Milliseconds a decision**"} {
		if !strings.Contains(page, want) {
			t.Errorf("the page lacks %q:\n%s", want, page)
		}
	}

	l.Dir, l.Commit = filepath.Join(dir, "elsewhere"), "two"
	if again, games := climb(t, l, "en"); games != 0 || again != page {
		t.Errorf("%d lines of games; the page is now\n%s", games, again)
	}
	l.Dir, l.Again = filepath.Join(dir, "games"), true
	if again, games := climb(t, l, "en"); games != 1 || again != strings.ReplaceAll(page, "| one |", "| two |") {
		t.Errorf("%d lines of games; the page is now\n%s", games, again)
	}

	path := filepath.Join(l.Dir, "first-morning", "pilot-cadet.jsonl")
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(data), "\n")
	lines[len(lines)-2] = strings.Replace(lines[len(lines)-2], `"commands":`, `"commands":1`, 1)
	if err := os.WriteFile(path, []byte(strings.Join(lines, "")), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, games := climb(t, l, "en"); games != 5 { // put aside; after 0, 2, 4 and 6 games
		t.Errorf("%d lines of games, where all are to be played again", games)
	}
	if _, err := os.Stat(path + "-before-1"); err != nil {
		t.Error(err)
	}
}

// The page is German in German.
func TestThePageInGerman(t *testing.T) {
	page, _ := climb(t, Ladder{Levels: []string{"pilot"}, Most: 2, Dir: t.TempDir()}, "de")
	for _, want := range []string{"**Pilot über Kadett**", "Offen: ", "| Szenario | Partien |", " von 1 |", "| offen |", "**Millisekunden je Entscheidung**"} {
		if !strings.Contains(page, want) {
			t.Errorf("the German page lacks %q:\n%s", want, page)
		}
	}
	if strings.Contains(page, "⟨") || strings.Contains(page, " of ") {
		t.Errorf("the German page:\n%s", page)
	}
}

// What is decided: the lower bound tells that a cell holds, the test that it does not.
func TestVerdicts(t *testing.T) {
	r := sim.Rungs(nil)
	if len(r) != 0 {
		t.Fatal(r)
	}
	rung := sim.Rung{Bar: .45, Goal: .65, Least: 24}
	for _, x := range []struct {
		won, of int
		want    Verdict
		done    bool
	}{{17, 24, Holds, true}, {16, 24, Holds, false}, {15, 24, Undecided, false}, {9, 24, Fails, true}, {10, 24, Undecided, false}, {10, 10, Undecided, false}, {53, 100, Undecided, true}, {56, 100, Holds, true}} {
		c := Cell{Won: x.won, Lost: x.of - x.won}
		c.Games = x.of
		c.Low, c.High = sim.Bounds(float64(x.won)/float64(x.of), float64(x.of))
		if got, done := c.verdict(rung), c.done(rung, 100); got != x.want || done != x.done {
			t.Errorf("%d of %d: verdict %d, done %t; expected %d, %t", x.won, x.of, got, done, x.want, x.done)
		}
	}
}

// Scenarios of two systems are not measured in one ladder, and a page without a place for the tables stays as it is.
func TestWhatIsRefused(t *testing.T) {
	var docs []engine.Doc
	for _, id := range []string{"first-morning", "over-the-reich"} {
		doc, err := scenarios.Doc(id)
		if err != nil {
			t.Fatal(err)
		}
		docs = append(docs, doc)
	}
	if err := (Ladder{Scenarios: docs}).Run(values.Desk{}); err == nil || !strings.Contains(err.Error(), "another rule system") {
		t.Error(err)
	}
	path := filepath.Join(t.TempDir(), "page.md")
	if err := os.WriteFile(path, []byte("# A page\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := writeBetween(path, "x"); err == nil {
		t.Error("a page without marks is written to")
	}
	if err := os.WriteFile(path, []byte("a\n"+tableBegins+"\nold\n"+tableEnds+"\nb\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := writeBetween(path, "new\n"); err != nil {
		t.Error(err)
	}
	if data, _ := os.ReadFile(path); string(data) != "a\n"+tableBegins+"\nnew\n"+tableEnds+"\nb\n" {
		t.Errorf("the page is %q", data)
	}
}

// The tables of docs/opponents.md are what ai/measured.json holds: every scenario of the air game, by every level it is to be measured by.
func TestThePageIsWhatWasMeasured(t *testing.T) {
	b, err := Ladder{Measured: "../../../../ai/measured.json", Most: sim.RungGames}.board(values.Desk{Words: words(t, "en")})
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile("../../../../docs/opponents.md")
	if err != nil {
		t.Fatal(err)
	}
	before, after, err := divided("../../../../docs/opponents.md")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := strings.TrimSuffix(strings.TrimPrefix(string(data), before), after), b.page(); got != want {
		t.Errorf("the page has\n%s\nmeasured was\n%s", got, want)
	}
	for _, id := range topmostIn {
		if !slices.ContainsFunc(b.all, func(i scenarios.Info) bool { return i.ID == id }) {
			t.Errorf("there is no scenario %s to measure a marshal in", id)
		}
	}
	kept, err := os.ReadFile("../../../../ai/measured.json")
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "again.json")
	if err := b.cells.write(path, b.rungs, b.all); err != nil {
		t.Fatal(err)
	}
	if again, _ := os.ReadFile(path); !json.Valid(kept) || !bytes.Equal(again, kept) {
		t.Errorf("what was measured reads\n%s\nwritten again\n%s", kept, again)
	}
}
