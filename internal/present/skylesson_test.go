package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/learn"
	"awaw/internal/present"
	"awaw/internal/present/guide"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/scenarios"
)

// taughtDesk teaches as the program does.
type taughtDesk struct{ *rowDesk }

func (taughtDesk) Guide(scenario string) *program.Guide {
	g, _ := learn.Guide(scenario)
	return g
}

// dispatching is the lesson of battles side by side where the Allies may send for the first time.
func dispatching(t *testing.T) *present.Model { return dispatchingBy(t, 3) }

// dispatchingBy is the same, by dice of a seed.
func dispatchingBy(t *testing.T, seed uint64) *present.Model {
	t.Helper()
	doc, err := scenarios.Doc("first-dispatch")
	if err != nil {
		t.Fatal(err)
	}
	rules, kit, err := systems.Open(doc, systems.Tables(), nil)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(seed), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"Axis: from NSE", "Axis: sail all NSE SCO", "Axis: done"} {
		c, err := g.Rules().ParseCommand(g.Position(), line)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = g.Do(c); err != nil {
			t.Fatal(line, err)
		}
	}
	m, _ := newModelOn(t, func(d *rowDesk) program.Desk { return taughtDesk{d} })
	m.Put(&program.Play{Game: g, Board: kit.Board.(scene.Board), Title: "A lesson", Seats: []string{"person", "pilot"}})
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	m.Send(scene.Tick{MS: 1000})
	says(t, m, "step 1 of 8")
	return m
}

// hit presses keys, each long enough after the one before.
func hit(m *present.Model, keys ...string) {
	for _, k := range keys {
		press(m, k)
		m.Send(scene.Tick{MS: 1000})
	}
}

// The lesson is gone through by keys alone while the lanes lie on the map; who leaves instead of sending is told so, and Backspace takes it back;
// dice are not thrown before the step is done without being asked about.
func TestTheLessonOfTheLanesIsLedByKeys(t *testing.T) {
	m := dispatching(t)
	hit(m, "space", "space")
	says(t, m, "step 3 of 8")
	length := len(m.Table().Path())
	hit(m, "5")
	says(t, m, "That is not what this step is about")
	if len(m.Table().Path()) != length+1 {
		t.Fatal("nothing was done")
	}
	hit(m, "backspace")
	if len(m.Table().Path()) != length || strings.Contains(words(m), "That is not what") {
		t.Fatal("the wrong act stands")
	}
	hit(m, "d")
	says(t, m, "dice that have fallen stay")
	hit(m, "esc")
	if len(m.Table().Path()) != length {
		t.Fatal("the dice fell")
	}
	hit(m, "1")
	says(t, m, "step 4 of 8")
	hit(m, "space")
	says(t, m, "step 5 of 8")
}

// attacking is the lesson where Britain is to attack: the whole fleet leaves, and what belongs to the lanes was passed over.
func attacking(t *testing.T) *present.Model {
	t.Helper()
	m := dispatching(t)
	hit(m, "space", "space", "6")
	for range 90 {
		switch {
		case strings.Contains(words(m), "Now you attack") && written(m, ": from GBR"):
			return m
		case strings.Contains(words(m), "That is not what"):
			clickAct(t, m, "guide.next")
		case strings.Contains(words(m), "Before you go on"): // dice fall, and the lesson is behind them
			hit(m, "d")
		case written(m, ": from GBR"): // the lesson comes after
			hit(m, "space")
		case giveWritten(m, ": roll SCO"), giveWritten(m, ": plain SCO"): // for either side
		case !giveWritten(m, ": done"):
			hit(m, "space")
		}
		m.Send(scene.Tick{MS: 1000})
	}
	t.Fatalf("the lesson is lost: %s", words(m))
	return nil
}

// written tells whether a command is legal that is written with such an end.
func written(m *present.Model, end string) bool {
	for _, side := range m.Table().ToAct() {
		for _, c := range m.Table().Legal(side, nil) {
			if strings.HasSuffix(m.Table().Rules().FormatCommand(m.Table().Position(), c), end) {
				return true
			}
		}
	}
	return false
}

