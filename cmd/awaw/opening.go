package main

import (
	"errors"
	"fmt"
	"io"
	"runtime/debug"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"awaw/cmd/awaw/internal/draw"
)

// This file makes the game ready while its window opens: the window shows nothing before its first frame, so the first
// thing a player sees is the game, and one who asked for what cannot be had sees a message and no window.

// opening is the game as Ebitengine runs it: the window as soon as it is ready.
type opening struct {
	ready chan struct{} // closed when all below is there
	w     *draw.Window
	d     *desk
	err   error // bad input
	what  any   // a defect met meanwhile
	stack []byte
	once  sync.Once
	busy  bool // the game's loop is in one of the functions below; it may have paused in it
}

// open begins to make the game ready.
func open(prepare func() (*draw.Window, *desk, error)) *opening {
	o := &opening{ready: make(chan struct{})}
	go func() {
		defer close(o.ready)
		defer func() {
			if o.what = recover(); o.what != nil {
				o.stack = debug.Stack()
			}
		}()
		o.w, o.d, o.err = prepare()
	}()
	return o
}

// errNotReady ends a window that never was one; what it wanted stands in the opening.
var errNotReady = errors.New("not ready")

// failed waits until the game is ready; it tells whether it never will be.
func (o *opening) failed() bool {
	<-o.ready
	return o.err != nil || o.what != nil
}

// Layout takes the window at its size in device pixels.
func (o *opening) Layout(width, height int) (int, int) {
	if o.failed() {
		return width, height
	}
	return o.w.Layout(width, height)
}

// Update feeds the game.
func (o *opening) Update() error {
	if o.failed() {
		return errNotReady
	}
	defer o.works()()
	return o.w.Update()
}

// Draw paints the game.
func (o *opening) Draw(screen *ebiten.Image) {
	if !o.failed() {
		defer o.works()()
		o.w.Draw(screen)
		o.once.Do(func() { shown(o) })
	}
}

// DrawFinalScreen puts the frame on the window.
func (o *opening) DrawFinalScreen(screen ebiten.FinalScreen, frame *ebiten.Image, at ebiten.GeoM) {
	if !o.failed() {
		defer o.works()()
		o.w.DrawFinalScreen(screen, frame, at)
	}
}

// works notes that the game's loop is at work, until what it gives is called.
func (o *opening) works() (done func()) {
	o.busy = true
	return func() { o.busy = false }
}

// spoiled gives the exit code of a game that never was ready, after its one message.
func (o *opening) spoiled(errs io.Writer) int {
	if o.what != nil {
		fmt.Fprintf(errs, "awaw: the program stopped because of a defect: %v\n%s", o.what, o.stack)
		return exitCrash
	}
	alarm(errs, o.err.Error())
	return exitBad
}
