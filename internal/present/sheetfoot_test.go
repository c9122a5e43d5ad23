package present_test

import (
	"strings"
	"testing"

	lanesheet "awaw/internal/present/sky"
	"awaw/internal/present/table"
)

// Buttons at the foot of a sheet lie on it, however long their words.
func TestButtonsLieOnTheirSheet(t *testing.T) {
	m := skies(t, "morning", "person", "person")
	long := strings.Repeat("a long word ", 2)
	m.Top().Sheet = &table.Sheet{Title: "A", Body: "B", Kind: "result", Buttons: []table.SheetButton{{Word: long, Act: lanesheet.Read{}}, {Word: long, Act: lanesheet.Read{}}, {Word: long, Act: lanesheet.Read{}}}}
	m.Top().Stale = true
	m.Words()
	n := 0
	for _, p := range m.Scene().Panels {
		if p.ID != "sheet" {
			continue
		}
		for _, h := range m.Top().Hits {
			if h.Act != (lanesheet.Read{}) {
				continue
			}
			n++
			if h.Rect.X < p.Rect.X || h.Rect.X+h.Rect.W > p.Rect.X+p.Rect.W {
				t.Errorf("a button at %v lies beside its sheet at %v", h.Rect, p.Rect)
			}
		}
	}
	if n != 3 {
		t.Errorf("%d buttons", n)
	}
}

// The key that stands on a row of the menu does what the row says, one with a name of several letters too.
func TestKeysOfTheMenuDoWhatTheyStandFor(t *testing.T) {
	m := skies(t, "morning", "person", "person")
	press(m, "f9")
	if m.Top().Sheet == nil || m.Top().Sheet.Kind != "menu" {
		t.Fatal("no menu")
	}
	press(m, "f1")
	if m.Top().Sheet != nil || !strings.Contains(m.Words(), "How to play, and the keys") {
		t.Errorf("no page of keys: %s", m.Words())
	}
}
