package arch

import (
	"go/ast"
	"go/token"
	"go/types"
	"path"
	"slices"
	"strings"
	"testing"
)

// roomed is the package too large for one room: its files are named for the room they stand in, "sea_strike.go".
const roomed = "engine/awaw"

// storeys are the rooms of it from the ground up. A room leans on those below it; rooms of one row never name each other.
var storeys = [][]string{
	{"awaw"},                       // the package and its name
	{"world"},                      // what never changes in a game: board, rule values, calendar, distances
	{"state"},                      // what changes: counters, ships, troops, the questions that stand, and how the next position is made
	{"bases"},                      // what is based where, supplied, built and moved between bases; what is hidden
	{"air"},                        // fights in the air
	{"ground", "sea", "strategic"}, // the wars that air takes part in
	{"turn"},                       // phases and steps, and what follows of itself
	{"verbs"},                      // the table of verbs: what is legal, refused, done and told
	{"setup"},                      // from a scenario file to the first position
	{"text"},                       // notation and encoding
	{"show"},                       // what a screen shows and asks
	{"plan"},                       // whole missions, standing orders
	{"glance"},                     // what opponents see at a glance
	{"steps"},                      // the tables of steps and of fights, which name what every room has for them
}

// fileRoom is the room of a file: what its name begins with.
func fileRoom(file string) string {
	name, _, _ := strings.Cut(strings.TrimSuffix(path.Base(file), ".go"), "_")
	return name
}

// mayLean tells whether a room may name what stands in another.
func mayLean(on func(string) int, from, to string) bool { return from == to || on(to) < on(from) }

// level is the row a room stands in, -1 for none.
func level(room string) int {
	return slices.IndexFunc(storeys, func(row []string) bool { return slices.Contains(row, room) })
}

// part is one declaration of the package: a function, method, type or variable. Constants are words that all rooms share.
type part struct {
	name, room, file string
	names            []string // the other parts it names, in the order of its text
}

// roomedSyntax reads and types the roomed package.
func roomedSyntax(t *testing.T) (*token.FileSet, []*ast.File, *types.Package, *types.Info) {
	t.Helper()
	fset := token.NewFileSet()
	var files []*ast.File
	for _, s := range sources(t, fset) {
		if s.dir == roomed && !s.test {
			files = append(files, s.file)
		}
	}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}
	pkg, err := (&types.Config{Importer: exported(t, fset, []string{"awaw/" + roomed})}).Check("awaw/"+roomed, fset, files, info)
	if err != nil {
		t.Fatal(err)
	}
	return fset, files, pkg, info
}

// parts reads the declarations of the roomed package, in the order of its files. A method called through an interface is not
// named by who calls it.
func parts(t *testing.T) ([]*part, map[string]*part) {
	t.Helper()
	fset, files, pkg, info := roomedSyntax(t)
	var all []*part
	byName := map[string]*part{}
	add := func(name string, node ast.Node) {
		file := path.Base(fset.Position(node.Pos()).Filename)
		p := &part{name: name, room: fileRoom(file), file: file}
		ast.Inspect(node, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				if used := partName(pkg, info.Uses[id]); used != "" && used != name && !slices.Contains(p.names, used) {
					p.names = append(p.names, used)
				}
			}
			return true
		})
		all = append(all, p)
		byName[name] = p
	}
	for _, f := range files {
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				add(partName(pkg, info.Defs[d.Name]), d)
			case *ast.GenDecl:
				for _, s := range d.Specs {
					switch s := s.(type) {
					case *ast.TypeSpec:
						add(s.Name.Name, s)
					case *ast.ValueSpec:
						for _, n := range s.Names {
							if d.Tok == token.VAR && n.Name != "_" {
								add(n.Name, s)
							}
						}
					}
				}
			}
		}
	}
	return all, byName
}

