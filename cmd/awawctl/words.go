// What awawctl says: lines by key, in the language asked for.

package main

import (
	"fmt"
	"io"
	"strconv"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/wording"
)

// fixed is a number with so many decimals; with -1 as many as it has.
func fixed(n float64, digits int) wording.Fixed { return wording.Fixed{N: n, Digits: digits} }

// word gives a message in words.
func (a *app) word(key string, args ...any) string { return wording.Word(a.words, key, args...) }

// worded is an error as a player reads it.
func worded(err error, words engine.Catalog) string { return wording.Worded(err, words) }

// say prints a message as a line of the answer.
func (a *app) say(key string, args ...any) { fmt.Fprintln(a.out, a.word(key, args...)) }

// note prints a message as a line beside the answer.
func (a *app) note(key string, args ...any) { fmt.Fprintln(a.err, a.word(key, args...)) }

// row prints a line of an answer that has a name before it.
func (a *app) row(out io.Writer, label, text string) { fmt.Fprintf(out, "%-10s %s\n", label, text) }

// plain is the program as it speaks to other programs: in English, whatever language was asked for.
func (a *app) plain() *app {
	b := *a
	if words, err := systems.Words(assets.English); err == nil {
		b.words = words
	}
	return &b
}

// count is a flag that, where it is given, is 1 or more.
type count int

// UnmarshalText reads it.
func (c *count) UnmarshalText(text []byte) error {
	n, err := strconv.Atoi(string(text))
	if err != nil || n < 1 {
		return fmt.Errorf("%q is no number from 1", text)
	}
	*c = count(n)
	return nil
}
