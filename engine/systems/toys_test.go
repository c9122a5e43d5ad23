//go:build toys

package systems_test

import (
	"testing"

	"awaw/engine/systems"
	"awaw/internal/art"
)

// Counters of the toy's four sides differ for every eye, and what is printed on them can be read.
func TestCountersOfTheToy(t *testing.T) {
	kit, err := systems.Kit()
	if err != nil {
		t.Fatal(err)
	}
	cards := []string{"N", "E", "S", "W"}
	for i, a := range cards {
		own := kit.Pal.Nation(a)
		for _, c := range []struct {
			what     string
			ink, on  art.RGB
			contrast float64
		}{{"factor", own.Ink, own.Ground, 6}, {"code", own.BandInk, own.Band, 5}} {
			if got := art.Contrast(c.ink, c.on); got < c.contrast {
				t.Errorf("%s: the contrast of its %s is %.1f, less than %.0f", a, c.what, got, c.contrast)
			}
		}
		for _, b := range cards[:i] {
			for _, eyes := range []art.Vision{art.Normal, art.Protan, art.Deutan, art.Tritan, art.Grey} {
				if d := art.Difference(own.Ground, kit.Pal.Nation(b).Ground, eyes); d < 13 {
					t.Errorf("%s and %s differ by %.1f for %s eyes", a, b, d, eyes)
				}
			}
		}
	}
}
