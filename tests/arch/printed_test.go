package arch

import (
	"go/ast"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What pages print that must be there: a test by its name, a benchmark by a pattern and its folder, a target of make, a script.
var (
	printedTest   = regexp.MustCompile(`\b(?:Test|Benchmark|Fuzz)[A-Z]\w*`)
	printedBench  = regexp.MustCompile("-bench '?([A-Z]\\w*\\$?)'?( [^`|]*)?")
	printedFolder = regexp.MustCompile(` \./([\w/]+)`)
	printedTarget = regexp.MustCompile("`make ([a-z-]+)`")
	printedScript = regexp.MustCompile(`\bscripts/[\w-]+\.sh\b`)
)

// Whoever reads a page can run what it names.
func TestPagesNameWhatIsThere(t *testing.T) {
	declared, folders := map[string]bool{}, map[string][]string{}
	for _, s := range sources(t, token.NewFileSet()) {
		if !s.test {
			continue
		}
		for _, d := range s.file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil {
				declared[f.Name.Name] = true
				folders[s.dir] = append(folders[s.dir], f.Name.Name)
			}
		}
	}
	targets, err := os.ReadFile(filepath.Join(root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, name := range tracked(t) {
		if !strings.HasSuffix(name, ".md") {
			continue
		}
		data, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		text := string(data)
		for _, test := range printedTest.FindAllString(text, -1) {
			seen++
			if !declared[test] {
				t.Errorf("%s names %s, which is not there", name, test)
			}
		}
		for _, m := range printedBench.FindAllStringSubmatch(text, -1) {
			for _, in := range printedFolder.FindAllStringSubmatch(m[2], -1) {
				seen++
				if !benchIn(m[1], folders[in[1]]) {
					t.Errorf("%s: no benchmark of %s matches %s", name, in[1], m[1])
				}
			}
		}
		for _, m := range printedTarget.FindAllStringSubmatch(text, -1) {
			seen++
			if !regexp.MustCompile(`(?m)^(?:[\w-]+ )*` + m[1] + `[ :]`).Match(targets) {
				t.Errorf("%s names make %s, which is not in the Makefile", name, m[1])
			}
		}
		for _, script := range printedScript.FindAllString(text, -1) {
			seen++
			if _, err := os.Stat(filepath.Join(root, script)); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	if seen < 300 {
		t.Errorf("pages name %d things that can be run", seen)
	}
}

// benchIn tells whether a pattern of -bench finds a benchmark among functions.
func benchIn(pattern string, names []string) bool {
	find, err := regexp.Compile(pattern)
	if err != nil {
		return false
	}
	for _, n := range names {
		if rest, ok := strings.CutPrefix(n, "Benchmark"); ok && find.MatchString(rest) {
			return true
		}
	}
	return false
}
