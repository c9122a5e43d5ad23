package present

import "awaw/engine"

// This file guards a step that has begun because nothing was left to do in the one before it: whoever still presses what would have ended that one is
// asked first.

// slidTime is how long after that, in milliseconds.
const slidTime = 3000

// slides notes whether a command that moves nothing on by itself has ended its step.
func (m *Model) slides(c engine.Command, before engine.View) {
	t := m.top.Sight
	m.slid = 0
	if t.Viewer == c.Side && t.View.Prompt.Side == c.Side && t.View.Battle == nil && before.Battle == nil && !m.top.SamePhase(before, t.View) {
		m.slid = m.top.Clock + slidTime
	}
}

// slips tells whether a command given by a key would end a step that has only just begun so, and in which something else could be done.
func (m *Model) slips(c engine.Command) bool {
	if !m.hearing || m.top.Clock >= m.slid || !m.top.Label(c).Main {
		return false
	}
	m.slid = 0 // asked once
	return m.top.Others(c)
}
