package present_test

import (
	"os"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/present"
	"awaw/internal/present/pages"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"awaw/scenarios"
)

// docOf is a scenario: one that lies beside the tests, else one that is shipped.
func docOf(t *testing.T, id string) engine.Doc {
	t.Helper()
	if data, err := os.ReadFile("testdata/" + id + ".toml"); err == nil {
		return engine.Doc{Name: id + ".toml", Data: data}
	}
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// briefed lays a new game of a shipped scenario on the table, with a briefing.
func briefed(t *testing.T, id string, seats ...string) *present.Model {
	t.Helper()
	doc := docOf(t, id)
	rules, kit, err := systems.Open(doc, systems.Tables(), nil)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(1), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	m, _ := newModel(t)
	m.Put(&program.Play{Game: g, Board: kit.Board.(scene.Board), Title: "A title", Seats: seats, Curtain: true,
		Brief: &program.Brief{Dates: "Then", Length: "Not long", Situation: "Something has happened. Now it is your turn."}})
	return m
}

// The briefing opens a scenario, says what counts and when it is won, and goes at a key.
func TestABriefingOpensTheGame(t *testing.T) {
	m := briefed(t, "channel-1940", "person", "pilot")
	if m.Screen() != table.ScreenBriefing {
		t.Fatal("no briefing")
	}
	s := words(m)
	for _, want := range []string{"Something has happened", "London", "You win at 36", "Allied advantage", "Lille", "the Axis"} {
		if !strings.Contains(s, want) {
			t.Errorf("the briefing does not say %q: %q", want, s)
		}
	}
	press(m, "enter")
	if m.Screen() != table.ScreenGame {
		t.Fatal("Enter does not begin the game")
	}
	if s := words(m); !strings.Contains(s, "wins at 36") {
		t.Errorf("the score does not name the goal: %q", s)
	}
	do(t, m, table.ShowStakes{})
	if m.Screen() != table.ScreenBriefing {
		t.Fatal("a click on the score does not open the briefing")
	}
	press(m, "esc")
	if m.Screen() != table.ScreenGame {
		t.Fatal("Esc does not put it away")
	}
}

// The other side sees the goal as its own: what it has to keep the first from.
func TestTheBriefingOfTheSideThatHolds(t *testing.T) {
	m := briefed(t, "channel-1940", "pilot", "person")
	if s := words(m); !strings.Contains(s, "Keep their lead under 36") || !strings.Contains(s, "the Allies") {
		t.Errorf("the Allies are told otherwise: %q", s)
	}
	for range 20 {
		m.Send(scene.Tick{MS: 1000})
	}
	if m.Table().Len() > 1 {
		t.Error("the opponent moves while the briefing is read")
	}
}

// At one desk each person is told once, the second behind the curtain.
func TestEachPersonIsToldOnce(t *testing.T) {
	m := briefed(t, "stay-or-go", "person", "person")
	if m.Screen() != table.ScreenBriefing || !strings.Contains(words(m), "the Axis") {
		t.Fatal("the first side is not told")
	}
	press(m, "enter")
	m.See(2)
	if m.Screen() != table.ScreenBriefing || !strings.Contains(words(m), "the Allies") {
		t.Fatal("the second side is not told")
	}
	press(m, "enter")
	m.See(1)
	if m.Screen() != table.ScreenGame {
		t.Fatal("the first side is told again")
	}
}

// Every shipped scenario of two sides has a briefing that fits, in the window it is made for and in a small one: nothing is written over the buttons.
func TestEveryBriefingFits(t *testing.T) {
	for _, info := range systems.InWindow() {
		if len(info.Sides) != 2 || info.System == "rn46" {
			continue // no lead decides there
		}
		for _, side := range []int{0, 1} {
			seats := []string{"pilot", "pilot"}
			seats[side] = "person"
			m := briefed(t, info.ID, seats...)
			for _, size := range [][2]float64{{1600, 900}, {1024, 640}, {800, 500}} {
				m.Send(scene.Resize{W: size[0], H: size[1], Scale: 1})
				p := panelOf(m, "briefing")
				if p == nil {
					t.Fatalf("%s: no briefing", info.ID)
				}
				foot := 0.0
				for _, i := range p.Items {
					if i.Kind == scene.ItemBox && i.Fill == "button.primary.fill" {
						foot = i.Y
					}
				}
				for _, i := range p.Items { // words of buttons stand 24 below their upper edge
					if i.Kind == scene.ItemText && i.Text != "" && (i.Y > foot-4 && i.Y < foot+14 || i.Y > foot+38) {
						t.Errorf("%s for side %d at %v: %q at %v reaches into the buttons at %v", info.ID, side+1, size, i.Text, i.Y, foot)
					}
				}
			}
		}
	}
}

// Who hands his side to an opponent and takes the other is briefed for that one, and looks with its eyes.
func TestTheBriefingFollowsThePerson(t *testing.T) {
	for _, order := range [][2]engine.Side{{1, 2}, {2, 1}} {
		m := briefed(t, "channel-1940", "person", "pilot")
		do(t, m, table.ShowSeats{})
		for _, side := range order {
			who := "pilot"
			if side == 2 {
				who = "person"
			}
			do(t, m, pages.GiveSeat{Side: side, Who: who})
		}
		press(m, "esc")
		if s := words(m); m.Screen() != table.ScreenBriefing || !strings.Contains(s, "You command the Allies") {
			t.Errorf("seats given in the order %v: the briefing is not for the Allies: %q", order, s)
		}
	}
}

// Who chooses an opponent for a side reads how strong that one was measured to be, and of the others nothing.
func TestSeatsTellHowStrongTheOpponentIs(t *testing.T) {
	m := briefed(t, "channel-1940", "person", "pilot")
	do(t, m, table.ShowSeats{})
	for _, who := range []string{"cadet", "pilot", "commander", "marshal"} {
		do(t, m, pages.GiveSeat{Side: 2, Who: who})
		if s := words(m); strings.Count(s, "measured ") != 1 || !strings.Contains(s, "measured "+who) {
			t.Errorf("against %s: %q", who, s)
		}
	}
	if do(t, m, pages.GiveSeat{Side: 2, Who: "person"}); strings.Contains(words(m), "measured ") {
		t.Errorf("nobody is an opponent: %q", words(m))
	}
}

// While the sheet lies there its own letters are written on it, and no key chooses what lies beneath; the map may be moved.
func TestKeysOfTheBriefingChooseNothingBeneath(t *testing.T) {
	m := briefed(t, "channel-skies", "person", "pilot")
	press(m, "tab", "tab", "right", "j")
	if got := m.Top().Sight.Sel; got != engine.NoRef || m.Screen() != table.ScreenBriefing {
		t.Errorf("%v was chosen beneath the sheet", got)
	}
	press(m, "enter")
	if m.Screen() != table.ScreenGame {
		t.Error("it does not go")
	}
	m = briefed(t, "channel-skies", "person", "pilot")
	s := words(m)
	for _, want := range []string{"Denmark", "Central Europe"} { // land without works counts too
		if !strings.Contains(s, want) {
			t.Errorf("%s is not among what counts: %q", want, s)
		}
	}
}
