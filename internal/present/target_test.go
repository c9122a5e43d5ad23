package present_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present"
	"awaw/internal/present/hand"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// raiders is a game in which three wings of the Axis reach a base of the Allies.
func raiders(t *testing.T) *present.Model {
	t.Helper()
	m := field(t, 1, "control E10 Axis", "control E14 Allies", "Germany AAF 2 at E10", "Germany AAF 2 at E10", "Germany AAF 1 at E10", "Britain AAF 3 at E14", "objective E14 Axis 3 within 2")
	for range 3 {
		if m.Table().Position().View().Prompt.Cite != "18.521" {
			press(m, "f")
		}
	}
	later(m)
	return m
}

// place clicks a hex by its code.
func place(t *testing.T, m *present.Model, code string) {
	t.Helper()
	x, y, ok := m.PlaceOnScreen(code)
	if !ok {
		t.Fatalf("%s is not on the screen", code)
	}
	click(m, x, y)
}

// Each row of the card has its number as a key: it ticks one, and takes the tick off again.
func TestRowsAreTickedByTheirNumbers(t *testing.T) {
	m := raiders(t)
	place(t, m, "E14")
	says(t, m, "Tick who flies")
	press(m, "2")
	says(t, m, "Send this one")
	press(m, "3")
	says(t, m, "Send these 2")
	press(m, "2")
	says(t, m, "Send this one")
	head := m.Table().Head()
	press(m, "9")
	if m.Table().Head() != head {
		t.Error("a number of no row did something")
	}
	press(m, "enter")
	if m.Table().Head() != head+1 {
		t.Errorf("%d commands were given for the one ticked", m.Table().Head()-head)
	}
}

// A click on an enemy base opens its card; a tick, and the button sends: three presses where every wing took two.
func TestAStrikeIsPlannedFromItsTarget(t *testing.T) {
	m := raiders(t)
	place(t, m, "E14")
	says(t, m, "Place E14: tick who goes")
	says(t, m, "Tick who flies")
	if head := m.Table().Head(); ambers(m) != 0 || len(arrows(m)) != 0 {
		t.Errorf("nobody is ticked: %d amber, arrows %v, head %d", ambers(m), arrows(m), head)
	}
	head := m.Table().Head()
	press(m, "a")
	says(t, m, "Send these 3")
	says(t, m, "They lose")
	says(t, m, "3 factors, all ready") // who is there, ticked or not
	if m.Table().Head() != head || ambers(m) != 1 {
		t.Fatalf("ticking did something, or nothing is amber: %d", ambers(m))
	}
	for _, a := range m.Scene().Map.Arrows {
		if !a.Planned {
			t.Errorf("an arrow of somebody who is only ticked is not hollow: %+v", a)
		}
	}
	press(m, "enter")
	if n := len(m.Table().Path()); n == 0 || strings.Count(lines(m), "fly") != 3 {
		t.Fatalf("not all were sent: %q", lines(m))
	}
	says(t, m, "Everybody who can go is sent")
	press(m, "z")
	if strings.Count(lines(m), "fly") != 2 {
		t.Error("each is not a step of its own")
	}
}

// arrows are the arrows on the map.
func arrows(m *present.Model) []scene.Arrow { return m.Scene().Map.Arrows }

// lines are the commands given, a line each.
func lines(m *present.Model) string {
	var b strings.Builder
	for _, n := range m.Table().Path()[1:] {
		l, _ := m.Table().Line(n)
		fmt.Fprintln(&b, l.Cmd)
	}
	return b.String()
}

// A click on a row ticks it and takes the tick off; what was ticked for a target is kept while another is looked at; Esc closes.
func TestTicksAreKeptForTheirTarget(t *testing.T) {
	m := raiders(t)
	place(t, m, "E14")
	clickAct(t, m, "tick")
	says(t, m, "Send this one")
	clickAct(t, m, "tick")
	says(t, m, "Tick who flies")
	clickAct(t, m, "tick")
	press(m, "esc")
	place(t, m, "E14")
	says(t, m, "Send this one")
	press(m, "esc")
	if strings.Contains(words(m), "tick who goes") {
		t.Fatal("Esc does not close the card")
	}
}

