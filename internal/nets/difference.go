package nets

import (
	"fmt"
	"strings"
)

// Difference tells where two texts part: the line, in both.
func Difference(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range max(len(x), len(y)) {
		switch {
		case i >= len(x):
			return fmt.Sprintf("line %d only in the second: %s", i+1, y[i])
		case i >= len(y):
			return fmt.Sprintf("line %d only in the first: %s", i+1, x[i])
		case x[i] != y[i]:
			return fmt.Sprintf("line %d: %s\n%s", i+1, x[i], y[i])
		}
	}
	return "none"
}
