package table

import (
	"math"
	"slices"

	"awaw/engine"
)

// This file words commands that are offered together: no two of them alike.

// exactly is how a space without a name of its own is told from its neighbours: so many spaces off, which way, of what.
func (m *Surface) exactly(r engine.Ref) (engine.Text, bool) {
	way, of := m.wayTo(r)
	if way == "" {
		return engine.Text{}, false
	}
	_, dx, dy := m.neighbour(m.Board(), r.Index())
	return engine.Say("screen.exact."+winds[eighth(dx, dy)], max(1, int(math.Round(math.Hypot(dx, dy)))), of), true
}

// CalledAmong words the name of a command that is offered with others: where two would be worded alike, the place of each is told by how many
// spaces off which way it lies, and by its code where that tells them no better.
func (m *Surface) CalledAmong(shown []engine.Command, c engine.Command) string {
	word := m.Called(c)
	if !m.alike(shown, c, m.Called) {
		return word
	}
	n, ok := m.namer(m.Sight.Pos).(namer)
	if !ok {
		return word
	}
	exact := func(c engine.Command) string {
		n := n
		n.exact = c.B
		return m.Catalog.Word(m.Label(c).Name, n)
	}
	if m.alike(shown, c, exact) {
		return exact(c) + " (" + m.Board().Code(c.B.Index()) + ")"
	}
	return exact(c)
}

// alike tells whether another command shown that points at another place is worded as one that does so is.
func (m *Surface) alike(shown []engine.Command, c engine.Command, word func(engine.Command) string) bool {
	return c.B.Kind() == engine.KindSpace && slices.ContainsFunc(shown, func(o engine.Command) bool {
		return o.Verb == c.Verb && o.A == c.A && o.B != c.B && o.B.Kind() == engine.KindSpace && word(o) == word(c)
	})
}

// Chance is how likely what a command begins at its place comes to what it is for, and what that is; nil where nothing is reckoned.
func (m *Surface) Chance(c engine.Command) *engine.Bar {
	if c.A != engine.NoRef || c.B.Kind() != engine.KindSpace || c.C != engine.NoRef {
		return nil
	}
	a, ok := m.Ask(engine.Query{Kind: engine.QueryOdds, At: c.B})
	if !ok {
		return nil
	}
	for i := range a.Charts {
		if x := &a.Charts[i]; x.Kind == engine.ChartOutlook && x.Of == c.B && len(x.Bars) > 0 && x.Bars[0].Of == engine.NoRef {
			return &x.Bars[0]
		}
	}
	return nil
}
