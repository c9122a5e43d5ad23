package awaw

import (
	"fmt"
	"testing"
)

// Every month ends on its last day, February of a leap year included.
func TestDaysOfMonths(t *testing.T) {
	last := [...]int{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31}
	for _, year := range []int{1942, 1944} {
		for i, n := range last {
			if i == 1 && year == 1944 {
				n = 29
			}
			for d, good := range map[int]bool{0: false, 1: true, n: true, n + 1: false} {
				if _, err := parseDay(fmt.Sprintf("%d-%02d-%02d", year, i+1, d)); (err == nil) != good {
					t.Errorf("%d-%02d-%02d: %v", year, i+1, d, err)
				}
			}
		}
	}
	for _, s := range []string{"1942-13-01", "1942-00-10", "1942-01-0x", "0000-01-01", "1942-01"} {
		if d, err := parseDay(s); err == nil {
			t.Errorf("%s is read as %v", s, d)
		}
	}
}
