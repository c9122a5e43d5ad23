// Command empty opens an Ebitengine window with nothing in it and says when its first frame was drawn: what the game is
// measured against.
package main

import (
	"fmt"
	"os"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

type window struct{ drawn bool }

// Update does nothing.
func (w *window) Update() error { return nil }

// Draw says when it is called for the first time.
func (w *window) Draw(*ebiten.Image) {
	if !w.drawn {
		w.drawn = true
		fmt.Println("first frame")
	}
}

// Layout takes the window as it is.
func (w *window) Layout(width, height int) (int, int) { return width, height }

func main() {
	width, height := 1600, 900
	if len(os.Args) == 3 {
		if w, err := strconv.Atoi(os.Args[1]); err == nil {
			width = w
		}
		if h, err := strconv.Atoi(os.Args[2]); err == nil {
			height = h
		}
	}
	ebiten.SetWindowSize(width, height)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(&window{}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
