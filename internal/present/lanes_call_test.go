package present_test

import (
	"strings"
	"testing"

	"awaw/internal/present"
	"awaw/internal/present/prefs"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// Who folds the panel beside the lanes away, or reads the rules in its place, is told what is asked, and a key, the button, or a click on a lane brings it back;
// no key answers meanwhile what cannot be read.
func TestTheDecisionBesideTheLanesIsFetchedBack(t *testing.T) {
	for name, away := range map[string]scene.Act{"folded": table.Fold{}, "rules": table.Open{Pane: "rules"}, "a clause": scene.OpenRule{Cite: "as.dispatch.9"}} {
		for back, do := range map[string]func(m *present.Model){
			"C":      func(m *present.Model) { press(m, "c") },
			"1":      func(m *present.Model) { press(m, "1") },
			"button": func(m *present.Model) { clickAct(t, m, "sky.forward") },
			"lane":   func(m *present.Model) { clickAct(t, m, "sky.lane") },
		} {
			m := three(t, 3, []string{"person", "person"}, attacks...)
			if w := m.Words(); strings.Contains(w, "To the decision") {
				t.Fatalf("at first: %s", w)
			}
			m.Run(away)
			at := m.Table().Len()
			if w := m.Words(); !strings.Contains(w, "To the decision") || !strings.Contains(w, m.Top().Word(m.Top().Sight.View.Prompt.Ask)) {
				t.Fatalf("%s: nothing is asked: %s", name, w)
			}
			do(m)
			if w := m.Words(); m.Table().Len() != at || m.Top().Folded || m.Top().Pane != "units" || strings.Contains(w, "To the decision") {
				t.Errorf("%s, %s: %d lines after %d, pane %s, folded %v", name, back, m.Table().Len(), at, m.Top().Pane, m.Top().Folded)
			}
		}
	}
}

// A panel that was left open in another game does not hide what is asked in a game that is taken up amid its battles.
func TestAPanelLeftOpenHidesNoDecision(t *testing.T) {
	begun := three(t, 3, []string{"person", "person"}, attacks...)
	for _, left := range []prefs.Prefs{{Pane: "log"}, {Pane: "rules"}, {Pane: "units", Folded: true}} {
		m, _ := newModel(t)
		set := m.Prefs()
		set.Pane, set.Folded = left.Pane, left.Folded
		m.SetPrefs(set)
		p := *begun.Play()
		m.Put(&p)
		m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
		m.Resume()
		ready(m)
		if m.Top().Folded || m.Top().Pane != "units" || strings.Contains(m.Words(), "To the decision") {
			t.Errorf("%s left open, folded %v: %s", left.Pane, left.Folded, m.Words())
		}
	}
}
