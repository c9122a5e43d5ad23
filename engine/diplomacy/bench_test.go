package diplomacy

import (
	"slices"
	"testing"
	"time"
)

// measured adjudicates phases in turns, an iteration each.
func measured(b *testing.B, r Rules, phases []phase, proofs bool) {
	a := NewAdjudicator(testBoard(b), r)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		ph := &phases[i%len(phases)]
		a.Movement(ph.position, ph.orders)
		if proofs {
			a.Prove()
		}
	}
}

// BenchmarkMovement is a movement of 28 units, of those kept of a hundred games.
func BenchmarkMovement(b *testing.B) {
	measured(b, Rules{}, keptPhases(b, testBoard(b), phaseWeight), false)
}

// BenchmarkMovementWithProofs is the same with the reasons of every verdict.
func BenchmarkMovementWithProofs(b *testing.B) {
	measured(b, Rules{}, keptPhases(b, testBoard(b), phaseWeight), true)
}

// BenchmarkRandom is a movement of 28 units anywhere, of a thousand by chance.
func BenchmarkRandom(b *testing.B) {
	measured(b, Rules{}, randomPhases(testBoard(b), Rules{}, 28, 0), false)
}

// BenchmarkWings is a movement of 28 units of the surface and 8 wings; x is how many times as long it takes as the same without wings, at
// the median of a thousand positions by chance.
func BenchmarkWings(b *testing.B) {
	for _, system := range []System{RN44, RN46} {
		b.Run(system.String(), func(b *testing.B) {
			r := Rules{System: system}
			phases := randomPhases(testBoard(b), r, 28, 8)
			times := timesAsLong(testBoard(b), r, phases)
			measured(b, r, phases, false)
			b.ReportMetric(times, "x")
		})
	}
}

// timesAsLong is the median of how many times as long phases take with wings as without.
func timesAsLong(board *Board, r Rules, phases []phase) float64 {
	const rounds = 25 // of which the quickest counts
	with, without := NewAdjudicator(board, r), NewAdjudicator(board, Rules{})
	quickest := func(a *Adjudicator, ph phase) time.Duration {
		least := time.Hour
		for range rounds {
			begin := time.Now()
			a.Movement(ph.position, ph.orders)
			least = min(least, time.Since(begin))
		}
		return least
	}
	var all []float64
	for _, ph := range phases {
		all = append(all, float64(quickest(with, ph))/float64(quickest(without, groundOf(ph))))
	}
	slices.Sort(all)
	return all[len(all)/2]
}

// groundOf is a phase without its wings; armies that were to be flown stay.
func groundOf(ph phase) phase {
	p := *ph.position
	p.Units = slices.DeleteFunc(slices.Clone(p.Units), func(u Unit) bool { return u.Kind == Wing })
	orders := slices.DeleteFunc(slices.Clone(ph.orders), func(o Order) bool { return o.Kind == Wing || o.By == ByAir })
	return phase{&p, orders}
}
