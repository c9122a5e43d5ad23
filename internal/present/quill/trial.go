package quill

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/program"
)

// This file tries orders out: one desk writes for all sides, and nothing of it is kept.

// Try begins to try out the orders on the table; in a trial that was settled, again from its orders.
type Try struct{}

// TryWorst does so against the reply that hurts most.
type TryWorst struct{}

// Do names it.
func (Try) Do() string { return "trial" }

// Do names it.
func (TryWorst) Do() string { return "trial.worst" }

// tries tells whether orders can be tried out from what is shown. A trial in which nothing was settled yet is one already.
func (m *Quill) tries() bool {
	if _, can := m.Desk.(program.Trier); !can || !m.Here() {
		return false
	}
	g := m.Sight.Game
	return !m.Sight.Play.Trial || g.Head() > g.Header().Fork.Lines
}

// offersTrial tells whether a button for that is laid: not in blind play, where the key alone says why it may not be.
func (m *Quill) offersTrial() bool {
	_, blind := m.sight()
	return m.tries() && !(blind && !m.Sight.Game.Outcome().Over)
}

// Worst are the orders of the reply that hurts most, as last weighed.
func (m *Quill) Worst() []engine.Command { return m.weighed.of.Worst }

// tried are what the other sides of a trial have written.
func (m *Quill) tried() (out []ordered.Order) {
	t := m.Sight
	if !t.Play.Trial || !m.Live() {
		return nil
	}
	for _, s := range m.Writing() {
		if w, ok := t.Game.Seen(s).(ordered.Writer); ok && s != t.Viewer {
			out = append(out, slices.DeleteFunc(w.Ordered(), func(o ordered.Order) bool { return o.Side != s })...)
		}
	}
	return out
}

// turnsTo turns to the side of a unit that was clicked in a trial, unless the click means its space to the unit chosen; it tells whether it did.
func (m *Quill) turnsTo(c engine.CounterView, has bool) bool {
	t := m.Sight
	if !t.Play.Trial || c.Side == t.Viewer || !slices.Contains(m.Writing(), c.Side) || has && slices.Contains(m.goals(), c.Space.Index()) {
		return false
	}
	m.See(c.Side)
	m.pick(c.Ref)
	return true
}
