// Package input turns Ebitengine's mouse and keyboard into the screen's messages.
package input

import (
	"errors"
	"io"
	"io/fs"
	"unicode/utf8"

	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Reader reads what happened since the last tick.
type Reader struct {
	x, y  int
	began bool
	keys  []ebiten.Key
	typed []rune
	held  map[ebiten.Key]float64 // for how long, in milliseconds
}

// names are the keys with a name of their own.
var names = map[ebiten.Key]string{
	ebiten.KeyTab: "tab", ebiten.KeyEnter: "enter", ebiten.KeyNumpadEnter: "enter", ebiten.KeySpace: "space", ebiten.KeyEscape: "esc",
	ebiten.KeyArrowUp: "up", ebiten.KeyArrowDown: "down", ebiten.KeyArrowLeft: "left", ebiten.KeyArrowRight: "right",
	ebiten.KeyHome: "home", ebiten.KeyEnd: "end", ebiten.KeyPageUp: "pageup", ebiten.KeyPageDown: "pagedown", ebiten.KeyBackspace: "backspace",
	ebiten.KeyF1: "f1", ebiten.KeyF2: "f2", ebiten.KeyF3: "f3", ebiten.KeyF4: "f4", ebiten.KeyF5: "f5", ebiten.KeyF6: "f6",
	ebiten.KeyF7: "f7", ebiten.KeyF8: "f8", ebiten.KeyF9: "f9", ebiten.KeyF10: "f10", ebiten.KeyF11: "f11", ebiten.KeyF12: "f12",
	ebiten.KeyInsert: "insert", ebiten.KeyDelete: "delete", ebiten.KeyComma: ",", ebiten.KeyPeriod: ".", ebiten.KeySlash: "/", ebiten.KeySemicolon: ";", ebiten.KeyQuote: "'",
	ebiten.KeyEqual: "plus", ebiten.KeyNumpadAdd: "plus", ebiten.KeyMinus: "minus", ebiten.KeyNumpadSubtract: "minus",
	ebiten.KeyBracketLeft: "[", ebiten.KeyBracketRight: "]",
}

// nameOf is a key's name as present.Key lists them, "" for keys that mean nothing here.
func nameOf(k ebiten.Key) string {
	if n, ok := names[k]; ok {
		return n
	}
	switch {
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		return string(rune('a' + k - ebiten.KeyA))
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return string(rune('0' + k - ebiten.KeyDigit0))
	case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
		return string(rune('0' + k - ebiten.KeyNumpad0))
	}
	return ""
}

// repeats are the keys that go on striking while they are held.
var repeats = map[string]bool{"up": true, "down": true, "left": true, "right": true, "plus": true, "minus": true, "[": true, "]": true, "backspace": true}

// A held key strikes again after a while, then at a steady pace; in milliseconds, for ticks differ in length.
const (
	repeatAfter = 400
	repeatEvery = 85
)

// strikes is how often a key held for so long has struck again.
func strikes(name string, held float64) int {
	if !repeats[name] || held <= repeatAfter {
		return 0
	}
	return 1 + int((held-repeatAfter)/repeatEvery)
}

// Read gives the messages of this tick, the last of which was ms milliseconds ago; scale is device pixels a logical pixel.
func (r *Reader) Read(scale, ms float64) []scene.Msg {
	if r.held == nil {
		r.held = map[ebiten.Key]float64{}
	}
	var out []scene.Msg
	x, y := ebiten.CursorPosition()
	lx, ly := float64(x)/scale, float64(y)/scale
	if x != r.x || y != r.y || !r.began {
		r.x, r.y, r.began = x, y, true
		out = append(out, scene.Mouse{X: lx, Y: ly})
	}
	for _, b := range []struct {
		button ebiten.MouseButton
		right  bool
	}{{ebiten.MouseButtonLeft, false}, {ebiten.MouseButtonRight, true}, {ebiten.MouseButtonMiddle, true}} {
		if inpututil.IsMouseButtonJustPressed(b.button) {
			out = append(out, scene.Mouse{X: lx, Y: ly, What: scene.Pressed, Right: b.right})
		}
		if inpututil.IsMouseButtonJustReleased(b.button) {
			out = append(out, scene.Mouse{X: lx, Y: ly, What: scene.Released, Right: b.right})
		}
	}
	shift := ebiten.IsKeyPressed(ebiten.KeyShift)
	ctrl := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	if dx, dy := ebiten.Wheel(); dx != 0 || dy != 0 {
		out = append(out, scene.Wheel{X: lx, Y: ly, D: dy, DX: dx, Shift: shift, Ctrl: ctrl})
	}
	if r.typed = ebiten.AppendInputChars(r.typed[:0]); len(r.typed) > 0 {
		out = append(out, scene.Typed{Text: string(r.typed)})
	}
	r.keys = inpututil.AppendJustPressedKeys(r.keys[:0])
	for _, k := range r.keys {
		if n := nameOf(k); n != "" {
			out = append(out, scene.Key{Name: n, Shift: shift, Ctrl: ctrl, Told: true})
		}
	}
	r.keys = inpututil.AppendPressedKeys(r.keys[:0])
	for _, k := range r.keys {
		n, was := nameOf(k), r.held[k]
		if inpututil.KeyPressDuration(k) > 1 {
			r.held[k] += ms
		} else {
			was, r.held[k] = 0, 0
		}
		if strikes(n, r.held[k]) > strikes(n, was) {
			out = append(out, scene.Key{Name: n, Shift: shift, Ctrl: ctrl, Told: true})
		}
	}
	r.keys = inpututil.AppendJustReleasedKeys(r.keys[:0])
	for _, k := range r.keys {
		if n := nameOf(k); n != "" {
			out = append(out, scene.Key{Name: n, Up: true})
		}
	}
	if text, ok := dropped(); ok {
		out = append(out, scene.Dropped{Text: text})
	}
	return out
}

// longestDrop is how much of a file that was let go over the window is read.
const longestDrop = 1 << 20

// dropped is the text of the first file that was let go over the window in this tick.
func dropped() (string, bool) {
	files := ebiten.DroppedFiles()
	if files == nil {
		return "", false
	}
	list, err := fs.ReadDir(files, ".")
	if err != nil {
		return "", false
	}
	for _, e := range list {
		f, err := files.Open(e.Name())
		if err != nil || e.IsDir() {
			continue
		}
		text, err := io.ReadAll(io.LimitReader(f, longestDrop))
		if errors.Join(err, f.Close()) == nil && utf8.Valid(text) {
			return string(text), true
		}
	}
	return "", false
}
