package present

import "awaw/engine"

// Strange gives the last act that nothing answered, "" if all were.
func (m *Model) Strange() string { return m.strange }

// Give gives a command as a click on whatever offers it would.
func (m *Model) Give(c engine.Command) { m.do(c) }
