package present_test

import (
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/present"
	"awaw/internal/present/prefs"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// fullDesk teaches, explains and knows the rules.
type fullDesk struct{ *rowDesk }

func (fullDesk) Languages() []string { return []string{"de", "en"} }
func (fullDesk) Terms() []program.Term {
	return []program.Term{{ID: "staging", Cite: "18.2"}, {ID: "range", Cite: "18.3"}}
}
func (fullDesk) OwnPuzzles() bool { return true }

func (fullDesk) Puzzles() []program.Puzzle {
	return []program.Puzzle{
		{ID: "round", Cite: "19.2", Board: "europe", Answers: []string{"2/4", "3/3"}, Right: 0, Sides: []program.PuzzleSide{
			{Force: []engine.Text{{Key: "fake.far"}}, Style: "axis", Strength: 8, Dice: [2]int{3, 1}, Sum: 5, Result: "2/4", Lines: []program.PuzzleLine{{Why: engine.Say("fake.far"), Cite: "19.31A", N: 1}}},
			{Force: []engine.Text{{Key: "fake.far"}}, Style: "allies", Strength: 6, Dice: [2]int{5, 4}, Sum: 8, Result: "3/3"}}},
		{ID: "carriers", Cite: "19.6", Book: true, Worded: true, Answers: make([]string, 4), Right: 1},
	}
}
func (fullDesk) Clauses() []program.Clause {
	return []program.Clause{{ID: "18.21-1", Cite: "18.21", Title: "staging", Text: "Units change base.", State: "in"},
		{ID: "18.21-2", Cite: "18.21", Title: "staging", Text: "Neutral land bars the way.", State: "later", Why: "It waits.", Reading: "Straits are sea."},
		{ID: "19.2", Cite: "19.2", Title: "combat", Text: "Both roll.", State: "out", Why: "Never."}}
}
func (fullDesk) Guide(string) *program.Guide {
	return &program.Guide{Steps: []program.GuideStep{{ID: "welcome", Part: "prompt"},
		{ID: "choose", Place: "S1", Until: program.GuideUntil{Selected: "S1"}},
		{ID: "stage", Place: "S2", Only: "1", Until: program.GuideUntil{At: "S2", Least: 5}},
		{ID: "end", Until: program.GuideUntil{Over: true}}}}
}

func fullModel(t *testing.T, lang string) *present.Model {
	t.Helper()
	words, err := assets.Text(lang)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range []string{"no", "moves", "roll", "loss", "next", "over", "date", "ask", "phase", "one", "two", "city", "verb", "far"} {
		words["fake."+k] = "fake " + k
	}
	words["fake.moves"] = "fake moves {0}"
	m := present.New(fullDesk{&rowDesk{}}, narrow{}, engine.Catalog(words), rowBoard{})
	m.Put(newPlay([]string{"person", "person"}, false))
	return m
}

func says(t *testing.T, m *present.Model, want string) {
	t.Helper()
	if !strings.Contains(words(m), want) {
		t.Fatalf("the screen does not say %q:\n%s", want, words(m))
	}
}

// Every action has words and a key of its own that can be given, and no two share one.
func TestEveryActionHasAKeyOfItsOwn(t *testing.T) {
	texts := english(t)
	held := map[string]prefs.Action{}
	var none prefs.Bindings
	for _, a := range prefs.Actions() {
		key := none.KeyOf(a)
		if texts["screen.action."+string(a)] == "" || !prefs.KnownKey(key) || held[key] != "" || none.Holder(key) != a {
			t.Errorf("%s: key %q, held by %q too, words %q", a, key, held[key], texts["screen.action."+string(a)])
		}
		held[key] = a
	}
}

// A key given to an action is taken from the one that held it, which is told; giving the shipped key back leaves no trace.
func TestBindingsAreTakenAndGivenBack(t *testing.T) {
	var none prefs.Bindings
	b := none.With("undo", "l")
	if b.Holder("l") != "undo" || b.KeyOf("pane.log") != "" || b.Holder("z") != "" || none.Holder("l") != "pane.log" {
		t.Fatalf("after giving L to undo: %v", b)
	}
	b = b.With("pane.log", "l")
	if b.Holder("l") != "pane.log" || b.KeyOf("undo") != "" {
		t.Fatalf("after giving L back: %v", b)
	}
	if b = b.With("undo", "z"); len(b) != 0 {
		t.Fatalf("everything is as shipped, and yet %v is kept", b)
	}
	for _, key := range []string{"esc", "1", "9", "shift+esc", "shift+0", "f13", "", "ä", "ctrl+a"} {
		if prefs.KnownKey(key) {
			t.Errorf("%q can be given to an action", key)
		}
	}
}

func TestKeysAreChangedOnTheirPage(t *testing.T) {
	m := fullModel(t, "en")
	press(m, "f10")
	clickActS(t, m, "page.tab", "keys")
	clickActS(t, m, "bind", "undo")
	says(t, m, "Press the key for: take back")
	press(m, "esc")
	says(t, m, "Nothing was changed")
	clickActS(t, m, "bind", "undo")
	press(m, "5")
	says(t, m, "5 cannot be given")
	clickActS(t, m, "bind", "undo")
	press(m, "l")
	says(t, m, "It was taken from: log")
	press(m, "esc")
	clickSpace(m, 1)
	clickSpace(m, 2)
	press(m, "z")
	if where(m, 0) != 2 {
		t.Fatal("the old key still takes back")
	}
	press(m, "l")
	if where(m, 0) != 1 {
		t.Fatal("the new key does not take back")
	}
	press(m, "f1")
	says(t, m, "none")
	press(m, "esc", "f10")
	clickActS(t, m, "page.tab", "keys")
	clickAct(t, m, "bind.reset")
	if len(m.Prefs().Keys) != 0 {
		t.Fatalf("reset left %v", m.Prefs().Keys)
	}
}

func clickActS(t *testing.T, m *present.Model, do, s string) {
	t.Helper()
	for _, r := range m.Regions() {
		if scene.Means(r.Act, do, s) {
			click(m, r.Rect.X+r.Rect.W/2, r.Rect.Y+r.Rect.H/2)
			return
		}
	}
	t.Fatalf("nothing on the screen does %q %q", do, s)
}

// Everything on the options can be reached and set by keyboard, and nothing reaches the game behind.
func TestOptionsByKeyboard(t *testing.T) {
	m := fullModel(t, "en")
	head := m.Table().Head()
	press(m, "f10")
	n := 0
	for _, r := range m.Regions() {
		if strings.HasPrefix(scene.Does(r.Act), "pref") || strings.HasPrefix(scene.Does(r.Act), "page.") {
			n++
		}
	}
	for range n {
		press(m, "tab")
	}
	press(m, "enter") // the last region: a language
	if m.Prefs().Language != "en" {
		t.Fatalf("after %d times Tab, Enter set %+v", n, m.Prefs())
	}
	press(m, "z", "f", "r")
	if m.Table().Head() != head {
		t.Fatal("a key reached the game behind the page")
	}
	x, y := at(m, 1)
	click(m, x, y)
	press(m, "esc")
	if m.Table().Head() != head || strings.Contains(words(m), "Size of text and panels") {
		t.Fatal("Esc did not close the page, or a click reached the map")
	}
}

// Opponents are given their time among the options; a time the page does not offer is not taken.
func TestTimeToThink(t *testing.T) {
	m := fullModel(t, "en")
	press(m, "f10")
	clickActS(t, m, "page.tab", "opponents")
	says(t, m, "Time to think")
	for _, r := range m.Regions() {
		if scene.Means(r.Act, "pref", "think", "20") {
			click(m, r.Rect.X+r.Rect.W/2, r.Rect.Y+r.Rect.H/2)
			break
		}
	}
	if got := m.Prefs().Think; got != 20 {
		t.Fatalf("20 seconds were chosen, %d are kept", got)
	}
}

func TestScaleStopsAtItsEnds(t *testing.T) {
	m := fullModel(t, "en")
	for range 20 {
		m.Send(scene.Key{Name: "minus", Shift: true})
	}
	if got := m.Prefs().Scale; got != prefs.LeastScale {
		t.Fatalf("scale %d, want %d", got, prefs.LeastScale)
	}
	for range 20 {
		m.Send(scene.Key{Name: "plus", Shift: true})
	}
	if got := m.Prefs().Scale; got != prefs.MostScale {
		t.Fatalf("scale %d, want %d", got, prefs.MostScale)
	}
}

// Settings that are the same are told to be, and any that differs is noticed.
func TestPrefsAreCompared(t *testing.T) {
	p := prefs.DefaultPrefs()
	for i, change := range []func(*prefs.Prefs){
		func(q *prefs.Prefs) { q.Scale = 75 }, func(q *prefs.Prefs) { q.Vision = "grey" }, func(q *prefs.Prefs) { q.Contrast = true },
		func(q *prefs.Prefs) { q.Still = true }, func(q *prefs.Prefs) { q.Volume-- }, func(q *prefs.Prefs) { q.Mute = true },
		func(q *prefs.Prefs) { q.Language = "de" }, func(q *prefs.Prefs) { q.Tips = false }, func(q *prefs.Prefs) { q.Pane = "log" },
		func(q *prefs.Prefs) { q.Folded = true }, func(q *prefs.Prefs) { q.Think = 5 },
	} {
		q := p
		if change(&q); p.Same(q) || q.Same(p) {
			t.Errorf("change %d is not noticed", i)
		}
	}
	q := p
	if q.Keys = (prefs.Bindings{"undo": "k"}); p.Same(q) || !q.Same(q) || !p.Same(prefs.DefaultPrefs()) {
		t.Error("keys are not compared")
	}
}

func TestPuzzlesArePredictedThenResolved(t *testing.T) {
	m := fullModel(t, "en")
	press(m, "f9", "z")
	says(t, m, "Eight German factors")
	says(t, m, "The map is being drawn") // until its picture lies over that
	if strings.Contains(words(m), "with modifiers") {
		t.Fatal("the dice lie open before a prediction")
	}
	press(m, "enter")
	if strings.Contains(words(m), "with modifiers") {
		t.Fatal("it was resolved without a prediction")
	}
	press(m, "9", "2", "enter")
	says(t, m, "Not this time")
	says(t, m, "with modifiers 5")
	says(t, m, "19.31A")
	press(m, "1", "enter")
	says(t, m, "worked in the rulebook")
	press(m, "2", "enter")
	says(t, m, "Right.")
}

func TestRulesAreSearched(t *testing.T) {
	m := fullModel(t, "en")
	press(m, "f9", "r")
	says(t, m, "3 of 3 clauses")
	press(m, "n", "e", "u", "t", "r")
	says(t, m, "1 of 3 clauses")
	says(t, m, "Straits are sea.") // what is found is opened: beside the list, and in it
	press(m, "down")
	says(t, m, "Straits are sea.")
	for range 6 {
		press(m, "backspace")
	}
	press(m, "1", "9", ".")
	says(t, m, "1 of 3 clauses")
	clickActS(t, m, "rulebook.filter", "reading")
	says(t, m, "No clause matches")
	clickAct(t, m, "rulebook.clear")
	says(t, m, "1 of 3 clauses")
	press(m, "esc")
	if strings.Contains(words(m), "clauses") {
		t.Fatal("Esc did not close the rules")
	}
}

// A term is explained where its name stands, in any panel, and only there; switched off it is not.
func TestTermsAreExplainedUnderThePointer(t *testing.T) {
	m := fullModel(t, "en")
	m.Send(scene.Key{Name: "l", Shift: true}) // the layers, one of which is staging
	var x, y float64
	for _, p := range m.Scene().Panels {
		for _, i := range p.Items {
			if i.Kind == scene.ItemText && p.ID == "right" && strings.EqualFold(i.Text, "Range") {
				x, y = i.X+4, i.Y-4
			}
		}
	}
	if x == 0 {
		t.Fatal("the layers do not name the range")
	}
	rest := func(x, y float64) string {
		m.Send(scene.Mouse{X: x, Y: y})
		m.Scene()
		for range 5 {
			m.Send(scene.Tick{MS: 100})
		}
		return words(m)
	}
	if !strings.Contains(rest(x, y), "How many hexes a unit flies") {
		t.Fatalf("the range is not explained:\n%s", words(m))
	}
	if strings.Contains(rest(x, y-60), "How many hexes a unit flies") {
		t.Fatal("it is explained beside its name too")
	}
	p := m.Prefs()
	p.Tips = false
	m.SetPrefs(p)
	if strings.Contains(rest(x, y), "How many hexes a unit flies") {
		t.Fatal("it is explained though that is switched off")
	}
}

// In every language and window nothing a page says runs out of it.
func TestPagesHoldWhatTheySay(t *testing.T) {
	for _, lang := range assets.Languages() {
		for _, size := range [][2]float64{{1024, 576}, {1280, 720}, {1600, 900}, {3840, 2160}} {
			m := fullModel(t, lang)
			m.Send(scene.Resize{W: size[0], H: size[1], Scale: 1})
			for name, keys := range map[string][]string{"display": {"f10"}, "opponents": {"f10"}, "keys": {"f1"}, "puzzle": {"f9", "z", "1", "enter"}, "rules": {"f9", "r", "down", "down"}} {
				press(m, keys...)
				if name == "opponents" {
					clickActS(t, m, "page.tab", name)
				}
				for _, p := range m.Scene().Panels {
					if p.ID != "page" {
						continue
					}
					for _, i := range p.Items {
						if i.Kind != scene.ItemText {
							continue
						}
						if right := i.X + (narrow{}).Width(i.Face, i.Size, i.Text); i.X < p.Rect.X || right > p.Rect.X+p.Rect.W+1 || i.Y < p.Rect.Y || i.Y > p.Rect.Y+p.Rect.H+1 {
							t.Errorf("%s, %s at %v: %q at %.0f,%.0f to %.0f runs out of %v", lang, name, size, i.Text, i.X, i.Y, right, p.Rect)
						}
					}
				}
				press(m, "esc")
			}
		}
	}
}

// With little motion a counter is at once where it goes.
func TestLittleMotion(t *testing.T) {
	for _, still := range []bool{false, true} {
		m := fullModel(t, "en")
		p := m.Prefs()
		p.Still = still
		m.SetPrefs(p)
		clickSpace(m, 1)
		clickSpace(m, 2)
		if moving := len(m.Scene().Map.Moving) > 0; moving == still {
			t.Errorf("little motion %v: moving %v", still, moving)
		}
	}
}

// What happens is heard; muted it is not, and nothing is heard twice.
func TestCues(t *testing.T) {
	m := fullModel(t, "en")
	m.Cues()
	clickSpace(m, 1)
	if got, loud := m.Cues(); len(got) != 1 || got[0] != "card" || loud <= 0 || loud > 1 {
		t.Fatalf("choosing is heard as %v at %v", got, loud)
	}
	press(m, "esc", "r")
	got, _ := m.Cues()
	if s := strings.Join(got, " "); !strings.Contains(s, "dice") || !strings.Contains(s, "thud") {
		t.Fatalf("dice and a loss are heard as %v", got)
	}
	if again, _ := m.Cues(); len(again) != 0 {
		t.Fatalf("heard again: %v", again)
	}
	m = fullModel(t, "en")
	p := m.Prefs()
	p.Mute = true
	m.SetPrefs(p)
	m.Cues()
	press(m, "r")
	if got, _ := m.Cues(); len(got) != 0 {
		t.Fatalf("muted, and yet %v", got)
	}
}

// The menu is whole in the smallest window.
func TestTheMenuFitsALowWindow(t *testing.T) {
	m := skies(t, "over-the-reich", "person", "person")
	for _, h := range []float64{900, 640, 560} {
		m.Send(scene.Resize{W: 1024, H: h, Scale: 1})
		press(m, "f9")
		for _, p := range m.Scene().Panels {
			if p.ID == "sheet" && (p.Rect.Y < 0 || p.Rect.Y+p.Rect.H > h) {
				t.Errorf("at %v pixels it lies from %v to %v", h, p.Rect.Y, p.Rect.Y+p.Rect.H)
			}
		}
		says(t, m, "Quit")
		press(m, "esc")
	}
}

// No two buttons of the menu have one key.
func TestMenuKeysAreTheirOwn(t *testing.T) {
	m := fullModel(t, "en")
	press(m, "f9")
	seen := map[string]bool{}
	for _, p := range m.Scene().Panels {
		if p.ID != "sheet" {
			continue
		}
		for _, i := range p.Items {
			if i.Kind == scene.ItemText && i.Face == scene.CondMedium && i.Size == 12 {
				if seen[i.Text] {
					t.Errorf("the key %s stands on two buttons", i.Text)
				}
				seen[i.Text] = true
			}
		}
	}
	if len(seen) < 6 {
		t.Fatalf("only %d keys found", len(seen))
	}
}

// Where what is asked is the house's own, the rules say so, and not that no clause has that number.
func TestTheRulesTellOfTheHousesOwn(t *testing.T) {
	m := skies(t, "world-1942", "person", "pilot")
	press(m, "f2")
	says(t, m, "The house's own rule")
	if w := words(m); strings.Contains(w, "not among the clauses") || strings.Contains(w, "\nhouse\n\n") {
		t.Errorf("%s", w)
	}
}
