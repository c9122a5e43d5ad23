package battle

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file shows fights of ships: their dice are told one after another by what happens, and nothing of them stays on a table.

type ships struct{ *Battle }

// strength is "?" where nobody knows what sails, and nothing for a side that only flies to the ships.
func (m ships) strength(s *engine.BattleSide) string {
	switch {
	case s.Strength == 0 && slices.ContainsFunc(s.Counters, func(c engine.CounterView) bool { return c.Is(engine.Unknown) }):
		return "?"
	case s.Strength == 0:
		return ""
	}
	return number(s)
}

func (m ships) sum(d scene.Pen, b *engine.BattleView, _ *engine.BattleSide, x, y, w float64) {
	m.modifiers(d, b, x, y, w)
}

func (m ships) total() string { return "combat.net" }

func (m ships) result(d scene.Pen, b *engine.BattleView, k int, x, y, w float64) {
	d.Para(x, y+14, w, scene.Body, 13, 18, "text.on_dark_second", m.Word(b.Sides[k].Suffered), 2)
}

func (m ships) middle(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	y := m.layTable(d, b, r, printed{head: m.Say("combat.factors"), column: -1}) + 8
	if b == m.Plan() {
		m.laySorties(d, r.X, y, r.W, r.Y+r.H)
		return
	}
	m.layThrowsIn(d, r.X, y, r.W, r.Y+r.H)
}
