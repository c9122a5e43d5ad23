package awaw_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// 22.44, 17.33C: a carrier searches if she is at sea, whole, and has air aboard that is ready and in reach; one with two counters is one carrier, and a
// task force that is to come brings hers.
func TestCarriersSearchByShipsNotByCounters(t *testing.T) {
	for _, x := range []struct {
		what         string
		lines        []string
		here, coming int
	}{
		{"one counter", []string{"ship US CV 4 with First named Hornet", "US NAS 4 at Hornet"}, 1, 1},
		{"two counters on one ship", []string{"ship US CV 4 with First named Hornet", "US NAS 2 at Hornet", "US NAS 2 at Hornet"}, 1, 1},
		{"two ships", []string{"ship US CV 4 with First named Hornet", "ship US CV 4 with First named Wasp", "US NAS 4 at Hornet", "US NAS 4 at Wasp"}, 2, 2},
		{"damaged", []string{"ship US CV 4 with First named Hornet damaged", "US NAS 4 at Hornet"}, 0, 0},
		{"no air aboard", []string{"ship US CV 4 with First named Hornet"}, 0, 0},
		{"no carrier", []string{"ship US CA 4 with First"}, 0, 0},
		{"another that is far off", []string{"ship US CV 4 with First named Hornet", "US NAS 4 at Hornet", "ship US CV 4 with Far named Wasp", "US NAS 4 at Wasp"}, 1, 1},
	} {
		lines := append([]string{"map sea-test", "control C4 D9 Axis", "control C18 B17 Allies", "force Axis Kido at D10", "ship Japan CA 4 with Kido",
			"force Allies First at D12", "force Allies Far at C1", "ship US DD 1 with Far"}, x.lines...)
		p, board := stand(t, lines...)
		q := p.(*awaw.Position)
		near, far := board.Find("D10"), board.Find("C18")
		if n := q.SearchingCarriers(2, near, -1); n != x.here {
			t.Errorf("%s: %d carriers search, expected %d", x.what, n, x.here)
		}
		force := -1
		var g awaw.Glance
		q.Glance(&g)
		for _, f := range g.Sea.Forces {
			if f.Side == engine.Side(2) && f.Space == board.Find("D12") {
				force = f.Force
			}
		}
		if n := q.SearchingCarriers(2, far, force); force < 0 || n != x.coming {
			t.Errorf("%s: %d carriers search where they come to, expected %d", x.what, n, x.coming)
		}
	}
}
