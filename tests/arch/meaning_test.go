package arch

import (
	"go/ast"
	"go/build"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awaw/assets"
)

// wordedLayers are where messages are put into words, and so where their keys and arguments are looked at; saidFile holds what
// a rule case expects to be said.
var wordedLayers = []string{"engine", "engine/play", "internal/present", "internal/report", "cmd/awaw", "cmd/awawctl"}

const saidFile = "internal/rulecase/said.go"

// meaningFaults lists where files look into a message: its key or its arguments say how something is worded, never what it
// is. What others go by has a field of its own. Nor is a key compared on its way to a message, or one message with another.
func meaningFaults(fset *token.FileSet, files []*ast.File, info *types.Info, words map[string]string) (faults []string) {
	fault := func(n ast.Node, what string) {
		at := fset.Position(n.Pos())
		if !strings.HasSuffix(filepath.ToSlash(at.Filename), saidFile) {
			faults = append(faults, at.String()+": "+what+": what is decided by needs a field of its own")
		}
	}
	compared := func(e ast.Expr) {
		if v := info.Types[e].Value; v != nil && v.Kind() == constant.String && words[constant.StringVal(v)] != "" {
			fault(e, "compares the key of a message")
		}
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if field := n.Sel.Name; (field == "Key" || field == "Args" || field == "Equal") && isMessage(info.Types[n.X].Type) {
					fault(n.Sel, "looks at the "+field+" of a message")
				}
			case *ast.BinaryExpr:
				if n.Op == token.EQL || n.Op == token.NEQ {
					compared(n.X)
					compared(n.Y)
				}
			case *ast.CaseClause:
				for _, e := range n.List {
					compared(e)
				}
			}
			return true
		})
	}
	return faults
}

func isMessage(t types.Type) bool {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	named, ok := t.(*types.Named)
	return ok && named.Obj().Name() == "Text" && named.Obj().Pkg() != nil && named.Obj().Pkg().Path() == "awaw/engine"
}

func TestNoMeaningIsReadOutOfWords(t *testing.T) {
	fset := token.NewFileSet()
	files := map[string][]*ast.File{}
	for _, s := range sources(t, fset) {
		if match, err := build.Default.MatchFile(filepath.Join(root, s.dir), filepath.Base(s.name)); err != nil || !match {
			continue
		}
		if !s.test && !slices.ContainsFunc(wordedLayers, func(dir string) bool { return s.dir == dir || dir != "engine" && strings.HasPrefix(s.dir, dir+"/") }) {
			files[s.dir] = append(files[s.dir], s.file)
		}
	}
	var paths []string
	for dir := range files {
		paths = append(paths, "awaw/"+dir)
	}
	slices.Sort(paths)
	words, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	from := exported(t, fset, paths)
	looked := 0
	for _, path := range paths {
		looked++
		list := files[strings.TrimPrefix(path, "awaw/")]
		for _, fault := range meaningFaults(fset, list, typed(t, fset, path, list, from), words) {
			t.Error(fault)
		}
	}
	if looked < 15 {
		t.Errorf("only %d packages looked at", looked)
	}
}

func TestMeaningReadOutOfWordsIsRefused(t *testing.T) {
	const bad = `package bad
import "awaw/engine"
func f(e engine.Event, l engine.Ledger) int {
	if e.Text.Key == "lost" || !e.Text.IsZero() && e.Text.Equal(engine.Say("won")) {
		return e.Text.Args[0].N
	}
	switch why := string("held"); {
	case why == "no.more":
		return 2
	case why == "no message":
		return 3
	}
	return len(l.Lines)
}`
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "bad.go", bad, 0)
	if err != nil {
		t.Fatal(err)
	}
	from := exported(t, fset, []string{"awaw/engine"})
	words := map[string]string{"no.more": "There is no more."}
	if faults := meaningFaults(fset, []*ast.File{f}, typed(t, fset, "bad", []*ast.File{f}, from), words); len(faults) != 4 {
		t.Errorf("want 4 faults, got %q", faults)
	}
}
