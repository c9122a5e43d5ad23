// Games by chance whose course is kept: what was legal, what was refused and why, what happened and where it led. A change that
// nobody meant shows here first, wherever in the rules it is; what is right is told by the rule cases. When rules change on
// purpose, `go test ./tests ./engine/awaw -run Kept -rerecord` writes what is kept anew, and the lines that differ tell which scenarios it touched.
package tests

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/internal/nets"
	"awaw/scenarios"
)

func TestKeptGames(t *testing.T) {
	data, err := os.ReadFile("kept.txt")
	if err != nil {
		t.Fatal(err)
	}
	kept := map[string][]string{}
	for line := range strings.Lines(string(data)) {
		id, _, _ := strings.Cut(line, ", game")
		kept[id] = append(kept[id], strings.TrimSuffix(line, "\n"))
	}
	var out strings.Builder
	for _, info := range scenarios.List() {
		t.Run(string(info.System)+"/"+info.ID, func(t *testing.T) {
			_, _, _, p := scene(t, info.ID)
			lines := nets.Courses(t, info.ID, p, 3)
			if !slices.Equal(lines, kept[info.ID]) && !*rerecord {
				nets.Differ(t, "kept.txt", kept[info.ID], lines)
			}
			kept[info.ID] = lines
		})
		for _, line := range kept[info.ID] {
			fmt.Fprintln(&out, line)
		}
		delete(kept, info.ID)
	}
	for id := range kept {
		t.Errorf("kept.txt keeps games of %s, which is no scenario any more", id)
	}
	if *rerecord {
		if err := os.WriteFile("kept.txt", []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
