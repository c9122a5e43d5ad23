package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

func where(m *present.Model, c int) int {
	return m.Table().Position().(row).at[c]
}

func TestClickCounterThenSpaceMoves(t *testing.T) {
	m := playing(t, "person", "person")
	clickSpace(m, 3) // the enemy's: looked at, nothing done
	if m.Table().Head() != 0 {
		t.Fatal("looking at an enemy counter did something")
	}
	press(m, "esc")
	clickSpace(m, 1)
	clickSpace(m, 2)
	if where(m, 0) != 2 || where(m, 1) != 1 {
		t.Fatalf("counters at %d and %d, want 2 and 1", where(m, 0), where(m, 1))
	}
}

func TestRefusalIsExplainedAndItsNearestCanBeTaken(t *testing.T) {
	m := playing(t, "person", "person")
	press(m, "tab", "tab") // counter 1
	clickSpace(m, 4)
	if m.Table().Head() != 0 {
		t.Fatal("an illegal move was made")
	}
	if s := words(m); !strings.Contains(s, "Fake far.") || !strings.Contains(s, "1.1") || !strings.Contains(s, "Nearest legal") {
		t.Fatalf("the refusal says %q", s)
	}
	var near scene.Region
	for _, r := range m.Regions() {
		if give, ok := r.Act.(table.Give); ok && give.Cmd.Verb == verbMove {
			near = r
		}
	}
	click(m, near.Rect.X+5, near.Rect.Y+5)
	if where(m, 0) != 0 {
		t.Fatalf("the nearest command was not taken: counter 0 at %d", where(m, 0))
	}
}

func TestStepperChoosesHowMany(t *testing.T) {
	m := playing(t, "person", "person")
	clickSpace(m, 1)
	for range 3 {
		for _, r := range m.Regions() {
			if scene.Does(r.Act) == "n" {
				click(m, r.Rect.X+14, r.Rect.Y+14) // the first is minus
				break
			}
		}
	}
	clickSpace(m, 4)
	if got := m.Table().Position().(row).size[0]; got != 3 {
		t.Fatalf("%d factors left, want 3: five offered, three fewer sent", got)
	}
}

func TestKeyboardPlaysATurn(t *testing.T) {
	m := playing(t, "person", "random")
	press(m, "tab")
	press(m, "right", "enter") // cursor to space 2, choose it
	if where(m, 0) != 2 {
		t.Fatalf("counter 0 at %d, want 2", where(m, 0))
	}
	press(m, "z")
	if where(m, 0) != 1 {
		t.Fatal("Z did not take the move back")
	}
	press(m, "y")
	if where(m, 0) != 2 {
		t.Fatal("Y did not bring it back")
	}
	press(m, "f")
	if s := m.Table().ToAct(); s[0] != 2 {
		t.Fatal("F did not end the turn")
	}
}

func TestUndoStopsAtDice(t *testing.T) {
	m := playing(t, "person", "person")
	press(m, "r")
	head := m.Table().Head()
	press(m, "z")
	if m.Table().Head() != head {
		t.Fatal("a die was taken back")
	}
	if !strings.Contains(words(m), "This cannot be taken back") {
		t.Fatalf("no reason given: %q", words(m))
	}
}

func TestTypedDiceWaitAndAreChecked(t *testing.T) {
	m := playing(t, "person", "person")
	if err := m.Table().SetTyped(true); err != nil {
		t.Fatal(err)
	}
	press(m, "r", "7", "3", "backspace", "2", "6")
	if got := m.Table().Position().(row).last; got != 26 {
		t.Fatalf("dice %d, want 26: the 7 is no face, the 3 was taken away", got)
	}
}

func TestTypedDiceCanBePutOff(t *testing.T) {
	m := playing(t, "person", "person")
	if err := m.Table().SetTyped(true); err != nil {
		t.Fatal(err)
	}
	press(m, "r", "esc")
	if _, waiting := m.Table().Waiting(); waiting || m.Table().Head() != 0 {
		t.Fatal("the command still waits")
	}
}

func TestCurtainBetweenTwoPlayers(t *testing.T) {
	m := playing(t, "person", "person")
	press(m, "f")
	if m.Screen() != table.ScreenCurtain {
		t.Fatal("no curtain")
	}
	s := m.Scene()
	if s.Map != nil || strings.Contains(words(m), "Row") || len(s.Panels) != 1 {
		t.Fatal("the curtain shows something of the game")
	}
	m.Send(scene.Key{Name: "space"})
	m.Send(scene.Tick{MS: 599})
	if m.Screen() != table.ScreenCurtain {
		t.Fatal("the curtain rose too early")
	}
	m.Send(scene.Key{Name: "space", Up: true})
	m.Send(scene.Key{Name: "space"})
	m.Send(scene.Tick{MS: 599})
	if m.Screen() != table.ScreenCurtain {
		t.Fatal("two short holds count as a long one")
	}
	m.Send(scene.Tick{MS: 2})
	if m.Screen() != table.ScreenGame {
		t.Fatal("the curtain did not rise")
	}
}

