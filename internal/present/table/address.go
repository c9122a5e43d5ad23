package table

import (
	"awaw/engine"
)

// This file speaks to who looks: what the rules tell of a side in the third person is told as yours, or as theirs.

// Told words what concerns a side to who looks at the screen: in words of their own where the language has them, else as it stands. A watcher,
// and one of more than two sides, hears the sides named.
func (m *Surface) Told(t engine.Text, side engine.Side) string {
	own := ".foe"
	if side == m.Sight.Viewer {
		own = ".you"
	}
	if m.Seat(m.Sight.Viewer) == "person" && len(m.Sight.View.Sides) == 2 && m.Catalog[t.Key+own] != "" {
		t.Key += own
	}
	return m.Word(t)
}
