package present

import "awaw/engine"

// This file does what a plan says that was advised.

// makePlan gives the commands of a plan one after the other, until dice have fallen, somebody else has a word, or something is asked. What seals written
// orders is left to the player.
func (m *Model) makePlan(list []engine.Command) {
	m.top.Menu = nil
	for _, c := range list {
		t := m.top.Sight
		l := m.top.Label(c)
		if !m.top.Live() || m.top.Sheet != nil || m.top.Halted || !engine.Takes(t.Pos, t.Legal, c) || l.Main && len(m.top.Writing()) > 0 {
			return
		}
		if l, costs := m.top.Costs(c); costs {
			m.ask(c, l.Loses)
			return
		}
		lines := t.Game.Len()
		m.give(c)
		if line, ok := t.Game.Line(t.Game.Head()); t.Game.Len() > lines && ok && line.Rolled() {
			return
		}
	}
}
