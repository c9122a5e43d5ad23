package tests

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/nets"
	"awaw/internal/save"
	"awaw/tables"
)

// Games of Enhanced Realism begun under rule values that had less in them (testdata/older, as the programs of their time wrote them) prove true, and
// go on from wherever they were left: to their end, under the values they began with.
func TestOlderGamesGoOn(t *testing.T) {
	files, err := filepath.Glob("testdata/older/*.awaw")
	if err != nil || len(files) < 2 {
		t.Fatalf("%d older games: %v", len(files), err)
	}
	for _, file := range files {
		whole, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.SplitAfter(string(whole), "\n")
		for left := 8; left <= len(lines); left += 16 {
			path := filepath.Join(t.TempDir(), "game.awaw")
			if err := os.WriteFile(path, []byte(strings.Join(lines[:left], "")), 0o600); err != nil {
				t.Fatal(err)
			}
			goesOn(t, path, uint64(left))
		}
	}
}

// goesOn plays a save to its end by chance and proves it.
func goesOn(t *testing.T, path string, seed uint64) {
	t.Helper()
	old, err := save.Read(path)
	if err != nil {
		t.Fatal(err)
	}
	mem := &play.Memory{}
	if err := mem.Append(mustRead(t, path)); err != nil {
		t.Fatal(err)
	}
	g, err := systems.Resume(old, tables.Embedded(), mem)
	if err != nil {
		t.Fatalf("%s, left after %d lines: %v", path, len(old.Lines), err)
	}
	if r := g.Verify(); !r.OK() {
		t.Fatalf("left after %d lines it does not prove true: %v", len(old.Lines), r.Faults)
	}
	chance := engine.NewFast(seed)
	for n := 0; len(g.ToAct()) > 0; n++ {
		if n > 5000 {
			t.Fatal("it does not end")
		}
		legal := g.Legal(g.ToAct()[0], nil)
		if _, err := g.Do(legal[chance.Intn(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	j, err := play.ReadJournal("older", bytes.NewReader(mem.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	again, err := systems.Resume(j.WithoutPositions(), tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	nets.Same(t, "replayed", g.Position(), again.Position())
	if r := again.Verify(); !r.OK() {
		t.Fatalf("gone on with it does not prove true: %v", r.Faults)
	}
}

func mustRead(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
