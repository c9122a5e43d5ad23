package arch

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
	"testing"
)

// mostFilesOfAStep is how many files may name one step: its constant with its place in the player turn, its row, the verbs that are given in
// it, and the file that opens it or is about it. Whoever else wants to know of a step asks its row.
const mostFilesOfAStep = 4

// stepsDeclared is the file in which the constants of the steps stand.
const stepsDeclared = roomed + "/state_position.go"

func TestStepsAreNamedInFewFiles(t *testing.T) {
	named := map[string][]string{}
	all := sources(t, token.NewFileSet())
	for _, s := range all {
		if s.name == stepsDeclared {
			for _, name := range stepConstants(s.file) {
				named[name] = nil
			}
		}
	}
	if len(named) < 20 {
		t.Fatalf("%s declares %d steps", stepsDeclared, len(named))
	}
	for _, s := range all {
		if s.test || s.dir != roomed {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				if files, step := named[id.Name]; step && !slices.Contains(files, s.name) {
					named[id.Name] = append(files, s.name)
				}
			}
			return true
		})
	}
	for step, files := range named {
		if len(files) > mostFilesOfAStep {
			t.Errorf("%s is named in %d files, at most %d: ask its row\n\t%s", step, len(files), mostFilesOfAStep, strings.Join(files, "\n\t"))
		}
	}
}

// stepConstants lists the constants of the steps, the count of them aside.
func stepConstants(f *ast.File) []string {
	var out []string
	for _, d := range f.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.CONST {
			continue
		}
		for _, spec := range g.Specs {
			for _, id := range spec.(*ast.ValueSpec).Names {
				if strings.HasPrefix(id.Name, "step") && id.Name != "stepCount" {
					out = append(out, id.Name)
				}
			}
		}
	}
	return out
}
