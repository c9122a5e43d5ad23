package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"syscall/js"

	"awaw/internal/art/mapsheet"
	"awaw/internal/promise"
	"awaw/tables"
)

// This file tells the page of what is on the screen and gives it what was written for the player (web/start.js).

// breathe lets the page do what it has to between two parts of what takes long.
func breathe() { promise.Pause() }

// canDraw waits until the browser has begun what draws. What goes on beside it is not held up by that, as it would be by opening the window.
func canDraw() { _, _ = promise.Await(js.Global().Get("awawDrawing")) } // it keeps its word

// What takes long gives way again and again.
func init() { tables.Rest, mapsheet.Rest = promise.Rest, promise.Rest }

// page tells whether the program runs in a page, which the browser closes.
const page = true

// shown takes the page's front away and lets whoever tries the page by mouse ask where something is, how much was written, what it says, whether
// the screen has come to rest or an opponent is waited for, whether a game's map is drawn, how often it was fed, whether the game is over, and where a hand that does not know the game would press (tests/web).
// Whoever asks while the screen is not laid out hears that there is nothing: the browser waits for the answer, and what the game's loop is at, or has paused in, may wait for the browser.
func shown(o *opening) {
	page := js.Global()
	if front := page.Get("awawShown"); front.Truthy() {
		front.Invoke()
	}
	page.Set("awawWhere", js.FuncOf(func(_ js.Value, asked []js.Value) any {
		if len(asked) != 2 || !o.tells() {
			return js.Null()
		}
		x, y, ok := o.w.Where(asked[0].String(), asked[1].String())
		if !ok {
			return js.Null()
		}
		x, y = o.w.InWindow(x, y)
		return []any{x, y}
	}))
	page.Set("awawWritten", js.FuncOf(func(js.Value, []js.Value) any { return o.w.Written() }))
	page.Set("awawRests", js.FuncOf(func(js.Value, []js.Value) any { return o.w.Rests() }))
	page.Set("awawStands", js.FuncOf(func(js.Value, []js.Value) any { return o.w.Stands() }))
	page.Set("awawSays", js.FuncOf(func(_ js.Value, asked []js.Value) any {
		return len(asked) == 1 && o.tells() && o.w.Says(asked[0].String())
	}))
	page.Set("awawTicks", js.FuncOf(func(js.Value, []js.Value) any { return o.w.Ticks() }))
	page.Set("awawAwaits", js.FuncOf(func(js.Value, []js.Value) any { return o.w.Awaits() }))
	page.Set("awawOver", js.FuncOf(func(js.Value, []js.Value) any { return o.w.Over() }))
	page.Set("awawNextPress", js.FuncOf(func(_ js.Value, asked []js.Value) any {
		if len(asked) != 1 || asked[0].Type() != js.TypeNumber || !o.tells() {
			return js.Null()
		}
		n := uint32(asked[0].Int())
		p, ok := o.w.NextPress(func(most int) int {
			n = n*1664525 + 1013904223
			return int(n>>8) % max(1, most)
		})
		if !ok {
			return js.Null()
		}
		x, y := o.w.InWindow(p.X, p.Y)
		return []any{x, y, p.Hold, p.Escape}
	}))
}

// tells tells whether what is on the screen can be asked for between two frames: all is laid out, and nobody is at it.
func (o *opening) tells() bool { return !o.busy && o.w.Laid() }

// deliver gives the player a file, or all files of a folder, as downloads: the page's own disk is nowhere to be seen.
func deliver(path string) error {
	return filepath.WalkDir(path, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		bytes := js.Global().Get("Uint8Array").New(len(data))
		js.CopyBytesToJS(bytes, data)
		js.Global().Call("awawDeliver", filepath.Base(path), bytes)
		return nil
	})
}
