package present

import (
	"awaw/engine"
	"awaw/internal/present/prefs"
)

// This file holds what a player set for the program itself: sizes, colours, motion, sound, keys, language. The program
// around the screen keeps it and is told of every change.

// Prefs are the settings now.
func (m *Model) Prefs() prefs.Prefs {
	p := m.top.Prefs
	p.Pane, p.Folded = m.top.Pane, m.top.Folded
	return p
}

// SetPrefs sets everything at once, when the program starts or its words changed.
func (m *Model) SetPrefs(p prefs.Prefs) {
	m.top.Prefs = p
	if p.Pane != "" {
		m.top.Pane, m.top.Folded = p.Pane, p.Folded
	}
	m.top.Stale = true
}

// SetWords changes the language of everything the screen says from now on.
func (m *Model) SetWords(words engine.Catalog) {
	m.top.SetWords(words)
	if m.top.Sight != nil {
		m.top.Sight.Forget()
		m.top.Refresh()
	}
	m.top.Stale = true
}
