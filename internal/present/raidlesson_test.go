package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/scenarios"
)

// raiding is the lesson of flights where the Allies may fly.
func raiding(t *testing.T) *present.Model {
	t.Helper()
	doc, err := scenarios.Doc("first-raid")
	if err != nil {
		t.Fatal(err)
	}
	rules, kit, err := systems.Open(doc, systems.Tables(), nil)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(5), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	for side := g.ToAct()[0]; g.Position().View().Sides[side-1].Style != "allies"; side = g.ToAct()[0] {
		c, err := g.Rules().ParseCommand(g.Position(), "done")
		if err != nil {
			t.Fatal(err)
		}
		if _, err = g.Do(c); err != nil {
			t.Fatal(err)
		}
	}
	m, _ := newModelOn(t, func(d *rowDesk) program.Desk { return taughtDesk{d} })
	m.Put(&program.Play{Game: g, Board: kit.Board.(scene.Board), Title: "A lesson", Seats: []string{"person", "pilot"}})
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	m.Send(scene.Tick{MS: 1000})
	says(t, m, "A raid, and a landing")
	return m
}

// giveLine gives a command as text, for whoever is asked, and lays the screen out.
func giveLine(t *testing.T, m *present.Model, line string) {
	t.Helper()
	g := m.Table()
	c, err := g.Rules().ParseCommand(g.Position(), line)
	if err != nil {
		t.Fatal(line, err)
	}
	m.Give(c)
	m.Send(scene.Tick{MS: 1000})
	words(m)
}

// The lesson waits until bombers are on their way to Germany: another flight, or none, is told to be none of the step's deeds.
func TestTheLessonOfFlightsWaitsForGermany(t *testing.T) {
	m := raiding(t)
	hit(m, "space", "space")
	says(t, m, "Send the bombers to Germany")
	hit(m, "d")
	says(t, m, "Send the bombers to Germany")
	says(t, m, "That is not what this step is about")
	hit(m, "backspace")
	if strings.Contains(words(m), "That is not what") {
		t.Fatal("the wrong act stands")
	}
	for _, line := range []string{"strike GBR", "add fighter", "step Z01", "step WEU", "launch"} {
		giveLine(t, m, line)
	}
	says(t, m, "Send the bombers to Germany")
	says(t, m, "That is not what this step is about")
	hit(m, "backspace")
	for _, line := range []string{"raid GBR", "add bomber", "add fighter", "step Z01", "step WEU", "leave", "step GER"} {
		giveLine(t, m, line)
		says(t, m, "Send the bombers to Germany")
	}
	giveLine(t, m, "launch")
	says(t, m, "Who may meet them")
}

// It is led to its last step, by what it names alone.
func TestTheLessonOfFlightsIsLedToItsEnd(t *testing.T) {
	m := raiding(t)
	hit(m, "space", "space")
	for _, line := range []string{"raid GBR", "add bomber", "step Z01", "step WEU", "step GER", "launch", "done"} {
		giveLine(t, m, line)
	}
	answer := func(step string) {
		t.Helper()
		for range 12 {
			if strings.Contains(words(m), step) {
				return
			}
			hit(m, "space")
			g := m.Table()
			if g.Outcome().Over {
				break
			}
			for _, side := range g.ToAct() {
				line := g.Rules().FormatCommand(g.Position(), g.Legal(side, nil)[0])
				if !strings.HasSuffix(line, "done") && !strings.Contains(line, " from ") {
					giveLine(t, m, line)
				}
			}
		}
		t.Fatalf("%s is not reached: %s", step, words(m))
	}
	answer("What it came to")
	hit(m, "space")
	says(t, m, "Then ships")
	giveLine(t, m, "done")
	says(t, m, "Carry infantry to Norway")
	giveLine(t, m, "from GBR")
	giveLine(t, m, "lift infantry GBR NOR Z03")
	says(t, m, "Round by round")
	giveLine(t, m, "end GBR")
	giveLine(t, m, "done")
	answer("The rest is yours")
}
