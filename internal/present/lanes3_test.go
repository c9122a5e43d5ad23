package present_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/present"
	"awaw/internal/present/pages"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// three is the board of three battles at once, with the attacks declared.
func three(t *testing.T, seed uint64, seats []string, lines ...string) *present.Model {
	t.Helper()
	src, err := os.ReadFile("../../cmd/awaw/testdata/three-lanes.toml")
	if err != nil {
		t.Fatal(err)
	}
	return dealt(t, engine.Doc{Name: "three-lanes.toml", Data: src}, seed, seats, lines...)
}

// dealt puts a game of a scenario on the table, and gives the commands that are written.
func dealt(t *testing.T, doc engine.Doc, seed uint64, seats []string, lines ...string) *present.Model {
	t.Helper()
	rules, kit, err := systems.Open(doc, systems.Tables(), nil)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(seed), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	m, _ := newModel(t)
	m.Put(&program.Play{Game: g, Board: kit.Board.(scene.Board), Title: "A title", Seats: seats, Brief: &program.Brief{}})
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	ready(m)
	for _, line := range lines {
		order(t, m, line)
		ready(m)
	}
	return m
}

// attacks are three at once.
var attacks = []string{"from LOW", "lift infantry LOW GBR NSE", "from NSE", "sail all NSE SCO", "from GER", "sortie fighter GER SCO",
	"from FRA", "sortie fighter FRA BIS", "sortie fighter FRA BIS", "end FRA", "from CHA", "sail destroyer CHA BIS", "end CHA", "done"}

// ready lifts curtains and begins whatever briefing lies there.
func ready(m *present.Model) {
	m.Send(scene.Tick{MS: 1000})
	for range 4 {
		lift(m)
		m.Send(scene.Tick{MS: 1000})
		if m.Screen() == table.ScreenBriefing {
			press(m, "enter")
			m.Send(scene.Tick{MS: 1000})
		}
	}
}

// beneath is a sheet that lies over a battle in which whoever looks is asked.
func beneath(t *testing.T) *present.Model {
	t.Helper()
	for seed := range uint64(20) {
		m := three(t, seed, []string{"pilot", "person"}, attacks...)
		for range 60 {
			x := battles(t, m)
			if x == nil || x.Over {
				break
			}
			if strings.Contains(m.Words(), "The dice stand.") {
				if m.Table().ToAct()[0] == 2 {
					return m
				}
				press(m, "space")
				m.Send(scene.Tick{MS: 1000})
			}
			goOn(t, m, x)
			ready(m)
		}
	}
	t.Fatal("no battle ended before another in which the same side is asked")
	return nil
}

// While the sheet of a battle that has ended lies over others that go on, no key answers what lies beneath: Space puts the sheet away, and that alone.
func TestKeysOfASheetDoNotAnswerTheLanesBeneath(t *testing.T) {
	m := beneath(t)
	at := m.Table().Len()
	for _, k := range []string{"d", "p", "4", "5"} {
		press(m, k)
		m.Send(scene.Tick{MS: 1000})
		if n := m.Table().Len(); n != at {
			t.Fatalf("%s gave a command beneath the sheet", k)
		}
	}
	press(m, "space")
	m.Send(scene.Tick{MS: 1000})
	if n := m.Table().Len(); n != at || strings.Contains(m.Words(), "The dice stand.") {
		t.Errorf("Space: %d lines, %d before; %s", n, at, m.Words())
	}
}

