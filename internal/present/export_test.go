package present

import "awaw/internal/present/table"

// Strange gives the last act that nothing answered, "" if all were.
func (m *Model) Strange() string { return m.strange }

// Top gives what all panes share.
func (m *Model) Top() *table.Surface { return m.top }