func TestNoCurtainAgainstABotAndItsMovesComeWithTime(t *testing.T) {
	m := playing(t, "person", "random")
	press(m, "f")
	if m.Screen() != table.ScreenGame || m.Table().ToAct()[0] != 2 {
		t.Fatal("a curtain against a bot, or no bot's turn")
	}
	for range 3 {
		m.Send(scene.Tick{MS: 100})
	}
	if m.Table().ToAct()[0] != 2 {
		t.Fatal("the bot did not wait a moment")
	}
	press(m, "esc")
	for range 30 {
		m.Send(scene.Tick{MS: 100})
	}
	if m.Table().ToAct()[0] != 2 {
		t.Fatal("Esc did not stop the bot")
	}
	press(m, "space")
	for range 10 {
		m.Send(scene.Tick{MS: 100})
	}
	if m.Table().ToAct()[0] != 1 {
		t.Fatal("the bot did not go on")
	}
}

// A bot that thinks does not hold the screen up, says how far it is, and moves when it is told to.
func TestABotThinksBesideTheScreen(t *testing.T) {
	bot := &ponderer{}
	m, asked := newModel(t)
	asked.bot = bot
	m.Put(newPlay([]string{"person", "marshal"}, true))
	press(m, "f")
	for range 20 {
		m.Send(scene.Tick{MS: 100})
	}
	if m.Table().ToAct()[0] != 2 || bot.asked < 2 {
		t.Fatalf("asked %d times; side %d is to move", bot.asked, m.Table().ToAct()[0])
	}
	press(m, "enter")
	for range 3 {
		m.Send(scene.Tick{MS: 100})
	}
	if m.Table().ToAct()[0] != 1 {
		t.Fatal("told to move now, the bot did not")
	}
}

// What a bot has said stands under its own name while the next one waits to decide, and is gone when somebody else has done something.
func TestWhatABotSaidStandsUnderItsName(t *testing.T) {
	m, asked := newModel(t)
	asked.bot = firstSpeaks{}
	m.Put(newPlay([]string{"marshal", "marshal"}, false))
	for n := 0; m.Table().ToAct()[0] == 1 && n < 50; n++ {
		m.Send(scene.Tick{MS: 100})
	}
	if said := words(m); !strings.Contains(said, "fake one: fake next") || strings.Contains(said, "fake two: fake next") {
		t.Fatalf("after the first bot has moved it says %q", said)
	}
	m, asked = newModel(t)
	asked.bot = firstSpeaks{}
	m.Put(newPlay([]string{"marshal", "person"}, false))
	for n := 0; m.Table().ToAct()[0] == 1 && n < 50; n++ {
		m.Send(scene.Tick{MS: 100})
	}
	press(m, "f")
	if said := words(m); m.Table().ToAct()[0] != 1 || strings.Contains(said, "fake one: fake next") {
		t.Fatalf("side %d is to move; what the bot said a turn ago stands there still: %q", m.Table().ToAct()[0], said)
	}
}

// Beside what a bot says the objective of its player turn is told, if it has one.
func TestTheObjectiveIsToldBesideWhatIsSaid(t *testing.T) {
	for _, c := range []struct {
		bot  program.Bot
		told bool
	}{{leads{}, true}, {firstSpeaks{}, false}} {
		m, asked := newModel(t)
		asked.bot = c.bot
		m.Put(newPlay([]string{"marshal", "marshal"}, false))
		for n := 0; m.Table().ToAct()[0] == 1 && n < 50; n++ {
			m.Send(scene.Tick{MS: 100})
		}
		if said := words(m); !strings.Contains(said, "fake next") || strings.Contains(said, "fake far") != c.told {
			t.Errorf("%T: %q", c.bot, said)
		}
	}
}

func TestReplayChangesNothing(t *testing.T) {
	m := playing(t, "person", "person")
	clickSpace(m, 1)
	clickSpace(m, 2)
	head := m.Table().Head()
	press(m, "[")
	if !strings.Contains(words(m), "You are looking at ") {
		t.Fatalf("one step back says %q", words(m))
	}
	clickSpace(m, 1)
	clickSpace(m, 0)
	press(m, "f", "r")
	if m.Table().Head() != head {
		t.Fatal("something was done in the past")
	}
	press(m, "]")
	press(m, "f")
	if m.Table().Head() == head {
		t.Fatal("the present does not go on")
	}
}

func TestResultIsShown(t *testing.T) {
	m := playing(t, "person", "random")
	for range 2 {
		press(m, "f")
		for range 12 {
			m.Send(scene.Tick{MS: 100})
		}
	}
	if s := words(m); !strings.Contains(s, "Victory: fake one") || !strings.Contains(s, "fake over") {
		t.Fatalf("the end says %q", s)
	}
}

func TestNoMissingWords(t *testing.T) {
	m := playing(t, "person", "person")
	for _, pane := range []string{"units", "bases", "odds", "log", "layers", "rules"} {
		for _, r := range m.Regions() {
			if scene.Means(r.Act, "pane", pane) {
				click(m, r.Rect.X+5, r.Rect.Y+5)
				break
			}
		}
		if s := words(m); strings.Contains(s, "⟨") {
			t.Errorf("pane %s lacks words: %q", pane, s)
		}
	}
	press(m, "f1")
	if s := words(m); strings.Contains(s, "⟨") {
		t.Errorf("help lacks words: %q", s)
	}
	press(m, "esc", "esc")
	for _, r := range m.Regions() {
		if strings.Contains(r.Tip, "⟨") {
			t.Errorf("tip %q", r.Tip)
		}
	}
}

