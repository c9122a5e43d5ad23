// Words of a line, taken one by one.

package rulecase

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// NewArgs makes the words of a line ready to be taken; form is what such a line looks like, for messages.
func NewArgs(form string, words ...string) *Args { return &Args{Words: words, form: form} }

// Args takes a line's words one by one; the first fault is kept.
type Args struct {
	Words []string // those not taken yet
	form  string
	err   error
}

// Fail says that the line is not of its form.
func (a *Args) Fail() {
	if a.err == nil {
		a.err = fmt.Errorf("a line of the form %q", a.form)
	}
}

// Next takes the next word.
func (a *Args) Next() string {
	if len(a.Words) == 0 {
		a.Fail()
		return ""
	}
	w := a.Words[0]
	a.Words = a.Words[1:]
	return w
}

// Number takes a number.
func (a *Args) Number() int {
	n, err := strconv.Atoi(a.Next())
	if err != nil {
		a.Fail()
	}
	return n
}

// Numbers takes all numbers that follow.
func (a *Args) Numbers() (out []int) {
	for len(a.Words) > 0 {
		n, err := strconv.Atoi(a.Words[0])
		if err != nil {
			break
		}
		out = append(out, n)
		a.Words = a.Words[1:]
	}
	return out
}

// Takes tells whether the next word is w, and takes it.
func (a *Args) Takes(w string) bool {
	if len(a.Words) > 0 && a.Words[0] == w {
		a.Words = a.Words[1:]
		return true
	}
	return false
}

// Must takes the word w, which has to be next.
func (a *Args) Must(w string) {
	if !a.Takes(w) {
		a.Fail()
	}
}

// Rest takes all words up to one of the stops.
func (a *Args) Rest(stops ...string) (out []string) {
	for len(a.Words) > 0 && !slices.Contains(stops, a.Words[0]) {
		out = append(out, a.Next())
	}
	if len(out) == 0 {
		a.Fail()
	}
	return out
}

// Turns takes "turn N", "turn N-M" or nothing: from and to, 0 for the last.
func (a *Args) Turns() (from, to int) {
	if !a.Takes("turn") {
		return 1, 0
	}
	first, last, span := strings.Cut(a.Next(), "-")
	from, err := strconv.Atoi(first)
	to = from
	if err == nil && span {
		to, err = strconv.Atoi(last)
	}
	if err != nil {
		a.Fail()
	}
	return from, to
}

// End tells what is wrong: a fault met, or words left over.
func (a *Args) End() error {
	if len(a.Words) > 0 {
		a.Fail()
	}
	return a.err
}

// Failed tells whether a fault has been met.
func (a *Args) Failed() bool { return a.err != nil }
