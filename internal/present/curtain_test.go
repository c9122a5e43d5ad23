package present_test

import (
	"fmt"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present"
	"awaw/internal/present/history"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// lift holds Space until the curtain is up, if one is down: a game with something hidden begins behind it.
func lift(m *present.Model) {
	if m.Screen() == table.ScreenCurtain {
		m.Send(scene.Key{Name: "space"})
		m.Send(scene.Tick{MS: 600})
		m.Send(scene.Key{Name: "space", Up: true})
	}
}

// Where something is hidden from one of two persons the curtain is down before anything of the game is seen: at its beginning,
// and when a save is opened of which there is something to say. Where all lies open a game begins at once.
func TestAGameWithSecretsBeginsBehindTheCurtain(t *testing.T) {
	for _, secret := range []bool{true, false} {
		m, _ := newModel(t)
		g, err := play.New(warRules{start: war{secret: secret}}, engine.Kit{Board: rowBoard{}}, engine.Doc{Name: "row.toml"}, play.Options{Seed: engine.OpenSeed(4), Open: true})
		if err != nil {
			t.Fatal(err)
		}
		m.Put(&program.Play{Game: g, Board: rowBoard{}, Title: "Row", Seats: []string{"person", "person"}, Curtain: true, Notice: "This save ended early."})
		if down := m.Screen() == table.ScreenCurtain; down != secret {
			t.Fatalf("secrets %v, curtain %v", secret, down)
		}
		if s := m.Scene(); secret && (len(s.Panels) != 1 || s.Map != nil) {
			t.Errorf("before the curtain stand %d panels", len(s.Panels))
		}
		lift(m)
		if !strings.Contains(words(m), "This save ended early.") {
			t.Error("what there is to say of the save is lost behind the curtain")
		}
	}
}

// Who plays with the mouse alone holds it on the bar, for as long as Space; elsewhere on the curtain it does nothing.
func TestTheCurtainIsLiftedWithTheMouse(t *testing.T) {
	m := atWar(t, war{secret: true}, true, "person", "person")
	press(m, "f")
	hold := func(x, y float64, ms float64) {
		m.Send(scene.Mouse{X: x, Y: y, What: scene.Pressed})
		m.Send(scene.Tick{MS: ms})
		m.Send(scene.Mouse{X: x, Y: y, What: scene.Released})
		m.Send(scene.Tick{MS: ms})
	}
	var bar scene.Rect
	for _, r := range m.Regions() {
		if r.Act == (scene.Nothing{}) {
			bar = r.Rect
		}
	}
	hold(5, 5, 700)
	hold(bar.X+bar.W/2, bar.Y+bar.H/2, 400)
	hold(bar.X+bar.W/2, bar.Y+bar.H/2, 400)
	if m.Screen() != table.ScreenCurtain {
		t.Fatal("lifted beside the bar, or by two short holds")
	}
	hold(bar.X+bar.W/2, bar.Y+bar.H/2, 600)
	if m.Screen() != table.ScreenGame {
		t.Fatal("the curtain did not rise")
	}
}

// The curtain is one panel, and tells who is next; neither what is asked nor what happened before changes it.
func TestTheCurtainShowsNothingOfTheGame(t *testing.T) {
	plain := atWar(t, war{secret: true}, true, "person", "person")
	press(plain, "f")
	busy := atWar(t, war{secret: true}, true, "person", "person")
	clickSpace(busy, 1)
	clickSpace(busy, 2)
	press(busy, "esc", "r", "c", "f")
	for _, m := range []*present.Model{plain, busy} {
		s := m.Scene()
		if m.Screen() != table.ScreenCurtain || len(s.Panels) != 1 || s.Map != nil {
			t.Fatalf("screen %d, %d panels", m.Screen(), len(s.Panels))
		}
		if w := words(m); !strings.Contains(w, "fake two") || strings.Contains(w, "fake ask") {
			t.Errorf("the curtain says %q", w)
		}
	}
	if a, b := fmt.Sprintf("%+v", *plain.Scene()), fmt.Sprintf("%+v", *busy.Scene()); a != b {
		t.Errorf("the curtain tells what happened:\n%s\n%s", a, b)
	}
	press(plain, "esc", "enter", "l", "z")
	if plain.Screen() != table.ScreenCurtain {
		t.Error("a key other than Space lifts the curtain")
	}
	plain.Send(scene.Key{Name: "space"})
	plain.Send(scene.Tick{MS: 599})
	if plain.Screen() != table.ScreenCurtain {
		t.Error("lifted too soon")
	}
	plain.Send(scene.Tick{MS: 1})
	if plain.Screen() != table.ScreenGame {
		t.Error("not lifted after its time")
	}
}

// While the game lasts nobody looks through other eyes, and is told why.
func TestOtherEyesAreRefusedWithTheReason(t *testing.T) {
	m := atWar(t, war{secret: true}, true, "person", "person")
	do(t, m, history.OtherEyes{})
	if s := words(m); !strings.Contains(s, "Not through other eyes yet") {
		t.Errorf("the screen says %q", s)
	}
}

// Play pressed at the present shows the player turn again that is being played.
func TestPlayAtThePresentShowsTheTurnAgain(t *testing.T) {
	m := atWar(t, war{}, false, "person", "person")
	clickSpace(m, 1)
	clickSpace(m, 2)
	do(t, m, history.PlayOn{})
	if !strings.Contains(panel(m, "prompt"), "You are looking at") {
		t.Fatalf("the prompt says %q", panel(m, "prompt"))
	}
	for range 400 {
		m.Send(scene.Tick{MS: 20})
	}
	if s := panel(m, "prompt"); strings.Contains(s, "You are looking at") {
		t.Errorf("played to its end the present is not reached: %q", s)
	}
}

// Whoever looks at an unfinished game with secrets looks through one side's eyes, behind the curtain, from the beginning; and no other
// side's eyes may be taken.
func TestLookingAtAnUnfinishedGameIsBehindTheCurtain(t *testing.T) {
	for _, secret := range []bool{false, true} {
		m, _ := newModel(t)
		g, err := play.New(warRules{start: war{secret: secret}}, engine.Kit{Board: rowBoard{}}, engine.Doc{Name: "row.toml"}, play.Options{Seed: engine.OpenSeed(4), Open: true})
		if err != nil {
			t.Fatal(err)
		}
		m.Put(&program.Play{Game: g, Board: rowBoard{}, Title: "Row", Seats: []string{"person", "person"}, Replay: true})
		if down := m.Screen() == table.ScreenCurtain; down != secret {
			t.Fatalf("secrets %v, curtain %v", secret, down)
		}
		lift(m)
		if !m.Top().Sight.Play.Replay || m.Top().Sight.Cursor != 0 {
			t.Errorf("it does not begin at the beginning: step %d", m.Top().Sight.Cursor)
		}
		for _, s := range []engine.Side{1, 2} {
			if may := m.Top().MayView(s); may != (!secret || s == m.Top().Sight.Viewer) {
				t.Errorf("secrets %v: side %d may be looked at: %v", secret, s, may)
			}
		}
	}
}
