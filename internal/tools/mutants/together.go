package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// This file builds many breaks into one set of test programs, each asleep until a number in the environment wakes it: the
// compiler runs once for a sample and not once for each place.

// together builds a sample into test programs. Places the compiler does not take this way (numbers of constants) are left out
// of the answer's list.
func together(dir string, sample []site) (*programs, []site, error) {
	folders := foldersOf(sample)
	kinds, err := kindsOfNumbers(sample)
	if err != nil {
		return nil, nil, err
	}
	sample = slices.DeleteFunc(slices.Clone(sample), func(s site) bool { return isNumber(s) && kinds[s.id()] == "" })
	oneEach(sample)
	p := &programs{built: map[string]string{}}
	for range 60 {
		overlay, err := p.overlay(dir, sample, kinds)
		if err != nil {
			return nil, nil, err
		}
		complaints, err := p.build(dir, overlay, folders)
		if err != nil {
			return nil, nil, err
		}
		if len(complaints) == 0 {
			return p, sample, nil
		}
		before := len(sample)
		wide := false
		for i, s := range sample {
			if s.limit != nil && complaints[fmt.Sprintf("%s:%d", s.file, s.line)] {
				sample[i].limit, wide = nil, true
			}
		}
		if wide {
			continue // first by the number alone
		}
		sample = slices.DeleteFunc(sample, func(s site) bool { return complaints[fmt.Sprintf("%s:%d", s.file, s.line)] })
		if len(sample) == before {
			return nil, nil, fmt.Errorf("the sample cannot be built together: %v", complaints)
		}
	}
	return nil, nil, fmt.Errorf("the sample cannot be built together")
}

// oneEach lets a comparison be rewritten as a whole for one break only: its sign, or else the first number.
func oneEach(sample []site) {
	taken := map[string]bool{}
	name := func(s site, wide [2]int) string { return fmt.Sprint(s.file, wide) }
	for _, s := range sample {
		if neighbourly(s) {
			taken[name(s, s.wide)] = true
		}
	}
	for i, s := range sample {
		if s.limit == nil {
			continue
		}
		if n := name(s, s.limit.wide); taken[n] {
			sample[i].limit = nil
		} else {
			taken[n] = true
		}
	}
}

// neighbourly tells breaks that turn a comparison round by one step.
func neighbourly(s site) bool { return s.old != "" && (s.old[0] == '<' || s.old[0] == '>') }

func isNumber(s site) bool { return s.old != "" && s.old[0] >= '0' && s.old[0] <= '9' }

// weave puts the sleeping breaks of one file into its text, on the lines they had. Break k is the k-th of the sample, from 1.
func weave(src []byte, sample []site, file string, kinds map[string]string) string {
	type piece struct {
		at, order, span, k, until int
		text                      string
	}
	var list []piece
	for i, s := range sample {
		if s.file != file {
			continue
		}
		k := i + 1
		open, middle, end := fmt.Sprintf("mutantIs(%d) != (", k), "", ")"
		from, to, wide := s.from, s.to, s.wide
		switch {
		case s.limit != nil:
			l := s.limit
			open, middle, end = fmt.Sprintf("mutantLimit(%d, ", k), ", ", fmt.Sprintf(", %q, %d, %d)", l.sign, l.left, l.right)
			from, to, wide = l.op[0], l.op[1], l.wide
		case isNumber(s):
			open, end = fmt.Sprintf("%s(mutantNumber(%d, ", kinds[s.id()], k), "))"
		case s.old == "&&":
			open, middle, end = fmt.Sprintf("mutantAnd(%d, ", k), ", func() bool { return ", " })"
		case s.old == "||":
			open, middle, end = fmt.Sprintf("mutantOr(%d, ", k), ", func() bool { return ", " })"
		case neighbourly(s):
			open, middle, end = fmt.Sprintf("mutantCompare(%d, ", k), ", ", fmt.Sprintf(", %q, %q)", s.old, s.new)
		}
		span := wide[1] - wide[0]
		list = append(list, piece{wide[0], 2, -span, k, wide[0], open}, piece{wide[1], 0, span, -k, wide[1], end})
		if middle != "" {
			list = append(list, piece{from, 1, 0, k, to, middle})
		}
	}
	slices.SortFunc(list, func(a, b piece) int {
		return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.order, b.order), cmp.Compare(a.span, b.span), cmp.Compare(a.k, b.k))
	})
	var out strings.Builder
	at := 0
	for _, x := range list {
		out.Write(src[at:x.at])
		out.WriteString(x.text)
		at = x.until
	}
	out.Write(src[at:])
	return out.String()
}

// kindsOfNumbers gives the Go type each number of a sample has where it stands; nothing for those of constants.
func kindsOfNumbers(sample []site) (map[string]string, error) {
	out := map[string]string{}
	if build.Default.GOROOT == "" { // a program built without paths does not know where it lies
		root, err := exec.Command("go", "env", "GOROOT").Output()
		if err != nil {
			return nil, err
		}
		build.Default.GOROOT = strings.TrimSpace(string(root))
	}
	for _, folder := range foldersOf(sample) {
		fset := token.NewFileSet()
		names, err := filesOf(folder)
		if err != nil {
			return nil, err
		}
		var files []*ast.File
		at := map[string]*ast.File{}
		for _, name := range names {
			f, err := parser.ParseFile(fset, name, nil, 0)
			if err != nil {
				return nil, err
			}
			files = append(files, f)
			at[filepath.ToSlash(name)] = f
		}
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
		conf := types.Config{Importer: importer.ForCompiler(fset, "source", nil)}
		pkg, err := conf.Check(folder, fset, files, info)
		if err != nil {
			return nil, err
		}
		for _, s := range sample {
			if f := at[s.file]; f != nil && isNumber(s) {
				out[s.id()] = kindAt(f, fset, info, pkg, s.from)
			}
		}
	}
	return out, nil
}

func kindAt(f *ast.File, fset *token.FileSet, info *types.Info, pkg *types.Package, offset int) (kind string) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			return n.Tok != token.CONST
		case *ast.BasicLit:
			if fset.Position(n.Pos()).Offset == offset {
				kind = types.TypeString(types.Default(info.Types[n].Type), func(p *types.Package) string {
					if p == pkg {
						return ""
					}
					return p.Name()
				})
			}
		}
		return true
	})
	return kind
}
