package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/realism/game"
	"awaw/engine/sortie"
	"awaw/internal/present/flights"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// Carriers sail before they launch: the list offers them, their panel says that they stay where they go, and from there their fighters reach
// what they did not reach before.
func TestCarriersSailFirst(t *testing.T) {
	m := skies(t, "carriers-1942", "person", "person")
	moveOn(t, m, sortie.Planner.Planning)
	for range 40 { // to America, whose carriers lie at Wake
		if p := planner(t, m); p.Planning() && p.Turn() == "US" {
			break
		}
		m.Send(scene.Tick{MS: 1000})
		if m.Screen() == table.ScreenCurtain {
			lift(m)
		}
		press(m, "enter")
		p := planner(t, m)
		legal := p.Legal(p.ToAct()[0], nil)
		if i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == game.VerbDone }); i >= 0 && p.Turn() != "US" || i >= 0 && !p.Planning() {
			m.Run(table.Give{Cmd: legal[i]})
		}
	}
	p := planner(t, m)
	if !p.Planning() || p.Turn() != "US" {
		t.Fatalf("it is the turn of %s", p.Turn())
	}
	m.Send(scene.Tick{MS: 1000})
	press(m, "enter") // what the others did is read
	if words := m.Words(); !strings.Contains(words, "CARRIERS MAY SAIL FIRST") || !strings.Contains(words, "U.S.A. to act") {
		t.Fatalf("the list does not offer it: %s", words)
	}
	var wake engine.Ref
	for _, c := range p.View().Counters {
		if c.Kind.Code == "carrier" && c.Nation == "US" {
			wake = c.Space
		}
	}
	m.Run(flights.Take{At: wake})
	if words := m.Words(); !strings.Contains(words, "They sail to launch, and stay") {
		t.Fatalf("their panel does not say what they may: %s", words)
	}
	v, ok := planner(t, m).Moving()
	if !ok || len(v.All) == 0 {
		t.Fatal("nothing may sail")
	}
	m.Run(flights.To{At: v.All[0].B})
	p = planner(t, m)
	if !p.Planning() {
		t.Fatal("no flights are planned after they have sailed")
	}
	if _, again := p.Begins(v.All[0].B); again == (len(p.Legal(p.ToAct()[0], nil)) == 0) {
		t.Error("how far they may still sail is not as the list says")
	}
}

// The way that is not chosen is drawn beside the other in dashes, with a slip that says why the escort does not come along; the panel says in
// a line what it is like, and those are counted who fly.
func TestTheOtherWayIsDrawn(t *testing.T) {
	m := skies(t, "over-the-reich", "person", "bot:pilot")
	for range 60 {
		if p := planner(t, m); p.Planning() && p.Turn() == "BR" {
			break
		}
		m.Send(scene.Tick{MS: 1000})
		if m.Screen() == table.ScreenCurtain {
			lift(m)
		}
		press(m, "enter")
		p := planner(t, m)
		legal := p.Legal(p.ToAct()[0], nil)
		if i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == game.VerbDone }); i >= 0 && p.Turn() != "BR" || i >= 0 && !p.Planning() {
			m.Run(table.Give{Cmd: legal[i]})
		}
	}
	p := planner(t, m)
	if !p.Planning() || p.Turn() != "BR" {
		t.Fatalf("it is the turn of %s", p.Turn())
	}
	m.Send(scene.Resize{W: 1600, H: 1300, Scale: 1})
	press(m, "1", "a")
	ways := m.Scene().Map.Flown
	if len(ways) != 2 || !ways[0].Other || ways[1].Other {
		t.Fatalf("drawn are %v", ways)
	}
	slip := func() (lines [][2]string) {
		for _, w := range m.Scene().Map.Flown {
			for _, s := range w.Out {
				lines = append(lines, s.Slip...)
			}
		}
		return lines
	}
	if got := slip(); len(got) != 2 || got[0][1] != "er.osz.1" || got[1][1] != "er.osz.3" {
		t.Errorf("the slip says %v", got)
	}
	if words := m.Words(); !strings.Contains(words, "OTHER WAY: ") || !strings.Contains(words, "Send these 7") {
		t.Errorf("the panel says %s", words)
	}
	press(m, "w")
	if words := m.Words(); !strings.Contains(words, "Send these 5") {
		t.Errorf("bombers alone: %s", words)
	}
}

// The timeline is divided by powers, in their order, and time never runs back on it.
func TestTurnsOfPowers(t *testing.T) {
	m := skies(t, "over-the-reich", "person", "person")
	words := m.Words()
	for _, want := range []string{"Germany to act", "Britain", "U.S.A."} {
		if !strings.Contains(words, want) {
			t.Errorf("%q is not shown", want)
		}
	}
	var heads []float64
	for range 60 {
		m.Send(scene.Tick{MS: 1000})
		if m.Screen() == table.ScreenCurtain {
			lift(m)
		}
		press(m, "enter")
		if p := panelOf(m, "timeline"); p != nil {
			for _, i := range p.Items {
				if i.Fill == "accent.lamp" && i.W == 3 {
					heads = append(heads, i.X)
				}
			}
		}
		p := planner(t, m)
		if len(p.ToAct()) == 0 {
			break
		}
		legal := p.Legal(p.ToAct()[0], nil)
		if i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == game.VerbDone }); i >= 0 {
			m.Run(table.Give{Cmd: legal[i]})
		}
	}
	if len(heads) < 6 || !slices.IsSorted(heads) {
		t.Errorf("the head of the timeline stood at %v", heads)
	}
}

// A small window over a wide board opens where somebody stands, near enough to tell the counters apart, whoever looks.
func TestASmallWindowOpensOverCounters(t *testing.T) {
	for _, viewer := range []engine.Side{1, 2} {
		seats := []string{"pilot", "pilot"}
		seats[viewer-1] = "person"
		m := briefed(t, "carriers-1942", seats...)
		m.Send(scene.Resize{W: 1024, H: 640, Scale: 1})
		press(m, "enter")
		m.Scene()
		seen := 0
		for _, s := range m.Scene().Map.Stacks {
			x, y, ok := m.SpaceOnScreen(s.Space)
			if ok && x > 0 && x < 720 && y > 110 && y < 580 {
				seen++
			}
		}
		if w := m.Scene().Map.HexW; seen < 2 || w < 30 {
			t.Errorf("side %d: counters of %d places are in sight, a hex is %.0f wide", viewer, seen, w)
		}
	}
}
