package arch

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// banned lists what rule code may not lean on, because a game must go the same way on every machine at every hour.
var banned = map[string]string{
	"os": "files belong to internal/save and the programs", "os/exec": "rules start no programs",
	"sync": "rules run on one line of play", "math/rand": "chance enters through engine.Dice", "math/rand/v2": "chance enters through engine.Dice",
	"unsafe": "rules need no tricks",
}

// purityFaults lists what in files breaks the promise of rule code: banned imports, the clock, goroutines, and orders
// that depend on how a map happens to lie in memory.
func purityFaults(fset *token.FileSet, files []*ast.File, info *types.Info) []string {
	var faults []string
	fault := func(at token.Pos, format string, args ...any) {
		faults = append(faults, fmt.Sprintf("%s: %s", fset.Position(at), fmt.Sprintf(format, args...)))
	}
	for _, f := range files {
		for _, imp := range f.Imports {
			if why := banned[strings.Trim(imp.Path.Value, `"`)]; why != "" {
				fault(imp.Pos(), "imports %s: %s", imp.Path.Value, why)
			}
		}
		sorted := map[ast.Node]bool{}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.GoStmt:
				fault(n.Pos(), "starts a goroutine")
			case *ast.RangeStmt:
				if tv, ok := info.Types[n.X]; ok {
					if _, isMap := tv.Type.Underlying().(*types.Map); isMap {
						fault(n.Pos(), "ranges over a map: keep a sorted slice")
					}
				}
			case *ast.CallExpr:
				switch pkg, name := called(info, n); {
				case pkg == "slices" && strings.HasPrefix(name, "Sorted"):
					for _, a := range n.Args {
						sorted[a] = true
					}
				case pkg == "maps" && (name == "Keys" || name == "Values" || name == "All") && !sorted[n]:
					fault(n.Pos(), "maps.%s comes in no order: put slices.Sorted round it", name)
				}
			case *ast.Ident:
				if fn, ok := info.Uses[n].(*types.Func); ok && fn.Pkg() != nil && fn.Pkg().Path() == "time" && clock[fn.Name()] && fn.Signature().Recv() == nil {
					fault(n.Pos(), "uses time.%s: rules know no clock", fn.Name())
				}
			}
			return true
		})
	}
	return faults
}

var clock = map[string]bool{"Now": true, "Since": true, "Until": true, "After": true, "AfterFunc": true, "Tick": true,
	"Sleep": true, "NewTimer": true, "NewTicker": true}

// called names the package and function of a call; empty if it is something else.
func called(info *types.Info, call *ast.CallExpr) (pkg, name string) {
	fun := call.Fun
	if index, ok := fun.(*ast.IndexExpr); ok {
		fun = index.X
	}
	sel, ok := fun.(*ast.SelectorExpr)
	if !ok {
		return "", ""
	}
	if fn, ok := info.Uses[sel.Sel].(*types.Func); ok && fn.Pkg() != nil {
		return fn.Pkg().Path(), fn.Name()
	}
	return "", ""
}

// exported reads what compiled packages export, as the go command built them.
func exported(t *testing.T, fset *token.FileSet, packages []string) types.Importer {
	t.Helper()
	args := append([]string{"list", "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}"}, packages...)
	cmd := exec.Command("go", args...)
	cmd.Dir = root
	var said bytes.Buffer
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v\n%s", err, said.String())
	}
	at := map[string]string{}
	for line := range strings.Lines(string(out)) {
		if path, file, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
			at[path] = file
		}
	}
	return importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) {
		if at[path] == "" {
			return nil, fmt.Errorf("no compiled %s", path)
		}
		return os.Open(at[path])
	})
}

func typed(t *testing.T, fset *token.FileSet, path string, files []*ast.File, from types.Importer) *types.Info {
	t.Helper()
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Uses: map[*ast.Ident]types.Object{}}
	if _, err := (&types.Config{Importer: from}).Check(path, fset, files, info); err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	return info
}

func TestRuleCodeIsPure(t *testing.T) {
	fset := token.NewFileSet()
	files := map[string][]*ast.File{}
	for _, s := range sources(t, fset) {
		if f := floors[s.dir]; !s.test && f >= 1 && f <= 4 {
			files[s.dir] = append(files[s.dir], s.file)
		}
	}
	var dirs, paths []string
	for dir := range files {
		dirs = append(dirs, dir)
	}
	slices.Sort(dirs)
	for _, dir := range dirs {
		paths = append(paths, "awaw/"+dir)
	}
	from := exported(t, fset, paths)
	for _, dir := range dirs {
		for _, fault := range purityFaults(fset, files[dir], typed(t, fset, "awaw/"+dir, files[dir], from)) {
			t.Error(fault)
		}
	}
}

func TestImpurityRefused(t *testing.T) {
	const bad = `package bad
import ("maps"; "os"; "slices"; "time")
type index map[int]string
func f(m index) (n int) {
	for k := range m { n += k }
	for k := range maps.Keys(m) { n += k }
	go f(nil)
	_ = os.Args
	now := time.Now
	_ = now().Add(time.Second).After(time.Time{})
	for _, k := range slices.Sorted(maps.Keys(m)) { n += k }
	return n
}`
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "bad.go", bad, 0)
	if err != nil {
		t.Fatal(err)
	}
	from := exported(t, fset, []string{"maps", "os", "slices", "time"})
	faults := purityFaults(fset, []*ast.File{f}, typed(t, fset, "bad", []*ast.File{f}, from))
	want := []string{`imports "os"`, "ranges over a map", "maps.Keys", "goroutine", "time.Now"}
	if len(faults) != len(want) {
		t.Fatalf("want %d faults, got %d: %q", len(want), len(faults), faults)
	}
	for i, w := range want {
		if !strings.Contains(faults[i], w) {
			t.Errorf("fault %d: want %q in %q", i, w, faults[i])
		}
	}
}
