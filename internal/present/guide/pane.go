// Package guide is the lesson of a guided game.
package guide

import (
	"awaw/internal/present/mapview"
	"awaw/internal/present/table"
)

// This file holds the pane itself: what it remembers, what it leans on, and what can be asked of it.

// Guide is the lesson of a guided game.
type Guide struct {
	*table.Surface
	chart *mapview.Map

	course *guided
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface, chart *mapview.Map) *Guide { return &Guide{Surface: s, chart: chart} }

// Next goes on to the next step of the lesson.
type Next struct{}

// Before goes back to the step before.
type Before struct{}

// Again takes back what was done beside the step.
type Again struct{}

// Leave ends the lesson.
type Leave struct{}

// Do names it.
func (Next) Do() string { return "guide.next" }

// Do names it.
func (Before) Do() string { return "guide.back" }

// Do names it.
func (Again) Do() string { return "guide.again" }

// Do names it.
func (Leave) Do() string { return "guide.leave" }
