package engine

import (
	"errors"
	"fmt"
)

// Illegal refuses a command: the paragraph that forbids it, why, and the nearest commands that are legal.
type Illegal struct {
	Cmd     Command
	Cite    Cite
	Reason  Text
	Nearest []Command
	House   bool // the paragraph is none of those the system holds: the house's reading of it forbids
}

func (e *Illegal) Error() string { return fmt.Sprintf("%s (%s)", e.Reason.Key, e.Cite) }

// ErrNoAnswer says that a system does not know a kind of question.
var ErrNoAnswer = errors.New("engine: this system does not answer that question")
