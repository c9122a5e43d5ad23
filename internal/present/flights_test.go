package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present"
	"awaw/internal/present/flights"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// skies lays a scenario in which flights are planned on the table, the briefing read, at the step of its first power whose commands
// answer to a word.
func skies(t *testing.T, id string, seats ...string) *present.Model {
	t.Helper()
	m := briefed(t, id, seats...)
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	for range 4 {
		if m.Screen() == table.ScreenCurtain {
			lift(m)
		}
		m.Send(scene.Tick{MS: 1000})
		press(m, "enter")
		if m.Screen() == table.ScreenGame {
			return m
		}
	}
	t.Fatalf("screen %d is up", m.Screen())
	return m
}

// In a small window the map opens on the power in turn, not on the largest forces.
func TestTheMapOpensOnThePowerInTurn(t *testing.T) {
	m := briefed(t, "world-1942", "person", "pilot")
	m.Send(scene.Resize{W: 1024, H: 640, Scale: 1})
	ready(m)
	says(t, m, "Russia: buy units")
	clear := scene.R(60, 90, 640, 460) // of panel, prompt and timeline
	for _, at := range []string{"Karelia", "Russia", "Caucasus"} {
		if x, y, ok := m.CounterOnScreen("Russia: infantry, " + at); ok && clear.Has(x, y) {
			return
		}
	}
	t.Error("no Russian counter is in sight")
}

// planner is the position on the table.
func planner(t *testing.T, m *present.Model) sortie.Planner {
	t.Helper()
	p, ok := m.Table().Position().(sortie.Planner)
	if !ok {
		t.Fatal("nobody plans flights here")
	}
	return p
}

// moveOn gives the command that moves on until a step holds.
func moveOn(t *testing.T, m *present.Model, until func(sortie.Planner) bool) {
	t.Helper()
	for range 12 {
		p := planner(t, m)
		if until(p) {
			return
		}
		m.Send(scene.Tick{MS: 1000})
		gave := false
		for _, c := range p.Legal(p.ToAct()[0], nil) {
			if l := p.(engine.Teller).Tell(c); l.Main {
				m.Run(table.Give{Cmd: c})
				gave = true
				break
			}
		}
		if !gave {
			break
		}
	}
	if !until(planner(t, m)) {
		t.Fatal("it did not come to that step")
	}
}

// A flight is sent from its target by keys alone: the list, who goes, another way, one key that sends; the words on the card are those
// of the way that is flown.
func TestAFlightIsSentFromItsTarget(t *testing.T) {
	m := skies(t, "over-the-reich", "person", "person")
	moveOn(t, m, sortie.Planner.Planning)
	press(m, "1")
	if !strings.Contains(m.Words(), "WHO REACHES IT") {
		t.Fatalf("the first target is not open: %s", m.Words())
	}
	if strings.Contains(m.Words(), "Send") {
		t.Error("somebody may be sent though nobody is ticked")
	}
	press(m, "1", "2")
	for _, want := range []string{"THE WAY", "WHO MAY MEET THEM", "on average"} {
		if !strings.Contains(m.Words(), want) {
			t.Errorf("the card does not say %q", want)
		}
	}
	before := m.Scene().Map.Way
	press(m, "w")
	if after := m.Scene().Map.Way; len(before) < 3 || len(after) < 3 {
		t.Errorf("the map shows the ways %v and %v", before, after)
	}
	drawnClear(t, m.Scene().Map)
	m.Send(scene.Tick{MS: 1000})
	press(m, "enter")
	if sent := planner(t, m).Airborne(); len(sent) != 1 {
		t.Fatalf("%d flights are in the air", len(sent))
	}
	if !strings.Contains(m.Words(), "SENT") {
		t.Error("the list does not tell what was sent")
	}
}

// The same by the mouse: a row ticks all, the button sends; a click on the target's chip looks at it in the other way.
func TestAFlightByMouse(t *testing.T) {
	m := skies(t, "over-the-reich", "person", "person")
	moveOn(t, m, sortie.Planner.Planning)
	clicked := func(want func(scene.Act) bool) {
		t.Helper()
		for _, r := range m.Regions() {
			if r.Act != nil && want(r.Act) {
				m.Run(r.Act)
				return
			}
		}
		t.Fatal("nothing on the screen does that")
	}
	clicked(func(a scene.Act) bool { x, ok := a.(flights.Aim); return ok && x.Raid })
	clicked(func(a scene.Act) bool { x, ok := a.(flights.Aim); return ok && !x.Raid })
	clicked(func(a scene.Act) bool { _, ok := a.(flights.Every); return ok })
	clicked(func(a scene.Act) bool { _, ok := a.(flights.Send); return ok })
	sent := planner(t, m).Airborne()
	if len(sent) != 1 || sent[0].Name.Key != "realism.game.flight.strike" {
		t.Errorf("sent: %+v", sent)
	}
}

