package engine

import (
	"errors"
	"fmt"
	"strings"
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

// Worded is an error as a player reads it: where a refusal stands in it by the key of its message, in words.
func Worded(err error, words Catalog) string {
	s := err.Error()
	var said interface{ Said() Text } // it has words of its own
	if errors.As(err, &said) && words != nil {
		return words.Word(said.Said(), nil)
	}
	var put interface{ In(words Catalog) string } // it puts itself into words
	if errors.As(err, &put) && words != nil {
		return put.In(words)
	}
	var no *Illegal
	if errors.As(err, &no) && words != nil {
		cite := string(no.Cite)
		if no.House {
			cite = words.Word(Say("game.refused.house", Arg{Kind: ArgName, S: cite}), nil)
		}
		s = strings.ReplaceAll(s, no.Error(), fmt.Sprintf("%s (%s)", strings.TrimSuffix(words.Word(no.Reason, nil), "."), cite))
	}
	return strings.TrimPrefix(s, "engine: ")
}

// ErrNoAnswer says that a system does not know a kind of question.
var ErrNoAnswer = errors.New("engine: this system does not answer that question")