// While the lanes still tell how battles ended, no letter ends the step that lies beneath them: Space puts them away, and only then is it heard.
func TestNoKeyEndsTheStepBeneathTheLanes(t *testing.T) {
	m := three(t, 3, []string{"pilot", "person"}, attacks...)
	for n := 0; !strings.Contains(m.Words(), "The battles are over"); n++ {
		if n == 60 {
			t.Fatal("the battles do not end")
		}
		if x := battles(t, m); strings.Contains(m.Words(), "The dice stand.") {
			press(m, "space")
			m.Send(scene.Tick{MS: 1000})
		} else if x != nil && !x.Over {
			goOn(t, m, x)
		}
		ready(m)
	}
	at := m.Table().Len()
	press(m, "d")
	m.Send(scene.Tick{MS: 1000})
	if n := m.Table().Len(); n != at {
		t.Fatal("D ended the step beneath the lanes")
	}
	press(m, "space")
	m.Send(scene.Tick{MS: 1000})
	press(m, "d")
	m.Send(scene.Tick{MS: 1000})
	if n := m.Table().Len(); n == at {
		t.Error("D ends no step once the lanes are put away")
	}
}

// Who takes up a game in the middle of battles side by side sees them, and their keys answer: no sheet of what happened before lies over them.
func TestAGameTakenUpInItsBattlesShowsThem(t *testing.T) {
	src, err := os.ReadFile("../../cmd/awaw/testdata/three-lanes.toml")
	if err != nil {
		t.Fatal(err)
	}
	doc := engine.Doc{Name: "three-lanes.toml", Data: src}
	_, kit, err := systems.Open(doc, systems.Tables(), nil)
	if err != nil {
		t.Fatal(err)
	}
	begun := three(t, 3, []string{"person", "person"}, attacks...)
	m, _ := newModel(t)
	m.Put(&program.Play{Game: begun.Table(), Board: kit.Board.(scene.Board), Title: "A title", Seats: []string{"person", "pilot"}})
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	m.Resume()
	ready(m)
	if w := m.Words(); strings.Contains(w, "While you waited") || !strings.Contains(w, "defender holds") {
		t.Fatalf("in the middle of battles: %s", w)
	}
	at := m.Table().Len()
	for _, k := range []string{"2", "1"} {
		press(m, k)
		m.Send(scene.Tick{MS: 1000})
	}
	if m.Table().Len() == at {
		t.Error("nobody is sent by keys")
	}
}

// What a transport takes is told as many as it takes.
func TestWhatALandingTakesIsTold(t *testing.T) {
	m := three(t, 3, []string{"person", "person"}, "from LOW")
	if w := m.Words(); !strings.Contains(w, "Great Britain: 13 % to win") {
		t.Errorf("two infantry go aboard one transport: %s", w)
	}
}

// Whoever gives the side that is asked to a second person at the desk hands the screen on.
func TestASideGivenToASecondPersonIsAsked(t *testing.T) {
	m := skies(t, "morning", "person", "pilot")
	if m.Table().ToAct()[0] != 2 {
		t.Fatal("the first side is asked")
	}
	m.Run(pages.GiveSeat{Side: 2, Who: "person"})
	ready(m)
	if v := m.Top().Sight.Viewer; v != 2 {
		t.Errorf("side %d looks, side 2 is asked", v)
	}
}

// Two fighters are sent to two battles by keys alone: a battle by its number, its first row by 1, Esc back to all.
func TestTwoAreSentToTwoBattlesByKeys(t *testing.T) {
	m := three(t, 3, []string{"person", "person"}, attacks...)
	for _, k := range []string{"2", "1", "esc", "3", "1", "esc"} {
		press(m, k)
		m.Send(scene.Tick{MS: 1000})
	}
	if w := m.Words(); !strings.Contains(w, "sent to B") || !strings.Contains(w, "sent to C") {
		t.Errorf("two were to be sent: %s", w)
	}
}

// manyBars is the board of three battles with seven fighters to be sent.
func manyBars(t *testing.T) *present.Model {
	t.Helper()
	src, err := os.ReadFile("../../cmd/awaw/testdata/three-lanes.toml")
	if err != nil {
		t.Fatal(err)
	}
	more := strings.Replace(string(src), "NA-5: 1 carrier, 2 fighter", "NA-5: 4 carrier, 7 fighter", 1)
	return dealt(t, engine.Doc{Name: "many.toml", Data: []byte(more)}, 3, []string{"person", "person"}, attacks...)
}

