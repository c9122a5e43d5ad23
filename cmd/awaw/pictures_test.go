package main

import (
	"os"
	"path/filepath"
	"testing"

	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/tables"
)

func smallPictures(t testing.TB) *pictures {
	t.Helper()
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	return &pictures{kit: kit, tables: tables.Embedded(), ground: map[string]*hexmap.Ground{}}
}

func TestEveryScenarioHasAPictureOfItsOwn(t *testing.T) {
	p := smallPictures(t)
	seen := map[string]string{}
	for _, s := range systems.InWindow() {
		img := p.Paint("scenario:"+s.ID, 106, 60)
		if img == nil || img.Bounds().Dx() != 106 || img.Bounds().Dy() != 60 {
			t.Errorf("%s: no picture of that size", s.ID)
			continue
		}
		if other := seen[string(img.Pix)]; other != "" {
			t.Errorf("%s and %s look the same", s.ID, other)
		}
		seen[string(img.Pix)] = s.ID
	}
}

// Every puzzle lies on a map of its own, with its counters on places there are, in the language asked for.
func TestEveryPuzzleHasAMap(t *testing.T) {
	p := smallPictures(t)
	sys, _ := systems.WithPuzzles("")
	all, err := sys.Puzzles(p.tables)
	if err != nil {
		t.Fatal(err)
	}
	for _, q := range all {
		on, err := sys.Board(q.Board)
		if err != nil {
			t.Fatal(err)
		}
		for _, at := range q.Places {
			if on.(*hexmap.Map).Find(at) < 0 {
				t.Errorf("%s: %s is not on %s", q.ID, at, q.Board)
			}
		}
		if len(q.Pieces) == 0 {
			t.Errorf("%s: no counters", q.ID)
		}
		en, de := p.Paint("puzzle:en:"+q.ID, 300, 120), p.Paint("puzzle:de:"+q.ID, 300, 120)
		if en == nil || de == nil || en.Bounds().Dx() != 300 {
			t.Errorf("%s: no picture", q.ID)
		}
	}
}

func TestWhatCannotBePaintedIsNoPicture(t *testing.T) {
	p := smallPictures(t)
	bad := filepath.Join(t.TempDir(), "bad.awaw")
	if err := os.WriteFile(bad, []byte("nothing\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"", "scenario:", "scenario:gone", "save:" + bad, "save:/nowhere", "other:x", "puzzle:en:gone", "puzzle:xx:round", "puzzle:"} {
		if img := p.Paint(name, 50, 30); img != nil {
			t.Errorf("%q has a picture", name)
		}
	}
	if img := p.Paint("scenario:channel-1940", 0, 30); img != nil {
		t.Error("a picture of no size")
	}
}

func BenchmarkThumbnail(b *testing.B) {
	p := smallPictures(b)
	for b.Loop() {
		p.Paint("scenario:channel-1940", 106, 60)
	}
}
