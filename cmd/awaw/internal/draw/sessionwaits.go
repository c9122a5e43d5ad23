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
	longestWait = 60000.0 // no state is waited for longer
)

// passed notes that time has passed for the model, and whether anything is to be drawn anew.
func (s *session) passed(ms float64, drawn bool) {
	switch {
	case s == nil:
		return
	case drawn:
		s.calm = 0
	default:
		s.calm += ms
	}
	if s.waiting != nil {
		s.waiting.spent += ms
	}
}

// await ends what is waited for once it has come.
func (s *session) await(w *Window) {
	shown := s.waiting.words == "" && !w.model.Awaits() || s.waiting.words != "" && strings.Contains(w.model.Words(), s.waiting.words)
	switch {
	case shown && s.calm >= calmEnough:
		s.waiting = nil
	case s.waiting.spent > longestWait && s.waiting.words != "":
		s.fail("the screen does not come to say %q", s.waiting.words)
	case s.waiting.spent > longestWait:
		s.fail("the screen does not come to rest")
	}
}
