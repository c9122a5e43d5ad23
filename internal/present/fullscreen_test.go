package present_test

import (
	"strings"
	"testing"

	"awaw/internal/present/pages"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// The whole screen is taken and given back by key, from the menu and from the options, and each says which key it is.
func TestTheWholeScreenIsAskedForInEveryWay(t *testing.T) {
	m := fullModel(t, "en")
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	expect := func(full bool, after string) {
		t.Helper()
		if m.Full() != full {
			t.Errorf("after %s the whole screen is taken: %v", after, m.Full())
		}
	}
	press(m, "f11")
	expect(true, "the key")
	press(m, "f9", "f11")
	expect(false, "the key in the menu")
	press(m, "f9")
	says(t, m, "F11\nFull screen")
	do(t, m, table.FullScreen{})
	expect(true, "the entry of the menu")
	press(m, "f10")
	says(t, m, "F11.")
	do(t, m, pages.Set{ID: "full", N: 0})
	expect(false, "the option")
	do(t, m, pages.Set{ID: "full", N: 1})
	expect(true, "the option")
	press(m, "f11")
	expect(false, "the key in the options")
	m.Filled(true)
	press(m, "f11")
	expect(false, "the desktop took it, and the key")
	m.Stays() // a browser keeps F11 for itself
	says(t, m, "Shift U.")
}

// The page of keys has those first that a window says: F11 in a program, its double on a page.
func TestAPageNamesDoublesFirst(t *testing.T) {
	m := fullModel(t, "en")
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	press(m, "f1")
	says(t, m, "F11 · Shift U")
	press(m, "esc")
	m.Stays()
	press(m, "f1")
	says(t, m, "Shift U · F11")
}

// Every option of the display can be read: all of them where there is room, the last of them at the end of the page.
func TestEveryOptionOfTheDisplayIsReached(t *testing.T) {
	for _, size := range [][2]float64{{1024, 576}, {1024, 640}, {1600, 900}} {
		m := fullModel(t, "en")
		m.Send(scene.Resize{W: size[0], H: size[1], Scale: 1})
		press(m, "f10")
		seen := words(m)
		if all := strings.Contains(seen, "Full screen") && strings.Contains(seen, "Deutsch"); all != (size[1] == 900) {
			t.Errorf("%v: all of it is seen at once: %v", size, all)
		}
		press(m, "end")
		if !strings.Contains(words(m), "Deutsch") {
			t.Errorf("%v: the language is not reached", size)
		}
	}
}
