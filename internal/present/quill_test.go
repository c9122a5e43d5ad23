package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/ordered"
	"awaw/engine/play"
	"awaw/engine/wings"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/quill"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"awaw/scenarios"
	"awaw/tables"
)

// rhine lays the start for two powers on the table, both played by persons.
func rhine(t *testing.T) *present.Model {
	t.Helper()
	return overEurope(t, "wings-two-1901", nil, "person", "person")
}

// overEurope lays a start on the table, with options and who plays.
func overEurope(t *testing.T, id string, options map[string]string, seats ...string) *present.Model {
	t.Helper()
	m, _ := newModel(t)
	m.Put(europePlay(t, id, options, seats...))
	lift(m)
	return m
}

// rhinePlay is the start for two powers, both played by persons.
func rhinePlay(t *testing.T) *program.Play {
	t.Helper()
	return europePlay(t, "wings-two-1901", nil, "person", "person")
}

// europePlay is a start, with options and who plays.
func europePlay(t *testing.T, id string, options map[string]string, seats ...string) *program.Play {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	b, err := wings.ReadBoard("europe-1901")
	if err != nil {
		t.Fatal(err)
	}
	kit := engine.Kit{Board: b, Tables: tables.Embedded(), Options: options}
	g, err := play.New(wings.Rules{System: diplomacy.RN46}, kit, doc, play.Options{Seed: engine.OpenSeed(3), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	shown, ok := b.(scene.Board)
	if !ok {
		t.Fatalf("the board is a %T", b)
	}
	return &program.Play{Game: g, Board: shown, Title: "Rhine", Seats: seats}
}

// offers tells whether something on the screen does what is named.
func offers(m *present.Model, act string) bool {
	return slices.ContainsFunc(m.Regions(), func(r scene.Region) bool { return scene.Does(r.Act) == act })
}

// types types a line into the order line and gives it.
func types(m *present.Model, line string) {
	press(m, "/")
	for _, r := range line {
		switch r {
		case ' ':
			press(m, "space")
		default:
			press(m, string(r))
		}
	}
	press(m, "enter", "esc")
}

// What a window tells as typed is written once, in its order, by whatever keys the layout has for it; a dash does not move the map.
func TestLinesAreTypedByTheLayoutThereIs(t *testing.T) {
	m := rhine(t)
	m.Send(scene.Typed{Text: "/"}) // before its key
	m.Send(scene.Key{Name: "/", Told: true})
	wide := m.Scene().Map.HexW
	m.Send(scene.Typed{Text: "a par "})
	for _, name := range []string{"a", "r", "p", "space"} { // as a slow frame hands them over
		m.Send(scene.Key{Name: name, Told: true})
	}
	m.Send(scene.Typed{Text: "- bur"})
	for _, name := range []string{"minus", "b", "r", "space", "u"} {
		m.Send(scene.Key{Name: name, Told: true})
	}
	if v := m.Scene().Map.HexW; v != wide {
		t.Errorf("the map is %v wide a hex, it was %v", v, wide)
	}
	press(m, "enter", "esc")
	if d := m.Table().Draft(1); len(d) != 1 || d[0] != "France: A par - bur" {
		t.Fatalf("the draft is %v", d)
	}
	press(m, "/", "a", "space", "m", "a", "r", "space", "minus", "space", "s", "p", "a", "enter", "esc")
	if d := m.Table().Draft(1); len(d) != 2 || d[1] != "France: A mar - spa" {
		t.Fatalf("with the key of a dash the draft is %v", d)
	}
}

// A unit gets its order by key, by click and by line; a second order takes the place of the first; what is typed wrong is told and gives
// nothing.
func TestOrdersOfUnits(t *testing.T) {
	m := rhine(t)
	g := m.Table()
	types(m, "a par - bur")
	if d := g.Draft(1); len(d) != 1 || d[0] != "France: A par - bur" {
		t.Fatalf("the draft is %v", d)
	}
	types(m, "a par - pic")
	if d := g.Draft(1); len(d) != 1 || d[0] != "France: A par - pic" {
		t.Fatalf("after another order the draft is %v", d)
	}
	types(m, "w par patrols bur, ignore ger")
	if d := g.Draft(1); len(d) != 3 {
		t.Fatalf("a patrol that lets pass is two steps: %v", d)
	}
	types(m, "w par raids pic")
	if d := g.Draft(1); len(d) != 2 || !strings.HasSuffix(d[1], "W par raids pic") {
		t.Fatalf("what was written onto the patrol is left: %v", d)
	}
	press(m, "/")
	for _, r := range "a ber - sil" {
		press(m, strings.ReplaceAll(string(r), " ", "space"))
	}
	if s := words(m); strings.Contains(s, "Army Berlin – Silesia") {
		t.Errorf("another power's order is taken: %q", s)
	}
	press(m, "enter", "esc")
	if len(g.Draft(1)) != 2 {
		t.Errorf("the draft is %v", g.Draft(1))
	}
	w := g.Seen(1).(ordered.Writer)
	for _, s := range w.Slips(1) {
		if s.Written && s.Order.Kind == ordered.Raid {
			do(t, m, quill.Pick{Unit: s.Unit})
			do(t, m, quill.Drop{Unit: s.Unit})
		}
	}
	if len(g.Draft(1)) != 1 {
		t.Errorf("after the raid was taken back the draft is %v", g.Draft(1))
	}
}

// The word that cannot be read is framed in the line itself; Ctrl+A chooses the line, so that the next letter begins it anew.
func TestTheWrongWordIsMarked(t *testing.T) {
	m := rhine(t)
	press(m, "/")
	for _, r := range "a par - nroth" {
		press(m, strings.ReplaceAll(string(r), " ", "space"))
	}
	framed := func() (n int) {
		for _, p := range m.Scene().Panels {
			for _, it := range p.Items {
				if it.Edge == "status.refused" && it.H == 22 {
					n++
				}
			}
		}
		return n
	}
	if n := framed(); n != 1 {
		t.Errorf("%d words are framed", n)
	}
	m.Send(scene.Key{Name: "a", Ctrl: true, Told: true})
	for _, r := range "a par - bur" {
		m.Send(scene.Typed{Text: string(r)})
	}
	if n := framed(); n != 0 {
		t.Errorf("of a good line %d words are framed", n)
	}
	press(m, "enter", "esc")
	if d := m.Table().Draft(1); len(d) != 1 || d[0] != "France: A par - bur" {
		t.Fatalf("the draft is %v", d)
	}
	press(m, "/", "a")
	m.Send(scene.Key{Name: "a", Ctrl: true})
	press(m, "backspace", "enter")
	if s := words(m); strings.Contains(s, "a|") {
		t.Errorf("the line is not empty: %q", s)
	}
}

// Esc takes what was refused out of the line, and the line is there for the next order, whatever is open or folded.
func TestTheLineBeginsAnew(t *testing.T) {
	m := rhine(t)
	press(m, "/")
	for _, r := range "a par - nroth" {
		press(m, strings.ReplaceAll(string(r), " ", "space"))
	}
	press(m, "esc")
	do(t, m, table.Fold{})
	types(m, "a par - bur")
	if d := m.Table().Draft(1); len(d) != 1 || d[0] != "France: A par - bur" {
		t.Errorf("the draft is %v", d)
	}
	if s := words(m); !strings.Contains(s, "ORDER LINE") {
		t.Errorf("the line is not shown: %s", s)
	}
}

// When all have sealed the orders are settled step by step; nothing goes on before they are put away, and they can be looked at again.
func TestVerdictsWaitToBeRead(t *testing.T) {
	m := rhine(t)
	types(m, "a par - bur")
	do(t, m, table.Give{Cmd: engine.Command{Side: 1, Verb: wings.VerbSeal}})
	lift(m)
	types(m, "a mun - bur")
	m.Send(scene.Tick{MS: 1000})
	do(t, m, table.Give{Cmd: engine.Command{Side: 2, Verb: wings.VerbSeal}})
	if s := words(m); !strings.Contains(s, "Orders opened") || !has(m, quill.Go{Step: 1}) {
		t.Fatalf("the orders are not opened: %q", s)
	}
	m.Send(scene.Tick{MS: 1000})
	press(m, "space")
	if s := words(m); !strings.Contains(s, "Munich is kept out of Burgundy.") || !strings.Contains(s, "bounced") {
		t.Fatalf("what became of them is not told: %q", s)
	}
	do(t, m, quill.Explain{Number: 0})
	if s := words(m); !strings.Contains(s, "is kept out of") {
		t.Errorf("the proof is not shown: %q", s)
	}
	press(m, "space")
	if s := words(m); strings.Contains(s, "Orders opened") || len(m.Table().Writing()) != 2 {
		t.Fatalf("the game does not go on: %q", s)
	}
	lift(m)
	press(m, "v")
	if s := words(m); !strings.Contains(s, "Munich is kept out of Burgundy.") {
		t.Errorf("they cannot be looked at again: %q", s)
	}
	press(m, "esc")
	if has(m, quill.Leave{}) {
		t.Error("they are not put away")
	}
}

// A wish for the end of the game is written with the orders, shown as asked for, and taken back; where there are no votes nothing is offered.
func TestEndOfTheGameIsAskedFor(t *testing.T) {
	m := rhine(t)
	if offers(m, "end.ask") {
		t.Error("the end of a game without votes can be asked for")
	}
	m = overEurope(t, "wings-two-1901", map[string]string{"votes": "secret"}, "person", "person")
	g := m.Table()
	clickAct(t, m, "end.ask")
	press(m, "1")
	if d := g.Draft(1); len(d) != 1 || d[0] != "France: end draw" {
		t.Fatalf("the draft is %v", d)
	}
	if offers(m, "end.ask") {
		t.Error("the end can be asked for twice")
	}
	clickAct(t, m, "end.drop")
	if d := g.Draft(1); len(d) != 0 {
		t.Errorf("taken back, the draft is %v", d)
	}
}

// Where orders are written the help tells their keys, and none that mean nothing there; those do nothing either.
func TestKeysWhereOrdersAreWritten(t *testing.T) {
	m := rhine(t)
	for _, key := range []string{"o", "b", "shift+k"} {
		press(m, key)
		if s := words(m); !strings.Contains(s, "ORDER LINE") || strings.Contains(s, "Exact chances") {
			t.Errorf("%s opens %q", key, s)
		}
	}
	press(m, "f1")
	if s := words(m); !strings.Contains(s, "type an order") || strings.Contains(s, "factor") || strings.Contains(s, "bases") {
		t.Errorf("the help tells %q", s)
	}
	press(m, "esc", "f9")
	if s := words(m); strings.Contains(s, "Words for the dice") {
		t.Errorf("the menu of a game without dice offers %q", s)
	}
	press(m, "o")
	if s := words(m); !strings.Contains(s, "Language") || strings.Contains(s, "fall at once") {
		t.Errorf("the options of a game without dice offer %q", s)
	}
}
