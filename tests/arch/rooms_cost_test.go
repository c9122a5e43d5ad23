package arch

import (
	"go/ast"
	"go/types"
	"testing"
)

// What it would cost to make a package of each room, told for ARCHITECTURE.md: the names that other rooms use and that would have to be
// exported, and the methods that would have to become functions, because their type stands in another room.
func TestCostOfWalls(t *testing.T) {
	fset, _, pkg, info := roomedSyntax(t)
	room := func(n ast.Node) string { return fileRoom(fset.Position(n.Pos()).Filename) }
	exports, methods := map[string]map[types.Object]bool{}, map[string]int{}
	for id, o := range info.Uses {
		if o.Pkg() != pkg || o.Exported() || !shared(pkg, o) {
			continue
		}
		if home := fileRoom(fset.Position(o.Pos()).Filename); home != room(id) {
			if exports[home] == nil {
				exports[home] = map[types.Object]bool{}
			}
			exports[home][o] = true
		}
	}
	for id, o := range info.Defs {
		f, ok := o.(*types.Func)
		if !ok || f.Signature().Recv() == nil {
			continue
		}
		of := f.Signature().Recv().Type()
		if p, ok := of.(*types.Pointer); ok {
			of = p.Elem()
		}
		if n, ok := of.(*types.Named); ok && !types.IsInterface(of) && fileRoom(fset.Position(n.Obj().Pos()).Filename) != room(id) {
			methods[room(id)]++
		}
	}
	names, functions := 0, 0
	for _, row := range storeys {
		for _, r := range row {
			t.Logf("%s: %d names to export, %d methods to make functions", r, len(exports[r]), methods[r])
			names, functions = names+len(exports[r]), functions+methods[r]
		}
	}
	t.Logf("together %d names and %d methods", names, functions)
	if names < 1000 {
		t.Errorf("only %d names would have to be exported: the walls are thin enough to be built, or ARCHITECTURE.md is wrong", names)
	}
}

// shared tells whether an object is one that other files could name: a declaration of the package, a method or a field.
func shared(pkg *types.Package, o types.Object) bool {
	switch o := o.(type) {
	case *types.Func:
		return o.Parent() == pkg.Scope() || o.Signature().Recv() != nil
	case *types.Var:
		return o.Parent() == pkg.Scope() || o.IsField()
	}
	return o.Parent() == pkg.Scope()
}
