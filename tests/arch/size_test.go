package arch

import (
	"go/ast"
	"go/token"
	"strings"
	"testing"
)

// What a reader can hold in mind: a function and a file in lines, a package in lines without its tests. Generated code is aside.
// Branches of a function are counted by ./check lint (scripts/lint.sh).
const (
	longestFunction = 100
	longestFile     = 300
	largestPackage  = 6000

	// largePackage is the one package that may be larger; ARCHITECTURE.md says what dividing it would cost.
	largePackage = "engine/awaw"
)

func TestFunctionsAreShort(t *testing.T) {
	fset := token.NewFileSet()
	looked := 0
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
				t.Errorf("%s: %s has %d lines; at most %d: divide it by idea", fset.Position(f.Pos()), f.Name.Name, n, longestFunction)
			}
		}
	}
	if looked < 3000 {
		t.Errorf("only %d functions looked at", looked)
	}
}

func TestFilesHoldOneIdea(t *testing.T) {
	looked := 0
	for _, s := range sources(t, token.NewFileSet()) {
		if s.test || ast.IsGenerated(s.file) {
			continue
		}
		looked++
		if n := strings.Count(read(t, s.name), "\n"); n > longestFile {
			t.Errorf("%s has %d lines; at most %d: give one of its ideas a file of its own, named for that idea", s.name, n, longestFile)
		}
	}
	if looked < 500 {
		t.Errorf("only %d files looked at", looked)
	}
}

func TestPackagesAreRooms(t *testing.T) {
	lines := map[string]int{}
	for _, s := range sources(t, token.NewFileSet()) {
		if !s.test && !ast.IsGenerated(s.file) {
			lines[s.dir] += strings.Count(read(t, s.name), "\n")
		}
	}
	for dir, n := range lines {
		switch {
		case n > largestPackage && dir != largePackage:
			t.Errorf("%s: %d lines without tests; at most %d: divide it by seam", dir, n, largestPackage)
		case n <= largestPackage && dir == largePackage:
			t.Errorf("%s: %d lines: the exception is needed no more", dir, n)
		}
	}
}
