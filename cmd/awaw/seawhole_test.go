package main

import (
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present"
	"awaw/internal/present/scene"
)

// Nothing on the sheets of a fight at sea is cut: neither headline, verdict, dice, losses and chances nor what may be chosen, in English and in German,
// in a small window and in one with large letters.
func TestSheetsAtSeaAreWhole(t *testing.T) {
	if testing.Short() {
		t.Skip("plays games")
	}
	for _, lang := range []string{"en", "de"} {
		text, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range []scene.Resize{{W: 1024, H: 640, Scale: 1}, {W: 1067, H: 600, Scale: 1.5}} {
			seed, seen := uint64(1), map[string]int{}
			d := testDesk(t, options{seed: &seed})
			d.words = engine.Catalog(text)
			seats := []string{person, "pilot"}
			m := seated(t, d, "testdata/coral-meeting.toml", seats, size)
			said := map[string]bool{}
			watchedSheets(t, m, seats, 150, byVerbs(awaw.VerbPay, awaw.VerbHunt, awaw.VerbStrike, awaw.VerbAim, awaw.VerbRoll), func(m *present.Model) bool {
				for _, p := range m.Scene().Panels {
					if p.ID != "result" && p.ID != "battle" {
						continue
					}
					seen[p.ID]++
					for _, i := range p.Items {
						if i.Kind == scene.ItemText && strings.Contains(i.Text, "…") && !said[i.Text] {
							said[i.Text] = true
							t.Errorf("%s, %v: %s says %q", lang, size, p.ID, i.Text)
						}
						if i.Kind == scene.ItemText && i.Y > p.Rect.Y+p.Rect.H {
							t.Errorf("%s, %v: %q lies below %s", lang, size, i.Text, p.ID)
						}
					}
				}
				return false
			})
			if seen["result"] < 4 || seen["battle"] < 20 {
				t.Errorf("%s, %v: seen were %v", lang, size, seen)
			}
		}
	}
}
