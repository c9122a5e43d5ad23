package arch

import (
	"go/ast"
	"go/token"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"awaw/assets"
)

var (
	inQuotes = regexp.MustCompile(`"([a-z0-9]+(?:[.-][A-Za-z0-9_-]+)+)"`)
	keyShape = regexp.MustCompile(`^[a-z0-9]+(\.[A-Za-z0-9_-]+)+$`)
	fileName = regexp.MustCompile(`\.(toml|ground|md|png|awj|json|go|svg|txt|log)$`)
	place    = regexp.MustCompile(`\{([^}]*)\}`)
	placeIs  = regexp.MustCompile(`^\d+(@\pL+)?(\|[^|]*\|[^|]*(\|[^|]*)?)?$`)
)

// uses gathers the string literals of program text: whole ones, and beginnings to which something is added.
type uses struct {
	whole  map[string]token.Pos
	begins map[string]token.Pos
	said   map[string]token.Pos // first arguments of Say, and Keys of Text

	inScreen map[string]bool // whole literals of screenDir as they stand there
}

// The screen model writes its own messages without their common beginning.
const (
	screenDir  = "internal/present"
	screenKeys = "screen."
)

// onScreen tells whether a package is the screen model or one of its rooms.
func onScreen(dir string) bool { return dir == screenDir || strings.HasPrefix(dir, screenDir+"/") }

func gather(all []source) uses {
	u := uses{whole: map[string]token.Pos{}, begins: map[string]token.Pos{}, said: map[string]token.Pos{}, inScreen: map[string]bool{}}
	for _, s := range all {
		if s.test || strings.HasPrefix(s.dir, "engine/toys") {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BasicLit:
				if v, ok := literal(n); ok {
					u.whole[v] = n.Pos()
					if onScreen(s.dir) {
						u.whole[screenKeys+v] = n.Pos()
						u.inScreen[v] = true
					}
					if before, _, found := strings.Cut(v, "%"); found && before != "" {
						u.begins[before] = n.Pos()
					}
				}
			case *ast.BinaryExpr:
				if v, ok := literal(n.X); ok && n.Op == token.ADD {
					u.begins[v] = n.Pos()
					if onScreen(s.dir) {
						u.begins[screenKeys+v] = n.Pos()
					}
				}
			case *ast.CallExpr:
				u.call(s, n)
			case *ast.CompositeLit:
				u.composed(n)
			}
			return true
		})
	}
	return u
}

// literal is the text of a string written out.
func literal(e ast.Expr) (string, bool) {
	l, ok := e.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(l.Value)
	return s, err == nil
}

// call notes what is said by a call of Say.
func (u uses) call(s source, n *ast.CallExpr) {
	name, of := "", ""
	switch f := n.Fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		name, of = f.Sel.Name, typeName(f.X)
	}
	if len(n.Args) == 0 {
		return
	}
	v, ok := literal(n.Args[0])
	switch {
	case ok && name == "Say" && onScreen(s.dir) && of != "engine":
		u.said[screenKeys+v] = n.Pos()
	case ok && name == "Say":
		u.said[v] = n.Pos()
	}
}

// composed notes what is said by a Text written out.
func (u uses) composed(n *ast.CompositeLit) {
	if typeName(n.Type) != "Text" {
		return
	}
	for _, e := range n.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok && typeName(kv.Key) == "Key" {
			if v, ok := literal(kv.Value); ok {
				u.said[v] = n.Pos()
			}
		}
	}
}