// partName names a declaration of a package, "turnover.roll" for a method; empty for anything else.
func partName(pkg *types.Package, o types.Object) string {
	if o == nil || o.Pkg() != pkg {
		return ""
	}
	switch o := o.(type) {
	case *types.Func:
		recv := o.Origin().Signature().Recv()
		if recv == nil {
			return o.Name()
		}
		if of := recv.Type(); !types.IsInterface(of) {
			return strings.TrimLeft(types.TypeString(of, func(*types.Package) string { return "" }), "*.") + "." + o.Name()
		}
	case *types.TypeName, *types.Var:
		if o.Parent() == pkg.Scope() {
			return o.Name()
		}
	}
	return ""
}

// Rooms lean only on rooms below them, siblings never on each other, and so no rooms stand in a circle.
func TestRoomsLeanDown(t *testing.T) {
	all, byName := parts(t)
	looked := 0
	for _, p := range all {
		if level(p.room) < 0 {
			t.Errorf("%s stands in no room: begin its name with one of %v", p.file, storeys)
			continue
		}
		for _, name := range p.names {
			to := byName[name]
			if to == nil {
				continue
			}
			looked++
			if !mayLean(level, p.room, to.room) {
				t.Errorf("%s (%s) names %s (%s): %s does not lean on %s", p.name, p.file, name, to.file, p.room, to.room)
			}
		}
	}
	if looked < 5000 {
		t.Errorf("only %d arrows looked at", looked)
	}
}

// A verb is known by its row. Who needs one asks the row, or a function of the verb's own file: its constant is named in the table,
// in that file and at most in one more.
func TestVerbsAreKnownByTheirRows(t *testing.T) {
	fset := token.NewFileSet()
	in := map[string][]string{}
	for _, s := range sources(t, fset) {
		if s.dir != roomed || s.test {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && strings.HasPrefix(id.Name, "Verb") && len(id.Name) > 4 && id.Name != "Verbs" {
				if file := path.Base(fset.Position(id.Pos()).Filename); !slices.Contains(in[id.Name], file) {
					in[id.Name] = append(in[id.Name], file)
				}
			}
			return true
		})
	}
	sum := 0
	for verb, files := range in {
		sum += len(files)
		if len(files) > 3 {
			t.Errorf("%s is named in %d files: %v", verb, len(files), files)
		}
	}
	if len(in) < 60 {
		t.Fatalf("only %d verbs found: the test looks for the wrong names", len(in))
	}
	t.Logf("%d verbs, each named in %.1f files", len(in), float64(sum)/float64(len(in)))
}

// walked is how far the path of a command is followed.
const walked = 400

// The path of one command: from Apply every part is entered in the order of the text, the first time it is named. It is told for
// ARCHITECTURE.md how many rooms and files the first steps enter and how often they come back to one they had left.
func TestPathOfACommand(t *testing.T) {
	_, byName := parts(t)
	var steps []*part
	seen := map[string]bool{}
	var enter func(name string)
	enter = func(name string) {
		p := byName[name]
		if p == nil || seen[name] || len(steps) == walked {
			return
		}
		seen[name] = true
		steps = append(steps, p)
		for _, n := range p.names {
			enter(n)
		}
	}
	enter("Position.Apply")
	count := func(of func(*part) string) (entered, returns int) {
		been := map[string]bool{}
		for i, p := range steps {
			if now := of(p); !been[now] {
				been[now] = true
				entered++
			} else if now != of(steps[i-1]) {
				returns++
			}
		}
		return entered, returns
	}
	rooms, back := count(func(p *part) string { return p.room })
	files, backToFiles := count(func(p *part) string { return p.file })
	t.Logf("%d steps: %d rooms, %d returns; %d files, %d returns", len(steps), rooms, back, files, backToFiles)
	if len(steps) < walked {
		t.Errorf("the path ends after %d steps", len(steps))
	}
	if rooms > 8 || back > 130 {
		t.Errorf("a command enters %d rooms and turns back %d times: ARCHITECTURE.md tells of 7 and some 125", rooms, back)
	}
}
