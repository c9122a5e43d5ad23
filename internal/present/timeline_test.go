package present_test

import (
	"strings"
	"testing"

	"awaw/internal/present/scene"
)

// In every size of the window what the timeline tells stands clear of the signs of what happened, and dates clear of what is told.
func TestWordsOfTheTimelineKeepClear(t *testing.T) {
	for _, size := range []scene.Resize{{W: 1600, H: 900, Scale: 1}, {W: 1280, H: 720, Scale: 1}} {
		m := atWar(t, war{}, false, "person", "person")
		m.Send(size)
		clickSpace(m, 1)
		clickSpace(m, 2)
		press(m, "esc", "r", "c")
		var words, signs []scene.Item
		for _, p := range m.Scene().Panels {
			if p.ID != "timeline" {
				continue
			}
			for _, i := range p.Items {
				if i.Kind == scene.ItemText && i.Size == 12 && i.X > 270 && i.X < size.W-240 && i.Y < p.Rect.Y+20 {
					words = append(words, i)
				}
				if i.Kind == scene.ItemIcon && i.X > 270 && i.X < size.W-240 {
					signs = append(signs, i)
				}
			}
		}
		if len(words) == 0 || len(signs) == 0 {
			t.Fatalf("%vx%v: %d words, %d signs", size.W, size.H, len(words), len(signs))
		}
		for _, s := range signs {
			for _, w := range words {
				if s.Y-s.R < w.Y {
					t.Errorf("%vx%v: the sign at %v,%v stands in the words %q at %v", size.W, size.H, s.X, s.Y, w.Text, w.Y)
				}
			}
		}
	}
}

// The selected counter's life can be opened in every size of the window: from its line, or where there is no room for one from
// beside the chips.
func TestTheLifeOfACounterCanAlwaysBeOpened(t *testing.T) {
	for _, size := range []scene.Resize{{W: 1600, H: 900, Scale: 1}, {W: 1280, H: 720, Scale: 1}, {W: 1150, H: 500, Scale: 1}} {
		m := sea(t, "US NAS 2 at E20 inverted", "ship Japan DD 2 with Kido", "ship Japan DD 2 with Sweep", "ship Japan TR 4 with Convoy")
		m.Send(size)
		for _, r := range m.Regions() {
			if scene.Does(r.Act) == "ref" {
				click(m, r.Rect.X+9, r.Rect.Y+9)
				break
			}
		}
		if shown := strings.ToUpper(words(m)); !strings.Contains(shown, "MISSIONS") && !strings.Contains(shown, "WHO OF YOURS REACHES IT") {
			t.Fatalf("%vx%v: no counter is chosen: %q", size.W, size.H, words(m))
		}
		found := false
		for _, r := range m.Regions() {
			found = found || scene.Does(r.Act) == "life"
		}
		if !found {
			t.Errorf("%vx%v: nothing opens the life of the chosen counter", size.W, size.H)
		}
	}
}