// TestLayoutHolds checks sizes of the window: panels inside it, no button outside its panel's window, hit areas big enough.
func TestLayoutHolds(t *testing.T) {
	for _, size := range [][2]float64{{1600, 900}, {1280, 720}, {1024, 640}, {2560, 1440}} {
		m := playing(t, "person", "person")
		m.Send(scene.Resize{W: size[0], H: size[1], Scale: 1})
		clickSpace(m, 1)
		s := m.Scene()
		for _, p := range s.Panels {
			if p.Rect.X < 0 || p.Rect.Y < 0 || p.Rect.X+p.Rect.W > size[0]+1 || p.Rect.Y+p.Rect.H > size[1]+1 {
				t.Errorf("%v: panel %s at %+v hangs out of the window", size, p.ID, p.Rect)
			}
		}
		for _, r := range m.Regions() {
			if scene.Does(r.Act) == "command" && (r.Rect.W < 28 || r.Rect.H < 20) {
				t.Errorf("%v: %+v is too small to hit", size, r.Rect)
			}
		}
	}
}

func TestSceneIsKeptUntilSomethingChanges(t *testing.T) {
	m := playing(t, "person", "person")
	m.Scene()
	for range 20 {
		m.Send(scene.Tick{MS: 100})
	}
	m.Scene()
	m.Send(scene.Tick{MS: 16})
	if m.Dirty() {
		t.Fatal("at rest a tick asks for a new picture")
	}
	if m.Busy() {
		t.Fatal("at rest something is still moving")
	}
}

func TestZoomKeepsThePointUnderTheCursor(t *testing.T) {
	c := scene.Camera{CX: 2, CY: 1, HexW: 50}
	x, y := c.Plane(300, 200, 1000, 800)
	z := c.Zoomed(1.7, 300, 200, 1000, 800)
	sx, sy := z.Screen(x, y, 1000, 800)
	if sx < 299.999 || sx > 300.001 || sy < 199.999 || sy > 200.001 {
		t.Fatalf("the point moved to %g, %g", sx, sy)
	}
	if far := c.Zoomed(1e9, 0, 0, 1000, 800); far.HexW > 171 {
		t.Fatalf("zoomed to %g a hex", far.HexW)
	}
}

func TestDragMovesTheMapAndDoesNotClick(t *testing.T) {
	m := playing(t, "person", "person")
	clickSpace(m, 1)
	x, y := at(m, 2)
	before := m.Scene().Map.CX
	m.Send(scene.Mouse{X: x, Y: y, What: scene.Pressed})
	m.Send(scene.Mouse{X: x + 40, Y: y})
	m.Send(scene.Mouse{X: x + 80, Y: y})
	m.Send(scene.Mouse{X: x + 80, Y: y, What: scene.Released})
	if m.Table().Head() != 0 {
		t.Fatal("a drag was taken for a click")
	}
	if m.Scene().Map.CX >= before {
		t.Fatal("the map did not follow")
	}
}

var _ engine.Ruleset = rowRules{}

func TestAStackFansOutUnderARestingPointerAndEveryCardCanBeClicked(t *testing.T) {
	m := playing(t, "person", "person")
	x, y := at(m, 1)
	m.Send(scene.Mouse{X: x, Y: y})
	m.Scene()
	for range 4 {
		m.Send(scene.Tick{MS: 100})
	}
	var fanned bool
	for _, st := range m.Scene().Map.Stacks {
		fanned = fanned || st.Fan && st.Space == 1 && len(st.Cards) == 2
	}
	if !fanned {
		t.Fatal("the stack did not fan out")
	}
	click(m, x+1.2*scene.CardSize(m.Scene().Map.HexW), y) // the second card, over the next space
	for _, st := range m.Scene().Map.Stacks {
		if st.Space == 1 && (st.Cards[0].Selected || !st.Cards[1].Selected || st.Cards[1].Size != 2) {
			t.Fatalf("cards %+v, want the second selected, in its place", st.Cards)
		}
	}
}

func TestAFinishedBattleIsReadBeforeTheGameGoesOn(t *testing.T) {
	m := playing(t, "person", "person")
	press(m, "r")
	head := m.Table().Head()
	if !strings.Contains(words(m), "Back to the map") {
		t.Fatalf("the panel offers no way back: %q", words(m))
	}
	press(m, "f") // the finish button lies under the panel
	if m.Table().Head() != head {
		t.Fatal("a key went through the panel")
	}
	press(m, "space")
	if m.Table().Head() != head || strings.Contains(words(m), "Back to the map") {
		t.Fatal("Space did not just put the panel away")
	}
	press(m, "f")
	if m.Table().Head() == head {
		t.Fatal("the game does not go on")
	}
}
