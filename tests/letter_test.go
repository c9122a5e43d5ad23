package tests

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"awaw/engine/systems"
)

// TestLetter holds that the page on clauses that were read again names cases that are there: each clause is shown in a file beside it.
func TestLetter(t *testing.T) {
	page, err := os.ReadFile(filepath.Join("..", "docs", "letter.md"))
	if err != nil {
		t.Fatal(err)
	}
	shows := map[string][]string{} // by file, the clauses its cases name
	for _, s := range systems.All() {
		list, err := CaseFiles(s)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range list {
			cases, err := f.Read()
			if err != nil {
				t.Fatal(err)
			}
			name := strings.TrimSuffix(filepath.Base(f.Name), ".toml")
			for _, c := range cases {
				for _, r := range c.Rules {
					shows[name] = append(shows[name], string(r))
				}
			}
		}
	}
	rows := regexp.MustCompile(`(?m)^\| (?:\d+|[a-z]) \| .* \| (.*) \| (.*) \|$`).FindAllStringSubmatch(string(page), -1)
	if len(rows) < 18 {
		t.Fatalf("%d rows are read of the page", len(rows))
	}
	for _, row := range rows {
		files := strings.Split(row[2], ", ")
		for _, clause := range strings.Fields(row[1]) {
			shown := func(file string) bool {
				return slices.ContainsFunc(shows[file], func(r string) bool {
					rest, is := strings.CutPrefix(r, clause)
					return is && (rest == "" || rest[0] < '0' || rest[0] > '9')
				})
			}
			if !slices.ContainsFunc(files, shown) {
				t.Errorf("%s: no case of %s names it", clause, row[2])
			}
		}
		for _, f := range files {
			if len(shows[f]) == 0 {
				t.Errorf("%s: no file of cases", f)
			}
		}
	}
}
