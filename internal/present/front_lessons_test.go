package present_test

import (
	"testing"

	"awaw/internal/present/front"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// A new game is offered at the first lesson that has not been played to its end; those that have are marked.
func TestTheFirstLessonIsOfferedFirst(t *testing.T) {
	m, d := newModel(t)
	d.offers = []program.Scenario{{ID: "game", Name: "A game"}, {ID: "one", Name: "Lesson one", Teaches: "flying"}, {ID: "two", Name: "Lesson two", Teaches: "fleeing"}}
	picked := func() string {
		m.Run(front.ShowScenarios{})
		on := ""
		m.Scene().Form.Walk(func(n *scene.Node) {
			if n.Kind == scene.NodeEntry && n.On {
				on = n.Text + n.Right
			}
		})
		return on
	}
	for _, want := range []string{"Lesson one", "Lesson two", "A game"} {
		if got := picked(); got != want {
			t.Fatalf("%q is offered, not %q", got, want)
		}
		p := m.Prefs()
		p.Learn(map[string]string{"Lesson one": "one", "Lesson two": "two"}[want])
		m.SetPrefs(p)
	}
}

// Long lists have their ends and pages under keys, which stop at both ends.
func TestEndsOfAListHaveKeys(t *testing.T) {
	m, _ := atFront(t)
	press(m, "n")
	at := func() (on, of int) {
		form(t, m).Walk(func(n *scene.Node) {
			if n.Kind == scene.NodeEntry {
				if n.On {
					on = of
				}
				of++
			}
		})
		return on, of
	}
	_, of := at()
	for _, c := range []struct {
		key string
		at  int
	}{{"end", of - 1}, {"end", of - 1}, {"home", 0}, {"pageup", 0}, {"pagedown", min(7, of-1)}, {"up", min(7, of-1) - 1}} {
		press(m, c.key)
		if on, _ := at(); on != c.at {
			t.Errorf("%s leads to row %d, not to %d", c.key, on, c.at)
		}
	}
}
