package draw

import (
	"testing"

	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// bareDesk is a desk with nothing on it.
type bareDesk struct{ program.Desk }

func (bareDesk) Scenarios() []program.Scenario { return nil }
func (bareDesk) Saves() []program.Save         { return nil }

// A key changes the picture though nothing moves and the mouse lies still; what was drawn is not drawn again.
func TestKeyIsAnsweredByAPicture(t *testing.T) {
	kit := testKit(t)
	m := present.New(bareDesk{}, NewMetrics(kit), nil, nil)
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	w := NewWindow(kit, m, Options{})
	draws := func(did ...scene.Msg) bool {
		w.redraw = false
		w.hand(did)
		w.scene() // as a tick does before it looks whether anything changed
		return w.redraw
	}
	draws()
	if draws() {
		t.Error("nothing happened, and the window is drawn")
	}
	if !draws(scene.Key{Name: "f1"}) {
		t.Error("a key is not answered until something else happens")
	}
	if !draws(scene.Key{Name: "f1"}, scene.Key{Name: "f1", Up: true}) {
		t.Error("a key let go within the same tick hides that it was pressed")
	}
	if draws() {
		t.Error("the window is drawn again and again")
	}
}
