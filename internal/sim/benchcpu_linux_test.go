package sim_test

import (
	"syscall"
	"testing"
	"time"

	"awaw/internal/sim"
	"awaw/scenarios"
)

// BenchmarkPairs plays the same games of the default scenario with one worker and with two, again and again by turns, so that
// whatever else the machine does falls on both. It tells how many times as fast two were by the clock, and what a game costs
// each way in processor time, which says what sharing costs however busy the machine is.
func BenchmarkPairs(b *testing.B) {
	const games = 40
	s, start := studyOf(b, scenarios.Default().ID, games, "pilot", "pilot")
	var wall, cpu [3]float64
	for i := range 2 * (b.N + 1) {
		workers := 1 + (i+i/2)%2 // 1 2, 2 1, 1 2 …
		at, used := time.Now(), spent(b)
		if err := s.Run(b.Context(), start, nil, workers, func(sim.Record) error { return nil }); err != nil {
			b.Fatal(err)
		}
		if i < 2 {
			continue // tables are made in the first games
		}
		wall[workers] += time.Since(at).Seconds()
		cpu[workers] += spent(b) - used
	}
	n := float64(b.N * games)
	b.ReportMetric(wall[1]/wall[2], "faster")
	b.ReportMetric(1000*cpu[1]/n, "cpu-ms/game-1")
	b.ReportMetric(1000*cpu[2]/n, "cpu-ms/game-2")
}

// spent is the processor time of the program so far, in seconds.
func spent(b *testing.B) float64 {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano()).Seconds()
}
