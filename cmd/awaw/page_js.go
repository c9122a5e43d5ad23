package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"syscall/js"
	"time"
)

// This file tells the page of what is on the screen and gives it what was written for the player (web/start.js).

// breathe lets the page do what it has to between two parts of what takes long.
func breathe() { time.Sleep(time.Microsecond) }

// page tells whether the program runs in a page, which the browser closes.
const page = true

// shown takes the page's front away and lets whoever tries the page by mouse ask where something is and how much was written.
func shown(o *opening) {
	page := js.Global()
	if front := page.Get("awawShown"); front.Truthy() {
		front.Invoke()
	}
	page.Set("awawWhere", js.FuncOf(func(_ js.Value, asked []js.Value) any {
		if len(asked) != 2 {
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
}

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
