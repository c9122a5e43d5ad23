package awaw

import (
	"math"
	"testing"

	"awaw/aircombat"
)

// byDice works fights out a second time: every throw of both pairs of dice is read on its own, and values are gone through
// again and again until nothing moves.
type byDice struct {
	rules *aircombat.Rules
	t     terms
	worth [][]float64
}

func (x *byDice) fill(most int) {
	x.worth = make([][]float64, most+1)
	for i := range x.worth {
		x.worth[i] = make([]float64, most+1)
	}
	for a := 1; a <= most; a++ {
		for d := 1; d <= most; d++ {
			for range 100_000 {
				old := x.worth[a][d]
				x.worth[a][d] = x.round(a, d)
				if math.Abs(old-x.worth[a][d]) < 1e-14 {
					break
				}
			}
		}
	}
}

// round reads all throws, those of equal sum at once.
func (x *byDice) round(a, d int) float64 {
	v := 0.0
	for s := 2; s <= 12; s++ {
		hit := x.rules.Read(a, s+x.t.net)
		for u := 2; u <= 12; u++ {
			p := float64(6-max(s-7, 7-s)) * float64(6-max(u-7, 7-u)) / 1296
			v += p * x.after(a, d, min(x.rules.Read(d, u-x.t.net).Eliminated, a), min(hit.Eliminated, d), hit.Aborted)
		}
	}
	return v
}

func (x *byDice) after(a, d, lost, killed, turned int) float64 {
	unit := 1.0
	if x.t.squadrons {
		unit /= 3
	}
	v := unit * (x.t.kill*float64(killed) - x.t.loss*float64(lost))
	a, d = a-lost, d-killed
	stop := 0.0
	if turned >= d {
		stop = x.t.prize
	}
	if a == 0 || d == 0 {
		return v + stop
	}
	then := max(stop, x.worth[a][d])
	if !x.t.trapped {
		then = min(then, x.t.prize+x.t.flight*unit*float64(d))
	}
	return v + then
}

// What the shared code says of a fight agrees with the dice taken one by one, on the terms the opponents have.
func TestReckoningAgreesWithTheDice(t *testing.T) {
	const most = 20
	r := reckoning(t)
	nets := []int{-12, -3, -1, 0, 2, 5}
	list := []terms{
		{kill: 4.5, loss: 4.5, prize: 6.75, flight: 0.2}, {kill: 4.5, loss: 4.5, flight: 0.2}, {kill: 4, loss: 6, prize: 1.6, flight: 0.2},
		{kill: 6, loss: 4.5, prize: 22.5, flight: 0.2}, {kill: 3, loss: 3, prize: 2, trapped: true},
	}
	if testing.Short() {
		nets = nets[2:4]
	}
	for _, x := range list {
		for _, x.net = range nets {
			for _, x.squadrons = range []bool{false, true} {
				slow := byDice{rules: r.rules, t: x}
				slow.fill(most)
				for a := 1; a <= most; a++ {
					for d := 1; d <= most; d++ {
						got := r.advise(x, a, d, 0)
						if math.Abs(got.Go-slow.worth[a][d]) > 1e-9 {
							t.Fatalf("%+v, %d against %d: %.12f, by dice %.12f", x, a, d, got.Go, slow.worth[a][d])
						}
						if w := r.worth(x, a, d); math.Abs(w-got.Go) > 1e-9 {
							t.Fatalf("%+v, %d against %d: worth %.12f, advised %.12f", x, a, d, w, got.Go)
						}
					}
				}
			}
		}
	}
}

// Who is gone stays gone and who is there stays there, however large the other side is; a base that has fallen quiet is
// quiet at any size.
func TestAdviceBeyondTheTables(t *testing.T) {
	r := reckoning(t)
	x := terms{kill: 3, loss: 3, prize: 5, flight: 0.2}
	for _, c := range []struct {
		a, d, turned int
		stop         float64
	}{{500, 1, 0, 0}, {500, 1, 1, 5}, {1, 500, 499, 0}, {1, 500, 500, 5}, {90, 80, 79, 0}, {90, 80, 80, 5}, {90, 80, 200, 5}} {
		if got := r.advise(x, c.a, c.d, c.turned); got.Stop != c.stop || got.Leave <= 5 {
			t.Errorf("%d against %d, %d turned over: %+v, expected %g for stopping and the prize for leaving", c.a, c.d, c.turned, got, c.stop)
		}
	}
	if w := r.worth(x, 1, 500); w >= 0 {
		t.Errorf("1 against 500 is worth %g", w)
	}
	if w := r.worth(x, 500, 0); w != 5 {
		t.Errorf("500 against nobody is worth %g", w)
	}
}
