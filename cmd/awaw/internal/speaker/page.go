//go:build js

package speaker

import (
	"errors"
	"syscall/js"
)

// This file plays through the page's WebAudio, which is silent until the player has touched the page (web/start.js).

type page struct{ sound js.Value }

// errSilent is a sound the browser would not play.
var errSilent = errors.New("the sound was not played")

func (p page) play(_ string, wav []byte) error {
	bytes := js.Global().Get("Uint8Array").New(len(wav))
	js.CopyBytesToJS(bytes, wav)
	done := make(chan error, 1)
	good := js.FuncOf(func(js.Value, []js.Value) any { done <- nil; return nil })
	bad := js.FuncOf(func(js.Value, []js.Value) any { done <- errSilent; return nil })
	defer good.Release()
	defer bad.Release()
	p.sound.Invoke(bytes).Call("then", good, bad)
	return <-done
}

func find() (device, string) {
	if sound := js.Global().Get("awawSound"); sound.Truthy() {
		return page{sound}, ""
	}
	return nil, "window.sound.none"
}
