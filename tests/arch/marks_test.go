package arch

import (
	"go/ast"
	"go/token"
	"path"
	"regexp"
	"strings"
	"testing"
)

// foreign finds what has no place in the project: marks of unfinished work, paths of one machine, and the names of
// hosts that packages come from. The words are put together here so that this file passes its own test.
var foreign = regexp.MustCompile(strings.Join([]string{
	`\bTO` + `DO\b`, `\bFIX` + `ME\b`, `\bXX` + `X\b`, `not imple` + `mented`,
	`/wor` + `k/`, `\.lib` + `rary/`, `(^|[^A-Za-z])sha` + `red/`, `/ro` + `ot/`, `/ho` + `me/`,
	`proxy\.go` + `lang\.org`, `sum\.go` + `lang\.org`, `deb\.deb` + `ian\.org`, `registry\.np` + `mjs`,
}, "|"))

func TestProjectSpeaksOfItself(t *testing.T) {
	looked := 0
	for _, name := range tracked(t) {
		switch path.Ext(name) {
		case ".png", ".gz", ".ground", ".sum", ".ttf", ".otf":
			continue
		}
		text := read(t, name)
		if strings.ContainsRune(text, 0) {
			continue
		}
		looked++
		n := 0
		for line := range strings.Lines(text) {
			n++
			if m := foreign.FindString(line); m != "" {
				t.Errorf("%s:%d: %q has no place here", name, n, m)
			}
		}
	}
	if looked < 80 {
		t.Errorf("only %d files looked at", looked)
	}
}

// longest is the length in lines above which a Go file holds more than one idea.
const longest = 450

func TestFilesAreShort(t *testing.T) {
	for _, name := range tracked(t) {
		if n := strings.Count(read(t, name), "\n"); strings.HasSuffix(name, ".go") && n > longest {
			t.Errorf("%s: %d lines; at most %d: divide it by idea", name, n, longest)
		}
	}
}

// What other packages may lean on says what it means.
func TestExportedIsExplained(t *testing.T) {
	fset := token.NewFileSet()
	packageComment := map[string]bool{}
	explained := 0
	for _, s := range sources(t, fset) {
		if s.test {
			continue
		}
		packageComment[s.dir] = packageComment[s.dir] || s.file.Doc.Text() != ""
		if f, ok := floors[s.dir]; !ok || f > 4 {
			continue
		}
		for _, d := range s.file.Decls {
			for _, id := range unexplained(d) {
				t.Errorf("%s: %s has no comment", fset.Position(id.Pos()), id.Name)
			}
			explained++
		}
	}
	if explained < 200 {
		t.Errorf("only %d declarations looked at", explained)
	}
	for dir, ok := range packageComment {
		if !ok {
			t.Errorf("%s: no file opens with a comment on the package", dir)
		}
	}
}

// unexplained lists the exported names a declaration leaves without a comment. A comment on a group covers its members.
func unexplained(d ast.Decl) []*ast.Ident {
	var bare []*ast.Ident
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Name.IsExported() && d.Doc.Text() == "" && exportedReceiver(d) && !wellKnown[d.Name.Name] {
			bare = append(bare, d.Name)
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch s := spec.(type) {
			case *ast.TypeSpec:
				if s.Name.IsExported() && d.Doc.Text() == "" && s.Doc.Text() == "" && s.Comment.Text() == "" {
					bare = append(bare, s.Name)
				}
			case *ast.ValueSpec:
				for _, id := range s.Names {
					if id.IsExported() && d.Doc.Text() == "" && s.Doc.Text() == "" && s.Comment.Text() == "" {
						bare = append(bare, id)
					}
				}
			}
		}
	}
	return bare
}

// wellKnown are methods whose meaning the standard library gives.
var wellKnown = map[string]bool{"String": true, "Error": true, "Unwrap": true, "Len": true, "Less": true, "Swap": true}

func exportedReceiver(d *ast.FuncDecl) bool {
	if d.Recv == nil {
		return true
	}
	e := d.Recv.List[0].Type
	if star, ok := e.(*ast.StarExpr); ok {
		e = star.X
	}
	return ast.IsExported(typeName(e))
}
