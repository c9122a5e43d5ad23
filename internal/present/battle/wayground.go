package battle

import (
	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file shows fights in which one die falls for both sides: its column by how the strengths stand to each other.

type ground struct{ *Battle }

func (m ground) strength(s *engine.BattleSide) string { return number(s) }

func (m ground) sum(d scene.Pen, _ *engine.BattleView, _ *engine.BattleSide, x, y, _ float64) {
	d.Label(x, y+8, m.Say("combat.strength"))
}

func (m ground) total() string { return "combat.sum" }

func (m ground) result(d scene.Pen, b *engine.BattleView, k int, x, y, w float64) {
	if k == 0 && b.Rolled {
		s := &b.Sides[k]
		d.Add(scene.Item{Kind: scene.ItemDie, X: x, Y: y, W: 42, N: s.Dice[0], Style: m.Sight.Style(s.Side)})
		d.Right(x+w, y+34, scene.CondBold, 32, "accent.lamp", s.Result)
	}
}

func (m ground) middle(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	y := m.layTable(d, b, r, m.printed(b)) + 8
	y = m.lossesHead(d, b, r.X, y, r.W)
	if !b.Rolled {
		return
	}
	m.layLosses(d, b, scene.R(r.X, y, r.W, r.Y+r.H-y+lossesLow))
}
