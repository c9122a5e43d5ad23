package result

import (
	"slices"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/table"
)

// This file tells of a ground attack as its hex is won: before its attacker is asked who goes in, not after.

// won is a ground attack that was told when its hex was won: it is not told again as its last unit has gone in.
type won struct {
	game *play.Game
	id   engine.FightID
	from int // the point it opened at
}

// hexWon finds an attack of who looks that has left nobody in its hex, at a point at which he is asked who goes in.
func (m *Result) hexWon(i int) (f table.Fought, ok bool) {
	t := m.Sight
	fights, b := t.Points[i].Fights, t.View.Battle
	if len(fights) == 0 || b == nil || b.Kind != engine.BattleGround || len(b.Sides) < 2 || b.Sides[0].Side != t.Viewer {
		return f, false
	}
	id := fights[len(fights)-1]
	enters := func(c engine.Command) bool { return c.A.Kind() == engine.KindCounter && c.B == id.Where }
	if id.What != engine.FightGround && id.What != engine.FightLanding || m.troopsAt(id.Where) || !slices.ContainsFunc(t.Legal, enters) {
		return f, false
	}
	f = m.ReadFought(i, engine.Ended{FightID: id, Sides: [2]engine.Side{b.Sides[0].Side, b.Sides[1].Side}, How: engine.EndCleared})
	if m.won == (won{t.Game, id, f.From}) {
		return f, false
	}
	m.won = won{t.Game, id, f.From}
	return f, true
}

// wasWon tells whether a fight was told when its hex was won.
func (m *Result) wasWon(f *table.Fought) bool {
	return m.won == (won{m.Sight.Game, f.FightID, f.From})
}
