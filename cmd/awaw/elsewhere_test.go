package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/internal/save"
)

// Where the usual folder of saved games cannot be made, another is taken and the player told; a folder that was asked for is never changed.
func TestAnotherFolderForSavedGames(t *testing.T) {
	at := t.TempDir()
	file := filepath.Join(at, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("AWAW_HOME", file) // no folder can be made below a file
	t.Setenv("HOME", at)
	d := testDesk(t, options{})
	asked := d.store.Dir()
	if d.moved != "" {
		t.Errorf("a folder that was asked for is told as another: %q", d.moved)
	}
	if err := d.openStore(file); err == nil || d.moved != "" {
		t.Errorf("a folder that cannot be made is taken: %v, %q", err, d.moved)
	}
	if err := d.openStore(""); err != nil {
		t.Fatal(err)
	}
	want := filepath.Join(at, "awaw saves")
	if d.store.Dir() != want || !strings.Contains(d.moved, want) || !strings.Contains(d.moved, save.Dir()) || strings.Contains(d.moved, "mkdir") {
		t.Errorf("games are kept in %s and not in %s; the player is told %q", d.store.Dir(), want, d.moved)
	}
	if to, _, ok := d.Move(); ok {
		t.Errorf("from the first folder that takes a game to %q", to)
	}
	if err := d.openStore(asked); err != nil {
		t.Fatal(err)
	}
	if to, from, ok := d.Move(); !ok || to != want || from != asked || d.store.Dir() != want {
		t.Errorf("moved %v from %q to %q, and games are kept in %q", ok, from, to, d.store.Dir())
	}
}
