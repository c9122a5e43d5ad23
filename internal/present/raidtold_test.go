package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/recap"
	"awaw/internal/present/result"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// bombing are opponents who bomb some places with all that can go there, and finish whatever else they are asked.
type bombing struct {
	sailors
	at []string
}

func (b bombing) Think(p engine.Position, s engine.Side) program.Thought {
	for _, c := range p.Legal(s, nil) {
		if c.Verb == awaw.VerbRaid && slices.Contains(b.at, nameOf(p, c.B)) || c.Verb == awaw.VerbResolve {
			return program.Thought{Commands: []engine.Command{c}}
		}
	}
	return b.sailors.Think(p, s)
}

// toldOf plays the Axis of the bomber offensive, with one wing against the raid on a place if it has a name, until it is told what the
// Allies did.
func toldOf(t *testing.T, met string, at ...string) *present.Model {
	t.Helper()
	m := europeFor(t, "bomber-offensive-1943.toml", bombing{at: at}, "person", "pilot")
	set := m.Prefs()
	set.Falls = true
	m.SetPrefs(set)
	for range 600 {
		m.Send(scene.Tick{MS: 3000})
		for _, q := range m.Scene().Panels {
			if q.ID == "recap" {
				return m
			}
		}
		if open(m, "result") {
			m.Run(result.Close{})
			continue
		}
		if a := m.Table().ToAct(); len(a) == 0 || a[0] != 1 {
			continue
		}
		legal := m.Table().Legal(1, nil)
		k := slices.IndexFunc(legal, func(c engine.Command) bool {
			return met != "" && c.Verb == awaw.VerbOppose && nameOf(m.Table().Seen(1), c.B) == met
		})
		if k >= 0 {
			met = "" // one wing alone
		} else {
			k = slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbDone })
		}
		m.Run(table.Give{Cmd: legal[max(0, k)]})
	}
	t.Fatalf("nothing is told: %v %q", m.Table().ToAct(), words(m))
	return nil
}

// open tells whether a panel is on the screen.
func open(m *present.Model, id string) bool {
	return slices.ContainsFunc(m.Scene().Panels, func(p scene.Panel) bool { return p.ID == id })
}

// A recap tells of a raid who bombed and from where, and draws the way there; of one that was met the bombs are told in the same sentence.
func TestRaidsAreToldWithThoseWhoBombed(t *testing.T) {
	for _, x := range []struct {
		met  string
		want []string
	}{
		{"", []string{"factors from", "bombed Hamburg:", "of the works", "They won 8, you won 0. Theirs: 8 for works they bombed."}},
		{"Hamburg", []string{"factors from", "flew against Hamburg", "were met on the way", "of the works"}},
	} {
		m := toldOf(t, x.met, "Hamburg")
		m.Run(recap.Visit{Nth: -1})
		told := strings.ReplaceAll(words(m), "\n", " ")
		for _, w := range x.want {
			if !strings.Contains(told, w) {
				t.Errorf("the recap does not say %q: %q", w, told)
			}
		}
		if strings.Contains(told, "Bombs fell on Hamburg") {
			t.Errorf("Hamburg is told twice: %q", told)
		}
		b := m.Top().Board()
		to := b.Find("K30")
		if !slices.ContainsFunc(m.Scene().Map.Arrows, func(a scene.Arrow) bool { return a.To == to && b.Code(a.From) != "" && a.Kind == "enemy" }) {
			t.Errorf("no arrow goes to Hamburg: %+v", m.Scene().Map.Arrows)
		}
	}
}
