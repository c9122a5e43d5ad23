package present

import (
	"slices"

	"awaw/engine"
)

// This file keeps a ground battle that its last die has decided on the table, so that the die can be read.

// keepGround shows the battle that was being fought as it ended: its die in the table, who is left on either side.
func (m *Model) keepGround(had *engine.BattleView, events []engine.Event) {
	t := m.t
	b := *had
	b.Over = true
	for _, e := range events {
		if len(e.Dice) == 1 && e.Dice[0] >= 1 && e.Dice[0] <= len(b.Table.Rows) && len(b.Table.Lit) > 0 {
			row, lit := e.Dice[0]-1, b.Table.Lit[0]
			lit.Row = row
			b.Rolled, b.Table.Lit = true, []engine.TableLit{lit}
			b.Sides[0].Dice = []int{e.Dice[0]}
			if cells := b.Table.Rows[row].Cells; lit.Col >= 0 && lit.Col < len(cells) {
				b.Sides[0].Result = cells[lit.Col]
			}
			break
		}
	}
	if !b.Rolled {
		return // called off before any die
	}
	b.Charts = nil
	for k := range b.Sides {
		s := &b.Sides[k]
		s.Before = s.Counters
		var left []engine.CounterView
		for _, c := range s.Counters {
			if i := slices.IndexFunc(t.view.Counters, func(v engine.CounterView) bool { return v.Ref == c.Ref }); i >= 0 {
				left = append(left, t.view.Counters[i])
			}
		}
		s.Counters, s.Suffered = left, engine.Text{}
	}
	t.view.Battle = &b
	t.battle = true
	m.besideBattle(nil)
}
