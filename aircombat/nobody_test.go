package aircombat

import (
	"slices"
	"testing"
)

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
		if x, y := r.Modifiers(c.att, c.def, Conditions{}); x.Net() != c.want || y.Net() != -c.want {
			t.Errorf("%v against %v: ledgers of %d and %d, want %d", c.att, c.def, x.Net(), y.Net(), c.want)
		}
	}
}

// 19.62: of equal types the lower DRM suffers first; a group with nobody left lowers the DRM of none, wherever it stands.
func TestNobodyLowersNoTypesDRM(t *testing.T) {
	r := shipped(t)
	f := force(t, r, "1 Britain AAF winter, 2 Britain AAF, 3 US AAF")
	if d := r.NewDeal(f, Result{1, 0}, Options{}); slices.Contains(d.Owed(), 2) || d.Chosen() {
		t.Errorf("of three and three the colder type suffers, but the owner chooses among %v", d.Owed())
	}
	f[0].N, f[1].N = 0, 3 // still three of each, and nobody is cold
	for range 2 {
		if d := r.NewDeal(f, Result{1, 0}, Options{}); !d.Chosen() {
			t.Errorf("%+v: three and three of one DRM are a tie, but nobody chooses", f)
		}
		f[0], f[1] = f[1], f[0]
	}
}

// 19.31A: transports whose guards are gone give their side its modifier even where engaged transports do not count beside others.
func TestGuardsThatAreGoneLeaveTransportsAlone(t *testing.T) {
	r := *shipped(t)
	r.transportsCount = false
	f := force(t, &r, "2 Germany AT, 1 Germany AAF")
	f[1].N = 0
	want, _ := r.SideDRM(force(t, &r, "2 Germany AT"))
	if got, found := r.SideDRM(f); !found || got != want {
		t.Errorf("transports left alone have %d, %v, want %d", got, found, want)
	}
}
