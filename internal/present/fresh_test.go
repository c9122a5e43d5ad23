package present_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// stayers never leave a fight.
type stayers struct{ sailors }

func (b stayers) Think(p engine.Position, s engine.Side) program.Thought {
	legal := p.Legal(s, nil)
	if i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbStay }); i >= 0 {
		return program.Thought{Commands: legal[i : i+1]}
	}
	return b.sailors.Think(p, s)
}

// After a round who attacks is told what the next would cost both as things stand, and with each wing that may still join.
func TestFreshWingsAreWeighedBeforeTheyJoin(t *testing.T) {
	m := europeFor(t, "stay-or-go.toml", stayers{}, "person", "pilot")
	set := m.Prefs()
	set.Falls = true
	m.SetPrefs(set)
	london := engine.SpaceRef(m.Top().Board().Find("K24"))
	sent := 0
	for range 200 {
		m.Send(scene.Tick{MS: 1000})
		read(m)
		if a := m.Table().ToAct(); len(a) == 0 || a[0] != 1 {
			continue
		}
		legal := m.Table().Legal(1, nil)
		verb := func(v engine.Verb) int {
			return slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == v && (v != awaw.VerbFly || c.B == london) })
		}
		if verb(awaw.VerbPress) >= 0 && verb(awaw.VerbFly) >= 0 {
			break
		}
		i := verb(awaw.VerbFly)
		if sent++; i < 0 || sent > 3 { // two wings of several
			i = max(0, verb(awaw.VerbRoll), verb(awaw.VerbDone))
		}
		m.Run(table.Give{Cmd: legal[i]})
	}
	m.Send(scene.Tick{MS: 1000})
	joins := 0
	for _, c := range m.Table().Legal(1, nil) {
		if c.Verb != awaw.VerbFly {
			continue
		}
		joins++
		next, _, err := m.Table().Seen(1).Apply(c, nil)
		if err != nil {
			t.Fatal(err)
		}
		chart, ok := table.NextRound(next.View().Battle)
		if !ok {
			t.Fatal("no chart of the next round")
		}
		mean := 0.0
		for _, b := range chart.Bars {
			if b.Side == 2 {
				mean += b.P * float64(b.Value)
			}
		}
		want := "Next round they lose " + strings.TrimSuffix(tenth(mean), ".0")
		if told := strings.ReplaceAll(words(m), "\n", " "); !strings.Contains(told, want) || !strings.Contains(told, "as well") {
			t.Errorf("%v is not weighed (%q): %q", c, want, told)
		}
	}
	if joins == 0 {
		t.Fatal("nobody may join")
	}
}

// tenth is a number with one decimal.
func tenth(x float64) string {
	n := int(math.Round(10 * x))
	return scene.Itoa(n/10) + "." + scene.Itoa(n%10)
}

// What a teaching scenario says stays in sight beside the ticks of a target's card.
func TestLessonsStayBesideTheTicks(t *testing.T) {
	m := europeFor(t, "stay-or-go.toml", stayers{}, "person", "person")
	m.Top().Sight.Play.Lessons = []program.Lesson{{Text: "Strike with one wing.", Cite: "18.522"}}
	m.Send(scene.Tick{MS: 1000})
	hit(m, "f")
	place(t, m, "K24")
	if told := words(m); !strings.Contains(told, "Strike with one wing.") {
		t.Errorf("the card does not say it: %q", told)
	}
}
