package mapsheet

import (
	"slices"
	"testing"

	"awaw/assets"
	"awaw/hexmap"
	"awaw/internal/art"
)

// inside tells whether a point lies within a ring, by the edges that cross the line from it to the right.
func inside(p art.Pt, ring []art.Pt) bool {
	in := false
	for i, a := range ring {
		b := ring[(i+1)%len(ring)]
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(p.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			in = !in
		}
	}
	return in
}

// Lakes are found as by holding every ring against every other.
func TestLakesLieWithinLand(t *testing.T) {
	for _, id := range []string{"channel", "europe", "pacific"} {
		data, err := assets.FS().Open("maps/" + id + ".ground")
		if err != nil {
			t.Fatal(err)
		}
		defer data.Close()
		g, err := hexmap.LoadGround(data)
		if err != nil {
			t.Fatal(err)
		}
		var rings []landRing
		for _, r := range g.Rings {
			var l landRing
			for _, p := range r {
				l.pts = append(l.pts, art.Pt{X: float64(p.X), Y: float64(p.Y)})
			}
			if len(r) > 2 {
				rings = append(rings, l)
			}
		}
		want, lakes := make([]bool, len(rings)), 0
		for i := range rings {
			for j := range rings {
				if i != j && inside(rings[i].pts[0], rings[j].pts) {
					want[i] = !want[i]
				}
			}
			if want[i] {
				lakes++
			}
		}
		if got := within(rings); !slices.Equal(got, want) {
			t.Errorf("%s: of %d rings others lie in an odd number of them than the %d that do", id, len(rings), lakes)
		}
		t.Logf("%s: %d rings, %d within others", id, len(rings), lakes)
	}
}
