package main

import (
	"image"
	"strings"
	"syscall/js"

	"awaw/internal/art"
	"awaw/internal/promise"
)

// This file takes whole sheets as they were painted when the page was built (internal/tools/page/sheets.go).

// copied is how many bytes of a sheet the page waits for at a time.
const copied = 1 << 20

// keptSheet is what fetches the sheet of a board with its neutral countries, in a language; nil where there is none.
func keptSheet(board string, neutral []string, lang string) func() (*image.RGBA, art.View) {
	name := strings.Join(append([]string{"sheets", lang, board}, neutral...), "/")
	if !js.Global().Call("awawHas", name).Bool() {
		return nil
	}
	return func() (*image.RGBA, art.View) {
		v, err := promise.Await(js.Global().Call("awawSheet", name))
		if err != nil || v.IsNull() { // then it is painted here
			return nil, art.View{}
		}
		img := image.NewRGBA(image.Rect(0, 0, v.Get("width").Int(), v.Get("height").Int()))
		pixels := v.Get("pixels")
		for at := 0; at < len(img.Pix); at += copied {
			to := min(at+copied, len(img.Pix))
			js.CopyBytesToGo(img.Pix[at:to], pixels.Call("subarray", at, to))
			promise.Rest()
		}
		at := v.Get("view")
		return img, art.View{X0: at.Index(0).Float(), Y0: at.Index(1).Float(), W: at.Index(2).Float()}
	}
}
