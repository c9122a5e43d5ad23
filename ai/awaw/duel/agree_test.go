package duel

import (
	"math"
	"testing"

	"awaw/aircombat"
)

// byDice works fights out a second time: every throw of both pairs of dice is read on its own, and values are gone through
// again and again until nothing moves.
type byDice struct {
	rules *aircombat.Rules
	t     Terms
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
		hit := x.rules.Read(a, s+x.t.Net)
		for u := 2; u <= 12; u++ {
			p := float64(6-max(s-7, 7-s)) * float64(6-max(u-7, 7-u)) / 1296
			v += p * x.after(a, d, min(x.rules.Read(d-d*int(x.t.Idle.n)/max(1, int(x.t.Idle.of)), u-x.t.Net).Eliminated, a), min(hit.Eliminated, d), hit.Aborted)
		}
	}
	return v
}

func (x *byDice) after(a, d, lost, killed, turned int) float64 {
	unit := 1.0
	if x.t.Squadrons {
		unit /= 3
	}
	v := unit * (x.t.Kill*float64(killed) - x.t.Loss*float64(lost))
	a, d = a-lost, d-killed
	stop := x.t.Turn * unit * float64(min(turned, d))
	if turned >= d {
		stop += x.t.Prize
	}
	if a == 0 || d == 0 {
		return v + stop
	}
	then := max(stop, x.worth[a][d])
	if !x.t.Trapped {
		then = min(then, x.t.Prize+(x.t.Turn+x.t.Flight)*unit*float64(d))
	}
	return v + then
}

// What the shared code says of a fight agrees with the dice taken one by one, on the terms the opponents have.
func TestReckoningAgreesWithTheDice(t *testing.T) {
	const most = 20
	r := reckoning(t)
	nets := []int{-12, -3, -1, 0, 2, 5}
	list := []Terms{
		{Kill: 4.5, Loss: 4.5, Prize: 6.75, Flight: 0.2}, {Kill: 4.5, Loss: 4.5, Flight: 0.2}, {Kill: 4, Loss: 6, Prize: 1.6, Flight: 0.2},
		{Kill: 6, Loss: 4.5, Prize: 22.5, Flight: 0.2}, {Kill: 3, Loss: 3, Prize: 2, Trapped: true},
		{Kill: 2.5, Loss: 2.5, Flight: 0.2, Idle: IdleOf(4, 8)}, {Kill: 2.5, Loss: 2.5, Prize: 1, Idle: IdleOf(2, 7)}, {Kill: 2, Loss: 1, Idle: IdleOf(6, 6)},
		{Kill: 2.5, Loss: 2.5, Turn: 0.5, Flight: 0.2},
	}
	if testing.Short() {
		nets = nets[2:4]
	}
	for _, x := range list {
		for _, x.Net = range nets {
			for _, x.Squadrons = range []bool{false, true} {
				slow := byDice{rules: r.Rules, t: x}
				slow.fill(most)
				for a := 1; a <= most; a++ {
					for d := 1; d <= most; d++ {
						got := r.Advise(x, a, d, 0)
						if math.Abs(got.Go-slow.worth[a][d]) > 1e-9 {
							t.Fatalf("%+v, %d against %d: %.12f, by dice %.12f", x, a, d, got.Go, slow.worth[a][d])
						}
						if w := r.Worth(x, a, d); math.Abs(w-got.Go) > 1e-9 {
							t.Fatalf("%+v, %d against %d: worth %.12f, advised %.12f", x, a, d, w, got.Go)
						}
					}
				}
			}
		}
	}
}

// What is idle is told apart by eighths, and there is no part of nobody.
func TestIdleParts(t *testing.T) {
	for _, c := range []struct {
		some, all int
		want      Idle
	}{{0, 5, Idle{}}, {3, 0, Idle{}}, {4, 8, Idle{1, 2}}, {1, 3, Idle{3, 8}}, {5, 5, Idle{1, 1}}, {9, 5, Idle{1, 1}}, {1, 40, Idle{}}} {
		if got := IdleOf(c.some, c.all); got != c.want {
			t.Errorf("%d of %d: %v, expected %v", c.some, c.all, got, c.want)
		}
	}
}

// Who is gone stays gone and who is there stays there, however large the other side is; a base that has fallen quiet is
// quiet at any size.
func TestAdviceBeyondTheTables(t *testing.T) {
	r := reckoning(t)
	x := Terms{Kill: 3, Loss: 3, Prize: 5, Flight: 0.2}
	for _, c := range []struct {
		a, d, turned int
		stop         float64
	}{{500, 1, 0, 0}, {500, 1, 1, 5}, {1, 500, 499, 0}, {1, 500, 500, 5}, {90, 80, 79, 0}, {90, 80, 80, 5}, {90, 80, 200, 5}} {
		if got := r.Advise(x, c.a, c.d, c.turned); got.Stop != c.stop || got.Leave <= 5 {
			t.Errorf("%d against %d, %d turned over: %+v, expected %g for stopping and the prize for leaving", c.a, c.d, c.turned, got, c.stop)
		}
	}
	if w := r.Worth(x, 1, 500); w >= 0 {
		t.Errorf("1 against 500 is worth %g", w)
	}
	if w := r.Worth(x, 500, 0); w != 5 {
		t.Errorf("500 against nobody is worth %g", w)
	}
}