func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// Every message the program speaks has words, and every message with words is spoken. Keys written twice are refused
// by assets.Text.
func TestEveryMessageHasWords(t *testing.T) {
	words, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	areas := map[string]bool{}
	for key := range words {
		area, _, _ := strings.Cut(key, ".")
		areas[area] = true
	}
	fset := token.NewFileSet()
	u := gather(sources(t, fset))
	if len(u.said) < 20 {
		t.Fatalf("only %d messages found in the code: the test looks at the wrong calls", len(u.said))
	}
	for key, at := range u.said {
		if _, ok := words[key]; !ok && !strings.HasSuffix(key, ".") {
			t.Errorf("%s: message %q has no words in assets/text/en", fset.Position(at), key)
		}
	}
	for key, at := range u.whole {
		area, _, _ := strings.Cut(key, ".")
		if _, ok := words[screenKeys+key]; ok && u.inScreen[key] {
			continue
		}
		if _, ok := words[key]; ok || !areas[area] || u.inScreen[strings.TrimPrefix(key, screenKeys)] || !keyShape.MatchString(key) || fileName.MatchString(key) {
			continue
		}
		if _, said := u.said[key]; !said {
			t.Errorf("%s: %q looks like a message and has no words in assets/text/en", fset.Position(at), key)
		}
	}
	for _, key := range neverSaid(t, words, u) {
		t.Errorf("assets/text/en: %q is never said: remove it", key)
	}
}

// neverSaid lists the messages with words that neither code nor data names.
func neverSaid(t *testing.T, words map[string]string, u uses) (idle []string) {
	t.Helper()
	inData := map[string]bool{}
	for _, name := range tracked(t) {
		if strings.HasSuffix(name, ".toml") && !strings.HasPrefix(name, "assets/text/") && !strings.HasPrefix(name, "tests/") {
			for _, m := range inQuotes.FindAllStringSubmatch(read(t, name), -1) {
				inData[m[1]] = true
			}
		}
	}
	for key := range words {
		if _, ok := u.whole[key]; ok || inData[key] || begun(u.begins, key) || screensOwn(words, u.begins, key) || addressed(words, key) {
			continue
		}
		idle = append(idle, key)
	}
	slices.Sort(idle)
	return idle
}

// addressed tells whether a message says to who looks what another says of a side: "ID.mark.hold.you", "ID.mark.hold.foe" (Surface.Told).
func addressed(words map[string]string, key string) bool {
	stem, you := strings.CutSuffix(key, ".you")
	if !you {
		stem, you = strings.CutSuffix(key, ".foe")
	}
	_, has := words[stem]
	return you && has
}

// screensOwn tells whether a system says with a message what the screen says otherwise, or leaves unsaid where a system has no words for
// it: "ID.screen.stock" for "screen.stock"; so with reports: "ID.report.luck.how" for "report.luck.how".
func screensOwn(words map[string]string, begins map[string]token.Pos, key string) bool {
	_, after, found := strings.Cut(key, ".")
	_, has := words[after]
	return found && (strings.HasPrefix(after, screenKeys) || strings.HasPrefix(after, "report.")) && (has || begun(begins, after))
}

// nameKeys begin the keys of names, which may hold points of their own: "U.S.".
const nameKeys = "name."

// begun tells whether the code makes key by adding to a beginning of at least two parts ("awaw.phase.").
func begun(begins map[string]token.Pos, key string) bool {
	for b := range begins {
		if strings.Count(b, ".") >= 2 && strings.HasPrefix(key, b) {
			return true
		}
		if strings.Count(b, ".") == 1 && strings.HasSuffix(b, ".") && strings.HasPrefix(key, b) && (strings.Count(key, ".") == 1 || b == nameKeys) {
			return true
		}
	}
	return false
}

// The places of a message are {0}, {0|one|many} or {0|none|one|many}: anything else would be shown to the player as it stands.
func TestPlacesOfMessages(t *testing.T) {
	words, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	for key, pattern := range words {
		for _, m := range place.FindAllStringSubmatch(pattern, -1) {
			if !placeIs.MatchString(m[1]) {
				t.Errorf("assets/text/en: %s: place {%s}: expected {0}, {0@at}, {0|one|many} or {0|none|one|many}", key, m[1])
			}
		}
		if strings.Count(pattern, "{") != strings.Count(pattern, "}") {
			t.Errorf("assets/text/en: %s: braces do not close", key)
		}
	}
}
