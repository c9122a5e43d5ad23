package tests

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"awaw/engine/systems"
	"awaw/internal/nets"
)

// keptCases keeps the courses that begin where the rule cases end: a line for each file of cases.
const keptCases = "kept-cases.txt"

// TestKeptAfterCases goes on by chance for a while from where each rule case ends: cases set up what games by chance seldom come to.
func TestKeptAfterCases(t *testing.T) {
	data, err := os.ReadFile(keptCases)
	if err != nil {
		t.Fatal(err)
	}
	kept := map[string]string{}
	for line := range strings.Lines(string(data)) {
		file, course, _ := strings.Cut(strings.TrimSpace(line), ": ")
		kept[file] = course
	}
	now, lock := map[string]string{}, sync.Mutex{} // what is not asked for stays as it is kept
	t.Run("files", func(t *testing.T) {
		for _, s := range systems.All() {
			list, err := CaseFiles(s)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range list {
				if line, ok := kept[f.Name]; ok {
					now[f.Name] = line
				}
				t.Run(strings.TrimSuffix(strings.TrimPrefix(f.Name, "tests/cases/"), ".toml"), func(t *testing.T) {
					t.Parallel()
					n, course := onward(t, s, f)
					if n == 0 {
						return
					}
					said := fmt.Sprintf("after %d cases %s", n, course)
					if said != kept[f.Name] && !*rerecord {
						t.Errorf("%s: games by chance that begin where its cases end go otherwise than %s keeps:\n%q\nis now\n%q\nif rules or cases changed on purpose, run this test with -rerecord", f.Name, keptCases, kept[f.Name], said)
					}
					lock.Lock()
					defer lock.Unlock()
					now[f.Name] = said
				})
			}
		}
	})
	if *rerecord {
		var out strings.Builder
		for _, f := range slices.Sorted(maps.Keys(now)) {
			fmt.Fprintf(&out, "%s: %s\n", f, now[f])
		}
		if err := os.WriteFile(keptCases, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// onward goes on from every case of a file that ends in a position, and tells how many there are.
func onward(t *testing.T, s systems.System, f CaseFile) (n int, course nets.Course) {
	kit := systems.CaseKit{Boards: Boards(strings.TrimPrefix(f.Name, "tests/"), s), Tables: systems.Tables()}
	cases, err := f.Read()
	if err != nil {
		t.Fatal(err)
	}
	course = nets.NewCourse()
	for _, c := range cases {
		if c.Position == nil {
			continue
		}
		p, err := c.Position(kit)
		if err != nil || p == nil {
			continue // a set-up that is refused; TestCases tells of all that fails
		}
		n++
		nets.GoOn(t, f.Name, p, &course)
	}
	return n, course
}
