// Benchmarks of odds and simulation: `go test -run x -bench . ./aircombat`.

package aircombat

import (
	"math/rand/v2"
	"testing"
)

func bench(b *testing.B, att, def string, change func(*Question)) {
	r := shipped(b)
	q := Question{Attacker: force(b, r, att), Defender: force(b, r, def)}
	if change != nil {
		change(&q)
	}
	desk := r.NewDesk()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := desk.Odds(&q); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkOdds20v20(b *testing.B) { bench(b, "20 Germany AAF", "20 Britain AAF", nil) }
func BenchmarkOdds20v20Aborts(b *testing.B) {
	bench(b, "20 Germany AAF", "20 Britain AAF", func(q *Question) { q.Detail = Aborts })
}
func BenchmarkOdds20v20Best(b *testing.B) {
	bench(b, "20 Germany AAF", "20 Britain AAF", func(q *Question) { q.Stay = [2]Stay{{Best: true}, {Best: true}} })
}
func BenchmarkOdds20v20BestTurned(b *testing.B) {
	bench(b, "20 Germany AAF", "20 Britain AAF", func(q *Question) {
		q.Stay, q.Weights = [2]Stay{{Best: true}, {Best: true}}, Weights{Kill: 1, Loss: 1, Turn: .3, Clear: 2}
	})
}

const (
	fourAttackers = "6 Germany AAF, 4 Italy AAF, 2 Germany Jet, 3 Romania AAF"
	fourDefenders = "6 Britain AAF, 4 US AAF, 3 France AAF, 2 Britain AT"
)

func BenchmarkOddsMixed(b *testing.B) { bench(b, fourAttackers, fourDefenders, nil) }
func BenchmarkOddsMixedByGroup(b *testing.B) {
	bench(b, fourAttackers, fourDefenders, func(q *Question) { q.Detail = ByGroup })
}
func BenchmarkOddsMixedBest(b *testing.B) {
	bench(b, fourAttackers, fourDefenders, func(q *Question) {
		q.Stay, q.Weights = [2]Stay{{Best: true}, {Best: true}}, Weights{Kill: 1, Loss: 1, Turn: .3, Clear: 2}
	})
}
func BenchmarkOddsMixedOneRound(b *testing.B) {
	bench(b, fourAttackers, fourDefenders, func(q *Question) { q.Rounds = 1 })
}
func BenchmarkOddsMixedTen(b *testing.B) {
	bench(b, "10 Germany AAF, 10 Italy AAF, 10 Germany Jet, 10 Romania AAF", "10 Britain AAF, 10 US AAF, 10 France AAF, 10 Britain AT", nil)
}

func BenchmarkExpect20v20(b *testing.B) {
	r := shipped(b)
	g := force(b, r, "20 Germany AAF")[0]
	b.ReportAllocs()
	for b.Loop() {
		if _, err := r.Expect(g, g, Conditions{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkAllPairs(b *testing.B) {
	r := shipped(b)
	g := force(b, r, "20 Germany AAF")
	q := Question{Attacker: g, Defender: force(b, r, "20 Britain AAF")}
	desk := r.NewDesk()
	b.ReportAllocs()
	for b.Loop() {
		for i := 1; i <= 20; i++ {
			for j := 1; j <= 20; j++ {
				q.Attacker[0].N, q.Defender[0].N = i, j
				if _, err := desk.Odds(&q); err != nil {
					b.Fatal(err)
				}
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

func BenchmarkRound(b *testing.B) {
	r := shipped(b)
	g := force(b, r, "20 Germany AAF")[0]
	f, err := r.NewFast(g, g, Conditions{})
	if err != nil {
		b.Fatal(err)
	}
	src := rand.NewPCG(1, 2)
	left := 0
	b.ReportAllocs()
	for b.Loop() {
		x, y := Throws(uint32(src.Uint64()))
		a, d := f.round(20, 20, x, y)
		left += a + d
	}
	_ = left
}

func BenchmarkSimulate20v20(b *testing.B) {
	r := shipped(b)
	g := force(b, r, "20 Germany AAF")[0]
	f, err := r.NewFast(g, g, Conditions{})
	if err != nil {
		b.Fatal(err)
	}
	src := rand.NewPCG(1, 2)
	left := 0
	b.ReportAllocs()
	for b.Loop() {
		a, d := f.Finish(src)
		left += a + d
	}
	_ = left
}

func benchSim(b *testing.B, att, def string) {
	r := shipped(b)
	sim, err := r.NewSim(&Question{Attacker: force(b, r, att), Defender: force(b, r, def)})
	if err != nil {
		b.Fatal(err)
	}
	src := rand.NewPCG(1, 2)
	left := 0
	b.ReportAllocs()
	for b.Loop() {
		left += sim.Play(src).Left[0]
	}
	_ = left
}

func BenchmarkSimulateMixed(b *testing.B) { benchSim(b, fourAttackers, fourDefenders) }

// The same fights resolved in full.
func BenchmarkSimulateMixedPlain(b *testing.B) {
	r := shipped(b)
	src := rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	for b.Loop() {
		att, def := force(b, r, fourAttackers), force(b, r, fourDefenders)
		for att.Engaged() > 0 && def.Engaged() > 0 {
			x, err := r.ResolveRound(att, def, Conditions{}, [4]int{1 + src.IntN(6), 1 + src.IntN(6), 1 + src.IntN(6), 1 + src.IntN(6)}, Choices{})
			if err != nil {
				b.Fatal(err)
			}
			att, def = x.Attacker.Survivors(), x.Defender.Survivors()
		}
	}
}
