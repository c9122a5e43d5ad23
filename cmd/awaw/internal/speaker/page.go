//go:build js

package speaker

import (
	"errors"
	"syscall/js"

	"awaw/internal/promise"
)

// This file plays through the page's WebAudio, which is silent until the player has touched the page (web/start.js).

type page struct{ sound js.Value }

// errSilent is a sound the browser would not play.
var errSilent = errors.New("the sound was not played")

func (p page) play(_ string, wav []byte) error {
	bytes := js.Global().Get("Uint8Array").New(len(wav))
	js.CopyBytesToJS(bytes, wav)
	if _, err := promise.Await(p.sound.Invoke(bytes)); err != nil {
		return errSilent
	}
	return nil
}

func find() (device, string) {
	if sound := js.Global().Get("awawSound"); sound.Truthy() {
		return page{sound}, ""
	}
	return nil, "window.sound.none"
}
