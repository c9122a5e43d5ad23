package present

import "awaw/engine"

// This file guards what moves the game on against a second quick press.

// twiceTime is how soon a second press of a main button is taken for a slip of the finger, in milliseconds.
const twiceTime = 380.0

// twice tells whether a command that moves the game on comes so soon after another that it was hardly meant: the button
// under the pointer has changed its meaning since the first press.
func (m *Model) twice(c engine.Command) bool {
	if m.top.Sight == nil || !m.top.Label(c).Main {
		return false
	}
	soon := m.top.Struck > 0 && m.top.Clock < m.top.Struck+twiceTime
	if !soon {
		m.top.Struck = m.top.Clock
	}
	return soon
}
