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
			case strings.Contains(name, "/ID") || strings.Contains(name, "NAME") || strings.ContainsAny(name, " #:"):
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

// codeShown finds the blocks of Go that a page shows from a file.
var codeShown = regexp.MustCompile("(?s)```go (\\S+)\n(.*?)```")

// TestAddingASystemShowsTheCodeThereIs: what the page shows of a file stands in it.
func TestAddingASystemShowsTheCodeThereIs(t *testing.T) {
	page, err := os.ReadFile(addingPage)
	if err != nil {
		t.Fatal(err)
	}
	shown := codeShown.FindAllStringSubmatch(string(page), -1)
	for _, m := range shown {
		file, err := os.ReadFile(filepath.Join("..", m[1]))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(file), m[2]) {
			t.Errorf("%s does not hold what %s shows of it:\n%s", m[1], addingPage, m[2])
		}
	}
	if len(shown) == 0 {
		t.Error("the page shows no code")
	}
}
