package battle

import (
	"testing"

	"awaw/internal/present/scene"
)

// Whoever may pay can be told from the others: in a small window eight and thirteen counters stand in rows, none half behind another, and
// all of them in the field of the question.
func TestPayersDoNotHideEachOther(t *testing.T) {
	for _, x := range []struct {
		n    int
		w, h float64
	}{{3, 560, 118}, {8, 545, 118}, {8, 270, 118}, {13, 270, 118}, {13, 560, 118}} {
		g := payGrid(x.n, scene.R(10, 20, x.w, x.h))
		rows := (x.n + g.columns - 1) / g.columns
		if g.step < g.size {
			t.Errorf("%d in %v: %v apart and %v large", x.n, x.w, g.step, g.size)
		}
		if right := g.x + g.step*float64(g.columns-1) + g.size; right > 10+x.w+1 {
			t.Errorf("%d in %v: the row ends at %v", x.n, x.w, right)
		}
		if foot := g.y + g.rise*float64(rows-1) + g.size; g.y < 20 || foot > 20+x.h {
			t.Errorf("%d in %v: rows from %v to %v", x.n, x.w, g.y, foot)
		}
	}
}
