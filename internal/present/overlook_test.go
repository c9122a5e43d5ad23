package present_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present/scene"
)

// Who is asked which raid is met sees where each makes for: all ways are in sight.
func TestRaidsThatMayBeMetAreInSight(t *testing.T) {
	m := briefed(t, "bomber-offensive-1943", "person", "person")
	m.Send(scene.Resize{W: 1067, H: 600, Scale: 1.5})
	press(m, "enter")
	raids := 0
	for range 400 {
		g := m.Table()
		s := g.ToAct()[0]
		m.See(s)
		if m.Top().Sight.View.Prompt.Meets {
			break
		}
		legal := g.Position().Legal(s, nil)
		give := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbDone })
		if i := slices.IndexFunc(legal, func(c engine.Command) bool { return c.Verb == awaw.VerbRaid }); i >= 0 && raids < 3 {
			raids, give = raids+1, i
		}
		m.Give(legal[max(0, give)])
		m.Send(scene.Tick{MS: 1000})
		read(m)
	}
	v := m.Top().Sight.View
	if raids == 0 || !v.Prompt.Meets || len(v.Ways) == 0 {
		t.Fatalf("after %d raids %q is asked", raids, v.Prompt.Ask.Key)
	}
	for i := 0; i < 4 && m.Scene().Map == nil; i++ { // the curtain, the briefing
		lift(m)
		press(m, "enter")
		m.Send(scene.Tick{MS: 500})
		words(m)
	}
	if m.Scene().Map == nil {
		t.Fatalf("no map is shown: %q", words(m))
	}
	for _, way := range v.Ways {
		sc := m.Scene()
		px, py := m.Top().Board().Middle(way[len(way)-1].Index())
		x, y := scene.Camera{CX: sc.Map.CX, CY: sc.Map.CY, HexW: sc.Map.HexW}.Screen(px, py, sc.W, sc.H)
		if x < 0 || y < 40 || x > 1067 || y > 600 {
			t.Errorf("a raid makes for %v, at %.0f, %.0f of the window", way[len(way)-1], x, y)
		}
	}
}
