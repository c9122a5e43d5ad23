package tests

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const addingPage = "../docs/adding-a-system.md"

// inTicks finds what a page names as code.
var inTicks = regexp.MustCompile("`([^`\n]+)`")

// TestAddingASystemNamesWhatThereIs: every file, folder and test that the page on adding a rule system names is there, and so with the
// page for contributors.
func TestAddingASystemNamesWhatThereIs(t *testing.T) {
	for _, page := range []string{addingPage, "../CONTRIBUTING.md"} {
		data, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		named := 0
		for _, m := range inTicks.FindAllStringSubmatch(string(data), -1) {
			name := m[1]
			switch {
			case strings.HasPrefix(name, "Test"):
				named++
				if out, err := exec.Command("grep", "-rlE", "--include=*_test.go", "func "+name+"\\(", "..").Output(); err != nil || len(out) == 0 {
					t.Errorf("%s names the test %s, which there is not", page, name)
				}
			case strings.Contains(name, "/ID") || strings.ContainsAny(name, " #:"):
			case strings.Contains(name, "/") && !strings.HasPrefix(name, "./"), strings.HasSuffix(name, ".md"):
				named++
				if _, err := os.Stat(filepath.Join("..", name)); err != nil {
					t.Errorf("%s names %s, which there is not", page, name)
				}
			}
		}
		if named < 6 {
			t.Errorf("%s names only %d files: this test looks at nothing", page, named)
		}
	}
}
