package art

import "testing"

func TestThinnedKeepsItsEnds(t *testing.T) {
	line := []Pt{{0, 0}, {1, .01}, {2, -.01}, {3, 0}, {3, 5}}
	got := thinned(line, .1)
	if len(got) != 3 || got[0] != line[0] || got[1] != line[3] || got[2] != line[4] {
		t.Errorf("%v", got)
	}
}
