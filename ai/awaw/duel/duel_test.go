package duel

import (
	"math"
	"testing"

	"awaw/aircombat"
	"awaw/tables"
	"awaw/units"
)

func reckoning(t *testing.T) *Reckoner {
	t.Helper()
	u, err := units.Load(tables.Embedded())
	if err != nil {
		t.Fatal(err)
	}
	r, err := aircombat.Load(tables.Embedded(), u)
	if err != nil {
		t.Fatal(err)
	}
	return New(r)
}

// The ends: nobody there, nobody come.
func TestReckoningAtTheEnds(t *testing.T) {
	r := reckoning(t)
	x := Terms{Kill: 3, Loss: 3, Prize: 5}
	for _, c := range []struct {
		a, d int
		want float64
	}{{4, 0, 5}, {0, 4, 0}, {0, 0, 5}, {-1, 2, 0}} {
		if got := r.Worth(x, c.a, c.d); got != c.want {
			t.Errorf("%d against %d is worth %g, expected %g", c.a, c.d, got, c.want)
		}
	}
}

// Equal forces that nobody is paid for and nobody can leave: what one side gains the other loses, so before the modifier
// speaks for one of them the fight is worth nothing to an attacker who may stop, or something, but never less.
func TestReckoningIsFair(t *testing.T) {
	r := reckoning(t)
	even := r.Worth(Terms{Kill: 3, Loss: 3, Trapped: true}, 6, 6)
	if even < -1e-9 {
		t.Errorf("an even fight that may be stopped is worth %g", even)
	}
	last := math.Inf(-1)
	for net := -4; net <= 4; net++ {
		v := r.Worth(Terms{Net: net, Kill: 3, Loss: 3, Prize: 2}, 6, 6)
		if v < last-1e-9 {
			t.Errorf("modifier %d is worth %g, one less %g", net, v, last)
		}
		last = v
	}
}

// A way out is never worse for the defender than none, and a prize never worse for the attacker.
func TestReckoningChoicesHelpWhoHasThem(t *testing.T) {
	r := reckoning(t)
	for a := 1; a <= 10; a++ {
		for d := 1; d <= 10; d++ {
			free := r.Worth(Terms{Kill: 3, Loss: 3, Prize: 3}, a, d)
			shut := r.Worth(Terms{Kill: 3, Loss: 3, Prize: 3, Trapped: true}, a, d)
			poor := r.Worth(Terms{Kill: 3, Loss: 3}, a, d)
			if free > shut+1e-9 {
				t.Errorf("%d against %d: %g with a way out, %g without", a, d, free, shut)
			}
			if poor > free+1e-9 {
				t.Errorf("%d against %d: %g without a prize, %g with one", a, d, poor, free)
			}
		}
	}
}

// One round against one factor, by hand: the worth of a fight nobody goes on with is what its first round does.
func TestReckoningOneRound(t *testing.T) {
	r := reckoning(t)
	x := Terms{Kill: 1, Loss: 0, Flight: -1000} // the defender leaves at once
	want := 0.0
	for sum := 2; sum <= 12; sum++ {
		p := float64(6-max(sum-7, 7-sum)) / 36
		if r.Rules.Read(8, sum).Eliminated >= 1 {
			want += p
		}
		if r.Rules.Read(8, sum).Eliminated == 0 {
			want += p * -1000
		}
	}
	if got := r.Worth(x, 8, 1); math.Abs(got-want) > 1e-6 {
		t.Errorf("8 against 1 that leaves is worth %g, by hand %g", got, want)
	}
}

// Rows beyond the tables keep their ratio and stay finite.
func TestReckoningOfHosts(t *testing.T) {
	r := reckoning(t)
	v := r.Worth(Terms{Kill: 3, Loss: 3}, 500, 250)
	if math.IsNaN(v) || math.IsInf(v, 0) || v <= 0 {
		t.Errorf("500 against 250 is worth %g", v)
	}
}
