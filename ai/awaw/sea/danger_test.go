package sea_test

import (
	"testing"

	"awaw/engine/awaw"
)

// 17.33E, 23.42, 23.44: what carriers have to fear is what a strike on them would bring: the less stays ready to patrol over them the more, and more
// where their guns are few.
func TestCarriersFearWhatAStrikeWouldBring(t *testing.T) {
	for _, id := range []string{"coral-sea-1942", "midway-1942"} {
		a, s := admiral(scene(t, id), 2)
		a.Reckons = true
		var own awaw.GlanceForce
		for _, f := range s.Sea.Forces {
			if f.Side == 2 && f.Carriers > own.Carriers {
				own = f
			}
		}
		at := -1
		for _, e := range s.Sea.Forces {
			if e.Side == 1 && e.Aboard > 0 {
				at = e.Space
			}
		}
		fears := func(fresh, guns int) float64 {
			f := own
			f.Fresh, f.Guns = fresh, guns
			return a.Danger(&f, at)
		}
		last := fears(own.Aboard, own.Guns)
		for n := own.Aboard - 1; n >= 0; n-- {
			v := fears(n, own.Guns)
			if v < last {
				t.Errorf("%s: %d squadrons over carriers fear %.3f, one more %.3f", id, n, v, last)
			}
			last = v
		}
		if ready := fears(own.Aboard, own.Guns); last <= ready || ready < 0 {
			t.Errorf("%s: spent carriers fear %.3f, ready ones %.3f", id, last, ready)
		}
		if bare := fears(1, 0); bare <= fears(1, own.Guns) {
			t.Errorf("%s: without guns %.3f is feared, with them %.3f", id, bare, fears(1, own.Guns))
		}
	}
}
