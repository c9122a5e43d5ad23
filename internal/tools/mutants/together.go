package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
)

// This file builds many breaks into one set of test programs, each asleep until a number in the environment wakes it: the
// compiler runs once for a sample and not once for each place.

// switchName is the variable of the environment that wakes one break; 0 none.
const switchName = "MUTANT"

// feltName is the variable that names a file: each place that would have answered otherwise with its break awake is noted there once.
const feltName = "MUTANTS_FELT"

// switches is what every broken package gets beside its own files; it wants the package's name and how many breaks there are.
const switches = `package %s

import (
	"cmp"
	"fmt"
	"os"
	"strconv"
	"sync/atomic"
)

var (
	mutant, _   = strconv.Atoi(os.Getenv("` + switchName + `"))
	mutantNotes = os.Getenv("` + feltName + `")
	mutantFelt  [%d + 1]atomic.Bool
)

func mutantFeels(k int) {
	if mutantNotes == "" || mutantFelt[k].Swap(true) {
		return
	}
	f, err := os.OpenFile(mutantNotes, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err == nil {
		_, err = fmt.Fprintln(f, k)
		f.Close()
	}
	if err != nil {
		panic(err)
	}
}

func mutantIs(k int) bool {
	mutantFeels(k)
	return mutant == k
}

func mutantNumber(k int, v int) int {
	if mutantIs(k) {
		v++
	}
	return v
}

func mutantCompare[T cmp.Ordered](k int, a, b T, normal, broken string) bool {
	if a == b {
		mutantFeels(k)
	}
	if mutant == k {
		normal = broken
	}
	switch normal {
	case "<":
		return a < b
	case "<=":
		return a <= b
	case ">":
		return a > b
	}
	return a >= b
}

func mutantAnd(k int, a bool, b func() bool) bool {
	if mutant == k {
		return a || b()
	}
	if a && b() {
		return true
	}
	mutantFeels(k)
	return false
}

func mutantOr(k int, a bool, b func() bool) bool {
	if mutant == k {
		return a && b()
	}
	if !a && !b() {
		return false
	}
	mutantFeels(k)
	return true
}
`

// together builds a sample into test programs. Places the compiler does not take this way (numbers of constants) are left out
// of the answer's list.
func together(dir string, sample []site) (*programs, []site, error) {
	kinds, err := kindsOfNumbers(sample)
	if err != nil {
		return nil, nil, err
	}
	sample = slices.DeleteFunc(slices.Clone(sample), func(s site) bool { return isNumber(s) && kinds[s.id()] == "" })
	p := &programs{built: map[string]string{}}
	for range 8 {
		overlay, err := p.overlay(dir, sample, kinds)
		if err != nil {
			return nil, nil, err
		}
		complaints, err := p.build(dir, overlay, foldersOf(sample))
		if err != nil {
			return nil, nil, err
		}
		if len(complaints) == 0 {
			return p, sample, nil
		}
		before := len(sample)
		sample = slices.DeleteFunc(sample, func(s site) bool { return complaints[fmt.Sprintf("%s:%d", s.file, s.line)] })
		if len(sample) == before {
			return nil, nil, fmt.Errorf("the sample cannot be built together: %v", complaints)
		}
	}
	return nil, nil, fmt.Errorf("the sample cannot be built together")
}

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
		switch {
		case isNumber(s):
			open, end = fmt.Sprintf("%s(mutantNumber(%d, ", kinds[s.id()], k), "))"
		case s.old == "&&":
			open, middle, end = fmt.Sprintf("mutantAnd(%d, ", k), ", func() bool { return ", " })"
		case s.old == "||":
			open, middle, end = fmt.Sprintf("mutantOr(%d, ", k), ", func() bool { return ", " })"
		case s.old[0] == '<' || s.old[0] == '>':
			open, middle, end = fmt.Sprintf("mutantCompare(%d, ", k), ", ", fmt.Sprintf(", %q, %q)", s.old, s.new)
		}
		span := s.wide[1] - s.wide[0]
		list = append(list, piece{s.wide[0], 2, -span, k, s.wide[0], open}, piece{s.wide[1], 0, span, -k, s.wide[1], end})
		if middle != "" {
			list = append(list, piece{s.from, 1, 0, k, s.to, middle})
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
