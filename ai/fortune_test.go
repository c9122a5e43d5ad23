package ai

import (
	"math"
	"testing"

	"awaw/engine"
)

// What luck is worth is found out from how samples of a way differ, and taken out of all: ways that differ in nothing else come to the same. With few
// samples less is believed, and what never differed counts for nothing.
func TestLuckIsTakenOut(t *testing.T) {
	worth := map[engine.Cite]float64{"": 5, "23.44": -2, "15": 0.5}
	luck := func(a, b, c float64) []Stroke { return []Stroke{{"15", c}, {"", a}, {"23.44", b}, {"9", 1}} }
	draws := [][]Stroke{luck(1, 0, 2), luck(-1, 1, -3), luck(0.5, -1, 1), luck(0, 2, 0), luck(-2, -2, 1), luck(1, 1, -1), luck(2, -1, -2), luck(-1, 0, 3)}
	came := func(base float64, list []Stroke) float64 {
		for _, x := range list {
			base += worth[x.Of] * x.Sum
		}
		return base
	}
	a, b := &way{}, &way{}
	for round := range 40 {
		x, y := draws[round%len(draws)], draws[(3*round+1)%len(draws)]
		a.came, a.luck = append(a.came, came(10, x)), append(a.luck, x)
		b.came, b.luck = append(b.came, came(11, y)), append(b.luck, y)
	}
	s := &search{ways: []*way{a, b}}
	s.even()
	for i := range a.got {
		if math.Abs(a.got[i]-10) > 0.7 || math.Abs(b.got[i]-11) > 0.7 {
			t.Errorf("sample %d: %.2f and %.2f, expected about 10 and 11; they came to %.2f and %.2f", i, a.got[i], b.got[i], a.came[i], b.came[i])
		}
	}
	few := &way{came: a.came[:2], luck: a.luck[:2]}
	(&search{ways: []*way{few}}).even()
	all := math.Abs(a.came[0] - a.came[1])
	if left := math.Abs(few.got[0] - few.got[1]); left < all/4 || left >= all {
		t.Errorf("two samples that lie %.2f apart lie %.2f apart without luck: that is believed too soon, or not at all", all, left)
	}
	none := &way{came: []float64{3, 4}, luck: [][]Stroke{nil, nil}}
	if (&search{ways: []*way{none}}).even(); none.got[0] != 3 || none.got[1] != 4 {
		t.Errorf("without dice 3 and 4 become %v", none.got)
	}
}
