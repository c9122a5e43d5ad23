package battle

import (
	"slices"
	"testing"
)

// Where a force above the last row uses two rows, the row of the other side between them is printed too.
func TestEveryRowInUseIsPrinted(t *testing.T) {
	for _, x := range []struct{ lit, want []int }{
		{[]int{11, 19, 14}, []int{10, 11, 13, 14, 18, 19}},
		{[]int{5, 18}, []int{4, 5, 6, 17, 18, 19}},
		{[]int{0, 19}, []int{0, 1, 18, 19}},
		{[]int{0, 9, 19}, []int{0, 1, 8, 9, 18, 19}},
	} {
		if got := rowsAbout(x.lit, 20); !slices.Equal(got, x.want) {
			t.Errorf("of %v rows %v are printed, want %v", x.lit, got, x.want)
		}
	}
}
