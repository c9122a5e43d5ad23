package ai

import "testing"

// In every second sample the other side answers by the manner that does best for it, where a doctrine asks for that; else by any that the level knows.
func TestAnswers(t *testing.T) {
	for _, c := range []struct {
		first, answer, sample int
		luck                  uint64
		want                  int
	}{
		{0, -1, 0, 9, 2}, {0, -1, 1, 9, 2}, {2, -1, 0, 9, 6}, {0, 3, 0, 9, 3}, {0, 3, 2, 10, 3}, {0, 3, 1, 9, 2}, {0, 0, 0, 5, 0}, {0, 0, 1, 5, 5},
	} {
		s := &search{first: c.first, answer: c.answer}
		if got := s.foe(c.sample, c.luck, 7); got != c.want {
			t.Errorf("%+v: manner %d", c, got)
		}
	}
}