// A flight planned step by step is given up by Esc, and nothing of it is left.
func TestADraftIsGivenUp(t *testing.T) {
	m := skies(t, "over-the-reich", "person", "person")
	moveOn(t, m, sortie.Planner.Planning)
	p := planner(t, m)
	head := m.Table().Head()
	for _, c := range p.Legal(p.ToAct()[0], nil) {
		if c.A.Kind() == engine.KindSpace {
			m.Run(table.Give{Cmd: c})
			break
		}
	}
	if _, ok := planner(t, m).Drafted(); !ok {
		t.Fatal("no flight is planned")
	}
	press(m, "1")
	press(m, "esc")
	if _, ok := planner(t, m).Drafted(); ok || m.Table().Head() != head {
		t.Errorf("the flight is planned still: %v, node %d for %d", ok, m.Table().Head(), head)
	}
}

// A click takes a space up with all ticked, fewer go by key, and a lit space gets as many as are ticked; the chance of the battle stands
// beside it.
func TestArmiesMoveByTicks(t *testing.T) {
	m := skies(t, "world-1942", "person", "person")
	moving := func(p sortie.Planner) bool {
		for at := range 127 {
			if _, ok := p.Begins(engine.SpaceRef(at)); ok {
				return true
			}
		}
		return false
	}
	moveOn(t, m, moving)
	for range 4 { // on to a step in which somebody may be attacked
		p := planner(t, m)
		for at := range 127 {
			c, ok := p.Begins(engine.SpaceRef(at))
			if !ok {
				continue
			}
			q, _, err := p.Apply(c, nil)
			if err != nil {
				t.Fatal(err)
			}
			v, on := q.(sortie.Planner).Moving()
			if !on || len(v.Units) == 0 || v.Units[0].Most < 2 {
				continue
			}
			m.Run(table.Give{Cmd: c})
			n := v.Units[0].Most
			press(m, "1")
			goal := m.Scene().Map.Lit
			if len(goal) == 0 {
				t.Fatal("nowhere is lit")
			}
			there := counted(m, goal[0])
			m.Run(flights.To{At: engine.SpaceRef(goal[0])})
			if got, want := counted(m, goal[0])-there, ticked(v)-1; got != want {
				t.Errorf("%d went of %d ticked; the first kind had %d", got, want, n)
			}
			return
		}
		moveOn(t, m, func(q sortie.Planner) bool { return q.Digest() != p.Digest() && moving(q) })
	}
	t.Fatal("no space with two of a kind")
}

// Ships that leave a coast with enemy aircraft are told so; all sail at once, though somebody is asked first, and no button counts fewer.
// Of some of them only the first sails before the question, and that is told.
func TestShipsAreToldWhoMayMeetThem(t *testing.T) {
	m := skies(t, "over-the-reich", "person", "person")
	zone := engine.NoRef
	for _, v := range m.Table().Position().View().Spaces {
		if v.Name == "British Waters" {
			zone = v.Ref
		}
	}
	moveOn(t, m, func(p sortie.Planner) bool { _, ok := p.Begins(zone); return ok })
	c, _ := planner(t, m).Begins(zone)
	m.Run(table.Give{Cmd: c})
	lift(m)
	m.Send(scene.Tick{MS: 1000})
	if w := m.Words(); !strings.Contains(strings.ReplaceAll(w, "\n", " "), "As they leave British Waters: 3 aircraft from the coast") || strings.Contains(w, ", 1 of 3") {
		t.Errorf("all of them: %s", w)
	}
	press(m, "1") // one transport stays
	if w := m.Words(); !strings.Contains(w, ", 1 of 2") {
		t.Errorf("two of them: %s", w)
	}
}

// counted is how many units of the side that looks stand in a space.
func counted(m *present.Model, at int) (n int) {
	for _, c := range m.Table().Position().View().Counters {
		if c.Space.Index() == at && c.Side == m.Table().Position().View().Prompt.Side {
			n += c.Size
		}
	}
	return n
}

// ticked is how many may move at all.
func ticked(v sortie.Moving) (n int) {
	for _, r := range v.Units {
		n += r.Most
	}
	return n
}

