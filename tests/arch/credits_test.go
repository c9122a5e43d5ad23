package arch

import (
	"strings"
	"testing"
)

// Everything the project is built with is credited, with the version used and a licence.
func TestEveryModuleIsCredited(t *testing.T) {
	credited := map[string]string{}
	for line := range strings.Lines(read(t, "CREDITS.md")) {
		if cells := strings.Split(line, "|"); len(cells) == 5 {
			path, _, _ := strings.Cut(strings.TrimSpace(cells[1]), " ")
			credited[path] = strings.TrimSpace(cells[2])
			if strings.TrimSpace(cells[3]) == "" {
				t.Errorf("CREDITS.md: %s has no licence", path)
			}
		}
	}
	required := 0
	for line := range strings.Lines(read(t, "go.mod")) {
		f := strings.Fields(strings.TrimPrefix(strings.TrimSpace(line), "require "))
		if len(f) < 2 || !strings.Contains(f[0], "/") || !strings.HasPrefix(f[1], "v") {
			continue
		}
		required++
		if got := credited[f[0]]; got != f[1] {
			t.Errorf("CREDITS.md: %s: go.mod has %s, the credits %q", f[0], f[1], got)
		}
	}
	if required == 0 {
		t.Error("go.mod: no requirement found")
	}
}
