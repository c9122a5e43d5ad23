package arch

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
)

// page is a page that tells of what was measured.
type page struct {
	File     string
	Measures []string // files and folders whose change makes it older
	Most     int      // how many commits may have changed them since
	Make     string   // measures again
}

// measuredAt is how such a page names the state of the program it tells of.
var measuredAt = regexp.MustCompile(`at commit ([0-9a-f]{7,40})\b`)

// aging reads the list of such pages.
func aging(t *testing.T) []page {
	t.Helper()
	var list struct{ Page []page }
	md, err := toml.DecodeFile(filepath.Join(root, "docs/aging.toml"), &list)
	if err != nil || len(md.Undecoded()) > 0 || len(list.Page) == 0 {
		t.Fatalf("docs/aging.toml: %v, %v, %d pages", err, md.Undecoded(), len(list.Page))
	}
	return list.Page
}

// A page that tells of what was measured names the commit, and what it measures has not changed too often since: then measure again.
// Where the history is not at hand only the names are looked at.
func TestPagesThatAge(t *testing.T) {
	files := tracked(t)
	for _, p := range aging(t) {
		text, err := os.ReadFile(filepath.Join(root, p.File))
		if err != nil {
			t.Error(err)
			continue
		}
		at := measuredAt.FindStringSubmatch(string(text))
		if at == nil {
			t.Errorf("%s does not say at commit ... of which state of the program it tells", p.File)
			continue
		}
		for _, m := range p.Measures {
			if !slices.ContainsFunc(files, func(f string) bool { return f == m || strings.HasPrefix(f, m+"/") }) {
				t.Errorf("%s measures %s, which is not there", p.File, m)
			}
		}
		if p.Make == "" || p.Most <= 0 {
			t.Errorf("%s: nothing says how to measure again, or how old it may grow", p.File)
		}
		if age, ok := p.age(at[1]); ok && age > p.Most {
			t.Errorf("%s was measured at %s: %d commits have changed what it measures since, and %d may; %s", p.File, at[1], age, p.Most, p.Make)
		} else if ok {
			t.Logf("%-24s %4d of at most %d commits old: %s", p.File, age, p.Most, p.Make)
		} else if whole() {
			t.Errorf("%s names the commit %s, which the history does not know; %s", p.File, at[1], p.Make)
		}
	}
}

// whole tells whether the history is at hand, all of it.
func whole() bool {
	cmd := exec.Command("git", "rev-parse", "--is-shallow-repository")
	cmd.Dir = root
	out, err := cmd.Output()
	return err == nil && strings.TrimSpace(string(out)) == "false"
}

// age is how many commits after one have changed what a page measures; false where the history does not tell.
func (p page) age(commit string) (int, bool) {
	before := exec.Command("git", "merge-base", "--is-ancestor", commit, "HEAD") // one that was rewritten may lie about here, and nowhere else
	if before.Dir = root; before.Run() != nil {
		return 0, false
	}
	cmd := exec.Command("git", append([]string{"rev-list", "--count", commit + "..HEAD", "--"}, p.Measures...)...)
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		return 0, false
	}
	n, err := strconv.Atoi(strings.TrimSpace(string(out)))
	return n, err == nil
}
