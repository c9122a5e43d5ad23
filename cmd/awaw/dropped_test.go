package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"

	"awaw/cmd/awaw/internal/draw"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/walktest"
	"awaw/scenarios"
)

// droppedOn is a model over a desk, with what it has on the table.
func droppedOn(t *testing.T, d *desk) *present.Model {
	t.Helper()
	backdrop, _, err := d.backdrop()
	if err != nil {
		t.Fatal(err)
	}
	return present.New(d, draw.NewMetrics(d.boards.kit), d.words, backdrop)
}

// TestDropped drops a save, the same again, a scenario, a torn save and something else: the first three are opened, each save kept
// under a name of its own, and the others are told of and leave nothing behind.
func TestDropped(t *testing.T) {
	d := testDesk(t, options{saves: t.TempDir(), mute: true})
	m := droppedOn(t, d)
	doc, err := scenarios.Doc("channel-1940")
	if err != nil {
		t.Fatal(err)
	}
	start(t, d, program.NewGame{Seats: []string{person, "pilot"}})
	saves := func() (n int) {
		found, err := filepath.Glob(filepath.Join(d.store.Dir(), "*.awaw"))
		if err != nil {
			t.Fatal(err)
		}
		return len(found)
	}
	found, err := filepath.Glob(filepath.Join(d.store.Dir(), "*.awaw"))
	if err != nil || len(found) != 1 {
		t.Fatal(found, err)
	}
	text, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		name  string
		data  []byte
		more  int
		words string // of a refusal
	}{
		{"given.awaw", text, 1, ""},
		{"given.awaw", text, 1, ""},
		{"own.toml", doc.Data, 1, ""},
		{"torn.awaw", text[:40], 0, "torn.awaw"},
		{"long.awaw", make([]byte, longestDrop+1), 0, "long.awaw is longer"},
		{"given.txt", text, 0, d.word("window.drop.none")},
	} {
		before := saves()
		d.dropped(m, fstest.MapFS{x.name: {Data: x.data}})
		if got := saves() - before; got != x.more {
			t.Errorf("%s: %d saves more, want %d", x.name, got, x.more)
		}
		if !strings.Contains(m.Words(), x.words) {
			t.Errorf("%s: the screen says %q, want %q in it", x.name, m.Words(), x.words)
		}
	}
}

// TestSystemFaultsAreTold has what the operating system refuses told in the player's language, with the file that it was about.
func TestSystemFaultsAreTold(t *testing.T) {
	d := testDesk(t, options{})
	m := present.New(d, draw.NewMetrics(d.boards.kit), d.words, nil)
	d.speak(m, "de", func(string) string { return "" })
	m.Send(scene.Resize{W: 1280, H: 720, Scale: 1})
	m.Fail(&fs.PathError{Op: "open", Path: "/spiele/kanal.awaw", Err: syscall.EACCES})
	said := walktest.Drawn(m)
	if !strings.Contains(said, "/spiele/kanal.awaw") || !strings.Contains(said, "darf nicht geöffnet werden") || strings.Contains(said, "permission") {
		t.Errorf("told: %s", said)
	}
}
