package present_test

import (
	"strings"
	"testing"

	"awaw/internal/present/frame"
	"awaw/internal/present/pages"
	"awaw/internal/present/panels"
	"awaw/internal/present/scene"
)

// What is searched for is what was typed, by the layout of the keyboard there is, in its order and with double letters: a slow frame hands
// keys over in an order of their own, and a letter held down once.
func TestSearchesAreTyped(t *testing.T) {
	slow := func(m interface{ Send(scene.Msg) }) {
		m.Send(scene.Typed{Text: "Köl"})
		for _, name := range []string{"k", "l", ";"} {
			m.Send(scene.Key{Name: name, Told: true})
		}
		m.Send(scene.Typed{Text: "le"})
		for _, name := range []string{"e", "l"} {
			m.Send(scene.Key{Name: name, Told: true})
		}
	}
	m := moved(t)
	press(m, "l")
	slow(m)
	if s := words(m); strings.Contains(s, "Köl") {
		t.Errorf("the log is searched before its field is chosen: %q", s)
	}
	do(t, m, panels.LogType{})
	slow(m)
	if s := words(m); !strings.Contains(s, "Kölle|") {
		t.Errorf("the log is searched for something else: %q", s)
	}
	press(m, "esc")
	do(t, m, frame.OpenMenu{})
	do(t, m, pages.OpenRulebook{})
	slow(m)
	if s := words(m); !strings.Contains(s, "Kölle") {
		t.Errorf("the rules are searched for something else: %q", s)
	}
	press(m, "backspace", "a")
	if s := words(m); !strings.Contains(s, "Kölla") {
		t.Errorf("keys that type nothing by themselves write their letter: %q", s)
	}
}
