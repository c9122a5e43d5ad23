package ai_test

import (
	"testing"
	"time"

	"awaw/ai"
	"awaw/ai/aitest"
	"awaw/engine"
	"awaw/scenarios"
)

// BenchmarkDecisions plays a game of every scenario for two sides between Commanders and tells how long they thought about a
// decision, on average and at most, and how far they went beyond a clock of one millisecond when they may try as much as
// they like: that is how hard the limit of the window's clock is.
func BenchmarkDecisions(b *testing.B) {
	for _, info := range scenarios.List() {
		if len(info.Sides) != 2 || info.Teaches != "" {
			continue
		}
		for _, x := range []struct {
			name string
			o    ai.Options
		}{{"nodes", ai.Options{Seed: 7}}, {"clock", ai.Options{Seed: 7, Nodes: 1 << 40, Time: time.Millisecond}}} {
			b.Run(info.ID+"/"+x.name, func(b *testing.B) {
				var all, worst time.Duration
				decisions := 0
				for range b.N {
					w := stopwatch{&decisions, &all, &worst}
					seats := []ai.Player{timed{player(b, "commander", x.o), w}, timed{player(b, "commander", x.o), w}}
					aitest.Bout(b, scene(b, info.ID), seats, 5, 100_000)
				}
				b.ReportMetric(float64(all.Microseconds())/1000/float64(max(1, decisions)), "ms/decision")
				b.ReportMetric(float64(worst.Microseconds())/1000, "ms/worst")
				b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
			})
		}
	}
}

// stopwatch is what the clock says of the decisions for which something was tried.
type stopwatch struct {
	n          *int
	all, worst *time.Duration
}

// timed looks at the clock.
type timed struct {
	ai.Player
	w stopwatch
}

// Decide decides, and notes how long it took.
func (t timed) Decide(p engine.Position, side engine.Side, w ai.Watch) ai.Decision {
	at := time.Now()
	d := t.Player.Decide(p, side, w)
	took := time.Since(at)
	*t.w.worst = max(*t.w.worst, took)
	if d.Nodes > 0 || d.Cut {
		*t.w.n++
		*t.w.all += took
	}
	return d
}
