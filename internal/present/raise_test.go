package present_test

import (
	"strings"
	"testing"

	"awaw/engine/ordered"
	"awaw/engine/play"
	"awaw/internal/present/quill"
	"awaw/internal/present/scene"
)

// settles gives orders as text and seals, for every side that writes.
func settles(t *testing.T, g *play.Game, lines ...string) {
	t.Helper()
	sides := g.ToAct()
	for _, side := range sides {
		lines = append(lines, g.Position().View().Sides[side-1].ID+": seal")
	}
	for _, line := range lines {
		c, err := g.Rules().ParseCommand(g.Position(), line)
		if err == nil {
			_, err = g.Do(c)
		}
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
}

// A click on a home centre never builds: it asks what is to be built there; by its slip a build is taken back.
func TestWhatIsBuiltIsChosen(t *testing.T) {
	p := rhinePlay(t)
	g := p.Game
	settles(t, g, "France: A mar - spa")
	settles(t, g)
	m, _ := newModel(t)
	m.Put(p)
	lift(m)
	if s := words(m); !strings.Contains(s, "0 of 1 builds") {
		t.Fatalf("France has nothing to build: %q", s)
	}
	x, y, ok := m.PlaceOnScreen("Marseilles")
	if !ok {
		t.Fatal("Marseilles is not on the screen")
	}
	for _, what := range []scene.MouseWhat{scene.Moved, scene.Pressed, scene.Released} {
		m.Send(scene.Mouse{X: x, Y: y, What: what})
	}
	s := words(m)
	raised := func() []ordered.Order { return g.Seen(1).(ordered.Writer).Ordered() }
	if d := raised(); len(d) != 0 || !strings.Contains(s, "Army Marseilles is built") || !strings.Contains(s, "Wing Marseilles is built") {
		t.Fatalf("a click wrote %v and offers %q", d, s)
	}
	press(m, "2")
	if d := raised(); len(d) != 1 || d[0].Kind != ordered.Build || d[0].Piece.Kind == nil {
		t.Fatalf("the choice wrote %v", d)
	}
	if m.Scene().Map == nil || len(m.Scene().Map.Ghosts) != 1 {
		t.Error("what is to be built is not shown on the map")
	}
	do(t, m, quill.Strike{At: raised()[0].At})
	if d := raised(); len(d) != 0 {
		t.Errorf("taken back by its slip, the draft is %v", d)
	}
}

// With an order for every unit one thing alone moves on, whatever might still be written onto them; before that nothing does.
func TestSealIsAmberOnceAllIsWritten(t *testing.T) {
	m := overEurope(t, "wings-two-1901", map[string]string{"votes": "secret"}, "person", "person")
	for i, line := range []string{"a par - bur", "a mar - spa", "f bre - mao", "w par patrols bur"} {
		if n := ambers(m); n != 0 {
			t.Fatalf("after %d orders %d buttons are amber", i, n)
		}
		types(m, line)
		press(m, "esc", "esc")
	}
	if n := ambers(m); n != 1 {
		t.Errorf("with all orders written %d buttons are amber:\n%s", n, words(m))
	}
}

// In winter the arrows walk over the places where something may be built, so that Enter asks what.
func TestArrowsWalkWhereUnitsAreBuilt(t *testing.T) {
	p := rhinePlay(t)
	settles(t, p.Game, "France: A mar - spa")
	settles(t, p.Game)
	for _, way := range []string{"left", "right", "up", "down"} {
		m, _ := newModel(t)
		m.Put(p)
		lift(m)
		press(m, way, "enter")
		if s := words(m); !strings.Contains(s, "is built") {
			t.Errorf("%s and Enter offer nothing to build: %q", way, s)
		}
	}
}
