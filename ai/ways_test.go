package ai_test

import (
	"slices"
	"testing"

	"awaw/ai"
	"awaw/engine/systems"
)

// However dear a try is a few ways are tried, and where tries are few there are no more ways than can be told apart.
func TestNoMoreWaysThanCanBeTold(t *testing.T) {
	p := scene(t, "crete-1941")
	for _, nodes := range []int{1, 60, 1000} {
		all, tried := ai.Compared(systems.Bots(), p, p.ToAct()[0], nodes)
		least := slices.Min(tried)
		if len(tried) < min(all, ai.LeastWays) || least < ai.PerBatch {
			t.Errorf("%d nodes: %d of %d ways, the least tried %d times", nodes, len(tried), all, least)
		}
		if len(tried) > ai.LeastWays && least < ai.LeastSamples/2 {
			t.Errorf("%d nodes: %d ways, one tried %d times only", nodes, len(tried), least)
		}
	}
}
