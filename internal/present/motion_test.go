package present_test

import (
	"testing"

	"awaw/internal/present"
	"awaw/internal/present/quill"
	"awaw/internal/present/scene"
)

// opened is a movement of two armies that keep each other out, opened just now.
func opened(t *testing.T, still bool) *present.Model {
	t.Helper()
	p := rhinePlay(t)
	settles(t, p.Game, "France: A par - bur", "France: W par patrols bur", "Germany: A mun - bur")
	m, _ := newModel(t)
	if still {
		set := m.Prefs()
		set.Still = true
		m.SetPrefs(set)
	}
	m.Put(p)
	lift(m)
	press(m, "v")
	return m
}

// Every order draws itself in the step that settles it, over itself as it waits; those of later steps wait dimmed, and what became of an
// order is told once it has come.
func TestOrdersDrawThemselves(t *testing.T) {
	m := opened(t, false)
	do(t, m, quill.Go{Step: 1}) // patrols
	ms := m.Scene().Map
	if len(ms.Live) != 1 || ms.Live[0].Kind != "patrol" || ms.Live[0].T != 0 {
		t.Fatalf("what draws itself is %+v", ms.Live)
	}
	for _, l := range ms.Orders {
		if !l.Dim || l.Fate != "" {
			t.Errorf("while patrols are flown the order is %+v", l)
		}
	}
	m.Send(scene.Tick{MS: 110})
	if ms = m.Scene().Map; len(ms.Live) != 1 || ms.Live[0].T <= .4 || ms.Live[0].T >= .6 || ms.Live[0].After != 0 {
		t.Errorf("half way it is %+v", ms.Live)
	}
	m.Send(scene.Tick{MS: 900})
	if ms = m.Scene().Map; len(ms.Live) != 0 || len(ms.Watched) == 0 {
		t.Errorf("when it has come %+v still draws itself, and %v is watched", ms.Live, ms.Watched)
	}
	press(m, "space")
	for _, x := range m.Scene().Map.Live {
		if x.Kind != "move" || x.Fate != "bounced" {
			t.Errorf("in the last step there moves %+v", x)
		}
	}
	m.Send(scene.Tick{MS: 900})
	for _, l := range m.Scene().Map.Orders {
		if l.Dim || l.Fate == "" {
			t.Errorf("in the end the order is %+v", l)
		}
	}
}

// Who wants nothing to move sees every step as it stands.
func TestNothingMovesForWhoWantsNone(t *testing.T) {
	m := opened(t, true)
	for step := range 3 {
		do(t, m, quill.Go{Step: step})
		if n := len(m.Scene().Map.Live); n != 0 {
			t.Errorf("in step %d there are %d motions", step, n)
		}
	}
}