// In every scenario, whatever target is looked at: the card says what would come of it without a die, sends exactly what the hand could
// have sent, and each step of it can be taken back.
func TestTheCardSendsWhatTheHandWould(t *testing.T) {
	if testing.Short() {
		t.Skip("plays every scenario")
	}
	eachStop(t, 1, 140, func(t *testing.T, m *present.Model, n int) {
		if n%3 > 0 || m.Top().Fighting() {
			return
		}
		g := m.Table()
		var at engine.Ref
		for _, c := range m.Top().Sight.Legal {
			if m.Top().Label(c).Sends && c.A.Kind() == engine.KindCounter {
				at = c.B
				break
			}
		}
		if at == engine.NoRef {
			return
		}
		m.Run(hand.AimHere{At: at})
		m.Run(hand.TickAll{})
		m.Scene()
		list := m.Top().Sending()
		head, length := g.Head(), g.Len()
		if m.Top().Prospect(engine.NoRef); g.Len() != length {
			t.Fatalf("%d: looking at a target wrote something", n)
		}
		if len(list) == 0 || m.Top().Sight.Aim == nil {
			t.Fatalf("%d: nobody can be sent to %v though somebody may", n, at)
		}
		m.Run(hand.Send{})
		m.Top().Sheet = nil
		if g.Head() == head {
			t.Fatalf("%d: nothing was sent", n)
		}
	})
}

// Whoever sends a wing off a carrier nobody knows of is told beforehand that it will be seen: in every scenario the label says so exactly
// where the other side then knows more.
func TestWhatSendingShowsIsSaidBefore(t *testing.T) {
	if testing.Short() {
		t.Skip("plays every scenario")
	}
	known := func(p engine.Position, side, other engine.Side) (n int) {
		for _, x := range p.Seen(other).View().Counters {
			if x.Side == side && x.Is(engine.Known) {
				n++
			}
		}
		return n
	}
	eachStop(t, 1, 140, func(t *testing.T, m *present.Model, n int) {
		p, side := m.Table().Position(), m.Table().ToAct()[0]
		tried := 0
		for _, c := range m.Top().Sight.Legal {
			l := m.Top().Label(c)
			ends := c.A == engine.NoRef && l.Shows != engine.NoRef // the end of an announcement
			if v, ok := m.Top().Sight.Counter(c.A); !ends && (!l.Sends || !ok || v.On == engine.NoRef || tried == 3) {
				continue
			}
			tried++
			next, _, err := p.Apply(c, engine.NewFast(1))
			if err != nil {
				t.Fatal(err)
			}
			if shows := known(next, side, 3-side) > known(p, side, 3-side); shows != (l.Shows != engine.NoRef) {
				t.Errorf("%d: %s shows something: %v, and its label says %v", n, m.Top().Word(l.Name), shows, l.Shows)
			}
		}
	})
}

// The keyboard's cursor opens a card, and then Enter sends what is ticked: it does not open the card again.
func TestEnterSendsFromTheCardTheCursorOpened(t *testing.T) {
	m := raiders(t)
	m.Run(hand.AimHere{At: engine.SpaceRef(m.Top().Board().(interface{ Find(string) int }).Find("E14"))})
	press(m, "esc")
	m.Top().Sight.KeyAt, m.Top().Sight.Steered = m.Top().Board().(interface{ Find(string) int }).Find("E14"), true
	press(m, "enter")
	says(t, m, "Place E14: tick who goes")
	press(m, "a", "enter")
	if strings.Count(lines(m), "fly") != 3 {
		t.Errorf("Enter sent nobody: %q", lines(m))
	}
}

