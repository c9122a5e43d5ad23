package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present"
	"awaw/internal/present/frame"
	"awaw/internal/present/history"
	"awaw/internal/present/panels"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// war is the row with luck, reactions that can be ordered or only let pass, and a secret of side 2.
type war struct {
	row
	bare   bool // side 2 may do nothing but finish
	secret bool // side 2 holds something that side 1 may not know
}

func (p war) Seen(s engine.Side) engine.Position {
	if s != 2 {
		p.secret = false
	}
	return p
}

func (p war) Hides(s engine.Side) bool     { return p.secret && s != 2 }
func (p war) Passes(c engine.Command) bool { return c.Verb == verbDone }
func (p war) OrderKinds() []engine.OrderKind {
	return []engine.OrderKind{{Kind: "end", Name: engine.Say("fake.verb"), Help: engine.Say("fake.no"), Unit: engine.Say("fake.unit"), Least: 1, Most: 9, N: 4, Step: 2, Cite: "1.1"}}
}

func (p war) Answer(s engine.Side, o engine.StandingOrders) (engine.Command, engine.StandingOrder, bool) {
	by, ok := o.Find("end")
	return engine.Command{Side: s, Verb: verbDone}, by, ok && s == p.side
}

func (p war) Fortunes() []engine.Fortune {
	if !p.fought {
		return nil
	}
	return []engine.Fortune{{Side: p.side, Where: engine.SpaceRef(2), Unit: 1, Chances: []float64{.5, 0, .5}, Got: 2}}
}

func (p war) Legal(s engine.Side, buf []engine.Command) []engine.Command {
	if p.bare && s == 2 && p.side == 2 && p.turn <= 2 {
		return append(buf, engine.Command{Side: s, Verb: verbDone})
	}
	return p.row.Legal(s, buf)
}

func (p war) Apply(c engine.Command, d engine.Dice) (engine.Position, []engine.Event, error) {
	next, ev, err := p.row.Apply(c, d)
	if err != nil {
		return nil, nil, err
	}
	p.row = next.(row)
	for i := range ev {
		for _, v := range ev[i].Moves {
			ev[i].Refs = append(ev[i].Refs, v.Counter)
		}
	}
	return p, ev, nil
}

type warRules struct {
	rowRules
	start war
}

func (r warRules) Setup(engine.Kit, engine.Doc) (engine.Position, error) {
	p, err := r.rowRules.Setup(engine.Kit{}, engine.Doc{})
	if err != nil {
		return nil, err
	}
	r.start.row = p.(row)
	return r.start, nil
}

