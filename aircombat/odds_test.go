package aircombat

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func sum(states []State) float64 {
	p := 0.0
	for _, s := range states {
		p += s.P
	}
	return p
}

// One factor a side, equal nations: a roll of 6 and more (26 of 36) eliminates. By hand: with h = 26/36, a fight ends in
// a round with probability 1-(1-h)^2; both are gone with h^2 of that.
func TestOddsByHand(t *testing.T) {
	r := shipped(t)
	s, err := r.Odds(force(t, r, "1 Germany AAF"), force(t, r, "1 Britain AAF"), Conditions{}, 0)
	if err != nil {
		t.Fatal(err)
	}
	h := 26.0 / 36
	end := 1 - (1-h)*(1-h)
	want := []State{{Attacker: 1, P: h * (1 - h) / end}, {Defender: 1, P: h * (1 - h) / end}, {P: h * h / end}}
	if len(s) != 3 {
		t.Fatalf("states %v", s)
	}
	for i, w := range want {
		if s[i].Attacker != w.Attacker || s[i].Defender != w.Defender || math.Abs(s[i].P-w.P) > 1e-14 {
			t.Errorf("got %v, want %v", s[i], w)
		}
	}
	one, err := r.Odds(force(t, r, "1 Germany AAF"), force(t, r, "1 Britain AAF"), Conditions{}, 1)
	if err != nil || len(one) != 4 || math.Abs(one[0].P-(1-h)*(1-h)) > 1e-14 {
		t.Errorf("one round: %v, %v", one, err)
	}
}

// The fast duel and the walk over compositions must agree, at every modifier and size.
func TestDuelAgreesWithWalk(t *testing.T) {
	r := shipped(t)
	nations := []string{"Germany", "Russia", "Romania", "Japan"}
	rapid.Check(t, func(t *rapid.T) {
		a := Group{Nation: 1, Type: 1, N: rapid.IntRange(1, 40).Draw(t, "a"), Research: rapid.IntRange(-6, 6).Draw(t, "research")}
		d := Group{Nation: 1, Type: 1, N: rapid.IntRange(1, 40).Draw(t, "d")}
		d.Nation, _ = r.units.Nation(nations[rapid.IntRange(0, 3).Draw(t, "nation")])
		fast := r.NewDuel(a, d, Conditions{}).States(a.N, d.N)
		slow := newWalk(r, Force{a}, Force{d}, Conditions{}).finish()
		if len(fast) != len(slow) || math.Abs(sum(fast)-1) > 1e-12 || math.Abs(sum(slow)-1) > 1e-12 {
			t.Fatalf("%d and %d states, sums %v and %v", len(fast), len(slow), sum(fast), sum(slow))
		}
		for i := range fast {
			if fast[i].Attacker != slow[i].Attacker || fast[i].Defender != slow[i].Defender || math.Abs(fast[i].P-slow[i].P) > 1e-12 {
				t.Fatalf("%v, %v", fast[i], slow[i])
			}
		}
	})
}

func TestOddsSumToOne(t *testing.T) {
	r := shipped(t)
	for _, c := range [][2]string{
		{"20 Germany AAF", "20 Britain AAF"},
		{"12 Germany AAF, 3 Italy AAF winter, 2 Germany Jet", "9 Britain AAF, 4 US AAF, 2 France AAF"},
		{"3 Germany AAF", "4 Britain AT"},
		{"6 Germany AAF", "3 Britain AAF, 2 Britain AT, 3 Britain AAF inverted"},
		{"5 Japan EliteNAS, 4 Japan NAS, 2 Japan AAF", "6 US NAS, 3 Britain NAS, 1 Australia AAF"},
		{"60 Germany AAF", "1 Romania AAF"},
		{"4 Japan KAM", "3 US AT"},
	} {
		for _, rounds := range []int{0, 1, 2, 7} {
			s, err := r.Odds(force(t, r, c[0]), force(t, r, c[1]), Conditions{}, rounds)
			if err != nil || math.Abs(sum(s)-1) > 1e-12 {
				t.Errorf("%v, %d rounds: sum %v, %v", c, rounds, sum(s), err)
			}
			for _, x := range s {
				if rounds == 0 && x.Attacker > 0 && x.Defender > 0 && c[0] != "4 Japan KAM" {
					t.Errorf("%v: the fight stopped at %v", c, x)
				}
			}
		}
	}
}

// One round's odds must be what the 1,296 throws give when each is resolved in full.
func TestOddsAgreeWithRounds(t *testing.T) {
	r := shipped(t)
	att, def := force(t, r, "5 Germany AAF, 2 Italy AAF, 1 Germany Jet"), force(t, r, "4 Britain AAF, 2 US NAS")
	want := map[[2]int]float64{}
	for i := range 1296 {
		dice := [4]int{i%6 + 1, i/6%6 + 1, i/36%6 + 1, i/216 + 1}
		x, err := r.ResolveRound(att, def, Conditions{}, dice, Choices{})
		if err != nil {
			t.Fatal(err)
		}
		want[[2]int{x.Attacker.Survivors().Total(), x.Defender.Survivors().Total()}] += 1.0 / 1296
	}
	got, err := r.Odds(att, def, Conditions{}, 1)
	if err != nil || len(got) != len(want) {
		t.Fatalf("%d states, want %d, %v", len(got), len(want), err)
	}
	for _, s := range got {
		if math.Abs(s.P-want[[2]int{s.Attacker, s.Defender}]) > 1e-12 {
			t.Errorf("%v, want %v", s, want[[2]int{s.Attacker, s.Defender}])
		}
	}
}

func BenchmarkOdds20v20(b *testing.B) {
	r := shipped(b)
	g := force(b, r, "20 Germany AAF")[0]
	d := r.NewDuel(g, g, Conditions{})
	b.ReportAllocs()
	for b.Loop() {
		var x Board
		d.Finish(20, 20, &x)
	}
}

func BenchmarkAllPairs(b *testing.B) {
	r := shipped(b)
	g := force(b, r, "20 Germany AAF")[0]
	d := r.NewDuel(g, g, Conditions{})
	b.ReportAllocs()
	for b.Loop() {
		for i := 1; i <= 20; i++ {
			for j := 1; j <= 20; j++ {
				var x Board
				d.Finish(i, j, &x)
			}
		}
	}
}

func BenchmarkRoundFull(b *testing.B) {
	r := shipped(b)
	att, def := force(b, r, "20 Germany AAF"), force(b, r, "20 Britain AAF")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := r.ResolveRound(att, def, Conditions{}, [4]int{3, 4, 3, 4}, Choices{}); err != nil {
			b.Fatal(err)
		}
	}
}
