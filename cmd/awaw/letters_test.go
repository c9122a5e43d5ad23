package main

import (
	"testing"

	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// B opens the bases while a fight is shown, and leaves it for the best refuge once that is asked: pressed just before the question it opens
// the bases, and the question comes forward; pressed in the moment in which it comes forward it does nothing.
func TestQuestionsComeForward(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a game")
	}
	seed := uint64(5)
	d := testDesk(t, options{seed: &seed})
	seats := []string{"pilot", person}
	m := seated(t, d, "channel-1940", seats, scene.Resize{W: 1600, H: 900, Scale: 1})
	looked, asked := false, false
	for range 4000 {
		if asked || len(m.Table().ToAct()) == 0 {
			break
		}
		m.Send(scene.Tick{MS: 100})
		if m.Screen() == table.ScreenBriefing {
			m.Send(scene.Key{Name: "enter"})
			continue
		}
		side, _ := sideToAct(m)
		switch p := panelIn(m, "stay"); {
		case p != nil && looked:
			asked = true
			head := m.Table().Head()
			m.Send(scene.Key{Name: "b"})
			if m.Table().Head() != head {
				t.Error("a letter pressed as the question came forward answers it")
			}
			for range 8 {
				m.Send(scene.Tick{MS: 100})
			}
			m.Send(scene.Key{Name: "b"})
			if m.Table().Head() == head {
				t.Error("once it could be read B does not leave")
			}
		case side == 1 && panelIn(m, "battle") != nil:
			m.Send(scene.Key{Name: "b"})
			if looked = true; panelIn(m, "battle") != nil {
				t.Fatal("the bases do not open beside a fight that is shown")
			}
		case side == 2 && !closed(m):
			m.Give(byVerbs()(m.Table(), 1, m.Table().Legal(2, nil)))
		default:
			closed(m)
		}
	}
	if !asked {
		t.Errorf("nothing was asked while the bases were read (looked: %v)", looked)
	}
}
