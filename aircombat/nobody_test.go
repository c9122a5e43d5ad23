package aircombat

import "testing"

// 19.31A: the modifier of nationality is a difference of two sides; where one has nobody there is none.
func TestNobodyHasNoNationality(t *testing.T) {
	r := shipped(t)
	some := force(t, r, "3 Germany AAF")
	for _, c := range []struct {
		att, def Force
		want     int
	}{{some, some, 0}, {some, force(t, r, "2 Italy AAF"), 1}, {some, Force{}, 0}, {Force{}, some, 0}} {
		if got := r.Net(c.att, c.def, Conditions{}); got != c.want {
			t.Errorf("%v against %v: net %d, want %d", c.att, c.def, got, c.want)
		}
	}
}
