package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/wording"
)

// faultRooms are the packages whose errors a player of awawctl may meet, and who made them has put into words.
var faultRooms = []string{".", "../../aircombat", "../../ai", "../../internal/save", "../../internal/sim", "../../internal/rescue", "../../engine/request",
	"../../engine/realism", "../../engine/supremacy", "../../engine/volley", "../../engine/diplomacy/turns", "../../engine/systems"}

var verb = regexp.MustCompile(`%[+#]?(?:\.0f|[dsqvwT])`)

// made lists the errors that a package makes of a format written out, by where they are made.
func made(t *testing.T, dir string) map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	fset := token.NewFileSet()
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || len(call.Args) == 0 || !makesError(call.Fun) {
				return true
			}
			for _, arg := range call.Args[:min(2, len(call.Args))] { // of a refusal the second
				if lit, ok := arg.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					if s, err := strconv.Unquote(lit.Value); err == nil {
						out[fset.Position(lit.Pos()).String()] = s
						break
					}
				}
			}
			return true
		})
	}
	return out
}

func makesError(f ast.Expr) bool {
	switch f := f.(type) {
	case *ast.Ident:
		return f.Name == "fail" || f.Name == "Refuse"
	case *ast.SelectorExpr:
		of, ok := f.X.(*ast.Ident)
		return ok && (of.Name == "fmt" && f.Sel.Name == "Errorf" || of.Name == "errors" && f.Sel.Name == "New" || of.Name == "request" && f.Sel.Name == "Refuse")
	}
	return false
}

// spelled are the errors of a format that is nothing but places, as they may come out.
var spelled = map[string][]string{
	"%s %q: expected %s":  {`policy "x": expected first`, `scope "x": expected all`},
	"%w: %s %s, not %s":   {"another study: seed 1, not 2", "another study: map a, not b", "another study: build of the program a, not b"},
	"ai: dice would fall": {}, // said to nobody
	// said to programs that ask in batches
	"character 1: %q: expected a case, {...}": {}, "character %d: %v after %q": {}, "character %d: %s cannot be of kind %s": {},
	"%s: text/%s: %s: expected a key no other file has": {}, // said to whoever translates
}

// wraps tells a format that only says where another error was met.
func wraps(format string) bool {
	if format == "%v" {
		return true
	}
	head, ok := strings.CutSuffix(format, ": %w")
	if !ok {
		if head, ok = strings.CutSuffix(format, ": %s"); !ok {
			return false
		}
	}
	return head == "%s" || strings.HasPrefix(head, "--") || slices.Contains([]string{"attacker", "defender", "reserve", "guard"}, head)
}

// Every error that awawctl makes, or hands on from where fights, studies and saves are, has words in every language.
func TestEveryFaultHasWords(t *testing.T) {
	german, err := systems.Words("de")
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for _, dir := range faultRooms {
		for at, format := range made(t, dir) {
			if wraps(format) {
				continue
			}
			count++
			samples, ok := spelled[format]
			if !ok {
				samples = []string{strings.ReplaceAll(verb.ReplaceAllString(format, "9"), "%%", "%")}
			}
			for _, sample := range samples {
				if wording.Told(sample, german) == sample {
					t.Errorf("%s: %q is told by no pattern of assets/text/en/faults.toml", at, sample)
				}
			}
		}
	}
	if count < 250 {
		t.Errorf("%d errors are made: the test looks at the wrong place", count)
	}
	t.Logf("%d errors are made", count)
}

// A fault is told in German with what it names where it stands, however deep it lies in others.
func TestFaultsAreToldInGerman(t *testing.T) {
	german, err := systems.Words("de")
	if err != nil {
		t.Fatal(err)
	}
	for english, want := range map[string]string{
		`no place "Xyzzy" on the map channel; name a place, a box, or a hex such as L31`:                                                                   `kein Ort "Xyzzy" auf der Karte channel; nenne einen Ort, eine Box oder ein Feld wie L31`,
		`attacker: item 2, "3 Germany YY": no type of air unit; expected one of AAF, NAS behind the nation`:                                                `Angreifer: Posten 2, "3 Germany YY": keine Art von Lufteinheit; erwartet wird eine von AAF, NAS hinter der Nation`,
		`turn.txt: line 3: season "x": expected spring or fall`:                                                                                            `turn.txt: Zeile 3: season "x": erwartet wird spring oder fall`,
		`no map has both Berlin and Tokyo; name two places of one theatre`:                                                                                 `keine Karte hat beide, Berlin und Tokyo; nenne zwei Orte eines Schauplatzes`,
		`"foo" is not a verb; the verbs are fly, stage`:                                                                                                    `"foo" ist kein Verb; die Verben sind fly, stage`,
		`x.toml: expected text in UTF-8; save it in that encoding`:                                                                                         `x.toml: erwartet wird Text in UTF-8; speichere die Datei so`,
		`attacker: stay while there are at least -1; expected 0 or more`:                                                                                   `Angreifer: bleibt, solange mindestens -1 da sind; erwartet wird 0 oder mehr`,
		`b.toml:1: scenario.name: expected the name players see; add it to [scenario]`:                                                                     `b.toml:1: scenario.name: erwartet wird der Name, den Spieler sehen; schreib es unter [scenario]`,
		`b.toml:1: scenario.map: expected the id of a map; "" is no id: expected 1 to 64 of the letters a to z, digits and hyphens; name it in [scenario]`: `b.toml:1: scenario.map: erwartet wird die Kennung einer Karte; "" ist keine: erwartet werden 1 bis 64 der Buchstaben a bis z, Ziffern und Bindestriche; nenne sie unter [scenario]`,
		`x.toml: kind: system "": expected er, as`:                                                                                                         `x.toml: kind: System "": erwartet wird er, as`,
		"one: stopped\ntwo: stopped":                                                                                                                       "one: angehalten\ntwo: angehalten",
		`nobody has said this before`:                                                                                                                      `nobody has said this before`,
	} {
		if got := wording.Told(english, german); got != want {
			t.Errorf("%q is told as\n%q, want\n%q", english, got, want)
		}
	}
	english, err := assets.Text(assets.English)
	if err != nil {
		t.Fatal(err)
	}
	if got := wording.Told("stopped", engine.Catalog(english)); got != "stopped" {
		t.Errorf("in English stopped is told as %q", got)
	}
}

// Names of nothing are refused by every command, under the flag that gave them; a file that is no saved game is not called one.
func TestNamesOfNothing(t *testing.T) {
	dir := t.TempDir()
	junk := filepath.Join(dir, "junk.txt")
	if err := os.WriteFile(junk, []byte("hello\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		says string
		args []string
	}{
		{`scenario "nosuch": expected one for two sides`, []string{"values", "nosuch", "--out", dir}},
		{`scenario "nosuch": expected one for two sides`, []string{"openings", "channel-1940", "nosuch", "--book", filepath.Join(dir, "book.json")}},
		{"--lock Nobody: expected one of Axis, Allies", []string{"play", "channel-1940", "--seed", "1", "--lock", "Nobody", "--journal", filepath.Join(dir, "g.awaw")}},
		{"--side Nobody: expected one of Axis, Allies", []string{"mail", "invite", "channel-1940", "--side", "Nobody", "--dir", dir}},
		{"is neither a scenario", []string{"play", junk}},
		{"first line is damaged; awawctl legal takes", []string{"legal", junk}},
		{"junk.txt:1: expected TOML that can be read", []string{"battle", junk}},
	} {
		if told := ctl(t, exitBad, c.args...); !strings.Contains(told, c.says) {
			t.Errorf("%s: %s", strings.Join(c.args, " "), told)
		}
	}
}
