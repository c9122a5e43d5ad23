package gate

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/cmd/awawctl/internal/values"
	"awaw/engine/systems"
	"awaw/scenarios"
)

// run plays a gate of a few games and gives what was told.
func run(t *testing.T, c Command) (out, errs string, err error) {
	t.Helper()
	words, err := systems.Words("en")
	if err != nil {
		t.Fatal(err)
	}
	var o, e bytes.Buffer
	err = c.Run(values.Desk{Out: &o, Err: &e, Tables: systems.Tables(), Words: words})
	return o.String(), e.String(), err
}

// What has been played is kept with who played it and not played again, unless it is asked for of another program; the page takes the table.
func TestCellsAreKept(t *testing.T) {
	dir := t.TempDir()
	page := filepath.Join(dir, "page.md")
	if err := os.WriteFile(page, []byte("before\n"+begins+"\nold\n"+ends+"\nafter\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	c := Command{Scenario: []string{scenarios.Default().ID}, Levels: []string{"pilot"}, Foes: []string{"pass"}, Games: 4, Seed: 1,
		Cells: filepath.Join(dir, "gate.json"), Page: page, Commit: "one"}
	for i, played := range []struct {
		commit string
		again  bool
		lines  int
	}{{"one", false, 3}, {"two", false, 0}, {"one", true, 0}, {"two", true, 3}} {
		c.Commit, c.Again = played.commit, played.again
		out, errs, err := run(t, c)
		if err != nil || strings.Count(errs, "\n") != played.lines {
			t.Errorf("run %d: %v, told %q", i, err, errs)
		}
		if strings.Count(out, "| 100 |") != 2 || !strings.Contains(out, "Fooled: 0.") {
			t.Errorf("run %d: the table is\n%s", i, out)
		}
		data, err := os.ReadFile(page)
		if got := string(data); err != nil || !strings.HasPrefix(got, "before\n"+begins+"\n"+out+ends) || !strings.HasSuffix(got, "\nafter\n") {
			t.Errorf("run %d: the page is %q, %v", i, got, err)
		}
	}
	kept, err := read(c.Cells)
	if err != nil || len(kept.list) != 3 || kept.list[0].Commit != "two" {
		t.Errorf("kept is %+v, %v", kept.list, err)
	}
	x := kept.list[0]
	x.Edition++
	if err := kept.keep(x); err != nil || len(kept.list) != 1 {
		t.Errorf("cells of an older edition stay: %+v, %v", kept.list, err)
	}
}

// Whoever loses to a simple mind from a seat that can win is fooled, and the command says no.
func TestFooled(t *testing.T) {
	for _, c := range []struct {
		share float64
		even  float64
		want  verdict
		mark  string
	}{{.25, .4, fooled, "**25**"}, {.25, .3, tooWeakly, "(25)"}, {.35, .4, open, "35 ?"}, {.5, .4, holds, "50"}, {.9, .1, holds, "90"}} {
		if got := judge(c.share, 20, c.even); got != c.want || got.mark(c.share) != c.mark {
			t.Errorf("%+v: %v, %s", c, got, got.mark(c.share))
		}
	}
	c := Command{Scenario: []string{scenarios.Default().ID}, Levels: []string{"random"}, Foes: []string{"pilot"}, Games: 8, Seed: 1, Cells: filepath.Join(t.TempDir(), "gate.json")}
	if out, _, err := run(t, c); !errors.Is(err, ErrNo) || !strings.Contains(out, "**0**") {
		t.Errorf("%v\n%s", err, out)
	}
}

// What cannot be played is refused before the first game.
func TestRefused(t *testing.T) {
	for what, c := range map[string]Command{
		"no games":       {Games: 0},
		"a foe unknown":  {Games: 1, Foes: []string{"nobody"}},
		"a lesson":       {Games: 1, Scenario: []string{"first-morning"}},
		"no such file":   {Games: 1, Page: "nowhere/page.md"},
		"cells no cells": {Games: 1, Cells: "gate_test.go"},
	} {
		if out, _, err := run(t, c); err == nil || errors.Is(err, ErrNo) || out != "" {
			t.Errorf("%s: %v, %q", what, err, out)
		}
	}
}
