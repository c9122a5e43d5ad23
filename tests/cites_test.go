package tests

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"awaw/engine/systems"
	"awaw/tables"
)

// numbers holds every clause id and every paragraph such an id lies under.
func numbers(t *testing.T) map[string]bool {
	t.Helper()
	clauses, err := Coverage(tables.Embedded(), systems.First())
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{"17": true, "18": true, "19": true}
	for _, c := range clauses {
		known[c.ID] = true
		id, _, _ := strings.Cut(c.ID, "-")
		for id != "" {
			known[id] = true
			id = shorter(id)
		}
	}
	return known
}

var lastPart = regexp.MustCompile(`(\.\d+|[A-Z]|\d)$`)

// shorter takes the last figure, letter or bullet off a number: 18.522B.2 gives 18.522B, then 18.522, 18.52, 18.5.
func shorter(id string) string {
	part := lastPart.FindString(id)
	if strings.HasPrefix(part, ".") && strings.Count(id, ".") == 1 && len(part) > 2 {
		return id[:len(id)-1]
	}
	return strings.TrimSuffix(id, part)
}

// TestCasesCiteWhatTheLedgerHas refuses a case whose rule is no clause and no paragraph.
func TestCasesCiteWhatTheLedgerHas(t *testing.T) {
	known := numbers(t)
	byRule, err := shown(systems.First())
	if err != nil {
		t.Fatal(err)
	}
	for rule, list := range byRule {
		if !known[rule] {
			t.Errorf("%s:%d cites %s, which the ledger does not have", list[0].File, list[0].Line, rule)
		}
	}
}

// paragraph matches a literal that names a paragraph of chapters 17 to 19.
var paragraph = regexp.MustCompile(`^1[789](\.\d+[A-Z]?(\.\d+)*(-\d+)?)?$`)

// TestCodeCitesWhatTheLedgerHas looks at every string literal of rule code that is a paragraph's number.
func TestCodeCitesWhatTheLedgerHas(t *testing.T) {
	known := numbers(t)
	found := 0
	for _, dir := range []string{"../units", "../aircombat", "../engine/awaw"} {
		err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				return err
			}
			set := token.NewFileSet()
			file, err := parser.ParseFile(set, name, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				lit, ok := n.(*ast.BasicLit)
				if !ok || lit.Kind != token.STRING {
					return true
				}
				text, err := strconv.Unquote(lit.Value)
				if err == nil && strings.Contains(text, ".") && paragraph.MatchString(text) {
					found++
					if !known[text] {
						t.Errorf("%s cites %s, which the ledger does not have", set.Position(lit.Pos()), text)
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if found < 100 {
		t.Errorf("only %d cites were found in the code", found)
	}
}

// TestTablesCiteWhatTheLedgerHas looks at every cite of the rule values.
func TestTablesCiteWhatTheLedgerHas(t *testing.T) {
	known := numbers(t)
	line := regexp.MustCompile(`(?m)^\s*(?:never-)?cite\s*=\s*"(1[789][^"]*)"`)
	found := 0
	err := fs.WalkDir(tablesOnDisk(), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".toml") {
			return err
		}
		data, err := fs.ReadFile(tablesOnDisk(), name)
		if err != nil {
			return err
		}
		for _, m := range line.FindAllStringSubmatch(string(data), -1) {
			found++
			if !known[m[1]] {
				t.Errorf("tables/%s cites %s, which the ledger does not have", name, m[1])
			}
		}
		return nil
	})
	if err != nil || found == 0 {
		t.Errorf("%d cites found in the tables (error: %v)", found, err)
	}
}

func tablesOnDisk() fs.FS { return os.DirFS("../tables") }
