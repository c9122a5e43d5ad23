package battle

import (
	"math"

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
	how := printed{head: m.Say("combat.die"), column: -1}
	for _, l := range b.Table.Lit {
		how.column = l.Col
	}
	y := m.layTable(d, b, r, how) + 8
	y = m.lossesHead(d, b, "combat.losses.ground", r.X, y, r.W)
	if !b.Rolled {
		return
	}
	for i := range b.Sides {
		if s := &b.Sides[i]; b.Over {
			m.layLoss(d, s, r.X, y, r.W)
		} else { // paid counter by counter: what is listed is what is left
			cx := m.lossRow(d, s, r.X, y, r.W, cardShare)
			m.layOwed(d, s, math.Max(cx+12, r.X+r.W*.36), y, r.X+r.W)
		}
		y += 42
	}
}

// layOwed says what a side still has to pay.
func (m ground) layOwed(d scene.Pen, s *engine.BattleSide, x, y, right float64) {
	word := m.Word(s.Suffered)
	if lost := lostKinds(m.lostSoFar(), s.Side, m.kindName); word == "" && lost != "" {
		word = m.Say("combat.lost.sofar", lost)
	} else if word == "" {
		word = m.Say("combat.owes.none")
	}
	nw := d.Text(x, y+24, scene.BodyMedium, 13, "text.on_dark", m.Word(s.Name))
	m.toldBeside(d, x+nw+8, y, right-x-nw-12, word)
}
