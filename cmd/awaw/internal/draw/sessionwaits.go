package draw

import (
	"strings"
)

// This file lets a session wait for a state of the screen, however long a machine takes to come to it.

// waiting is what a session waits for: rest, and where words are given that they are shown.
type waiting struct {
	words string
	spent float64 // milliseconds of the screen's own time: a frame that takes long counts as little as any
}

const (
	calmEnough  = 400.0   // milliseconds without anything drawn anew: longer than a sheet is deaf after it opens
	calmTyping  = 150.0   // the same where something is typed: shorter than a caret takes to come and go
	longestWait = 60000.0 // no state is waited for longer
)

// passed notes that time has passed for the model, and whether anything is to be drawn anew.
func (w *Window) passed(ms float64) {
	w.ticks++
	if w.redraw {
		w.calm = 0
	} else {
		w.calm += ms
	}
	if s := w.session; s != nil && s.waiting != nil {
		s.waiting.spent += ms
	}
}

// Rests tells that no opponent is asked and nothing has been drawn anew for so long that a hand is heeded wherever it presses.
func (w *Window) Rests() bool { return !w.Awaits() && w.calms() }

// calms tells that nothing has been drawn anew for long enough; where something is typed the caret is, again and again.
func (w *Window) calms() bool {
	if w.host.Typing() {
		return w.calm >= calmTyping
	}
	return w.calm >= calmEnough
}

// Ticks tells how often the window has heard what the player did: what was done before is told of by Rests after one more.
func (w *Window) Ticks() int { return w.ticks }

// Stands tells that a game is on the table and its map has been drawn with names and counters: a hand finds what it looks for.
func (w *Window) Stands() bool {
	return w.model.Table() != nil && w.frame != nil && w.frame.Map != nil && w.ground != nil && w.ground.base != nil && w.overlay.pic != nil
}

// Awaits tells that an opponent is asked and goes on by itself.
func (w *Window) Awaits() bool { return w.model.Awaits() }

// Laid tells that everything is laid out as it is now: whoever asks for it has nothing done.
func (w *Window) Laid() bool { return !w.model.Dirty() }

// Says tells whether some words are on the screen.
func (w *Window) Says(words string) bool { return strings.Contains(w.model.Words(), words) }

// await ends what is waited for once it has come.
func (s *session) await(w *Window) {
	words := s.waiting.words
	shown := words == "" && w.Rests() || words != "" && w.calms() && w.Says(words)
	switch {
	case shown:
		s.waiting = nil
	case s.waiting.spent > longestWait && words != "":
		s.fail("the screen does not come to say %q", words)
	case s.waiting.spent > longestWait:
		s.fail("the screen does not come to rest")
	}
}
