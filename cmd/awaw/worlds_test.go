package main

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/nets"
	"awaw/internal/present"
	"awaw/internal/present/scene"
	"awaw/internal/walktest"
	"awaw/scenarios"
)

// watching lays a journal on a table of its own, before one side; nobody plays the others.
func watching(t *testing.T, journal []byte, side engine.Side) *present.Model {
	t.Helper()
	d := testDesk(t, options{})
	path := filepath.Join(t.TempDir(), "world.awaw")
	if err := os.WriteFile(path, journal, 0o600); err != nil {
		t.Fatal(err)
	}
	p, err := d.look(path)
	if err != nil {
		t.Fatal(err)
	}
	p.ID, p.Replay = "", false
	for i := range p.Seats {
		if p.Seats[i] = "away"; engine.Side(i+1) == side {
			p.Seats[i] = person
		}
	}
	m := present.New(d, draw.NewMetrics(d.boards.kit), d.words, p.Board)
	m.Put(p)
	m.Resume()
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	return m
}

// The window draws the same of two worlds that its side cannot tell apart: every panel, every step of the past, what is hovered over, in every
// scenario with forces under markers.
func TestTheWindowDrawsTwoWorldsAlike(t *testing.T) {
	if testing.Short() {
		t.Skip("plays games of six scenarios")
	}
	for _, info := range scenarios.List() {
		doc, err := scenarios.Doc(info.ID)
		if err != nil {
			t.Fatal(err)
		}
		rules, kit, err := systems.Open(doc, systems.Tables(), nil)
		if err != nil {
			t.Fatal(err)
		}
		p, err := rules.Setup(kit, doc)
		if err != nil {
			t.Fatal(err)
		}
		if h, ok := p.(engine.Hider); !ok || !h.Hides(1) && !h.Hides(2) {
			continue
		}
		t.Run(info.ID, func(t *testing.T) {
			s := nets.System{Rules: rules, Kit: kit, Doc: doc}
			pairs, looks := 0, 0
			for seed := uint64(0); seed < 12 && pairs == 0; seed++ {
				for watcher := engine.Side(1); watcher <= 2; watcher++ {
					_, _, a, b := nets.TwoWorlds(t, s, seed, watcher)
					if a == nil {
						continue
					}
					pairs++
					x, y := walked(t, a, watcher), walked(t, b, watcher)
					walktest.Alike(t, x, y)
					looks += len(x)
					if slices.Equal(walktest.Tour(watching(t, a, 3-watcher)), walktest.Tour(watching(t, b, 3-watcher))) {
						t.Error("the side that hides draws no difference itself")
					}
				}
			}
			if pairs == 0 {
				t.Error("no two worlds were found")
			}
			t.Logf("%d pairs of worlds, %d looks", pairs, looks)
		})
	}
}