// Where so many as are named may rise, the number on a card is the key that takes it.
func TestKeysOfNumbersAreThoseOfTheirCards(t *testing.T) {
	m := skies(t, "over-the-reich", "person", "person")
	moveOn(t, m, sortie.Planner.Planning)
	press(m, "1", "1", "1", "2") // bombs on the United Kingdom, whose fighters may rise
	m.Send(scene.Tick{MS: 1000})
	press(m, "enter")
	for range 40 { // over the target, past what is only shown
		m.Send(scene.Tick{MS: 1000})
		legal := m.Table().Legal(m.Table().ToAct()[0], nil)
		if len(legal) > 1 && legal[0].N == 0 && legal[1].N == 1 {
			break
		}
		switch {
		case m.Screen() == table.ScreenCurtain:
			lift(m)
		case m.Screen() == table.ScreenBriefing:
			press(m, "enter")
		case m.Table().Position().View().Battle != nil:
			m.Run(table.Give{Cmd: legal[0]}) // who pays for the guns
		default:
			for _, c := range legal {
				if m.Table().Position().(engine.Teller).Tell(c).Main {
					m.Run(table.Give{Cmd: c})
					break
				}
			}
		}
	}
	legal := m.Table().Legal(m.Table().ToAct()[0], nil)
	if len(legal) < 2 || legal[1].N != 1 || legal[0].N != 0 {
		t.Fatalf("asked otherwise: %v", legal)
	}
	for m.Screen() == table.ScreenCurtain || m.Screen() == table.ScreenBriefing || !strings.Contains(m.Words(), "Nobody") {
		if m.Screen() == table.ScreenCurtain {
			lift(m)
		}
		m.Send(scene.Tick{MS: 1000})
		press(m, "enter")
	}
	m.Send(scene.Tick{MS: 1000})
	press(m, "1") // Nobody
	path := m.Table().Path()
	if l, ok := m.Table().Line(path[len(path)-1]); !ok || !strings.HasSuffix(l.Cmd, " 0") {
		t.Errorf("the key of the first card gave %+v", l)
	}
}

// drawnClear: a flight on the map is numbered as its rows are, and none of its stops lies on a counter.
func drawnClear(t *testing.T, ms *scene.MapScene) {
	t.Helper()
	if len(ms.Flown) != 1 || len(ms.Flown[0].Out) != len(ms.Flown[0].Home) {
		t.Fatalf("the map shows the flights %+v", ms.Flown)
	}
	w := ms.Flown[0]
	for i, s := range append(append([]scene.FlownStop{}, w.Out...), w.Home...) {
		if s.Number != scene.Itoa(i+1) {
			t.Errorf("stop %d is numbered %q", i+1, s.Number)
		}
		for _, st := range ms.Stacks {
			if st.Space == s.Space && s.DX > st.DX-.5 && s.DX < st.DX+.5 && s.DY > st.DY-.5 && s.DY < st.DY+.5 {
				t.Errorf("stop %d lies on a counter", i+1)
			}
		}
	}
}

// What may be bought is a table: what a thing is good for, how many are bought, keys that buy; what cannot be paid for stays on the list, and
// its key buys nothing.
func TestBuyingFromTheTable(t *testing.T) {
	m := skies(t, "world-1942", "person", "person")
	says(t, m, "Infantry")
	says(t, m, "The strongest ship")
	shop := func() engine.Wares { return m.Table().Position().(engine.Market).Wares() }
	left := shop().Money
	hit(m, "1", "1")
	w := shop()
	if w.List[0].Bought != 2 || w.Money != left-2*w.List[0].Price {
		t.Errorf("two keys bought %d for %d", w.List[0].Bought, left-w.Money)
	}
	says(t, m, "Infantry ×2")
	for range 40 {
		hit(m, "9")
	}
	hit(m, "9")
	if w = shop(); w.Money < 0 || w.List[8].Open != (w.Money >= w.List[8].Price) || w.List[8].Open {
		t.Errorf("%d are left, and the dearest may be bought: %v", w.Money, w.List[8].Open)
	}
}

// The page of keys lists those of flights.
func TestThePageOfKeysListsThoseOfFlights(t *testing.T) {
	m := skies(t, "world-1942", "person", "person")
	hit(m, "f1")
	says(t, m, "Another way there")
	says(t, m, "FLIGHTS AND MOVES")
	hit(m, "esc", "b")
	if s := words(m); has(m, table.Open{Pane: "bases"}) || strings.Contains(s, "Air factors based") {
		t.Errorf("a key opens the bases of a game that has none: %q", s)
	}
}

// Where nothing is based and nothing has factors, no key is told of that would need them.
func TestThePageOfKeysTellsOfNoBases(t *testing.T) {
	for _, m := range []*present.Model{skies(t, "world-1942", "person", "person"), skies(t, "mediterranean-1942", "person", "person")} {
		hit(m, "f1")
		for _, word := range []string{"bases", "factor", "staging", "front on"} {
			if strings.Contains(words(m), word) {
				t.Errorf("the page of keys tells of %q", word)
			}
		}
		says(t, m, "who holds what on or off")
	}
}
