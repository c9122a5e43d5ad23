package battle

import (
	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file holds the kinds of panel: which one a fight is shown by is told by its view.

// way is how fights of one kind are shown.
type way interface {
	// strength words how strong a side is, "" where there is nothing to tell.
	strength(s *engine.BattleSide) string
	// sum heads what is added up for a side, and total is the key of what its sum is called.
	sum(d scene.Pen, b *engine.BattleView, s *engine.BattleSide, x, y, w float64)
	total() string
	// result shows what came of it for side k, under its ledger.
	result(d scene.Pen, b *engine.BattleView, k int, x, y, w float64)
	// middle fills what lies between the sides.
	middle(d scene.Pen, b *engine.BattleView, r scene.Rect)
}

// wayOf is how a fight is shown.
func (m *Battle) wayOf(b *engine.BattleView) way {
	switch b.Kind {
	case engine.BattleGround:
		return ground{m}
	case engine.BattleBombs:
		return bombs{m}
	case engine.BattleSea:
		return ships{m}
	case engine.BattleVolley:
		return volley{m}
	case engine.BattleStrengths:
		return strengths{m}
	}
	return air{m}
}

// number words a strength.
func number(s *engine.BattleSide) string { return scene.Itoa(s.Strength) }

// modifiers heads a ledger of modifiers, with the paragraph of what is added up.
func (m *Battle) modifiers(d scene.Pen, b *engine.BattleView, x, y, w float64) {
	d.Label(x, y+8, m.Say("combat.modifiers"))
	d.CiteRight(x+w, y+8, b.Sum, false)
}
