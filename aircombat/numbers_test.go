package aircombat

import (
	"math"
	"testing"
)

// A fight known by its numbers is worth what the same fight between forces of that modifier is worth.
func TestNumbersAgreeWithForces(t *testing.T) {
	r := shipped(t)
	k := r.NewDesk()
	for _, c := range []struct{ att, def string }{
		{"9 Germany AAF", "11 Britain AAF"}, {"9 Germany AAF", "7 France AAF"}, {"8 Italy AAF", "9 Britain AAF"}, {"9 Japan NAS", "8 US NAS"},
	} {
		for _, w := range []Weights{{}, {Kill: 3, Loss: 2, Quiet: 4, Flee: .2}, {Kill: 1, Loss: 1, Turn: .3, Turned: .1, Clear: 2}} {
			for _, stay := range [][2]Stay{{{Best: true}, {Best: true}}, {{Best: true}, {}}, {{AtLeast: 3}, {Best: true}}} {
				q := Question{Attacker: force(t, r, c.att), Defender: force(t, r, c.def), Stay: stay, Weights: w}
				want, err := k.Table(&q)
				if err != nil {
					t.Fatal(err)
				}
				n := Numbers{Net: r.Net(q.Attacker, q.Defender, q.Conditions), Squadrons: want.Squadrons, Attackers: q.Attacker[0].N, Defenders: q.Defender[0].N, Stay: stay, Weights: w}
				got, err := k.Numbers(&n)
				if err != nil {
					t.Fatal(err)
				}
				for a := range n.Attackers + 1 {
					for d := range n.Defenders + 1 {
						if x, y := got.Worth(a, d), want.Worth(a, d); x != y {
							t.Fatalf("%+v, %d against %d: %g, of forces %g", n, a, d, x, y)
						}
					}
				}
			}
		}
	}
	if again, err := k.Table(&Question{Attacker: force(t, r, "9 Italy AAF"), Defender: force(t, r, "9 Britain AAF")}); err != nil || again.Worth(9, 9) >= 0 {
		t.Errorf("after a question about numbers the modifier of forces is no longer read: %v, %v", again.Worth(9, 9), err)
	}
}

// Idle defenders are lost like others and add nothing to the row: with all of them idle the attacker loses nobody, with half of them less than
// to all, and more than to half as many, for they are hit in the others' stead.
func TestIdleNumbers(t *testing.T) {
	k := shipped(t).NewDesk()
	worth := func(n Numbers) float64 {
		n.Attackers, n.Weights = 9, Weights{Kill: n.Weights.Kill, Loss: n.Weights.Loss}
		x, err := k.Numbers(&n)
		if err != nil {
			t.Fatal(err)
		}
		return x.Worth(9, n.Defenders)
	}
	kill, loss := Weights{Kill: 1}, Weights{Loss: 1}
	if got := worth(Numbers{Defenders: 6, Idle: 1, Of: 1, Weights: kill}); math.Abs(got-6) > 1e-9 {
		t.Errorf("six idle defenders are worth %g", got)
	}
	if got := worth(Numbers{Defenders: 6, Idle: 1, Of: 1, Weights: loss}); got != 0 {
		t.Errorf("six idle defenders cost %g", got)
	}
	all, half, none := worth(Numbers{Defenders: 8, Weights: loss}), worth(Numbers{Defenders: 8, Idle: 1, Of: 2, Weights: loss}), worth(Numbers{Defenders: 4, Weights: loss})
	if !(all < half && half < none && none < 0) {
		t.Errorf("eight defenders cost %g, half of them idle %g, four %g", all, half, none)
	}
}

