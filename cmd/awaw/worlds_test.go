package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/nets"
	"awaw/internal/present"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"awaw/scenarios"
)

// watching lays a journal on a table of its own, through the eyes of one side.
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
	p.ID = ""
	for i := range p.Seats {
		if p.Seats[i] = "pilot"; engine.Side(i+1) == side {
			p.Seats[i] = person
		}
	}
	m := present.New(d, draw.NewMetrics(d.boards.kit), d.words, p.Board)
	m.Put(p)
	m.Resume()
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	return m
}

var pointers = regexp.MustCompile(`0x[0-9a-f]{6,}`)

// drawn is everything that a window would draw, and what it would do where it is clicked.
func drawn(m *present.Model) string {
	s := *m.Scene()
	var board scene.MapScene
	if s.Map != nil {
		board = *s.Map
	}
	s.Map, board.Codes = nil, nil
	out := fmt.Sprintf("%+v %+v", s, board)
	for _, r := range m.Regions() {
		r.Proof = nil
		out += fmt.Sprintf("%+v", r)
	}
	return pointers.ReplaceAllString(out, "")
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
					x, y := toured(watching(t, a, watcher)), toured(watching(t, b, watcher))
					for i := range x {
						if x[i] != y[i] {
							t.Fatalf("%s: %s", x[i].when, nets.Difference(x[i].drawn, y[i].drawn))
						}
					}
					looks += len(x)
					if slices.Equal(toured(watching(t, a, 3-watcher)), toured(watching(t, b, 3-watcher))) {
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

// look is what a window drew, and when.
type look struct{ when, drawn string }

// toured opens panels, steps through the past and points at places, and gives what was drawn each time.
func toured(m *present.Model) (out []look) {
	saw := func(when string) { out = append(out, look{when, drawn(m)}) }
	saw("at the start")
	for _, pane := range []string{"units", "bases", "odds", "log", "luck", "time", "orders", "layers", "rules", "find"} {
		m.Run(table.Open{Pane: pane})
		saw("in the panel " + pane)
	}
	for _, key := range []string{"[", "[", "]", "end", "home", "]", "]", "end", "tab", "tab", "slash", "m", "i", "d", "esc"} {
		m.Send(scene.Key{Name: key})
		m.Send(scene.Key{Name: key, Up: true})
		m.Send(scene.Tick{MS: 3000})
		saw("after the key " + key)
	}
	for at := 60.0; at < 1600; at += 90 {
		m.Send(scene.Mouse{X: at, Y: 60 + at/2})
		m.Send(scene.Tick{MS: 900})
		saw(fmt.Sprintf("with the mouse at %v", at))
	}
	return out
}