// All who bomb one target are of one nationality: ticking all ticks those who may go together, the others say that they may not, and what
// is sent is not refused.
func TestOnlyThoseWhoMayGoTogetherAreTicked(t *testing.T) {
	m := fieldOn(t, "strategic-test", 1, "country germany Axis", "country italy Axis", "control sw-britain Allies", "control E14 E15 E18 E19 E22 Allies", "side Allies Britain France", "side Axis Germany",
		"Britain SB 1 at sw-britain front western", "Britain SB 1 at sw-britain front western", "France AAF 3 at E14", "target E11 ic 4", "target E12 ic 4")
	for range 400 {
		g := m.Table()
		if slices.ContainsFunc(m.Top().Sight.Legal, func(c engine.Command) bool { return c.Verb == awaw.VerbRaid }) {
			break
		}
		if m.Top().Sheet != nil || m.Top().Up != table.ScreenGame || m.Top().Halted {
			press(m, "enter")
			m.Send(scene.Key{Name: "space"})
			m.Send(scene.Tick{MS: 2000})
			m.Send(scene.Key{Name: "space", Up: true})
			continue
		}
		side := g.ToAct()[0]
		for _, c := range g.Position().Legal(side, nil) {
			if c.Verb == awaw.VerbDone {
				m.Give(c)
				break
			}
		}
	}
	at := engine.SpaceRef(m.Top().Board().(interface{ Find(string) int }).Find("E11"))
	m.Run(hand.AimHere{At: at})
	if n := len(m.Top().Reachers(at)); n != 3 {
		t.Fatalf("%d reach the works", n)
	}
	press(m, "a")
	ticked := m.Top().Sight.Aim.Ticked
	if n := len(ticked); n == 0 || n == 3 {
		t.Errorf("%d are ticked", n)
	}
	says(t, m, "not with these")
	m.Run(hand.Send{})
	if n := strings.Count(lines(m), "raid"); n != len(ticked) || m.Top().Proof != nil {
		t.Errorf("%d are sent, of %d ticked; refused: %v", n, len(ticked), m.Top().Proof)
	}
}

// Who is ticked and not sent is asked about before the step ends without them.
func TestTicksAreNotLostUnasked(t *testing.T) {
	m := raiders(t)
	place(t, m, "E14")
	press(m, "a")
	head := m.Table().Head()
	press(m, "f")
	if m.Table().Head() != head || m.Top().Sheet == nil {
		t.Fatal("the step ended, and three were ticked")
	}
	says(t, m, "3 that are ticked have not been sent")
	press(m, "esc")
	if m.Table().Head() != head || m.Top().Sheet != nil {
		t.Fatal("there is no way back")
	}
	press(m, "f")
	later(m)
	press(m, "f")
	later(m)
	press(m, "f")
	if m.Table().Head() == head {
		t.Errorf("it was asked twice, or never done: %v", m.Top().Sheet)
	}
}

// A key goes from lit place to lit place, Enter opens the card of the one it stands at, and a look at a place that is no target puts none of them out.
func TestAKeyGoesToWhatIsLit(t *testing.T) {
	m := raiders(t)
	lit := slices.Clone(m.Scene().Map.Lit)
	place(t, m, "E12")
	if got := m.Scene().Map.Lit; len(lit) == 0 || !slices.Equal(lit, got) {
		t.Errorf("lit were %v, and are %v once another place is looked at", lit, got)
	}
	press(m, "esc")
	press(m, "j")
	if m.Scene().Map.Cursor != lit[0] {
		t.Fatalf("the cursor is at %d, lit is %v", m.Scene().Map.Cursor, lit)
	}
	press(m, "enter")
	says(t, m, "Place E14: tick who goes")
}

// While counters are staged the same key goes through the bases that are open to the one chosen.
func TestAKeyGoesToOpenBases(t *testing.T) {
	m := field(t, 1, "control E10 E11 Axis", "control E14 Allies", "Germany AAF 2 at E10", "Britain AAF 3 at E14")
	press(m, "tab")
	open := m.Scene().Map.Staging
	press(m, "j")
	ms := m.Scene().Map
	if !slices.ContainsFunc(open, func(h scene.StagingHex) bool { return h.Space == ms.Cursor && !h.Full }) {
		t.Errorf("the cursor is at %d, open are %v", ms.Cursor, open)
	}
}

// Where nobody is known to stand at any base within reach nobody is told to choose one.
func TestNobodyIsSentToWhereNothingIsWon(t *testing.T) {
	m := field(t, 1, "control E10 Axis", "control E14 E15 Allies", "Germany AAF 2 at E10")
	for range 3 {
		if m.Table().Position().View().Prompt.Cite != "18.521" {
			press(m, "f")
		}
	}
	later(m)
	if s := strings.Join(strings.Fields(words(m)), " "); !strings.Contains(s, "Nobody is known within reach") || strings.Contains(s, "Click an enemy base") {
		t.Errorf("the screen says %q", s)
	}
}
