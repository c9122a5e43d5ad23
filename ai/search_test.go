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
