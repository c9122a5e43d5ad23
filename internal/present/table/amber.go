package table

import (
	"slices"

	"awaw/engine"
)

// This file holds the amber rule: only where exactly one thing moves the game on, and nothing is given up by it, a button is filled
// and Space presses it. Everything else is a choice, named for what it does, and only its own letter takes it.

// Amber is the one command there is to give; counters that could be parted or merged first, and strikes at nobody, are no other. There is none where
// something would be given up.
func (m *Surface) Amber() (one engine.Command, ok bool) {
	if !m.Live() || m.Actor() == engine.NoSide || m.Seat(m.Actor()) != "person" {
		return one, false
	}
	for _, c := range m.Sight.Legal {
		if l := m.Label(c); l.Sorts || l.Beside || l.Vain {
			continue
		}
		if ok {
			return engine.Command{}, false
		}
		one, ok = c, true
	}
	return one, ok && m.Label(one).Forfeits == engine.ForfeitsNothing
}

// IsAmber tells whether a command is the one to press.
func (m *Surface) IsAmber(c engine.Command) bool {
	one, ok := m.Amber()
	return ok && c == one && !m.Reading()
}

// Costs tells what a command that moves the game on would give up for good while something else could still be done.
func (m *Surface) Costs(c engine.Command) (engine.Label, bool) {
	l := m.Label(c)
	if l.Forfeits == engine.ForfeitsNothing {
		return l, false
	}
	return l, m.Others(c)
}

// Others tells whether anything else could be done in earnest than a command.
func (m *Surface) Others(c engine.Command) bool {
	return slices.ContainsFunc(m.Sight.Legal, func(o engine.Command) bool {
		other := m.Label(o)
		return o != c && !other.Sorts && !other.Beside && !other.Vain
	})
}

// SamePhase tells whether two views are of the same phase of a turn.
func (m *Surface) SamePhase(a, b engine.View) bool {
	return a.Turn == b.Turn && phaseNow(a) == phaseNow(b)
}

// Unsent counts those who are ticked for a target and not sent yet, where a command would end the step without them.
func (m *Surface) Unsent(c engine.Command) int {
	if m.Sight.Aim == nil || c.A != engine.NoRef || c.B != engine.NoRef || !m.Label(c).Main {
		return 0
	}
	return len(m.Sight.Aim.Ticked)
}

// hastyTime is how long after a sheet has opened keys that press what is amber are not heard, in milliseconds.
const hastyTime = 300.0

// Opens notes that something has opened that wants to be read first.
func (m *Surface) Opens() { m.opened, m.lately = m.Clock, true }

// Hasty tells whether something has opened so lately that a key can hardly be meant for it.
func (m *Surface) Hasty() bool { return m.lately && m.Clock < m.opened+hastyTime }
