package history

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/table"
)

// This file divides turns into player turns, and places the points of a game in them.

// playerTurn is a part of a turn: that of a side, or of a power where powers have their own; of nobody where all are on at once.
type playerTurn struct {
	side engine.Side
	name engine.Text
}

// parts are what a turn is divided into: the player turns in their order, or one part where all are on at once.
func (m *History) parts() (out []playerTurn) {
	for _, p := range m.Sight.View.Powers {
		out = append(out, playerTurn{p.Side, p.Name})
	}
	if out != nil {
		return out
	}
	if !slices.ContainsFunc(m.Sight.Points, func(p table.Point) bool { return p.Side != engine.NoSide }) {
		return []playerTurn{{}}
	}
	for _, s := range m.sideOrder() {
		out = append(out, playerTurn{s, m.Sight.SideView(s).Name})
	}
	return out
}

// partOf is in which part of its turn a point lies, among the sides in an order.
func (m *History) partOf(p table.Point, order []engine.Side) int {
	if len(m.Sight.View.Powers) > 0 {
		return p.Power
	}
	return max(0, slices.Index(order, p.Side))
}

// slots places the points of the path on the track: every player turn has the same width.
func (m *History) slots() (at []float64, turns int) {
	t := m.Sight
	turns = max(1, t.View.Turns)
	if at, ok := m.seasonSlots(turns); ok {
		return at, turns
	}
	type key struct{ turn, part int }
	parts, order := len(m.parts()), m.sideOrder()
	count, seen := map[key]int{}, map[key]int{}
	for _, p := range t.Points {
		count[key{p.Turn, m.partOf(p, order)}]++
	}
	for _, p := range t.Points {
		k := key{p.Turn, m.partOf(p, order)}
		f := float64(seen[k]) + .5
		seen[k]++
		pos := (float64(max(0, p.Turn-1)*parts+k.part) + f/float64(count[k]+1)) / float64(turns*parts)
		at = append(at, math.Min(1, pos))
	}
	return at, turns
}

// sideOrder lists the sides in the order in which they have acted.
func (m *History) sideOrder() []engine.Side {
	var out []engine.Side
	add := func(s engine.Side) {
		if s != engine.NoSide && !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	for _, p := range m.Sight.Points {
		add(p.Side)
	}
	for _, v := range m.Sight.View.Sides {
		add(v.Side)
	}
	return out
}
