package scenarios

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"awaw/tables"
)

func TestListStartsWithTheDefaultAndTheLessons(t *testing.T) {
	var got []string
	lessons := 0
	for i, s := range List() {
		got = append(got, s.ID)
		if s.Default != (i == 0) {
			t.Errorf("%s: default is %v at place %d; exactly the first is the default", s.ID, s.Default, i)
		}
		if (s.Teaches != "") != (len(s.Lessons) > 0) {
			t.Errorf("%s: teaches %q in %d steps", s.ID, s.Teaches, len(s.Lessons))
		}
		for _, l := range s.Lessons {
			if l.Text == "" || !strings.ContainsAny(string(l.Cite), "0123456789") {
				t.Errorf("%s: a step without text or paragraph: %+v", s.ID, l)
			}
		}
		if s.Teaches != "" {
			lessons++
		}
	}
	want := []string{"channel-1940", "first-morning", "stay-or-go", "first-dispatch", "first-raid", "wings-lesson"}
	if len(got) < len(want) || !slices.Equal(got[:len(want)], want) || !slices.IsSorted(got[len(want):]) || lessons != 5 {
		t.Errorf("List = %v with %d lessons, want %v with 5, then the others by id", got, lessons, want)
	}
	if Default().ID != "channel-1940" || Default().Turns != 4 || Default().Sides[0].Name != "Axis" {
		t.Errorf("default is %+v", Default())
	}
}

func TestDocGivesTheFileOfTheId(t *testing.T) {
	for _, s := range List() {
		doc, err := Doc(s.ID)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := Read(doc.Name, doc.Data); err != nil || again.ID != s.ID || doc.Name != "scenarios/"+s.ID+".toml" {
			t.Errorf("Doc(%s) is %s, which holds %q, %v", s.ID, doc.Name, again.ID, err)
		}
	}
}

func TestUnknownIdsListWhatThereIsAndTheNearest(t *testing.T) {
	for _, c := range []struct{ ask, nearest string }{
		{"chanel-1940", "channel-1940"},
		{"Channel-1940", "channel-1940"},
		{"stay", "stay-or-go"},
		{"first_morning", "first-morning"},
		{"kursk", ""},
		{"", ""},
		{"../engine", ""},
		{"scenarios.go", ""},
	} {
		_, err := Doc(c.ask)
		var u *Unknown
		if !errors.As(err, &u) {
			t.Fatalf("Doc(%q): %v, want *Unknown", c.ask, err)
		}
		if u.Nearest() != c.nearest {
			t.Errorf("Doc(%q): nearest %q, want %q", c.ask, u.Nearest(), c.nearest)
		}
		for _, s := range List() {
			if !strings.Contains(err.Error(), s.ID) {
				t.Errorf("Doc(%q) does not list %s: %v", c.ask, s.ID, err)
			}
		}
	}
}

const sound = `[scenario]
id = "x"
system = "awaw"
edition = 1
name = "X"
dates = "1940"
map = "m"
turns = 1
complexity = 1
minutes = 5
[[side]]
name = "A"
[[side]]
name = "B"
[anything]
else = true
`

func TestOnlyTheHeadIsReadStrictly(t *testing.T) {
	if info, err := Read("x.toml", []byte(sound)); err != nil || len(info.Sides) != 2 {
		t.Fatalf("%+v, %v", info, err)
	}
	for _, c := range []struct {
		name, from, to, key string
		line                int
	}{
		{"misspelt key", `dates = "1940"`, "dates = \"1940\"\ntruns = 3", "scenario.truns", 7},
		{"no id", `id = "x"`, "", "scenario.id", 1},
		{"no turns", "turns = 1", "turns = 0", "scenario.turns", 8},
		{"too many turns", "turns = 1", "turns = 201", "scenario.turns", 8},
		{"complexity 6", "complexity = 1", "complexity = 6", "scenario.complexity", 9},
		{"blank name", `name = "X"`, `name = "  "`, "scenario.name", 5},
		{"wrong kind", "turns = 1", `turns = "one"`, "scenario.turns", 8},
		{"not TOML", "turns = 1", "turns = ", "scenario.turns", 8},
		{"one side", "[[side]]\nname = \"B\"\n", "", "side", 0},
	} {
		text := strings.Replace(sound, c.from, c.to, 1)
		_, err := Read("x.toml", []byte(text))
		var e *tables.Error
		if !errors.As(err, &e) {
			t.Errorf("%s: %v, want a *tables.Error", c.name, err)
			continue
		}
		if e.File != "x.toml" || e.Key != c.key || e.Line != c.line || e.Expected == "" || e.Do == "" {
			t.Errorf("%s: %+v, want key %s line %d", c.name, *e, c.key, c.line)
		}
	}
}

