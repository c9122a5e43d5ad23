package battle

import (
	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file shows bombs that fall: one side rolls on a table, what stands below is counted in points, and nobody loses counters.

type bombs struct{ *Battle }

func (m bombs) strength(s *engine.BattleSide) string { return number(s) }

// sum heads what is added to the dice; who has nothing to add has no ledger.
func (m bombs) sum(d scene.Pen, b *engine.BattleView, s *engine.BattleSide, x, y, w float64) {
	if len(s.Ledger.Lines) > 0 {
		m.modifiers(d, b, x, y, w)
	}
}

func (m bombs) total() string { return "combat.net" }

// result has two dice that wait, of who bombs.
func (m bombs) result(d scene.Pen, b *engine.BattleView, k int, x, y, w float64) {
	if k == 0 {
		air(m).result(d, b, k, x, y, w)
	}
}

func (m bombs) middle(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	y := m.layTable(d, b, r, printed{head: m.Say("combat.factors"), column: -1}) + 8
	m.lossesHead(d, b, r.X, y, r.W)
}
