package scene

import "awaw/engine"

// This file holds what can be asked of every panel.

// Nothing stops the pointer and does nothing.
type Nothing struct{}

// OpenRule opens our words for a paragraph.
type OpenRule struct{ Cite engine.Cite }

// Do names it.
func (Nothing) Do() string { return "none" }

// Do names it.
func (OpenRule) Do() string { return "rule" }
