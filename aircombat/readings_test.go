// Readings a game may choose: each turned both ways over the same forces and results.

package aircombat

import "testing"

func TestReadingsBothWays(t *testing.T) {
	for _, c := range []struct {
		option, value, forces string
		res                   Result
		how                   Options
		owed                  bool  // the owner must choose
		lost                  []int // by the default
	}{
		// 19.61C: winter is no other type, so two losses of three may fall on either group; as types of their own they share.
		{"type_by_circumstance", "false", "2 Germany AAF, 1 Germany AAF winter", Result{2, 0}, Options{}, true, []int{2, 0}},
		{"type_by_circumstance", "true", "2 Germany AAF, 1 Germany AAF winter", Result{2, 0}, Options{}, false, []int{1, 1}},
		// 19.62: equal numbers, other modifiers, in strategic bombing.
		{"bombing_ties_by_drm", "false", "2 Germany INT, 2 Italy AAF", Result{1, 0}, Options{Bombing: true}, true, []int{1, 0}},
		{"bombing_ties_by_drm", "true", "2 Germany INT, 2 Italy AAF", Result{1, 0}, Options{Bombing: true}, false, []int{0, 1}},
		// 19.64: inverted and uninverted air of one type, both hit, and only the uninverted.
		{"inverted_losses", "apart", "2 Britain AAF, 1 Britain AAF inverted", Result{2, 0}, Options{}, false, []int{1, 1}},
		{"inverted_losses", "together", "2 Britain AAF, 1 Britain AAF inverted", Result{2, 0}, Options{}, true, []int{2, 0}},
		{"inverted_losses", "together", "2 Britain AAF, 1 Britain AAF inverted", Result{2, 0}, Options{UninvertedOnly: true}, false, []int{2, 0}},
	} {
		r := shipped(t)
		if !r.Choose(c.option, c.value) {
			t.Errorf("%s is not known", c.option)
		}
		d := r.NewDeal(force(t, r, c.forces), c.res, c.how)
		if d.Done() == c.owed {
			t.Errorf("%s %s over %s: owed %v", c.option, c.value, c.forces, d.Owed())
		}
		for i, l := range d.Default().Losses() {
			if l.Eliminated != c.lost[i] {
				t.Errorf("%s %s over %s: group %d loses %d, want %d", c.option, c.value, c.forces, i, l.Eliminated, c.lost[i])
			}
		}
	}
	if shipped(t).Choose("gravity", "off") {
		t.Error("an option that is none is known")
	}
}

// 19.31A: an engaged transport counts for the lowest modifier, or is left out.
func TestTransportsAndTheLowestModifier(t *testing.T) {
	for value, want := range map[string]int{"true": 1, "false": 2} {
		r := shipped(t)
		r.Choose("transports_count", value)
		if got, _ := r.SideDRM(force(t, r, "2 Britain AAF, 1 Russia AT")); got != want {
			t.Errorf("transports_count %s: %d, want %d", value, got, want)
		}
	}
}