// Bars that have no room are told of, above and below; the wheel stops at the last of them, a click on the sign, and the keys, bring the next, and a bar that
// sets out comes into sight.
func TestBarsOutOfSightAreToldOf(t *testing.T) {
	m := manyBars(t)
	says := func(when string, want ...string) {
		t.Helper()
		w := m.Words()
		for _, word := range want {
			if has := strings.Contains(w, strings.TrimPrefix(word, "not ")); has == strings.HasPrefix(word, "not ") {
				t.Errorf("%s, %q: %s", when, word, w)
			}
		}
	}
	says("at first", "5 more below", "not more above", "from Great Britain")
	bar := hitOf(t, m, "sky.bar")
	for range 20 {
		m.Send(scene.Wheel{X: bar.X + bar.W/2, Y: bar.Y + 10, D: -1})
		m.Words()
	}
	says("scrolled far", "5 more above", "not more below", "not from Great Britain")
	m.Send(scene.Wheel{X: bar.X + bar.W/2, Y: bar.Y + 10, D: 1})
	says("one turn back", "4 more above", "1 more below")
	for range 4 {
		press(m, "up")
		m.Words()
	}
	says("back by keys", "5 more below", "not more above")
	sign := hitOf(t, m, "sky.roll")
	m.Send(scene.Mouse{What: scene.Moved, X: sign.X + 5, Y: sign.Y + 5})
	m.Send(scene.Mouse{What: scene.Pressed, X: sign.X + 5, Y: sign.Y + 5})
	m.Send(scene.Mouse{What: scene.Released, X: sign.X + 5, Y: sign.Y + 5})
	says("a click on the sign", "1 more above", "4 more below")
	for range 6 {
		order(t, m, "dispatch fighter NA5 SCO U.S.A.")
	}
	says("six have set out", "sent to B", "5 more above", "not more below")
}

// Lanes that have no room are told of too, and the battle that is asked about comes into sight.
func TestLanesOutOfSightAreToldOf(t *testing.T) {
	m := three(t, 3, []string{"person", "person"}, attacks...)
	m.Send(scene.Resize{W: 1024, H: 520, Scale: 1})
	if w := m.Words(); !strings.Contains(w, "1 more below") {
		t.Fatalf("three lanes in so low a window: %s", w)
	}
	press(m, "3")
	if w := m.Words(); !strings.Contains(w, "1 more above") {
		t.Errorf("the third battle is looked at: %s", w)
	}
}

// Where the attacker is asked to go on or call off, bars show the round that is about to be fought; they are not his to drag. Where his ships would go stands on each
// row, and what the chances take for granted under them.
func TestBarsOfWhoIsAskedToGoOn(t *testing.T) {
	m := three(t, 1, []string{"person", "person"}, append(slices.Clone(attacks), "dispatch fighter NA5 SCO U.S.A.", "dispatch fighter NA5 BIS U.S.A.", "done")...)
	for range 12 {
		x := battles(t, m)
		if x == nil || x.Round > 1 {
			break
		}
		goOn(t, m, x)
		ready(m)
	}
	x := battles(t, m)
	if x == nil || x.Round != 2 || x.Offers[0].Deed != lanes.Onward && x.Offers[0].Deed != lanes.Leaves {
		t.Fatalf("not asked to go on: %+v", x)
	}
	for i, b := range x.Bars {
		if last := b.Spans[len(b.Spans)-1]; last.Round != 2 {
			t.Errorf("bar %d ends in round %d", i, last.Round)
		}
	}
	w := strings.Join(strings.Fields(m.Words()), " ")
	for _, word := range []string{"fights at B", "Call off: ships to North Sea", "Reckoned so:", "who is hit still rolls"} {
		if !strings.Contains(w, word) {
			t.Errorf("%q is not said: %s", word, w)
		}
	}
	for _, h := range m.Top().Hits {
		if h.Act != nil && h.Act.Do() == "sky.bar" {
			t.Error("the attacker may take up a bar")
		}
	}
}
