package present

import (
	"awaw/engine"
	"awaw/internal/present/prefs"
	"awaw/internal/present/table"
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

// ofProgram carries out what a key does to the window itself, whatever it shows.
func (m *Model) ofProgram(a prefs.Action) {
	switch a {
	case "larger":
		m.top.ScaleBy(1)
	case "smaller":
		m.top.ScaleBy(-1)
	case "mute":
		m.top.Prefs.Mute = !m.top.Prefs.Mute
	case "full":
		m.Run(table.FullScreen{})
	}
}

// Full tells that the window is to take the whole screen.
func (m *Model) Full() bool { return m.top.Full }

// Filled tells that the window takes the whole screen, or no longer does, without having been asked to: the desktop or the browser did it.
func (m *Model) Filled(full bool) { m.top.Full, m.top.Stale = full, true }
