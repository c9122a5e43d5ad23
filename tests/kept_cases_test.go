package tests

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/nets"
)

// TestKeptAfterCases goes on by chance for a while from where each rule case ends: cases set up what games by chance seldom come to.
func TestKeptAfterCases(t *testing.T) {
	keptByFile(t, "kept-cases.txt", func(t *testing.T, s systems.System, f CaseFile) string {
		n, course := 0, nets.NewCourse()
		for _, p := range stops(t, s, f) {
			n++
			nets.GoOn(t, f.Name, p, &course)
		}
		if n == 0 {
			return ""
		}
		return fmt.Sprintf("after %d cases %s", n, course)
	})
}

// keptByFile holds what is made of each file of cases, of every other one in a short run, against the line a file keeps of it; nothing is kept of what
// comes to nothing.
func keptByFile(t *testing.T, file string, of func(*testing.T, systems.System, CaseFile) string) {
	data, err := os.ReadFile(file)
	if err != nil && !*rerecord {
		t.Fatal(err)
	}
	kept := map[string]string{}
	for line := range strings.Lines(string(data)) {
		name, said, _ := strings.Cut(strings.TrimSpace(line), ": ")
		kept[name] = said
	}
	now, lock := map[string]string{}, sync.Mutex{} // what is not asked for stays as it is kept
	t.Run("files", func(t *testing.T) {
		for _, s := range systems.All() {
			list, err := CaseFiles(s)
			if err != nil {
				t.Fatal(err)
			}
			for i, f := range list {
				if line, ok := kept[f.Name]; ok {
					now[f.Name] = line
				}
				if testing.Short() && i%2 == 1 {
					continue
				}
				t.Run(strings.TrimSuffix(strings.TrimPrefix(f.Name, "tests/cases/"), ".toml"), func(t *testing.T) {
					t.Parallel()
					said := of(t, s, f)
					if said != kept[f.Name] && !*rerecord {
						t.Errorf("%s: %s keeps\n%q\nand it is now\n%q\nif rules or cases changed on purpose, run this test with -rerecord", f.Name, file, kept[f.Name], said)
					}
					lock.Lock()
					defer lock.Unlock()
					if now[f.Name] = said; said == "" {
						delete(now, f.Name)
					}
				})
			}
		}
	})
	if *rerecord {
		var out strings.Builder
		for _, f := range slices.Sorted(maps.Keys(now)) {
			fmt.Fprintf(&out, "%s: %s\n", f, now[f])
		}
		if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// stops are the positions the cases of a file end in, and of all it comes to on the way the first in which each question is asked; cases
// that have none, as set-ups that are refused, are left out.
func stops(t *testing.T, s systems.System, f CaseFile) (out []engine.Position) {
	asked := map[string]bool{}
	kit := systems.CaseKit{Boards: Boards(strings.TrimPrefix(f.Name, "tests/"), s), Tables: systems.Tables(), Met: func(p engine.Position) {
		if ask := p.View().Prompt.Ask.Key; !asked[ask] {
			asked[ask] = true
			out = append(out, p)
		}
	}}
	cases, err := f.Read()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range cases {
		if c.Position == nil {
			continue
		}
		if p, err := c.Position(kit); err == nil && p != nil { // TestCases tells of what fails
			out = append(out, p)
		}
	}
	return out
}