func atWar(t *testing.T, start war, curtain bool, seats ...string) *present.Model {
	t.Helper()
	m, _ := newModel(t)
	g, err := play.New(warRules{start: start}, engine.Kit{Board: rowBoard{}}, engine.Doc{Name: "row.toml"}, play.Options{Seed: engine.OpenSeed(4), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	m.Put(&program.Play{Game: g, Board: rowBoard{}, Title: "Row", Seats: seats, Curtain: curtain})
	lift(m)
	return m
}

// do clicks the region of an act.
func do(t *testing.T, m *present.Model, a scene.Act) {
	t.Helper()
	for _, r := range m.Regions() {
		if r.Act == a {
			click(m, r.Rect.X+r.Rect.W/2, r.Rect.Y+r.Rect.H/2)
			return
		}
	}
	t.Fatalf("nothing on the screen does %+v", a)
}

// panel gathers the text of one panel.
func panel(m *present.Model, id string) string {
	var b strings.Builder
	for _, p := range m.Scene().Panels {
		if p.ID == id {
			for _, i := range p.Items {
				if i.Kind == scene.ItemText {
					b.WriteString(i.Text + "\n")
				}
			}
		}
	}
	return b.String()
}

func has(m *present.Model, a scene.Act) bool {
	for _, r := range m.Regions() {
		if r.Act == a {
			return true
		}
	}
	return false
}

// moved is a game of two persons in which counter 0 has gone to space 2 and a die has fallen.
func moved(t *testing.T) *present.Model {
	m := atWar(t, war{}, false, "person", "person")
	clickSpace(m, 1)
	clickSpace(m, 2)
	press(m, "esc", "r")
	if m.Table().Head() != 2 {
		t.Fatalf("at line %d after a move and a roll", m.Table().Head())
	}
	press(m, "c")
	return m
}

func TestTheLogIsFilteredBySideKindUnitParagraphAndWords(t *testing.T) {
	m := moved(t)
	press(m, "l")
	both := func(s string) (moves, loss bool) {
		return strings.Contains(s, "fake moves"), strings.Contains(s, "fake loss")
	}
	if a, b := both(panel(m, "right")); !a || !b {
		t.Fatalf("the log says %q", panel(m, "right"))
	}
	do(t, m, panels.LogKind{Kind: "loss"})
	if a, b := both(panel(m, "right")); a || !b {
		t.Errorf("losses alone: %q", panel(m, "right"))
	}
	do(t, m, panels.LogKind{})
	do(t, m, panels.LogSide{Side: 2})
	if a, b := both(panel(m, "right")); a || b {
		t.Errorf("of side 2: %q", panel(m, "right"))
	}
	do(t, m, panels.LogSide{Side: 2})
	for _, c := range []struct {
		typed       string
		moves, loss bool
	}{{"loss", false, true}, {"1.2", true, false}, {"1.3", false, true}, {"fake", true, true}, {"zeppelin", false, false}} {
		do(t, m, panels.LogType{})
		for _, r := range c.typed {
			press(m, string(r))
		}
		press(m, "enter")
		if a, b := both(panel(m, "right")); a != c.moves || b != c.loss {
			t.Errorf("search for %q: %q", c.typed, panel(m, "right"))
		}
		if m.Table().Head() != 2 {
			t.Fatalf("typing %q played on", c.typed)
		}
		do(t, m, panels.LogClear{})
	}
	press(m, "tab")
	do(t, m, panels.LogUnit{Ref: engine.CounterRef(0)})
	if a, b := both(panel(m, "right")); !a || b {
		t.Errorf("of counter 0: %q", panel(m, "right"))
	}
}

func TestALogLineJumpsToItsMoment(t *testing.T) {
	m := moved(t)
	press(m, "l")
	do(t, m, table.Jump{Point: 1})
	if !strings.Contains(panel(m, "prompt"), "You are looking at") {
		t.Fatalf("the prompt says %q", panel(m, "prompt"))
	}
	press(m, "end")
	if strings.Contains(panel(m, "prompt"), "You are looking at") {
		t.Fatal("End does not lead back to the present")
	}
}

func TestACardLeadsToItsLine(t *testing.T) {
	m := moved(t)
	m.Send(scene.Tick{MS: 1})
	if !strings.Contains(panel(m, "card"), "fake loss") {
		t.Fatalf("no card of the loss: %q", panel(m, "card"))
	}
	do(t, m, table.ShowLine{Event: 0, Point: 2})
	if !strings.Contains(panel(m, "right"), "fake loss") {
		t.Fatal("the card does not open the log")
	}
	lit := false
	for _, p := range m.Scene().Panels {
		for _, i := range p.Items {
			lit = lit || p.ID == "right" && i.Fill == "chrome.row_current"
		}
	}
	if !lit {
		t.Error("the line of the card is not lit")
	}
}

func TestTheLifeOfACounter(t *testing.T) {
	m := moved(t)
	press(m, "tab")
	do(t, m, table.Life{Ref: engine.CounterRef(0)})
	s := panel(m, "right")
	if !strings.Contains(s, "fake moves") || !strings.Contains(s, "At S1 from the start, size 5") {
		t.Fatalf("its life: %q", s)
	}
	do(t, m, table.Jump{Point: 1})
	if !strings.Contains(panel(m, "prompt"), "You are looking at") {
		t.Error("a line of its life leads nowhere")
	}
}

// Half of the rolls destroy nothing, the others two: one is expected, with a deviation of one.
func TestLuckIsHeldAgainstExactChances(t *testing.T) {
	m := moved(t)
	do(t, m, table.Open{Pane: "luck"})
	s := strings.ReplaceAll(panel(m, "right"), "\n", " ")
	for _, want := range []string{"1 roll destroyed 2.0; 1.0 were to be expected, give or take 1.0.", "+1.0", "two games in three"} {
		if !strings.Contains(s, want) {
			t.Errorf("the ledger lacks %q: %q", want, s)
		}
	}
	press(m, "[") // before the die
	if s := panel(m, "right"); !strings.Contains(s, "No dice have fallen") {
		t.Errorf("before the die: %q", s)
	}
}

func TestUndoToAStepAndTheBarrier(t *testing.T) {
	m := atWar(t, war{}, false, "person", "person")
	do(t, m, table.Open{Pane: "time"})
	for _, c := range []engine.Command{{Side: 1, Verb: verbMove, A: engine.CounterRef(0), B: engine.SpaceRef(2)}, {Side: 1, Verb: verbMove, A: engine.CounterRef(1), B: engine.SpaceRef(0)}} {
		if _, err := m.Table().Do(c); err != nil {
			t.Fatal(err)
		}
	}
	press(m, "z", "y") // so that the screen reads the game again
	for _, want := range []string{"fake moves 2", "fake moves 0"} {
		if s := panel(m, "right"); !strings.Contains(s, want) {
			t.Errorf("what can be taken back is not worded %q: %q", want, s)
		}
	}
	do(t, m, panels.Back{Step: 1})
	if m.Table().Head() != 0 {
		t.Fatalf("at line %d after taking both back", m.Table().Head())
	}
	press(m, "y", "r", "c")
	if s := panel(m, "right"); !strings.Contains(s, "Nothing can be taken back now.") || !strings.Contains(s, "Dice have fallen") {
		t.Fatalf("behind the dice: %q", s)
	}
	if has(m, panels.Back{Step: 0}) {
		t.Fatal("a die can be taken back")
	}
}

func TestBranchesAreKeptLookedAtAndPlayedOn(t *testing.T) {
	m := atWar(t, war{}, false, "person", "person")
	do(t, m, table.Open{Pane: "time"})
	clickSpace(m, 1)
	clickSpace(m, 2)
	first := m.Table().Head()
	press(m, "z", "esc")
	clickSpace(m, 1)
	clickSpace(m, 0)
	if counterAt(m) != 0 {
		t.Fatalf("counter 0 at %d", counterAt(m))
	}
	if !strings.Contains(panel(m, "right"), "TAKEN BACK") {
		do(t, m, table.Open{Pane: "time"})
	}
	second := m.Table().Head()
	steps := func() string {
		_, s, _ := strings.Cut(panel(m, "right"), "CAN BE TAKEN BACK")
		s, _, _ = strings.Cut(s, "TAKEN BACK BEFORE")
		return s
	}
	had := steps()
	do(t, m, panels.Branch{Leaf: first})
	if m.Table().Head() != second {
		t.Fatal("looking at a branch changed the game")
	}
	if now := steps(); now != had || len(now) < 20 {
		t.Errorf("looking at a branch, what can be taken back changes from %q to %q", had, now)
	}
	if !strings.Contains(panel(m, "prompt"), "line of play") {
		t.Fatalf("the prompt says %q", panel(m, "prompt"))
	}
	do(t, m, frame.GoHere{})
	if m.Table().Head() != first || counterAt(m) != 2 {
		t.Fatalf("at line %d, counter 0 at %d; want the branch", m.Table().Head(), counterAt(m))
	}
	if !has(m, panels.Branch{Leaf: second}) {
		t.Error("what was played instead is no branch now")
	}
}

func counterAt(m *present.Model) int { return m.Table().Position().(war).at[0] }

func TestForcedPassesAreSkippedInTheOpenOnly(t *testing.T) {
	m := atWar(t, war{bare: true}, true, "person", "person")
	press(m, "f")
	if m.Screen() != table.ScreenGame || m.Table().ToAct()[0] != 1 {
		t.Fatalf("screen %d: side 2 was asked though it could do nothing", m.Screen())
	}
	press(m, "l")
	if !strings.Contains(panel(m, "right"), "nobody was asked") {
		t.Errorf("the log does not tell of it: %q", panel(m, "right"))
	}
	m = atWar(t, war{bare: true, secret: true}, false, "person", "person")
	press(m, "f")
	if m.Screen() != table.ScreenCurtain || m.Table().ToAct()[0] != 2 {
		t.Fatalf("screen %d: with a secret the screen must stop for side 2", m.Screen())
	}
}

func TestStandingOrdersAnswerAndOnlyTheirOwnerReadsThem(t *testing.T) {
	m := atWar(t, war{secret: true}, true, "person", "person")
	if err := m.Table().SetOrders(2, engine.StandingOrders{{Kind: "end", N: 4}}); err != nil {
		t.Fatal(err)
	}
	press(m, "f")
	if m.Screen() != table.ScreenGame || m.Table().ToAct()[0] != 1 {
		t.Fatalf("screen %d: the order did not answer", m.Screen())
	}
	press(m, "l")
	if s := words(m); strings.Contains(s, "Standing order") {
		t.Errorf("side 1 reads of an order of side 2: %q", s)
	}
	if got := m.Table().Answered(2); len(got) != 1 {
		t.Errorf("answered lines: %v", got)
	}
	if got := m.Table().Answered(1); len(got) != 0 {
		t.Errorf("side 1 knows of %v", got)
	}
	m.See(2)
	if s := words(m); !strings.Contains(s, "Standing order: fake verb") {
		t.Errorf("side 2 does not read of its own: %q", s)
	}
}

func TestOrdersAreLeftInTheirPanel(t *testing.T) {
	m := atWar(t, war{}, true, "person", "random")
	do(t, m, table.Open{Pane: "orders"})
	do(t, m, panels.Order{Kind: "end"})
	if s := m.Table().Orders(1).String(); s != "end=4" {
		t.Fatalf("orders %q", s)
	}
	for range 5 {
		n := m.Table().Orders(1)[0].N
		for _, r := range m.Regions() {
			if order, ok := r.Act.(panels.OrderNumber); ok && order.N > n {
				click(m, r.Rect.X+14, r.Rect.Y+14)
				break
			}
		}
	}
	if s := m.Table().Orders(1).String(); s != "end=9" {
		t.Fatalf("orders %q, want the most there can be", s)
	}
	do(t, m, panels.Order{Kind: "end"})
	if s := m.Table().Orders(1).String(); s != "" {
		t.Fatalf("orders %q after switching off", s)
	}
	bot := atWar(t, war{}, true, "random", "random")
	do(t, bot, table.Open{Pane: "orders"})
	if has(bot, panels.Order{Kind: "end"}) {
		t.Fatal("orders can be left for a bot")
	}
}

func TestReplayHasSpeedsAndPaces(t *testing.T) {
	m, _ := newModel(t)
	p := newPlay([]string{"person", "person"}, false)
	for _, c := range []engine.Command{{Side: 1, Verb: verbMove, A: engine.CounterRef(0), B: engine.SpaceRef(2)}, {Side: 1, Verb: verbDone}, {Side: 2, Verb: verbDone}, {Side: 1, Verb: verbDone}} {
		if _, err := p.Game.Do(c); err != nil {
			t.Fatal(err)
		}
	}
	p.Replay = true
	m.Put(p)
	do(t, m, history.Speed{})
	do(t, m, history.Speed{}) // at once
	do(t, m, history.PlayOn{})
	m.Send(scene.Tick{MS: 301})
	ticks := 0
	for ; m.Busy() && ticks < 20; ticks++ {
		m.Send(scene.Tick{MS: 2})
	}
	if ticks > 8 {
		t.Errorf("%d ticks for four steps at once", ticks)
	}
	if s := panel(m, "timeline"); !strings.Contains(s, "at once") || !strings.Contains(s, "by event") {
		t.Errorf("the timeline says %q", s)
	}
	do(t, m, history.Pace{})
	if s := panel(m, "timeline"); !strings.Contains(s, "by phase") {
		t.Errorf("the timeline says %q", s)
	}
}

func TestASandboxIsMarked(t *testing.T) {
	m, _ := newModel(t)
	p := newPlay([]string{"person", "person"}, false)
	box, err := p.Game.Fork(0, 1, play.Options{Seed: engine.OpenSeed(99)})
	if err != nil {
		t.Fatal(err)
	}
	p.Game, p.Home = box, "home"
	m.Put(p)
	if s := panel(m, "sandbox.plate"); !strings.Contains(s, "Sandbox") || !has(m, frame.GoHome{}) {
		t.Fatalf("the plate says %q", s)
	}
	if q := playing(t, "person", "person"); panel(q, "sandbox.plate") != "" {
		t.Error("a game that is none is marked as a sandbox")
	}
}
