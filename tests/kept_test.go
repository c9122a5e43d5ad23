// Games by chance whose course is kept: what was legal, what was refused and why, what happened and where it led. A change that
// nobody meant shows here first, wherever in the rules it is; what is right is told by the rule cases. When rules change on
// purpose, `go test ./tests ./engine/awaw -run Kept -rerecord` writes what is kept anew, and the lines that differ tell which scenarios it touched.
package tests

import (
	"testing"

	"awaw/internal/nets"
	"awaw/scenarios"
)

func TestKeptGames(t *testing.T) {
	var lines []string
	for _, info := range scenarios.List() {
		_, _, _, p := scene(t, info.ID)
		lines = append(lines, nets.Courses(t, info.ID, p, 3)...)
	}
	nets.Kept(t, "kept.txt", lines, *rerecord)
}