// The advice of a table is that of the desk, asked about the same moment.
func TestTableAdvice(t *testing.T) {
	r := shipped(t)
	k := r.NewDesk()
	for _, c := range []struct{ att, def string }{{"7 Germany AAF", "6 Britain AAF"}, {"7 Germany AAF", "6 Britain AAF inverted"}, {"6 Japan NAS", "7 US NAS"}} {
		q := Question{Attacker: force(t, r, c.att), Defender: force(t, r, c.def), Stay: [2]Stay{{Best: true}, {Best: true}},
			Weights: Weights{Kill: 2, Loss: 3, Turn: .3, Quiet: 5, Clear: .5, Flee: .2}}
		table, err := k.Table(&q)
		if err != nil {
			t.Fatal(err)
		}
		most := [2]int{q.Attacker[0].N, q.Defender[0].N}
		inverted := q.Defender[0].Inverted
		for a := 1; a <= most[0]; a++ {
			for d := 1; d <= most[1]; d++ {
				for turned := 0; turned <= d; turned++ {
					if inverted && turned > 0 {
						continue // an inverted unit is not turned back
					}
					q.Attacker[0].N, q.Defender[0].N, q.Turned = a, d, []int{turned}
					want, err := k.Advise(&q)
					if err != nil {
						t.Fatal(err)
					}
					got, err := table.Advise(a, d, turned)
					if err != nil {
						t.Fatal(err)
					}
					if math.Abs(got.Go-want.Go)+math.Abs(got.Stop-want.Stop)+math.Abs(got.Leave-want.Leave) > 1e-12 || got.Presses != want.Presses || got.Stays != want.Stays {
						t.Fatalf("%s against %s, %d against %d, %d turned back: %+v, of the desk %+v", c.att, c.def, a, d, turned, got, want)
					}
				}
			}
		}
		for _, bad := range [][3]int{{-1, 1, 0}, {1, -1, 0}, {most[0] + 1, 1, 0}, {1, most[1] + 1, 0}, {1, 1, 2}, {1, 1, -1}} {
			if _, err := table.Advise(bad[0], bad[1], bad[2]); err == nil {
				t.Errorf("advice on %v was not refused", bad)
			}
		}
	}
}

// A base that fell quiet by the last round is won if the attacker stops now (18.526).
func TestStoppingOverAQuietBase(t *testing.T) {
	r := shipped(t)
	q := Question{Attacker: force(t, r, "4 Germany AAF"), Defender: force(t, r, "3 Britain AAF, 2 Britain AAF inverted"), Stay: [2]Stay{{Best: true}, {Best: true}},
		Weights: Weights{Kill: 1, Loss: 1, Quiet: 7}}
	for _, c := range []struct {
		turned []int
		want   float64
	}{{nil, 0}, {[]int{2, 0}, 0}, {[]int{3, 0}, 7}} {
		q.Turned = c.turned
		x, err := r.NewDesk().Advise(&q)
		if err != nil {
			t.Fatal(err)
		}
		y, err := r.Odds(&q)
		if err != nil {
			t.Fatal(err)
		}
		if x.Stop != c.want || y.Advice.Stop != c.want {
			t.Errorf("turned back %v: stopping is worth %g and %g, expected %g", c.turned, x.Stop, y.Advice.Stop, c.want)
		}
	}
}

// The chances of a roll are the 36 throws read one by one.
func TestChancesOfARoll(t *testing.T) {
	r := shipped(t)
	for _, strength := range []int{0, 1, 5, 20, 21, 45} {
		for net := -14; net <= 14; net++ {
			got, want := map[Result]float64{}, map[Result]float64{}
			for _, x := range r.Chances(strength, net) {
				got[Result{x.Eliminated, x.Aborted}] += x.P
			}
			for a := 1; a <= 6; a++ {
				for b := 1; b <= 6; b++ {
					want[r.Read(strength, a+b+net)] += 1.0 / 36
				}
			}
			if len(got) != len(want) {
				t.Errorf("%d at %+d: %v, expected %v", strength, net, got, want)
			}
			for res, p := range want {
				if math.Abs(got[res]-p) > 1e-12 {
					t.Errorf("%d at %+d: %v has %g, expected %g", strength, net, res, got[res], p)
				}
			}
		}
	}
}

// What cannot be worked out is refused.
func TestNumbersRefused(t *testing.T) {
	k := shipped(t).NewDesk()
	for _, n := range []Numbers{
		{Attackers: -1, Defenders: 1}, {Attackers: 1, Defenders: OddsUnits + 1}, {Attackers: 1, Defenders: 1, Weights: Weights{Kill: math.Inf(1)}},
		{Attackers: 1, Defenders: 1, Stay: [2]Stay{{AtLeast: -1}}},
	} {
		if _, err := k.Numbers(&n); err == nil {
			t.Errorf("%+v was not refused", n)
		}
	}
}
