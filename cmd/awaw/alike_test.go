package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present"
	"awaw/internal/present/hand"
	"awaw/internal/present/scene"
)

// Hexes in which ships may be sought, and that would be called alike, are told apart in the menu by how many spaces off which way they lie, with the
// chance to find ships beside each; the menu lies over none of them, and their numbers stand on the map.
func TestHexesAreToldApartInTheMenu(t *testing.T) {
	data, err := os.ReadFile("testdata/coral-meeting.toml")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(data), `at = "JJ30"`, `at = "HH30"`, 1) // two hexes off Munda
	text = strings.Replace(text, `at = "JJ30"`, `at = "HH29"`, 1)
	file := filepath.Join(t.TempDir(), "alike.toml")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, size := range []scene.Resize{{W: 1600, H: 900, Scale: 1}, {W: 1024, H: 640, Scale: 1}} {
		seed, menus := uint64(1), 0
		seats := []string{person, "pilot"}
		m := seated(t, testDesk(t, options{seed: &seed}), file, seats, size)
		watched(t, m, seats, 60, byVerbs(awaw.VerbDone), func(m *present.Model) bool {
			var hunts []engine.Command
			for _, c := range m.Table().Legal(1, nil) {
				if c.Verb == awaw.VerbHunt {
					hunts = append(hunts, c)
				}
			}
			if len(hunts) < 2 {
				return false
			}
			m.Run(hand.ShowPlaces{})
			m.Send(scene.Tick{MS: 500})
			menus++
			menuTellsApart(t, m, hunts)
			return true
		})
		if menus == 0 {
			t.Errorf("%v: no menu", size)
		}
	}
}

func menuTellsApart(t *testing.T, m *present.Model, hunts []engine.Command) {
	t.Helper()
	p := panelIn(m, "menu")
	if p == nil {
		t.Fatal("no menu")
	}
	var names []string
	chances := 0
	for _, i := range p.Items {
		switch {
		case i.Kind == scene.ItemText && strings.HasPrefix(i.Text, "Seek ships"):
			names = append(names, i.Text)
		case i.Kind == scene.ItemText && strings.HasSuffix(i.Text, "%"):
			chances++
		}
	}
	slices.Sort(names)
	if len(names) != len(hunts) || len(slices.Compact(slices.Clone(names))) != len(names) || !strings.Contains(strings.Join(names, "\n"), " of Munda") {
		t.Errorf("%d hexes are called %q", len(hunts), names)
	}
	if chances != len(hunts) {
		t.Errorf("%d hexes have %d chances", len(hunts), chances)
	}
	numbered := 0
	for _, q := range m.Scene().Panels {
		if strings.HasPrefix(q.ID, "menu.at.") {
			numbered++
		}
	}
	for _, c := range hunts {
		if x, y, ok := m.SpaceOnScreen(c.B.Index()); !ok || p.Rect.Has(x, y) {
			t.Errorf("the hex at %.0f, %.0f is not in sight, or under the menu at %v", x, y, p.Rect)
		}
	}
	if numbered != len(hunts) {
		t.Errorf("%d of %d hexes have numbers on the map", numbered, len(hunts))
	}
}