func TestMeasuredSharesAreOfScenariosThereAre(t *testing.T) {
	seen := 0
	for _, s := range List() {
		b, ok := Measured(s.ID, s.Edition, "pilot")
		if !ok {
			continue
		}
		seen++
		sum := 0.0
		for _, w := range b.Won {
			if w < 0 || w > 1 {
				t.Errorf("%s: a share of %v", s.ID, w)
			}
			sum += w
		}
		if len(b.Won) != len(s.Sides) || sum > 1.0001 || b.Games < 1 || b.Bot == "" {
			t.Errorf("%s: %+v for %d sides", s.ID, b, len(s.Sides))
		}
	}
	if seen == 0 {
		t.Error("no scenario is measured: balance.json is empty or cannot be read")
	}
	var all []Balance
	if err := json.Unmarshal(balances, &all); err != nil {
		t.Fatal(err)
	}
	for _, b := range all {
		if !slices.ContainsFunc(List(), func(i Info) bool { return i.ID == b.Scenario && i.Edition == b.Edition }) {
			t.Errorf("%s was measured in edition %d, which is not the one that is played", b.Scenario, b.Edition)
		}
	}
	if _, ok := Measured("channel-1940", 999, "pilot"); ok {
		t.Error("an edition never measured has shares")
	}
}

func TestEveryScenarioSpeaksGerman(t *testing.T) {
	for _, s := range List() {
		own, de := s.In("en"), s.In("de")
		if own.Name != s.Name || own.Blurb != s.Blurb {
			t.Errorf("%s: in English it is %+v", s.ID, own)
		}
		if de.Name == s.Name || de.Dates == "" || de.Blurb == s.Blurb || s.Teaches != "" && de.Teaches == s.Teaches || len(de.Lessons) != len(s.Lessons) {
			t.Errorf("%s: a [words.de] table is wanted with name, dates, blurb, teaches and lessons; it gives %+v", s.ID, de)
		}
		for i, l := range s.Lessons {
			if de.Lessons[i] == l.Text {
				t.Errorf("%s: lesson %d is still English", s.ID, i+1)
			}
		}
	}
}

func TestWordsAreReadStrictly(t *testing.T) {
	for _, c := range []struct{ name, add, key string }{
		{"misspelt", "[words.de]\nnmae = \"X\"\n", "words.de.nmae"},
		{"a lesson too many", "[words.de]\nlessons = [\"a\"]\n", "words.de.lessons"},
	} {
		_, err := Read("x.toml", []byte(sound+c.add))
		var e *tables.Error
		if !errors.As(err, &e) || e.Key != c.key || e.Do == "" {
			t.Errorf("%s: %v, want key %s", c.name, err, c.key)
		}
	}
	info, err := Read("x.toml", []byte(sound+"[words.de]\nname = \"Xe\"\n"))
	if w := info.In("de"); err != nil || w.Name != "Xe" || w.Dates != "1940" {
		t.Errorf("%+v, %v: what is not given stays as it is", w, err)
	}
}

// Notes are read in the language of the player where a scenario has them in it.
func TestNotesAreReadInTheLanguage(t *testing.T) {
	for _, s := range List() {
		if s.System == "awaw" || s.Notes == "" {
			continue
		}
		if own, other := s.In("en").Notes, s.In("de").Notes; own != s.Notes || other == own {
			t.Errorf("%s: the notes are %q, and in German %q", s.ID, own, other)
		}
	}
}
