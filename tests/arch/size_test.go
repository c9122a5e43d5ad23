package arch

import (
	"fmt"
	"go/ast"
	"go/token"
	"slices"
	"strings"
	"testing"
)

// What a reader can hold in mind: a function in lines, a package in lines without its tests. Generated code is aside.
// Branches of a function are counted by ./check lint (scripts/lint.sh).
const (
	longestFunction = 100
	largestPackage  = 6000

	// largePackage is the one package that may be larger; ARCHITECTURE.md says what dividing it would cost.
	largePackage = "engine/awaw"
)

// debtFile lists what is larger today. It may only shrink: an entry goes with its fault.
const debtFile = "tests/arch/debt.txt"

// debt reads the entries of one kind: "branches", "lines" or "package".
func debt(t *testing.T, kind string) []string {
	t.Helper()
	var all []string
	for line := range strings.Lines(read(t, debtFile)) {
		if rest, ok := strings.CutPrefix(strings.TrimSpace(line), kind+" "); ok {
			all = append(all, rest)
		}
	}
	return all
}

// hold compares what was found with the debt of that kind.
func hold(t *testing.T, kind string, found map[string]string) {
	t.Helper()
	listed := debt(t, kind)
	for name, fault := range found {
		if !slices.Contains(listed, name) {
			t.Errorf("%s", fault)
		}
	}
	for _, name := range listed {
		if found[name] == "" {
			t.Errorf("%s: %s %s is mended: take the entry out", debtFile, kind, name)
		}
	}
}

func TestFunctionsAreShort(t *testing.T) {
	fset := token.NewFileSet()
	found, looked := map[string]string{}, 0
	for _, s := range sources(t, fset) {
		if s.test || ast.IsGenerated(s.file) {
			continue
		}
		for _, d := range s.file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			looked++
			if n := fset.Position(f.End()).Line - fset.Position(f.Pos()).Line + 1; n > longestFunction {
				name := s.file.Name.Name + " " + signature(f)
				found[name] = fmt.Sprintf("%s: %s has %d lines; at most %d: divide it by idea", fset.Position(f.Pos()), name, n, longestFunction)
			}
		}
	}
	if looked < 3000 {
		t.Errorf("only %d functions looked at", looked)
	}
	hold(t, "lines", found)
}

// signature writes a function's name as gocyclo does: name, T.name in brackets for a method.
func signature(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return f.Name.Name
	}
	switch e := f.Recv.List[0].Type.(type) {
	case *ast.StarExpr:
		return "(*" + typeName(e.X) + ")." + f.Name.Name
	default:
		return "(" + typeName(e) + ")." + f.Name.Name
	}
}

func TestPackagesAreRooms(t *testing.T) {
	lines := map[string]int{}
	for _, s := range sources(t, token.NewFileSet()) {
		if !s.test && !ast.IsGenerated(s.file) {
			lines[s.dir] += strings.Count(read(t, s.name), "\n")
		}
	}
	found := map[string]string{}
	for dir, n := range lines {
		switch {
		case n > largestPackage && dir != largePackage:
			found[dir] = fmt.Sprintf("%s: %d lines without tests; at most %d: divide it by seam", dir, n, largestPackage)
		case n <= largestPackage && dir == largePackage:
			t.Errorf("%s: %d lines: the exception is needed no more", dir, n)
		}
	}
	hold(t, "package", found)
}
