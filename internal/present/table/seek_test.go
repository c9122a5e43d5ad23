package table

import "testing"

// Another side, who knows of fewer steps, is shown the same moment and not the step of the same number.
func TestPointAtKeepsTheMoment(t *testing.T) {
	for _, c := range []struct {
		path       []int
		node, want int
	}{{[]int{0, 1, 2, 3, 4}, 3, 3}, {[]int{0, 2, 4}, 3, 1}, {[]int{0, 2, 4}, 4, 2}, {[]int{0, 9}, 3, 0}} {
		s := Sight{Path: c.path}
		if got := s.PointAt(c.node); got != c.want {
			t.Errorf("node %d of %v is shown at %d, not %d", c.node, c.path, got, c.want)
		}
	}
}
