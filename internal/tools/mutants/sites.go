package main

import (
	"crypto/sha256"
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
)

// This file finds the places to break.

// site is one place and what to put there.
type site struct {
	file       string // path from the top of the project
	line       int
	from, to   int // bytes replaced
	old, new   string
	wide       [2]int // bytes of the whole comparison, condition or number the break is in
	limit      *limit // a number that something is compared with
	paragraph  string // of the rule the code is for, or "none"
	sourceHash string // of the whole file
}

// limit is the comparison that a number stands on one side of.
type limit struct {
	wide, op    [2]int // bytes of the comparison and of its sign
	sign        string
	left, right int // how the break moves either side
}

func (s site) id() string { return fmt.Sprintf("%s@%s:%d:%s", s.file, s.sourceHash, s.from, s.new) }

func (s site) String() string {
	return fmt.Sprintf("%s:%d  %s → %s  (%s)", s.file, s.line, oneLine(s.old), oneLine(s.new), s.paragraph)
}

func oneLine(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if len(s) > 60 {
		s = s[:57] + "..."
	}
	return s
}

var paragraph = regexp.MustCompile(`\b1[789]\.[0-9]+[A-Z]?\b`)

// neighbours are the comparisons one step away: the limit itself changes sides.
var neighbours = map[token.Token]token.Token{token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.EQL: token.NEQ, token.NEQ: token.EQL, token.LAND: token.LOR, token.LOR: token.LAND}

// sitesOf lists the places of a folder's program files, in the order of the text.
func sitesOf(dir string) ([]site, error) {
	names, err := filesOf(dir)
	if err != nil {
		return nil, err
	}
	var all []site
	for _, name := range names {
		if !holdsRules(filepath.ToSlash(name)) {
			continue
		}
		src, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		found, err := sitesIn(name, src)
		if err != nil {
			return nil, err
		}
		all = append(all, found...)
	}
	return all, nil
}

// filesOf lists the Go files of a folder that are built, tests aside.
func filesOf(dir string) ([]string, error) {
	pkg, err := build.ImportDir(dir, 0)
	if err != nil {
		return nil, fmt.Errorf("%s: expected a folder with Go files, named from the top of the project: %w", dir, err)
	}
	var out []string
	for _, name := range pkg.GoFiles {
		out = append(out, filepath.Join(dir, name))
	}
	return out, nil
}

func sitesIn(name string, src []byte) ([]site, error) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, name, src, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	sum := fmt.Sprintf("%x", sha256.Sum256(src))[:12]
	var all []site
	add := func(whole ast.Node, from, to token.Pos, text string) {
		a, b := fset.Position(from), fset.Position(to)
		all = append(all, site{file: filepath.ToSlash(name), line: a.Line, from: a.Offset, to: b.Offset, old: string(src[a.Offset:b.Offset]),
			new: text, wide: [2]int{fset.Position(whole.Pos()).Offset, fset.Position(whole.End()).Offset},
			paragraph: paragraphAt(f, from), sourceHash: sum})
	}
	lengths, limits := map[ast.Node]bool{}, map[ast.Node]*limit{}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ArrayType:
			lengths[n.Len] = true
		case *ast.IfStmt:
			a, b := fset.Position(n.Cond.Pos()).Offset, fset.Position(n.Cond.End()).Offset
			add(n.Cond, n.Cond.Pos(), n.Cond.End(), "!("+string(src[a:b])+")")
		case *ast.BinaryExpr:
			noteLimits(fset, n, limits)
			if other, ok := neighbours[n.Op]; ok {
				add(n, n.OpPos, n.OpPos+token.Pos(len(n.Op.String())), other.String())
			}
		case *ast.BasicLit:
			if v, err := strconv.ParseInt(n.Value, 0, 32); n.Kind == token.INT && err == nil && !lengths[n] {
				add(n, n.Pos(), n.End(), strconv.FormatInt(v+1, 10))
				all[len(all)-1].limit = limits[n]
			}
		}
		return true
	})
	return all, nil
}

// noteLimits notes the numbers on either side of a comparison, those below zero among them.
func noteLimits(fset *token.FileSet, n *ast.BinaryExpr, limits map[ast.Node]*limit) {
	if n.Op == token.LAND || n.Op == token.LOR || neighbours[n.Op] == 0 {
		return
	}
	at := func(p token.Pos) int { return fset.Position(p).Offset }
	for side, x := range []ast.Expr{n.X, n.Y} {
		step := 1
		if u, ok := x.(*ast.UnaryExpr); ok && u.Op == token.SUB {
			x, step = u.X, -1
		}
		l := limit{wide: [2]int{at(n.Pos()), at(n.End())}, op: [2]int{at(n.OpPos), at(n.OpPos) + len(n.Op.String())}, sign: n.Op.String()}
		if side == 0 {
			l.left = step
		} else {
			l.right = step
		}
		limits[x] = &l
	}
}

// paragraphAt is the paragraph named last before at: inside the declaration, in its comment, or else at the head of the file.
func paragraphAt(f *ast.File, at token.Pos) string {
	low := f.Pos()
	for _, d := range f.Decls {
		if d.Pos() <= at && at < d.End() {
			low = d.Pos()
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Doc != nil {
				low = fn.Doc.Pos()
			}
			if g, ok := d.(*ast.GenDecl); ok && g.Doc != nil {
				low = g.Doc.Pos()
			}
		}
	}
	found := ""
	for _, group := range f.Comments {
		if group.Pos() >= low && group.Pos() < at {
			if all := paragraph.FindAllString(group.Text(), -1); len(all) > 0 {
				found = all[0]
			}
		}
	}
	if found != "" {
		return found
	}
	for _, group := range f.Comments {
		if p := paragraph.FindString(group.Text()); p != "" && group.Pos() < low {
			return p
		}
	}
	return "none"
}
