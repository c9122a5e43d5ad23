package present_test

import (
	"strings"
	"testing"

	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// Where the last money spent ends the step, the key that would have ended it asks before it ends the next.
func TestAStepThatBeganOfItselfIsNotSlippedThrough(t *testing.T) {
	for _, wait := range []float64{1000, 4000} {
		m := dealt(t, docOf(t, "mediterranean-1942"), 1, []string{"person", "person"})
		g := m.Table()
		for strings.Contains(words(m), "Buy no more") {
			at := g.Len()
			for _, c := range g.Legal(g.ToAct()[0], nil) {
				if !m.Top().Label(c).Main {
					m.Run(table.Give{Cmd: c})
					break
				}
			}
			if g.Len() == at {
				t.Fatalf("nothing can be bought, and the step goes on: %s", words(m))
			}
			m.Send(scene.Tick{MS: 500})
		}
		for range int(wait / 100) {
			m.Send(scene.Tick{MS: 100})
		}
		at := g.Len()
		press(m, "d")
		m.Send(scene.Tick{MS: 1000})
		asks := strings.Contains(words(m), "ended by itself")
		if want := wait < 3000; asks != want || (g.Len() == at) != want {
			t.Fatalf("%v ms after the step began of itself: asked %v, %d commands given: %s", wait, asks, g.Len()-at, words(m))
		}
		if !asks {
			continue
		}
		press(m, "esc")
		m.Send(scene.Tick{MS: 1000})
		press(m, "d")
		if g.Len() == at {
			t.Errorf("asked twice: %s", words(m))
		}
	}
}
