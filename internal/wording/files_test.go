package wording_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"awaw/internal/wording"
	"awaw/tables"
)

// written is an expression as a text, with X for what is only known when it runs.
func written(e ast.Expr) (text string, has bool) {
	switch x := e.(type) {
	case *ast.BasicLit:
		if s, err := strconv.Unquote(x.Value); err == nil {
			return s, true
		}
	case *ast.BinaryExpr:
		a, _ := written(x.X)
		b, _ := written(x.Y)
		return a + b, true
	case *ast.CallExpr:
		if f, ok := x.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "Sprintf" {
			s, has := written(x.Args[0])
			return regexp.MustCompile(`%[a-z]`).ReplaceAllString(s, "7"), has
		}
	}
	return "X", false
}

var (
	quoted    = regexp.MustCompile(`"[^"]*"|\[[^\]]*\]|\(.*?\)`)
	inEnglish = regexp.MustCompile(`\b(the|of|or|and|not|its|one|two|write|give|leave|correct|choose|name|put|remove|expected|from|than|no|least|most|place|task force)\b`)
	keysIn    = regexp.MustCompile(`\b(true|full|partial|country|nation|nations|name|infantry|armor|airborne|afloat|dates|blurb|teaches|lessons|turn|surprise|victory|house)\b`)
)

// Whatever a scenario may have wrong in it is told in German from the first word to the last, but for the names of keys and what may be
// written for them.
func TestFaultsOfScenariosAreGerman(t *testing.T) {
	de := words(t, "de")
	files, err := filepath.Glob("../../engine/awaw/setup*.go")
	if err != nil || len(files) < 8 {
		t.Fatal(files, err)
	}
	n := 0
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(node ast.Node) bool {
			c, ok := node.(*ast.CallExpr)
			if !ok || len(c.Args) != 4 {
				return true
			}
			if s, ok := c.Fun.(*ast.SelectorExpr); !ok || s.Sel.Name != "fault" {
				return true
			}
			expected, has := written(c.Args[2])
			do, _ := written(c.Args[3])
			if !has {
				return true
			}
			n++
			english := "a.toml:3: key: expected " + expected + "; " + do
			told := wording.Worded(errors.New(english), de)
			bare := keysIn.ReplaceAllString(quoted.ReplaceAllString(told, ""), "")
			if m := inEnglish.FindString(strings.TrimPrefix(bare, "a.toml:3: key: ")); m != "" || !strings.Contains(told, "erwartet") {
				t.Errorf("%q is told as %q, with %q in English", english, told, m)
			}
			return true
		})
	}
	if n < 60 {
		t.Errorf("only %d faults were found", n)
	}
}

// What the reader of TOML says, and a scenario's head, is told in German as well.
func TestFaultsOfReadingAreGerman(t *testing.T) {
	de := words(t, "de")
	for _, text := range []string{
		"title = \"a\nb\"", "[scenario\nid = 1", "a = ", "a = 1 2", "a b = 1", "= 3", "a = [1 2]", "a = [1,,2]", "a = { b = 1 c = 2 }", "a = [1", "a = 1\na = 2", "a = \"\\q\"",
	} {
		var read map[string]any
		_, err := tables.Decode("a.toml", []byte(text), &read)
		if err == nil {
			t.Fatalf("%q is read", text)
		}
		told := wording.Worded(tables.Unreadable("a.toml", []byte(text), err), de)
		if m := inEnglish.FindString(told + " "); m != "" || !strings.Contains(told, "lesbares TOML (") || strings.Contains(told, "unexpected") {
			t.Errorf("%q is told as %q, with %q in English", text, told, m)
		}
	}
	for _, fault := range []string{"scenario.map: expected one of the maps europe, channel, not europa; name one of them: the rest was read as on europe", "air.countrs: expected no such key here; correct its spelling or remove it"} {
		if told := wording.Worded(errors.New("a.toml:3: "+fault), de); inEnglish.FindString(keysIn.ReplaceAllString(told, "")) != "" {
			t.Errorf("%q is told as %q", fault, told)
		}
	}
}

// What is said of a request that is no JSON, and of a force without a type, is German.
func TestFaultsOfRequestsAreGerman(t *testing.T) {
	de := words(t, "de")
	for _, text := range []string{`{"a":1} {`, `{a`, `{"a":1 "b"}`, `{"a":`, `{"a": x}`} {
		err := json.Unmarshal([]byte(text), &struct{}{})
		if err == nil {
			t.Fatalf("%q is read", text)
		}
		if told := wording.Worded(fmt.Errorf("no request: %w", err), de); strings.Contains(told, "character") || strings.Contains(told, "unexpected") {
			t.Errorf("%q is told as %q", text, told)
		}
	}
	const batch = `a.json: character 9: invalid character '{' after top-level value after "{}"`
	if told := wording.Worded(errors.New(batch), de); strings.Contains(told, "character") || !strings.HasPrefix(told, "a.json: Zeichen 9: ") {
		t.Errorf("a line is told as %q", told)
	}
	const kinds = "no type of air unit; expected one of AAF, NAS, EliteNAS, Jet, AT, SB, INT, AAS or KAM behind the nation"
	if told := wording.Worded(errors.New(kinds), de); strings.Contains(told, " or ") {
		t.Errorf("types are told as %q", told)
	}
}
