package present

import "awaw/internal/present/table"

// This file holds what is shown until it has been read: while a sheet waits nothing goes on, and when the last is put away everything
// does.

// halt holds everybody up while a sheet waits to be read.
func (m *Model) halt() {
	m.top.Halted = m.result.Waiting() || m.rounds || m.recap.Open() || m.quill.Reading() || m.sky.Waiting()
}

// resume goes on when what was shown has been read.
func (m *Model) resume() {
	if m.rounds && !(m.top.Sight != nil && m.top.Afterwards()) {
		m.rounds = false
	}
	was := m.top.Halted
	m.halt()
	if was && !m.top.Halted && m.top.Sight != nil && m.top.Live() {
		m.after()
	}
	m.meet()
	m.halt()
}

// lookUp opens a panel beside the map while a fight waits: the fight steps aside until it is fetched back.
func (m *Model) lookUp(a table.Open) bool {
	if !m.top.Fighting() {
		return false
	}
	m.top.Pane, m.top.Folded, m.top.Beside, m.top.BesideAt = a.Pane, false, true, m.top.Sight.Game.Head()
	return true
}

// tellSeason tells the side that looks now what a season has brought; what another was told is put away.
func (m *Model) tellSeason() {
	if m.quill.Here() {
		m.recap.Drop()
		m.halt()
		m.meet()
		m.halt()
	}
}

// meet has the recap open where it is due; what happened before it is told there, and not once more by cards.
func (m *Model) meet() {
	if m.recap.Meet(); m.recap.Open() {
		m.past.DropNews()
	}
}
