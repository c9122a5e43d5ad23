package main

import (
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/present"
	"awaw/internal/present/scene"
)

// What is at stake at a target stands whole on its card, said to who plays, in German too, in a large window and in a small one.
func TestStakesAreToldWhole(t *testing.T) {
	text, err := assets.Text("de")
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range []scene.Resize{{W: 1600, H: 900, Scale: 1}, {W: 1280, H: 720, Scale: 1}} {
		seed, cards := uint64(3), 0
		d := testDesk(t, options{seed: &seed})
		d.words = engine.Catalog(text)
		seats := []string{person, "pilot"}
		m := seated(t, d, "channel-1940", seats, size)
		watched(t, m, seats, 6, byVerbs(), func(m *present.Model) bool {
			p := m.Table().Seen(1)
			for _, s := range p.View().Spaces {
				x, y, ok := m.SpaceOnScreen(s.Ref.Index())
				if !ok || s.Owner != 2 {
					continue
				}
				m.Send(scene.Mouse{X: 5, Y: 5}) // off the stack that lies open beside it
				m.Scene()                       // a frame is drawn without it
				m.Send(scene.Mouse{X: x, Y: y, What: scene.Pressed})
				m.Send(scene.Mouse{X: x, Y: y, What: scene.Released})
				m.Send(scene.Tick{MS: 600})
				told := strings.Join(strings.Fields(m.Words()), " ")
				if !strings.Contains(strings.ToUpper(told), strings.ToUpper(text["screen.target.stake"])) {
					continue
				}
				for _, k := range s.Marks {
					said := k.Text // to who plays, where there are words for it
					if own := said.Key + map[bool]string{true: ".you", false: ".foe"}[k.Side == 1]; d.words[own] != "" {
						said.Key = own
					}
					if word := d.words.Word(said, p.(engine.Namer)); k.Earns() && word != "" {
						if cards++; !strings.Contains(told, word) {
							t.Errorf("%v: %s does not say %q", size, s.Name, word)
						}
					}
				}
				m.Send(scene.Key{Name: "esc"})
			}
			return cards > 3
		})
		if cards == 0 {
			t.Errorf("%v: no card of a target was seen", size)
		}
	}
}
