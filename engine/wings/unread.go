package wings

import (
	"strings"

	"awaw/engine"
)

// This file says what is wrong with a line of orders.

// unreadWords are what may be wrong, as it is said where no language is at hand; {0} is the word that is wrong.
var unreadWords = map[string]string{
	"power":    `"{0}": expected a power`,
	"nobody":   "nobody plays that power here",
	"wing":     `"{0}": expected a wing of this power`,
	"province": `"{0}": expected a province`,
	"unit":     "no such unit stands there",
	"phase":    "that is no order of this phase",
	"end":      `"{0}": expected draw, any or another power that plays`,
}

// unreadable is a line that could not be read.
type unreadable struct{ what, word string }

// Wrong is the word that is wrong, "" where it is not one word.
func (e *unreadable) Wrong() string { return e.word }

func unread(what, word string) error { return &unreadable{what, word} }

func (e *unreadable) Error() string { return strings.ReplaceAll(unreadWords[e.what], "{0}", e.word) }

// Said is the same as a message.
func (e *unreadable) Said() engine.Text {
	return engine.Say("wings.unread."+e.what, engine.Arg{Kind: engine.ArgName, S: e.word})
}
