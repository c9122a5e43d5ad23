package present

// Strange gives the last act that nothing answered, "" if all were.
func (m *Model) Strange() string { return m.strange }
