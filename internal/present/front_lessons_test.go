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