// giveWritten gives a command that is legal and written with such an end; it tells whether there is one.
func giveWritten(m *present.Model, end string) bool {
	for _, side := range m.Table().ToAct() {
		for _, c := range m.Table().Legal(side, nil) {
			if strings.HasSuffix(m.Table().Rules().FormatCommand(m.Table().Position(), c), end) {
				m.Give(c)
				return true
			}
		}
	}
	return false
}

// Whoever loses the battle in the middle of the lesson is led on where the game is: what belongs to the lanes is passed over.
func TestTheLessonDoesNotSpeakOfLanesThatAreGone(t *testing.T) { attacking(t) }

// Whoever is ticked when Great Britain is clicked goes along, fighters beside the bomber: all of it is what the step asks for.
func TestTheLessonTakesFightersBesideTheBomber(t *testing.T) {
	m := attacking(t)
	for _, c := range []string{"from GBR", "sortie fighter GBR LOW", "sortie fighter GBR LOW", "sortie bomber GBR LOW"} {
		if !giveWritten(m, c) {
			t.Fatalf("%q is not legal", c)
		}
		m.Send(scene.Tick{MS: 1000})
		if strings.Contains(words(m), "That is not what") {
			t.Fatalf("after %q the lesson says that it is not what the step is about", c)
		}
	}
	says(t, m, "The rest is yours")
}

// The strip of the lesson speaks of attackers above and defenders below, so it covers neither.
func TestTheLessonCoversNoUnits(t *testing.T) {
	m := dispatching(t)
	for _, size := range [][2]float64{{1600, 900}, {1024, 640}} {
		m.Send(scene.Resize{W: size[0], H: size[1], Scale: 1})
		m.Send(scene.Tick{MS: 1000})
		var strip scene.Rect
		lanes := false
		for _, p := range m.Scene().Panels {
			if p.ID == "guide" {
				strip = p.Rect
			}
		}
		for _, p := range m.Scene().Panels {
			if p.ID != "lanes" {
				continue
			}
			lanes = true
			for _, i := range p.Items {
				if i.Kind == scene.ItemCard && i.Y < strip.Y+strip.H && i.Y+i.W > strip.Y && i.X > 300 {
					t.Errorf("at %v the strip at %v covers a counter at %v, %v", size, strip, i.X, i.Y)
				}
			}
		}
		if !lanes || strip.H == 0 {
			t.Fatalf("at %v there are no lanes, or no strip", size)
		}
	}
}

// The steps of a lesson are counted as they are shown: one that is passed over leaves no gap in their numbers.
func TestStepsPassedOverLeaveNoGap(t *testing.T) {
	m := attacking(t)
	says(t, m, "step 6 of 7")
}

// Whoever is sent, the dice of the lesson bring it there and have its owner asked who falls.
func TestTheDiceOfTheLessonBringAllItSpeaksOf(t *testing.T) {
	guided, err := learn.Guide("first-dispatch")
	if err != nil || guided.Seed == 0 {
		t.Fatalf("the lesson's dice fall as they will: %v", err)
	}
	const gbr, na5, bomber = "dispatch fighter GBR SCO U.K.", "dispatch fighter NA5 SCO U.S.A.", "dispatch bomber GBR SCO U.K."
	for _, sent := range [][]string{{gbr}, {na5}, {gbr, gbr}, {gbr, na5}, {gbr, gbr, na5, na5}, {bomber, gbr}} {
		m := dispatchingBy(t, guided.Seed)
		hit(m, "space", "space")
		for _, line := range sent {
			order(t, m, line)
		}
		m.Run(guide.Leave{})
		arrived, asked := false, false
		for range 60 {
			x := battles(t, m)
			if x == nil || x.Over {
				break
			}
			arrived = arrived || x.Round == 2
			asked = asked || m.Table().ToAct()[0] == 1 && written(m, ": plain SCO")
			if !giveWritten(m, ": done") && !giveWritten(m, ": roll SCO") && !giveWritten(m, ": plain SCO") && !giveWritten(m, ": press SCO") {
				press(m, "space")
			}
			m.Send(scene.Tick{MS: 1000})
		}
		if !arrived || !asked {
			t.Errorf("%v: arrived %v, asked %v: %s", sent, arrived, asked, m.Words())
		}
	}
}
