package present_test

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/toys/skerries"
	"awaw/internal/present"
	"awaw/internal/present/frame"
	"awaw/internal/present/mapview"
	"awaw/internal/present/pages"
	"awaw/internal/present/panels"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"awaw/tables"
)

// sealer is an opponent that writes nothing and seals; it keeps what it was shown. What it says of it is its side's own.
type sealer struct{ shown engine.Position }

func (s *sealer) Think(p engine.Position, side engine.Side) program.Thought {
	s.shown = p
	for _, c := range p.Legal(side, nil) {
		if c.Verb == skerries.VerbSeal {
			return program.Thought{Commands: []engine.Command{c}, Meant: []engine.Text{engine.Say("toy-skerries.plan.hold")}, Expected: []engine.Text{engine.Say("toy-skerries.plan.spread")}}
		}
	}
	return program.Thought{}
}

func (s *sealer) MoveNow() {}

// lairds lays a game of four sides that write in secret on the table.
func lairds(t *testing.T, bot program.Bot, seats ...string) *present.Model {
	t.Helper()
	data, err := fs.ReadFile(skerries.Scenarios(), "four-lairds.toml")
	if err != nil {
		t.Fatal(err)
	}
	b, err := skerries.ReadBoard("skerries")
	if err != nil {
		t.Fatal(err)
	}
	own, err := fs.Sub(skerries.Files(), "tables")
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(skerries.Rules{}, engine.Kit{Board: b, Tables: tables.Embedded().Beside(own)}, engine.Doc{Name: "four-lairds.toml", Data: data}, play.Options{Seed: engine.OpenSeed(3), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	shown, ok := b.(scene.Board)
	if !ok {
		t.Fatalf("the board is a %T", b)
	}
	m, d := newModel(t)
	d.bot = bot
	m.Put(&program.Play{Game: g, Board: shown, Title: "Lairds", Seats: seats})
	return m
}

// writes gives the first orders of a side that are written as they stand here.
func writes(t *testing.T, m *present.Model, lines ...string) {
	t.Helper()
	g := m.Table()
	for _, line := range lines {
		c, err := g.Rules().ParseCommand(g.Position(), line)
		if err != nil {
			t.Fatal(err)
		}
		m.Give(c)
	}
}

// thinks lets opponents write.
func thinks(m *present.Model) {
	for range 40 {
		m.Send(scene.Tick{MS: 100})
	}
}

func seal(t *testing.T, m *present.Model, side engine.Side) {
	t.Helper()
	do(t, m, table.Give{Cmd: engine.Command{Side: side, Verb: skerries.VerbSeal}})
}

// Two at one desk and two opponents: orders are written, one taken back, sealed, unsealed and sealed again; the opponents seal before
// the screen is handed on, the curtain falls between the persons, nobody sees the other's orders, and the last one's button says that
// it opens.
func TestSecretOrdersAtOneDesk(t *testing.T) {
	bot := &sealer{}
	m := lairds(t, bot, "person", "person", "cadet", "cadet")
	g := m.Table()
	if m.Screen() != table.ScreenCurtain {
		t.Fatal("orders are written without a curtain")
	}
	lift(m)
	if s := words(m); strings.Count(s, "is writing")+strings.Count(s, "has sealed") != 4 || strings.Count(s, "is writing") < 2 {
		t.Fatalf("who writes is not told: %q", s)
	}
	writes(t, m, "North: order #0 Brough", "North: hold #3")
	if len(g.Draft(1)) != 2 || !has(m, panels.DropOrder{Step: 1}) {
		t.Fatalf("the draft is %v", g.Draft(1))
	}
	do(t, m, panels.DropOrder{Step: 0})
	if d := g.Draft(1); len(d) != 1 || d[0] != "North: hold #3" {
		t.Fatalf("after the first order was taken back the draft is %v", d)
	}
	seal(t, m, 1)
	if !g.Sealed(1) || !g.Sealed(3) && m.Screen() == table.ScreenCurtain {
		t.Fatal("the orders are not sealed, or the screen is handed on before the opponents have")
	}
	thinks(m)
	if m.Screen() != table.ScreenCurtain || !g.Sealed(3) || !g.Sealed(4) || bot.shown == nil {
		t.Fatal("the opponents have not sealed, or the screen is not handed on")
	}
	if s := words(m); strings.Contains(s, "ask.orders") {
		t.Errorf("the curtain tells what is asked: %q", s)
	}
	lift(m)
	if s := words(m); strings.Count(s, "has sealed") != 3 || strings.Contains(s, "hold") || has(m, panels.DropOrder{Step: 0}) {
		t.Fatalf("the second sees of the first: %q", s)
	}
	unsealsAndSeals(t, m)
	lift(m)
	if !strings.Contains(words(m), "and open all") {
		t.Fatal("the last is not told that sealing opens")
	}
	seal(t, m, 2)
	if g.Position().View().Turn != 2 {
		t.Fatalf("nothing was opened: turn %d", g.Position().View().Turn)
	}
}

// unsealsAndSeals gives the screen back to the first, who has sealed: it unseals, finds its draft, and seals again.
func unsealsAndSeals(t *testing.T, m *present.Model) {
	t.Helper()
	g := m.Table()
	do(t, m, panels.HandOn{Side: 1})
	lift(m)
	if s := words(m); strings.Count(s, "Your orders are sealed") != 2 || strings.Contains(s, "tell.seal") || strings.Contains(s, "ask.orders") {
		t.Fatalf("sealed, it says: %q", s)
	}
	if len(g.Writing()) != 4 || has(m, panels.DropOrder{Step: 0}) || !has(m, panels.Unseal{}) {
		t.Fatal("what is sealed can be changed, or cannot be unsealed")
	}
	do(t, m, panels.Unseal{})
	if s := words(m); g.Sealed(1) || strings.Contains(s, "are sealed") {
		t.Fatalf("unsealed, it says: %q", s)
	}
	if g.Sealed(1) || len(g.Draft(1)) != 1 {
		t.Fatalf("unsealed: %t, the draft is %v", !g.Sealed(1), g.Draft(1))
	}
	seal(t, m, 1)
}

// Opponents write and seal while a person still writes, who is not disturbed: draft, selection and what was said stay; then the
// button says that it opens. Nobody hears what they mean until the orders are open.
func TestOpponentsSealWhileAPersonWrites(t *testing.T) {
	bot := &sealer{}
	m := lairds(t, bot, "person", "cadet", "cadet", "cadet")
	g := m.Table()
	if strings.Contains(words(m), "and open all") {
		t.Fatal("it says that it opens before anybody has sealed")
	}
	writes(t, m, "North: order #0 Brough")
	thinks(m)
	if g.Sealed(1) || !g.Sealed(2) || !g.Sealed(3) || !g.Sealed(4) || len(g.Draft(1)) != 1 {
		t.Fatalf("sealed %v, the draft is %v", []bool{g.Sealed(1), g.Sealed(2), g.Sealed(3), g.Sealed(4)}, g.Draft(1))
	}
	s := words(m)
	if !strings.Contains(s, "and open all") || strings.Count(s, "tell.order") != 1 {
		t.Fatalf("it says: %q", s)
	}
	if strings.Contains(s, ".plan.") {
		t.Errorf("an opponent is heard while orders are secret: %q", s)
	}
	seal(t, m, 1)
	if g.Position().View().Turn != 2 {
		t.Fatal("nothing was opened")
	}
}

// What opponents mean stays their own while they wait for each other: a person who has sealed could unseal and use it.
func TestNoOpponentSaysWhatItWroteInSecret(t *testing.T) {
	m := lairds(t, &sealer{}, "person", "cadet", "cadet", "cadet")
	g := m.Table()
	seal(t, m, 1)
	for range 200 {
		m.Send(scene.Tick{MS: 30})
		if s := words(m); g.Sealed(1) && strings.Contains(s, ".plan.") {
			t.Fatalf("it is heard: %q", s)
		}
	}
	if g.Position().View().Turn != 2 {
		t.Fatal("nothing was opened")
	}
}

// Where persons play all sides, what is undone is the step of the one who writes, and it is brought back.
func TestUndoWhileAllWrite(t *testing.T) {
	m := lairds(t, &sealer{}, "person", "person", "person", "person")
	g := m.Table()
	lift(m)
	writes(t, m, "North: order #0 Brough", "North: hold #3")
	press(m, "z")
	if d := g.Draft(1); len(d) != 1 {
		t.Fatalf("undone, the draft is %v", d)
	}
	press(m, "y")
	if d := g.Draft(1); len(d) != 2 {
		t.Fatalf("brought back, the draft is %v", d)
	}
}

// The last who seals is told beforehand that this opens all orders.
func TestTheLastSealSaysThatItOpens(t *testing.T) {
	m := lairds(t, &sealer{}, "person", "person", "person", "person")
	for side := engine.Side(1); side <= 4; side++ {
		lift(m)
		if says := strings.Contains(words(m), "and open all"); says != (side == 4) {
			t.Fatalf("side %d: says that it opens: %t", side, says)
		}
		seal(t, m, side)
	}
	if m.Table().Position().View().Turn != 2 {
		t.Fatal("nothing was opened")
	}
}

// A person hands a side to an opponent in the middle of writing, and takes another back: the game keeps it, and what was written
// and not sealed is dropped.
func TestASideIsHandedOverAndTakenBack(t *testing.T) {
	bot := &sealer{}
	m := lairds(t, bot, "person", "cadet", "cadet", "cadet")
	g := m.Table()
	writes(t, m, "North: order #0 Brough")
	press(m, "f9", "s")
	do(t, m, pages.GiveSeat{Side: 2, Who: "person"})
	if !has(m, pages.GiveSeat{Side: 3, Who: "commander"}) || has(m, pages.GiveSeat{Side: 3, Who: "marshal"}) {
		t.Fatal("the opponents offered are not those of the system")
	}
	if g.Seat(2) != "person" || g.Seat(3) != "cadet" || len(g.Draft(1)) != 1 {
		t.Fatalf("seats %v, draft %v", g.Seats(), g.Draft(1))
	}
	do(t, m, pages.GiveSeat{Side: 1, Who: "cadet"})
	if g.Seat(1) != "cadet" || len(g.Draft(1)) != 0 {
		t.Fatalf("seats %v, draft %v", g.Seats(), g.Draft(1))
	}
	thinks(m)
	if !g.Sealed(1) || g.Sealed(2) {
		t.Fatal("the opponent does not play what it was given")
	}
	press(m, "esc") // the page
	lift(m)
	thinks(m)
	seal(t, m, 2)
	if g.Position().View().Turn != 2 {
		t.Fatal("nothing was opened")
	}
}

// While some write still, nobody is said to be before the others: how many have sealed is told.
func TestTheBarTellsHowManyHaveSealed(t *testing.T) {
	m := lairds(t, &sealer{}, "person", "person", "cadet", "cadet")
	lift(m)
	seal(t, m, 1)
	told := slices.ContainsFunc(m.Regions(), func(r scene.Region) bool { return strings.HasSuffix(r.Tip, " of 4 sealed") })
	if s := words(m); !told || strings.Contains(s, "to act") {
		t.Fatalf("it says: %q", s)
	}
}

// A rule system words messages of the screen itself where it has its own words for them, and no other system does.
func TestWordsOfTheSystem(t *testing.T) {
	text := english(t)
	text["toy-skerries.screen.luck.under"] = "Pieces lost and hoped for."
	text["other.screen.luck.title"] = "Nobody's"
	m := lairds(t, &sealer{}, "person", "cadet", "cadet", "cadet")
	m.SetWords(text)
	do(t, m, table.Open{Pane: "luck"})
	if s := words(m); !strings.Contains(s, "Pieces lost and hoped for.") || strings.Contains(s, "Nobody's") || !strings.Contains(s, "Luck") {
		t.Fatalf("it says: %q", s)
	}
	if has(m, table.Open{Pane: "bases"}) || has(m, mapview.Layer{Kind: engine.LayerStaging}) {
		t.Error("bases and staging are offered where nothing flies")
	}
	p := m.Prefs()
	p.Pane = "bases" // left open in a game that has some
	m.SetPrefs(p)
	m.Put(m.Play())
	if got := m.Prefs().Pane; got != "units" {
		t.Errorf("%q is open where there are none", got)
	}
}

// panelUp tells whether a panel is laid out.
func panelUp(m *present.Model, id string) bool {
	return slices.ContainsFunc(m.Scene().Panels, func(p scene.Panel) bool { return p.ID == id })
}

// The moments of the session in the window: sealed, the curtain that tells nothing, opened: what was ordered moves first, then the
// fight is shown with a column for each of its sides, and both are there again when the moment is looked at once more.
func TestFromTheSealToTheOpening(t *testing.T) {
	m := lairds(t, &sealer{}, "person", "person", "person", "cadet")
	g := m.Table()
	boats := []string{"North: order #4 Holm", "East: order #9 Holm", "South: order #14 Holm"}
	for i, line := range boats {
		if m.Screen() != table.ScreenCurtain {
			t.Fatalf("side %d writes without a curtain", i+1)
		}
		if s := words(m); strings.Contains(s, "tell.") || strings.Contains(s, "Holm") || !strings.Contains(s, "Pass the screen") {
			t.Fatalf("the curtain tells: %q", s)
		}
		lift(m)
		writes(t, m, line)
		seal(t, m, engine.Side(i+1))
		if i+1 < len(boats) {
			thinks(m)
		}
	}
	if g.Position().View().Turn != 2 || g.Position().View().Battle == nil {
		t.Fatal("nothing was opened, or nobody fought")
	}
	look := func(when string) {
		t.Helper()
		if n := len(m.Scene().Map.Moving); n < 2 || panelUp(m, "battle") { // those still afloat
			t.Fatalf("%s: %d move, the fight is shown: %t", when, n, panelUp(m, "battle"))
		}
		thinks(m)
		if s := words(m); !panelUp(m, "battle") || strings.Count(s, "or less") != len(boats) || strings.Count(s, "dice hit") != len(boats) {
			t.Fatalf("%s: the fight is shown: %t, %q", when, panelUp(m, "battle"), s)
		}
	}
	look("opened")
	press(m, "space", "[")
	if panelUp(m, "battle") {
		t.Fatal("before the opening a fight is shown")
	}
	p := m.Prefs()
	p.Still = true
	m.SetPrefs(p)
	press(m, "[", "]")
	if n := len(m.Scene().Map.Moving); n != 0 {
		t.Fatalf("%d move where nothing shall", n)
	}
}

// Where the window shows the whole board there is no small map to hide a corner of it; zoomed in there is.
func TestNoSmallMapOfAWholeBoard(t *testing.T) {
	m := lairds(t, &sealer{}, "person", "cadet", "cadet", "cadet")
	do(t, m, mapview.FitMap{})
	if panelUp(m, "mini") {
		t.Error("the small map lies on a board that is shown whole")
	}
	for range 4 {
		do(t, m, mapview.Zoom{By: 1})
	}
	if !panelUp(m, "mini") {
		t.Error("there is no small map of a board of which a part is shown")
	}
}

// A game whose rules have no puzzles does not offer those of another's.
func TestNoPuzzlesOfOtherRulesAreOffered(t *testing.T) {
	m := lairds(t, &sealer{}, "person", "cadet", "cadet", "cadet")
	do(t, m, frame.OpenMenu{})
	if has(m, pages.OpenPuzzles{}) {
		t.Error("the menu offers puzzles")
	}
	if !has(m, table.ShowSeats{}) {
		t.Error("the menu is not up")
	}
}
