package learn

import (
	"slices"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/assets"
	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/present/program"
	"awaw/internal/rulebook"
	"awaw/scenarios"
	"awaw/tables"
)

func texts(t *testing.T) map[string]string {
	t.Helper()
	words, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	return words
}

// cited tells whether a paragraph is one of the rulebook's.
func cited(b *rulebook.Book, cite string) bool {
	return slices.ContainsFunc(b.Clauses, func(c rulebook.Clause) bool { return rulebook.Under(c.ID, cite) })
}

func book(t *testing.T) *rulebook.Book {
	t.Helper()
	b, err := rulebook.Open(tables.Embedded(), "awaw")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// The lesson's places lie on its scenario's board, its commands are the notation's, every step has words, and its
// paragraphs exist.
func TestTheLessonFitsItsScenario(t *testing.T) {
	g, err := Guide("scenarios/first-morning.toml")
	if err != nil || g == nil || len(g.Steps) < 10 {
		t.Fatalf("%v, %v", g, err)
	}
	doc, err := scenarios.Doc("first-morning")
	if err != nil {
		t.Fatal(err)
	}
	_, kit, err := systems.Open(doc, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	named := func(place string) bool {
		m, ok := kit.Board.(*hexmap.Map)
		if !ok {
			t.Fatalf("the board is a %T", kit.Board)
		}
		b := m
		for i := range b.Len() {
			if b.Name(i) == place {
				return true
			}
		}
		return false
	}
	words, rules := texts(t), book(t)
	for _, s := range g.Steps {
		for _, place := range []string{s.Place, s.Until.At, s.Until.Selected, s.Until.Aimed} {
			if place != "" && !named(place) {
				t.Errorf("%s: there is no %s on the board", s.ID, place)
			}
		}
		if !slices.Contains([]string{"", "prompt", "right", "top", "timeline"}, s.Part) {
			t.Errorf("%s points at %q", s.ID, s.Part)
		}
		if c := s.Until.Command; c != "" && c != "fly" && c != "roll" {
			t.Errorf("%s waits for the command %q", s.ID, c)
		}
		if !slices.Contains([]string{"", "-", "stage", "fly"}, s.Only) {
			t.Errorf("%s is about the command %q", s.ID, s.Only)
		}
		for _, what := range []string{".title", ".text"} {
			if words["screen.guide."+s.ID+what] == "" {
				t.Errorf("%s has no words%s", s.ID, what)
			}
		}
		if s.Cite != "" && s.Cite != "18" && !cited(rules, string(s.Cite)) {
			t.Errorf("%s cites %s, which is no paragraph", s.ID, s.Cite)
		}
	}
	if g, err := Guide("channel-1940"); g != nil || err != nil {
		t.Errorf("a scenario without a lesson gives %v, %v", g, err)
	}
}

// So does that of the wings: its places, its kinds of order, its words, its clauses.
func TestTheLessonOfTheWingsFitsItsScenario(t *testing.T) {
	g, err := Guide("scenarios/wings-lesson.toml")
	if err != nil || g == nil || len(g.Steps) < 10 {
		t.Fatalf("%v, %v", g, err)
	}
	doc, err := scenarios.Doc("wings-lesson")
	if err != nil {
		t.Fatal(err)
	}
	_, kit, err := systems.Open(doc, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, ok := kit.Board.(*areamap.Map)
	if !ok {
		t.Fatalf("the board is a %T", kit.Board)
	}
	var names, kinds []string
	for i := range b.Len() {
		names = append(names, b.Name(i))
	}
	for k := ordered.Hold; k < ordered.Rider; k++ {
		kinds = append(kinds, k.String())
	}
	rules, err := rulebook.Open(tables.Embedded(), "rn46")
	if err != nil {
		t.Fatal(err)
	}
	words := texts(t)
	for _, s := range g.Steps {
		for _, place := range []string{s.Place, s.Until.Selected, s.Until.Of, s.Until.To} {
			if place != "" && !slices.Contains(names, place) {
				t.Errorf("%s: there is no %s on the board", s.ID, place)
			}
		}
		if k := s.Until.Order; k != "" && !slices.Contains(kinds, k) {
			t.Errorf("%s waits for an order %q", s.ID, k)
		}
		if words["screen.guide."+s.ID+".title"] == "" || words["screen.guide."+s.ID+".text"] == "" {
			t.Errorf("%s has no words", s.ID)
		}
		if s.Cite != "" && !cited(rules, string(s.Cite)) {
			t.Errorf("%s cites %s, which is no clause", s.ID, s.Cite)
		}
	}
}

// And that of Enhanced Realism: what a step may be given is written as commands are, where it waits lies on the board.
func TestTheLessonOfFlightsFitsItsScenario(t *testing.T) {
	g, err := Guide("scenarios/first-raid.toml")
	if err != nil || g == nil || len(g.Steps) < 8 {
		t.Fatalf("%v, %v", g, err)
	}
	doc, err := scenarios.Doc("first-raid")
	if err != nil {
		t.Fatal(err)
	}
	_, kit, err := systems.Open(doc, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	b, ok := kit.Board.(*areamap.Map)
	if !ok {
		t.Fatalf("the board is a %T", kit.Board)
	}
	rules, err := rulebook.Open(tables.Embedded(), "realism")
	if err != nil {
		t.Fatal(err)
	}
	words := texts(t)
	for _, s := range g.Steps {
		for _, place := range []string{s.Place, s.Until.Bound} {
			if place != "" && b.Find(place) < 0 {
				t.Errorf("%s: there is no %s on the board", s.ID, place)
			}
		}
		if !s.Until.None() && s.Only == "" {
			t.Errorf("%s waits for a deed and takes any", s.ID)
		}
		if words["screen.guide."+s.ID+".title"] == "" || words["screen.guide."+s.ID+".text"] == "" {
			t.Errorf("%s has no words", s.ID)
		}
		if s.Cite != "" && !cited(rules, string(s.Cite)) {
			t.Errorf("%s cites %s, which is no clause", s.ID, s.Cite)
		}
	}
}

func TestBrokenLessonsAreRefused(t *testing.T) {
	for _, q := range []struct{ text, says string }{
		{"[[step]]\ncite = \"1\"\n", "id"},
		{"[[step]]\nid = \"a\"\n[[step]]\nid = \"a\"\n", "step 2: id"},
		{"[[step]]\nid = \"a\"\nwhere = \"here\"\n", "my.toml:3"},
		{"[[step]]\nid = \"a\"\nuntil = { battle = \"lost\" }\n", "until.battle"},
		{"[[step]]\nid = \"a\"\nuntil = { at = \"Lille\" }\n", "until.least"},
		{"[[step]]\nid = \"a\"\nuntil = { least = 2 }\n", "until.least"},
		{"[[step]]\nid = \"a\"\nuntil = { times = 2 }\n", "until.times"},
		{"[[step]]\nid = \"a\"\nuntil = { order = \"raid\" }\n", "until.order"},
		{"[[step]]\nid = \"a\"\nuntil = { to = \"Kiel\" }\n", "until.order"},
	} {
		if _, err := readGuide("my.toml", []byte(q.text)); err == nil || !strings.Contains(err.Error(), q.says) {
			t.Errorf("%q: %v", q.text, err)
		}
	}
}

// said tells whether a word stands in any message but those that teach.
func said(words map[string]string, word string) bool {
	for key, text := range words {
		if !strings.HasPrefix(key, "screen.term.") && !strings.HasPrefix(key, "screen.guide.") && !strings.HasPrefix(key, "screen.puzzle") &&
			strings.Contains(strings.ToLower(text), strings.ToLower(word)) {
			return true
		}
	}
	return false
}

// Every term of a system has names and an explanation in every language, no name stands for two terms, and its paragraph is one of that system's.
func TestGlossary(t *testing.T) {
	for _, sys := range systems.All() {
		all, err := Glossary(sys.ID())
		if err != nil {
			t.Fatal(err)
		}
		if n := len(all); n < leastTerms[sys.ID()] {
			t.Errorf("%s: %d terms", sys.ID(), n)
		}
		if len(all) > 0 {
			glossaryOf(t, sys.Folder(), all)
		}
	}
	if _, err := readGlossary("my.toml", []byte("[[term]]\nid = \"a\"\n[[term]]\nid = \"a\"\n")); err == nil || !strings.Contains(err.Error(), "term 2: id") {
		t.Errorf("a term twice: %v", err)
	}
}

// leastTerms is how many terms of a system are explained at least.
var leastTerms = map[engine.SystemID]int{"awaw": 25, "rn44": 12, "rn46": 15}

func glossaryOf(t *testing.T, folder string, all []program.Term) {
	t.Helper()
	rules, err := rulebook.Open(tables.Embedded(), folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range assets.Languages() {
		words, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		held := map[string]string{}
		for _, x := range all {
			names := words["screen.term."+x.ID+".names"]
			if names == "" || words["screen.term."+x.ID+".text"] == "" {
				t.Errorf("%s: %s is not explained", lang, x.ID)
			}
			for _, n := range strings.Split(strings.ToLower(names), "|") {
				if n == "" || held[n] != "" {
					t.Errorf("%s: %q stands for %s and for %q", lang, n, x.ID, held[n])
				}
				held[n] = x.ID
			}
			// A name that the game never uses explains nothing: whoever rests on the word the game does use is told nothing.
			if first, _, _ := strings.Cut(names, "|"); !said(words, first) {
				t.Errorf("%s: nothing the program says has the word %q (%s)", lang, first, x.ID)
			}
			if x.Cite != "" && !cited(rules, string(x.Cite)) {
				t.Errorf("%s cites %s, which is no paragraph", x.ID, x.Cite)
			}
		}
	}
}
