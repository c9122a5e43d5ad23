package table

import "awaw/engine"

// This file asks by which way a counter flies: through the spaces it is carried over, or the usual one.

// WayOf is the way of a legal command through the spaces the pointer has passed: its spaces, where it may be met, and first among
// the nearest the command that names it. False for what flies by no way.
func (m *Surface) WayOf(pos engine.Position, c engine.Command, through []int) (engine.Answer, bool) {
	asker, ok := pos.(engine.Asker)
	if !ok {
		return engine.Answer{}, false
	}
	q := engine.Query{Kind: engine.QueryWay, Cmd: c}
	for _, s := range through {
		q.With = append(q.With, engine.SpaceRef(s))
	}
	a, err := asker.Ask(c.Side, q)
	return a, err == nil && len(a.Nearest) > 0
}

// ByWay is a legal command by the way through the spaces the pointer has passed with what it carries, or as it is.
func (m *Surface) ByWay(pos engine.Position, c engine.Command) engine.Command {
	if len(m.Trail) == 0 {
		return c
	}
	if a, ok := m.WayOf(pos, c, m.Trail); ok {
		return a.Nearest[0]
	}
	return c
}
