// Package aside does what takes long in programs beside the one that draws: opponents think there and sheets are painted, so that the
// window of a page, which has one thread for all it does, goes on meanwhile. A job and its result are plain values that can be written
// down; who carries a job out knows nothing of the window.
package aside

import (
	"errors"
	"fmt"
	"runtime/debug"

	"awaw/ai"
	"awaw/engine/play"
)

// Job is one thing to be done: one of its fields is set.
type Job struct {
	Think *Think `json:"think,omitempty"`
	Paint *Paint `json:"paint,omitempty"`
	Tries *Tries `json:"tries,omitempty"`
}

// Result is what came of a job.
type Result struct {
	Decision *ai.Decision `json:"decision,omitempty"`
	Helped   int          `json:"helped,omitempty"` // tries of the decision that further workers carried out
	Tried    []ai.Tried   `json:"tried,omitempty"`
	Width    int          `json:"width,omitempty"`
	Height   int          `json:"height,omitempty"`
	Pixels   []byte       `json:"-"`               // red, green, blue and opacity of each pixel, row by row
	Fault    string       `json:"fault,omitempty"` // a defect of the program that was met
	Stack    string       `json:"stack,omitempty"`
	Refused  string       `json:"refused,omitempty"` // why it could not be done here
}

// Worker carries jobs out, one after the other.
type Worker interface {
	// Do carries a job out and waits for the result. The watch's Stop ends it early; its Progress hears how far it is.
	Do(job Job, w ai.Watch) (Result, error)
}

// Bench carries jobs out in this program. It is for one job at a time and keeps what the next one may need.
type Bench struct {
	game   string // header of the game thought about last
	rules  restorer
	bots   map[string]ai.Player
	sheets sheets
	help   helper
	aides  []Worker
}

// NewBench makes one. Its decisions share their tries with some further workers.
func NewBench(aides ...Worker) *Bench { return &Bench{aides: aides} }

var errNothing = errors.New("a job that asks for nothing")

// Do carries a job out. A defect it meets comes back as one, so that whoever asked can report it.
func (b *Bench) Do(job Job, w ai.Watch) (r Result) {
	defer func() {
		if what := recover(); what != nil {
			var fault *ai.Fault
			if err, ok := what.(error); !ok || !errors.As(err, &fault) {
				fault = &ai.Fault{What: what, Stack: debug.Stack()}
			}
			r = Result{Fault: fmt.Sprint(fault.What), Stack: string(fault.Stack)}
		}
	}()
	err := errNothing
	switch {
	case job.Think != nil:
		r, err = b.think(job.Think, w)
	case job.Paint != nil:
		r, err = b.sheets.paint(job.Paint, w)
	case job.Tries != nil:
		r, err = b.try(job.Tries, w)
	}
	if err != nil {
		return Result{Refused: err.Error()}
	}
	return r
}

// Header is a game's header as jobs carry it: written down once a game.
func Header(h play.Header) string { return written(h) }
