package ai

import (
	"math"
	"slices"
	"testing"

	"awaw/engine"
)

// What luck is worth is found out from how samples of a way differ, and taken out of all: ways that differ in nothing else come to the same. What never
// differed counts for nothing, and of few samples, or where luck had no share, nothing is believed.
func TestLuckIsTakenOut(t *testing.T) {
	worth := map[engine.Cite]float64{"": 5, "23.44": -2, "15": 0.5}
	dice := engine.NewFast(3)
	luck := func() []Stroke {
		die := func() float64 { return float64(dice.Intn(6)) - 2.5 }
		return []Stroke{{"15", die()}, {"", die() / 2}, {"23.44", die() / 2}, {"9", 1}}
	}
	came := func(base float64, list []Stroke) float64 {
		for _, x := range list {
			base += worth[x.Of] * x.Sum
		}
		return base
	}
	a, b := &way{}, &way{}
	for range 40 {
		x, y := luck(), luck()
		a.came, a.luck = append(a.came, came(10, x)), append(a.luck, x)
		b.came, b.luck = append(b.came, came(11, y)), append(b.luck, y)
	}
	s := &search{ways: []*way{a, b}}
	s.even()
	for i := range a.got {
		if math.Abs(a.got[i]-10) > 1.5 || math.Abs(b.got[i]-11) > 1.5 {
			t.Errorf("sample %d: %.2f and %.2f, expected about 10 and 11; they came to %.2f and %.2f", i, a.got[i], b.got[i], a.came[i], b.came[i])
		}
	}
	few := &way{came: a.came[:2], luck: a.luck[:2]}
	if (&search{ways: []*way{few}}).even(); few.got[0] != few.came[0] || few.got[1] != few.came[1] {
		t.Errorf("of two samples that come to %v it is believed that they come to %v", few.came, few.got)
	}
	wild := &way{}
	for range 12 { // what they come to has nothing to do with it
		wild.came, wild.luck = append(wild.came, float64(dice.Intn(20))), append(wild.luck, luck())
	}
	if (&search{ways: []*way{wild}}).even(); !slices.Equal(wild.got, wild.came) {
		t.Errorf("luck is taken out where it had no share: %v became %v", wild.came, wild.got)
	}
	none := &way{came: []float64{3, 4}, luck: [][]Stroke{nil, nil}}
	if (&search{ways: []*way{none}}).even(); none.got[0] != 3 || none.got[1] != 4 {
		t.Errorf("without dice 3 and 4 become %v", none.got)
	}
}
