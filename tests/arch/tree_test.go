// Package arch holds the tests that look at the program text itself: who imports whom, what rule code may not do, words
// without a message, and the marks of unfinished work. This file finds the text to look at.
package arch

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// root is the top of the project as seen from this package's folder, where go test runs it.
const root = "../.."

// tracked lists the project's files as slash paths from the top: what git tracks, or every file where there is no git.
func tracked(t *testing.T) []string {
	t.Helper()
	cmd := exec.Command("git", "ls-files", "-z")
	cmd.Dir = root
	if out, err := cmd.Output(); err == nil && len(out) > 0 {
		var there []string
		for _, name := range strings.Split(strings.TrimRight(string(out), "\x00"), "\x00") {
			if _, err := os.Stat(filepath.Join(root, name)); err == nil {
				there = append(there, name)
			}
		}
		return there
	}
	var all []string
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(root, path)
		name = filepath.ToSlash(name)
		if d.IsDir() && (name == ".git" || name == ".cache" || name == "bin" || name == "out") {
			return filepath.SkipDir
		}
		if !d.IsDir() {
			all = append(all, name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// source is one parsed Go file.
type source struct {
	name string // slash path from the top
	dir  string // its folder, "" for the top
	test bool
	file *ast.File
}

// sources parses every tracked Go file.
func sources(t *testing.T, fset *token.FileSet) []source {
	t.Helper()
	var all []source
	for _, name := range tracked(t) {
		if !strings.HasSuffix(name, ".go") {
			continue
		}
		f, err := parser.ParseFile(fset, filepath.Join(root, name), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Errorf("%v", err)
			continue
		}
		dir := ""
		if i := strings.LastIndexByte(name, '/'); i >= 0 {
			dir = name[:i]
		}
		all = append(all, source{name: name, dir: dir, test: strings.HasSuffix(name, "_test.go"), file: f})
	}
	if len(all) < 50 {
		t.Fatalf("only %d Go files found: the test looks in the wrong place", len(all))
	}
	return all
}

func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
