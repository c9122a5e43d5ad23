package draw

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"sync/atomic"
)

// This file runs painters off the main loop and catches what goes wrong anywhere in the window.

// Crash is a defect of the program, caught in the loop or in a painter.
type Crash struct {
	What  any
	Stack []byte
}

func (c *Crash) Error() string { return fmt.Sprint(c.What) }

// background runs painters, at most one for each core beside the main loop's.
type background struct {
	running atomic.Int32
	limit   int32
	crashed chan *Crash
	held    []func() // asked for before the first frame was drawn
	open    bool
}

func newBackground() *background {
	return &background{limit: int32(max(1, min(4, runtime.NumCPU()-1))), crashed: make(chan *Crash, 1)}
}

// free tells whether another painter may start.
func (b *background) free() bool { return b.running.Load() < b.limit }

// idle tells whether nothing is being painted.
func (b *background) idle() bool { return b.running.Load() == 0 }

// run starts a painter at once, or when the first frame has been drawn: nothing it paints is on that. Those that can wait
// ask free first.
func (b *background) run(f func()) {
	b.running.Add(1)
	if !b.open {
		b.held = append(b.held, f)
		return
	}
	b.start(f)
}

// begin starts what was held back.
func (b *background) begin() {
	if b.open {
		return
	}
	b.open = true
	for _, f := range b.held {
		b.start(f)
	}
	b.held = nil
}

func (b *background) start(f func()) {
	go func() {
		defer b.running.Add(-1)
		defer b.catch()
		f()
	}()
}

// catch keeps the first panic for the main loop.
func (b *background) catch() {
	if what := recover(); what != nil {
		select {
		case b.crashed <- &Crash{what, debug.Stack()}:
		default:
		}
	}
}

// crash gives what a painter or a frame met, as an error for the loop.
func (b *background) crash() error {
	select {
	case c := <-b.crashed:
		return c
	default:
		return nil
	}
}
