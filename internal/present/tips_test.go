package present_test

import (
	"testing"

	"awaw/internal/present/scene"
)

// A tip goes when a key is struck, for what comes then lies where it was, and comes again when the pointer moves.
func TestATipGoesWhenAKeyIsStruck(t *testing.T) {
	m := inTheSky(t, plain)
	var r scene.Region
	for _, k := range m.Regions() {
		if scene.Does(k.Act) == "help" && k.Tip != "" {
			r = k
		}
	}
	x, y := r.Rect.X+r.Rect.W/2, r.Rect.Y+r.Rect.H/2
	m.Send(scene.Mouse{X: x, Y: y})
	rest(m, 400)
	if panelOf(m, "tip") == nil {
		t.Fatal("no tip comes up")
	}
	press(m, "h")
	rest(m, 400)
	if panelOf(m, "tip") != nil {
		t.Error("the tip stays")
	}
	m.Send(scene.Mouse{X: x + 2, Y: y})
	rest(m, 400)
	if panelOf(m, "tip") == nil {
		t.Error("the tip does not come again")
	}
}
