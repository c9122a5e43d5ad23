package arch

import (
	"slices"
	"strings"
	"testing"
)

// Everything the project is built with is credited, with the version used and a licence.
func TestEveryModuleIsCredited(t *testing.T) {
	credited := map[string][]string{} // versions, by module
	for line := range strings.Lines(read(t, "CREDITS.md")) {
		if cells := strings.Split(line, "|"); len(cells) == 5 {
			path, _, _ := strings.Cut(strings.TrimSpace(cells[1]), " ")
			credited[path] = append(credited[path], strings.TrimSpace(cells[2]))
			if strings.TrimSpace(cells[3]) == "" {
				t.Errorf("CREDITS.md: %s has no licence", path)
			}
		}
	}
	for _, mod := range []string{"go.mod", "tests/web/go.mod"} {
		required := 0
		for line := range strings.Lines(read(t, mod)) {
			f := strings.Fields(strings.TrimPrefix(strings.TrimSpace(line), "require "))
			if len(f) < 2 || !strings.Contains(f[0], "/") || !strings.HasPrefix(f[1], "v") {
				continue
			}
			required++
			if got := credited[f[0]]; !slices.Contains(got, f[1]) {
				t.Errorf("CREDITS.md: %s: %s has %s, the credits %q", f[0], mod, f[1], got)
			}
		}
		if required == 0 {
			t.Errorf("%s: no requirement found", mod)
		}
	}
}
