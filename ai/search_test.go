package ai

import "testing"

// A way that was lucky twice in the same measure is not taken for better than the one believed in while the others show how
// far luck reaches; one that is better by more than that is, and so is one that is better again and again.
func TestFewTriesAreNoProof(t *testing.T) {
	own := &way{got: []float64{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}}
	wild := &way{got: []float64{-8, 9, 7, -9, 8, -7}}
	for _, x := range []struct {
		name   string
		got    []float64
		better bool
	}{
		{"lucky twice", []float64{1.5, 1.5}, false},
		{"never tried", nil, false},
		{"as good", []float64{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, false},
		{"far better twice", []float64{30, 30}, true},
		{"better again and again", []float64{2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3}, true},
	} {
		s := &search{trust: true, ways: []*way{own, {got: x.got}, wild}}
		s.measure()
		if got := s.score(1) > s.score(0); got != x.better {
			t.Errorf("%s: score %.2f against %.2f", x.name, s.score(1), s.score(0))
		}
	}
}

// However dear a try is a few ways are tried, and where tries are few there are no more ways than can be told apart.
func TestNoMoreWaysThanCanBeTold(t *testing.T) {
	p := scene(t, "crete-1941")
	for _, nodes := range []int{1, 60, 1000} {
		b := newThinker(levels[2], Options{Seed: 1, Nodes: nodes})
		side := p.ToAct()[0]
		seen := p.Seen(side)
		mind := mindFor(seen)
		s := &search{t: b, p: seen, side: side, legal: seen.Legal(side, nil)}
		b.minds = []Mind{mind}
		s.start = mind.Clock(seen)
		s.list(mind)
		all := len(s.ways)
		s.compare()
		least := 1 << 30
		for _, w := range s.ways {
			least = min(least, len(w.got))
		}
		if len(s.ways) < min(all, leastWays) || least < perBatch {
			t.Errorf("%d nodes: %d of %d ways, the least tried %d times", nodes, len(s.ways), all, least)
		}
		if len(s.ways) > leastWays && least < leastSamples/2 {
			t.Errorf("%d nodes: %d ways, one tried %d times only", nodes, len(s.ways), least)
		}
	}
}
