package quill

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds builds and removals: a place is clicked, and what is raised there, or taken away from there, is chosen.

// Strike takes back what was to be built in a place.
type Strike struct{ At engine.Ref }

// Do names it.
func (Strike) Do() string { return "order.strike" }

// raises lists what may still be built in a place, or taken away from it.
func (m *Quill) raises(at engine.Ref) (out []engine.Command) {
	w, ok := m.writer()
	if !ok {
		return nil
	}
	for _, c := range m.Sight.Legal {
		o := w.OrderOf(c)
		if o.Kind == ordered.Build && o.At == at || o.Kind == ordered.Remove && m.standsIn(o.Unit, at) && !m.mine(o.Unit) {
			out = append(out, c)
		}
	}
	return out
}

// standsIn tells whether a unit stands in a place.
func (m *Quill) standsIn(unit, at engine.Ref) bool {
	c, ok := m.Sight.Counter(unit)
	return ok && c.Space == at
}

// raise offers what may be built in a place or taken away from it; it tells whether that is anything.
func (m *Quill) raise(at engine.Ref, x, y float64) bool {
	list := m.raises(at)
	if len(list) == 0 {
		return false
	}
	m.Menu, m.Proof = &table.Menu{X: x, Y: y, Cmds: list, Exact: true}, nil
	m.Cue("card")
	m.Stale = true
	return true
}

// raisesKey is the keyboard where something is built or taken away.
func (m *Quill) raisesKey(action string) bool {
	return action == "pick" && m.raiseKey() || m.steerRaised(action)
}

// raiseKey offers what may be built under the keyboard's cursor.
func (m *Quill) raiseKey() bool {
	at := m.Sight.KeyAt
	if at < 0 || !m.Sight.Steered {
		return false
	}
	x, y := m.chart.ScreenOf(at)
	return m.raise(engine.SpaceRef(at), x, y)
}

// steerRaised walks the keyboard's cursor over the places where something may be built, or taken away; it begins at the first of them.
func (m *Quill) steerRaised(way string) bool {
	w, ok := m.writer()
	if _, is := ways[way]; !ok || !is {
		return false
	}
	var goals []int
	for _, c := range m.Sight.Legal {
		at := engine.NoRef
		switch o := w.OrderOf(c); o.Kind {
		case ordered.Build:
			at = o.At
		case ordered.Remove:
			if u, ok := m.Sight.Counter(o.Unit); ok {
				at = u.Space
			}
		}
		if at.Kind() == engine.KindSpace && !slices.Contains(goals, at.Index()) {
			goals = append(goals, at.Index())
		}
	}
	if len(goals) == 0 {
		return false
	}
	if !m.Sight.Steered || !slices.Contains(goals, m.Sight.KeyAt) {
		m.Sight.KeyAt, m.Sight.Steered = goals[0], true
		m.chart.Reveal(goals[0])
		m.Cue("card")
		return true
	}
	m.walk(way, m.Sight.KeyAt, goals)
	return true
}

// Struck takes back what was to be built in a place.
func (m *Quill) Struck(at engine.Ref) error {
	w, ok := m.writer()
	if !ok {
		return nil
	}
	if len(m.Writing()) == 0 {
		return m.Sight.Game.TakeBack(m.UndoSide())
	}
	return m.clearDraft(m.Sight.Viewer, func(c engine.Command) bool {
		o := w.OrderOf(c)
		return o.Kind == ordered.Build && o.At == at
	})
}

// dressRaised shows what is to be built where it will stand.
func (m *Quill) dressRaised(ms *scene.MapScene, list []ordered.Order) {
	for _, o := range list {
		if o.Kind != ordered.Build || o.At.Kind() != engine.KindSpace {
			continue
		}
		card := scene.PlainCard(o.Piece, m.Sight.Style(o.Side))
		card.Ghost = true
		g := scene.Ghost{Space: o.At.Index(), Card: card}
		if slices.ContainsFunc(ms.Stacks, func(s scene.Stack) bool { return s.Space == g.Space }) {
			g.DX, g.DY = 1.1, -.12
		}
		ms.Ghosts = append(ms.Ghosts, g)
	}
}
