package tables

import (
	"fmt"
	"strings"
)

// Error is one fault of one file: where it is, what was expected there and what to do about it.
type Error struct {
	File     string
	Line     int    // from 1; 0 when the fault has no line
	Key      string // dotted, with [n] for the nth table of a list
	Expected string
	Do       string
}

func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString(e.File)
	if e.Line > 0 {
		fmt.Fprintf(&b, ":%d", e.Line)
	}
	if e.Key != "" {
		fmt.Fprintf(&b, ": %s", e.Key)
	}
	fmt.Fprintf(&b, ": expected %s", e.Expected)
	if e.Do != "" {
		fmt.Fprintf(&b, "; %s", e.Do)
	}
	return b.String()
}

// Fault is something wrong with decoded values, named by key; DecodeStrict adds file and line.
type Fault struct {
	Key      string // "row[3].cells": the fourth row's cells
	Expected string
	Do       string
}

// FaultList gathers what is wrong with a document while it is read.
type FaultList []Fault

// Add puts a fault on the list.
func (l *FaultList) Add(key, expected, do string) {
	*l = append(*l, Fault{Key: key, Expected: expected, Do: do})
}

// Head looks at what stands at the top of every board's file: its id, such as like, and its edition.
func (l *FaultList) Head(id string, edition int, like string) {
	if id == "" {
		l.Add("id", "the map's id", `write id = "`+like+`" or the like at the top`)
	}
	if edition < 1 {
		l.Add("edition", "a number from 1", "count editions from 1")
	}
}

// Checker is implemented by decoded documents that know the bounds of their values.
type Checker interface {
	// Faults lists everything out of bounds; none means the document is sound.
	Faults() []Fault
}
