package aircombat

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"
)

// The look-up must do what the round told in full does, for every throw.
func TestFastAgreesWithRound(t *testing.T) {
	r := shipped(t)
	rapid.Check(t, func(t *rapid.T) {
		a := Group{Nation: 1, Type: 1, N: rapid.IntRange(1, FastMax).Draw(t, "a"), Research: rapid.IntRange(-4, 4).Draw(t, "research")}
		d := Group{Nation: 2, Type: 1, N: rapid.IntRange(1, FastMax).Draw(t, "d"), Winter: rapid.Bool().Draw(t, "winter")}
		f, err := r.NewFast(a, d, Conditions{})
		if err != nil {
			t.Fatal(err)
		}
		dice := [4]int{}
		for i := range dice {
			dice[i] = rapid.IntRange(1, 6).Draw(t, "die")
		}
		slow, err := r.ResolveRound(Force{a}, Force{d}, Conditions{}, dice, Choices{})
		if err != nil {
			t.Fatal(err)
		}
		x, y := f.round(a.N, d.N, uint(dice[0]*6+dice[1]-7), uint(dice[2]*6+dice[3]-7))
		if x != slow.Attacker.Survivors().Total() || y != slow.Defender.Survivors().Total() {
			t.Fatalf("%d and %d left, want %v and %v", x, y, slow.Attacker.Survivors(), slow.Defender.Survivors())
		}
	})
}

func TestThrowsReachEveryFace(t *testing.T) {
	if x, y := Throws(0); x != 0 || y != 0 {
		t.Error(x, y)
	}
	if x, y := Throws(math.MaxUint32); x != 35 || y != 35 {
		t.Error(x, y)
	}
	var seen [throws][throws]bool
	for i := range uint64(throws * throws) { // the middle of each part of the range
		x, y := Throws(uint32((2*i + 1) << 32 / (2 * throws * throws)))
		if seen[x][y] {
			t.Errorf("throws %d and %d come twice", x, y)
		}
		seen[x][y] = true
	}
}

// 200,000 simulated fights stay within five standard deviations of the exact odds.
func TestSimulationAgreesWithOdds(t *testing.T) {
	r := shipped(t)
	g, h := force(t, r, "20 Germany AAF")[0], force(t, r, "18 Russia AAF")[0]
	f, err := r.NewFast(g, h, Conditions{})
	if err != nil {
		t.Fatal(err)
	}
	src := rand.NewPCG(7, 9)
	const n = 200000
	won := 0
	for range n {
		if a, d := f.Finish(src); a > 0 && d == 0 {
			won++
		}
	}
	p := 0.0
	for _, s := range ask(t, r, Question{Attacker: Force{g}, Defender: Force{h}}).States {
		if s.Attacker > 0 {
			p += s.P
		}
	}
	if dev := math.Abs(float64(won)/n-p) / math.Sqrt(p*(1-p)/n); dev > 5 {
		t.Errorf("won %d of %d, odds %v: %v deviations", won, n, p, dev)
	}
}

func TestRoundLosses(t *testing.T) {
	r := shipped(t)
	a, d, err := r.RoundLosses(force(t, r, "5 Germany AAF"), force(t, r, "4 US NAS"), Conditions{CAP: true})
	if err != nil {
		t.Fatal(err)
	}
	pa, pd := 0.0, 0.0
	for _, x := range a {
		pa += x.P
	}
	for _, x := range d {
		pd += x.P
		if x.Aborted != 0 {
			t.Errorf("combat air patrol aborts: %v", x)
		}
		if x.Eliminated > 4 {
			t.Errorf("more lost than there are: %v", x)
		}
	}
	if math.Abs(pa-1) > 1e-12 || math.Abs(pd-1) > 1e-12 {
		t.Errorf("sums %v and %v", pa, pd)
	}
}
