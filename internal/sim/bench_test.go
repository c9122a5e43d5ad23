package sim_test

import (
	"fmt"
	"testing"

	"awaw/internal/sim"
	"awaw/scenarios"
)

// BenchmarkWorkers plays games of the default scenario, without files, with one worker and with two: on two idle cores
// the second rate is to be 1.8 times the first.
func BenchmarkWorkers(b *testing.B) {
	s, start := studyOf(b, scenarios.Default().ID, 1, "pilot", "pilot")
	for _, workers := range []int{1, 2} {
		b.Run(fmt.Sprint(workers), func(b *testing.B) {
			s.Games = max(b.N, workers)
			b.ResetTimer()
			if err := s.Run(b.Context(), start, nil, workers, func(sim.Record) error { return nil }); err != nil {
				b.Fatal(err)
			}
			b.ReportMetric(float64(s.Games)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
