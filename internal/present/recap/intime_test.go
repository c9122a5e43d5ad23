package recap

import (
	"slices"
	"testing"
)

// What is told stands in the order in which it happened, fights before moves, and what has no moment of its own last among its like.
func TestWhatIsToldStandsInTime(t *testing.T) {
	told := []Story{{Kind: Fight, Point: 30, N: 1}, {Kind: Fight, N: 2}, {Kind: Fight, Point: 10, N: 3}, {Kind: Moved, Point: 5, N: 4}}
	inTime(told)
	var got []int
	for _, s := range told {
		got = append(got, s.N)
	}
	if want := []int{3, 1, 2, 4}; !slices.Equal(got, want) {
		t.Errorf("the order is %v, expected %v", got, want)
	}
}
