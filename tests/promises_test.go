package tests

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Every test that the page of promises names exists, and the page names some for each of its parts.
func TestPromisesNameTests(t *testing.T) {
	page, err := os.ReadFile("../docs/promises.md")
	if err != nil {
		t.Fatal(err)
	}
	there := map[string]bool{}
	written := regexp.MustCompile(`(?m)^func (Test[A-Za-z0-9]+)\(`)
	err = filepath.WalkDir("..", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, "_test.go") {
			return err
		}
		data, err := os.ReadFile(name)
		for _, m := range written.FindAllSubmatch(data, -1) {
			there[string(m[1])] = true
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range strings.Split(string(page), "\n## ")[1:] {
		title, _, _ := strings.Cut(part, "\n")
		named := regexp.MustCompile("`(Test[A-Za-z0-9]+)`").FindAllStringSubmatch(part, -1)
		if len(named) == 0 {
			t.Errorf("%s: no test", title)
		}
		for _, m := range named {
			if !there[m[1]] {
				t.Errorf("%s: there is no %s", title, m[1])
			}
		}
	}
}
