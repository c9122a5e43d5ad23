package arch

import (
	"go/ast"
	"go/token"
	"strconv"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
)

// byName are the packages that may name a rule system: the systems themselves, what is known of one, and the list of rows.
func byName(dir string) bool {
	for _, s := range systems.All() {
		if dir == "engine/"+string(s.ID()) || strings.HasPrefix(dir, "engine/"+string(s.ID())+"/") || dir == "ai/"+string(s.ID()) || strings.HasPrefix(dir, "ai/"+string(s.ID())+"/") {
			return true
		}
	}
	if floor, ok := floorOf(dir); ok && floor < systemsFloor || strings.HasPrefix(dir, "aircombat/") {
		return true // a kit that systems are made of
	}
	return dir == "engine/systems" || strings.HasPrefix(dir, "engine/systems/") || strings.HasPrefix(dir, "engine/toys")
}

// systemsFloor is the floor of the systems: what lies below is a kit they are made of.
const systemsFloor = 4

// notSystems are literals that are spelt like a system and mean the program: its name in folders, archives and windows, and the
// key of a journal's first line.
var notSystems = map[string]bool{"cmd/awaw": true, "engine/play": true, "internal/settings": true, "internal/save": true, "internal/tools/pack": true}

// Nothing above a system names it: what the program knows of one stands in its row.
func TestNothingAboveASystemNamesIt(t *testing.T) {
	words := map[string]bool{}
	for _, s := range systems.All() {
		for _, w := range s.ID().Spellings() {
			words[w] = true
		}
		words[s.Name], words[s.Title] = true, true
	}
	var rules []string
	for _, s := range systems.All() {
		rules = append(rules, "awaw/engine/"+string(s.ID()))
	}
	fset := token.NewFileSet()
	for _, s := range sources(t, fset) {
		if s.test || byName(s.dir) {
			continue
		}
		fault := func(at token.Pos, what string) {
			t.Errorf("%s: %s: ask the system's row in engine/systems", fset.Position(at), what)
		}
		for _, imp := range s.file.Imports {
			path, err := strconv.Unquote(imp.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range rules {
				if path == r || strings.HasPrefix(path, r+"/") {
					fault(imp.Pos(), "imports "+path)
				}
			}
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			l, ok := n.(*ast.BasicLit)
			if !ok || l.Kind != token.STRING {
				return true
			}
			v, err := strconv.Unquote(l.Value)
			if err == nil && (words[v] || folderOf(v, words)) && !notSystems[s.dir] {
				fault(l.Pos(), "names "+l.Value)
			}
			return true
		})
	}
}

// folderOf tells whether a literal is a file in a system's folder of rule values: "awaw/ledger.toml".
func folderOf(v string, words map[string]bool) bool {
	folder, file, ok := strings.Cut(v, "/")
	return ok && words[folder] && engine.Spelled(folder) == engine.SystemID(folder) && strings.HasSuffix(file, ".toml") && !strings.ContainsAny(v, " ")
}
