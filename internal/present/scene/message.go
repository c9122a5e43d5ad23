package scene

import "strings"

// This file holds the messages a Model is fed with.

// Msg is one message: Resize, Mouse, Wheel, Key, Tick, Dropped, or Did of a form.
type Msg interface{ msg() }

// Resize tells the size of the window in logical pixels and the UI scale.
type Resize struct{ W, H, Scale float64 }

// Mouse is a movement, press or release at X, Y (logical pixels).
type Mouse struct {
	X, Y  float64
	What  MouseWhat
	Right bool // the right button, which drags only
}

// MouseWhat tells what the mouse did.
type MouseWhat uint8

// What a mouse does.
const (
	Moved MouseWhat = iota
	Pressed
	Released
)

// Wheel turns by D notches at X, Y; up is positive. DX is the sideways part of two fingers on a pad, right is positive.
type Wheel struct {
	X, Y, D, DX float64
	Shift, Ctrl bool
}

// Key is a key pressed or released. Name is "a".."z", "0".."9", "tab", "enter", "space", "esc", "up", "down",
// "left", "right", "home", "end", "pageup", "pagedown", "backspace", "delete", "insert", "f1".."f12", "plus",
// "minus", "[", "]", ",", ".", "/", ";" or "'".
type Key struct {
	Name  string
	Up    bool // released
	Shift bool
	Ctrl  bool // with Ctrl, or what stands for it
	Told  bool // the letter it types comes as Typed as well
}

// Letter is what a key writes in a line of text by the layout it is named by, "" where it writes nothing.
func (k Key) Letter() string {
	switch {
	case k.Ctrl:
		return ""
	case k.Name == "space":
		return " "
	case k.Name == "minus":
		return "-"
	case k.Name == "plus":
		return "+"
	case len([]rune(k.Name)) == 1 && k.Shift:
		return strings.ToUpper(k.Name)
	case len([]rune(k.Name)) == 1:
		return k.Name
	}
	return ""
}

// Typed is what was typed, by the layout of the keyboard there is.
type Typed struct{ Text string }

func (Typed) msg() {}

// Tick lets time pass: the milliseconds since the last one.
type Tick struct{ MS float64 }

// Dropped is the text of a file that was let go over the window.
type Dropped struct{ Text string }

func (Dropped) msg() {}

func (Resize) msg() {}

func (Mouse) msg() {}

func (Wheel) msg() {}

func (Key) msg() {}

func (Tick) msg() {}
