// Package walktest walks through screens, for tests: it gives all that a screen shows and answers to as text, opens its panels and steps through
// its past, and holds two worlds against each other that a side must not be able to tell apart.
package walktest

import (
	"fmt"
	"regexp"

	"awaw/internal/present"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// T is what is used of a test.
type T interface {
	Helper()
	Fatalf(format string, args ...any)
}

var pointers = regexp.MustCompile(`0x[0-9a-f]{6,}`)

// Drawn is everything that a window would draw of a screen, and what it would do where it is clicked.
func Drawn(m *present.Model) string {
	s := *m.Scene()
	var board scene.MapScene
	if s.Map != nil {
		board = *s.Map
	}
	s.Map, board.Codes = nil, nil
	out := fmt.Sprintf("%+v %+v", s, board)
	for _, r := range m.Regions() {
		r.Proof = nil
		out += fmt.Sprintf("%+v", r)
	}
	return pointers.ReplaceAllString(out, "")
}

// Panels are the panels that Tour opens.
var Panels = []string{"units", "bases", "odds", "log", "luck", "time", "orders", "layers", "rules", "find"}

// keys are those that Tour presses: back and forth through the past, from counter to counter, search, the kinds of map, leaving.
var keys = []string{"[", "[", "]", "end", "home", "]", "]", "end", "tab", "tab", "slash", "m", "i", "d", "esc"}

// A Look is what a screen drew, and when.
type Look struct{ When, Drawn string }

// Tour opens the panels of a screen, steps through the past and points at places, and gives what was drawn each time.
func Tour(m *present.Model) (out []Look) {
	saw := func(when string) { out = append(out, Look{when, Drawn(m)}) }
	saw("at the start")
	for _, pane := range Panels {
		m.Run(table.Open{Pane: pane})
		saw("in the panel " + pane)
	}
	for _, key := range keys {
		m.Send(scene.Key{Name: key})
		m.Send(scene.Key{Name: key, Up: true})
		m.Send(scene.Tick{MS: 3000})
		saw("after the key " + key)
	}
	for at := 60.0; at < 1600; at += 90 {
		m.Send(scene.Mouse{X: at, Y: 60 + at/2})
		m.Send(scene.Tick{MS: 900})
		saw(fmt.Sprintf("with the mouse at %v", at))
	}
	return out
}

// searched is what Clicks looks for: the beginnings of names of places, units and rules.
var searched = []string{"a", "par", "b", "fl", "e", "1"}

// Clicks searches for words, and clicks all over a screen until something was done in the game that cannot be taken back, and gives what was drawn each time.
func Clicks(m *present.Model) (out []Look) {
	head := m.Table().Head()
	saw := func(when string) { out = append(out, Look{when, Drawn(m)}) }
	for _, word := range searched {
		m.Run(table.Open{Pane: "find"})
		m.Send(scene.Typed{Text: word})
		m.Send(scene.Tick{MS: 500})
		saw("looking for " + word)
		m.Send(scene.Key{Name: "esc"})
	}
	for n := range 60 {
		x, y := float64(80+n%10*150), float64(120+n/10*130)
		m.Send(scene.Mouse{X: x, Y: y})
		m.Send(scene.Mouse{X: x, Y: y, What: scene.Pressed})
		m.Send(scene.Mouse{X: x, Y: y, What: scene.Released})
		m.Send(scene.Tick{MS: 400})
		if m.Table() == nil || m.Table().Head() != head {
			break
		}
		saw(fmt.Sprintf("after a click at %v, %v", x, y))
	}
	return out
}

// Same fails where two screens are not drawn alike.
func Same(t T, when string, a, b *present.Model) {
	t.Helper()
	Alike(t, []Look{{when, Drawn(a)}}, []Look{{when, Drawn(b)}})
}

// Alike fails where two walks have not seen the same, and shows where they part.
func Alike(t T, a, b []Look) {
	t.Helper()
	if len(a) != len(b) {
		t.Fatalf("one walk has %d looks, the other %d", len(a), len(b))
	}
	for i := range a {
		x, y := a[i].Drawn, b[i].Drawn
		if x == y {
			continue
		}
		at := 0
		for at < min(len(x), len(y)) && x[at] == y[at] {
			at++
		}
		t.Fatalf("%s the screens of two worlds differ:\n…%s\n…%s", a[i].When, x[max(0, at-200):min(len(x), at+80)], y[max(0, at-200):min(len(y), at+80)])
	}
}
