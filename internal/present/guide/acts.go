package guide

// This file holds what can be asked of the lesson.

// Next goes on to the next step of the lesson.
type Next struct{}

// Before goes back to the step before.
type Before struct{}

// Leave ends the lesson.
type Leave struct{}

// Do names it.
func (Next) Do() string { return "guide.next" }

// Do names it.
func (Before) Do() string { return "guide.back" }

// Do names it.
func (Leave) Do() string { return "guide.leave" }
