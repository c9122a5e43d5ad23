package main

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/alecthomas/kong"

	"awaw/assets"
)

// This file holds awawctl to its tables: no sentence of what it says stands in its code, and every command, flag and argument has words.

// notSpoken are the functions in which English stands on purpose: pages of the project's documents, which are the same in every language,
// and kong's own words, which are looked for to be put into others.
var notSpoken = []string{"ladderPage", "say", "page", "exemption", "row", "writeMeasured", "Help", "headed"}

var sentence = regexp.MustCompile(`[A-Za-z]{2,}[,;:]? [a-z]{2,}`)

// spokenInCode lists the texts of a file that stand in no table: all that reads like words and is neither an error, which faults.toml has,
// nor within a function that speaks to nobody.
func spokenInCode(t *testing.T, name string) (out []string) {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			return !slices.Contains(notSpoken, n.Name.Name)
		case *ast.Field: // tags of the command line
			return n.Tag == nil
		case *ast.CallExpr:
			return !makesError(n.Fun) && !isPanic(n.Fun)
		case *ast.CompositeLit: // a refusal is an error
			of, ok := n.Type.(*ast.SelectorExpr)
			return !ok || of.Sel.Name != "Refusal"
		case *ast.BasicLit:
			s, err := strconv.Unquote(n.Value)
			if err == nil && n.Kind == token.STRING && sentence.MatchString(s) && !strings.HasPrefix(s, "<!--") { // a mark in a page
				out = append(out, fset.Position(n.Pos()).String()+": "+s)
			}
		}
		return true
	})
	return out
}

func isPanic(f ast.Expr) bool {
	id, ok := f.(*ast.Ident)
	return ok && id.Name == "panic"
}

func TestNoSentenceStandsInCode(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil || len(files) < 20 {
		t.Fatal(files, err)
	}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		for _, s := range spokenInCode(t, name) {
			t.Errorf("%s: say it by a key of assets/text", s)
		}
	}
}

// commands lists all commands of the command line by the words that call them.
func commands(t *testing.T, a *app) (out [][]string) {
	t.Helper()
	var g grammar
	parser, err := kong.New(&g, kong.Name("awawctl"))
	if err != nil {
		t.Fatal(err)
	}
	a.describe(parser.Model)
	var walk func(n *kong.Node, path []string)
	walk = func(n *kong.Node, path []string) {
		out = append(out, path)
		for _, c := range n.Children {
			walk(c, append(slices.Clone(path), c.Name))
		}
	}
	walk(parser.Model.Node, nil)
	return out
}

// english are words that stand in no German help but as names of things.
var english = regexp.MustCompile(`\b(the|of|and|what|which|print|given|game|Usage|Show|Run|Flags|Arguments)\b`)

// ids are names of scenarios, which are as they are.
var ids = regexp.MustCompile(`[a-z]+(-[a-z0-9]+)+`)

// Every command explains itself in German, down to the last flag.
func TestHelpIsGerman(t *testing.T) {
	all := commands(t, (&app{}).plain())
	if len(all) < 25 {
		t.Fatalf("%d commands only", len(all))
	}
	for _, words := range all {
		var out, errs bytes.Buffer
		if code := run(append(slices.Clone(words), "--help", "--lang", "de"), strings.NewReader(""), &out, &errs); code != exitGood {
			t.Errorf("%v --help gives %d: %s", words, code, errs.String())
		}
		help := ""
		for line := range strings.Lines(out.String()) {
			switch { // examples and names are as they are
			case strings.HasPrefix(line, "    ") && strings.Contains(line, "awawctl "):
			case strings.HasPrefix(line, "Beispiel"):
			default:
				help += line
			}
		}
		if strings.Contains(help, "⟨") || !strings.Contains(help, "Aufruf: awawctl") {
			t.Errorf("%v: a message without words:\n%s", words, help)
		}
		if m := english.FindString(ids.ReplaceAllString(help, "")); m != "" {
			t.Errorf("%v: %q is English:\n%s", words, m, help)
		}
	}
}

// A command line that is not understood is refused in German.
func TestFlagsAreRefusedInGerman(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--lang=de", "where"}, `awawctl: erwartet wird "<ort>" (awawctl where --help nennt, was es gibt)`},
		{[]string{"--lang=de", "wher", "Berlin"}, `awawctl: unerwartetes Argument wher; meintest du "where"? (awawctl --help nennt, was es gibt)`},
		{[]string{"--lang=de", "odds", "--foo"}, `unbekannter Schalter --foo`},
		{[]string{"--lang=de", "odds"}, "es fehlen die Schalter: --attacker=VERBAND, --defender=VERBAND"},
		{[]string{"--lang=de", "replay", "/no/such.awaw"}, "die Datei /no/such.awaw gibt es nicht"},
		{[]string{"--lang=de", "map", "europe", "--paper", "b5"}, `--paper muss eines von "a0","a1","a2","a3","a4" sein`},
	} {
		var out, errs bytes.Buffer
		if code := run(c.args, strings.NewReader(""), &out, &errs); code != exitBad || !strings.Contains(errs.String(), c.want) {
			t.Errorf("%v: %d, %q, want %q", c.args, code, errs.String(), c.want)
		}
	}
}

// Whatever is said by a key is said in German, too.
func TestLanguagesAreAsked(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--lang", "de", "where"}, "de"}, {[]string{"where", "--lang=en"}, "en"}, {[]string{"where"}, ""}, {[]string{"where", "--", "--lang", "de"}, ""}, {[]string{"--lang"}, ""},
	} {
		if got := asked(c.args); got != c.want {
			t.Errorf("%v asks for %q, want %q", c.args, got, c.want)
		}
	}
	if !slices.Contains(assets.Languages(), "de") {
		t.Error("there is no German")
	}
}
