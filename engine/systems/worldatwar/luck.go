package worldatwar

import (
	"awaw/engine"
	"awaw/engine/awaw"
)

// This file measures luck in factors: what a roll eliminated beyond what the same roll eliminates on average. What the enemy did
// not have any more counts neither way. Numbers are whole parts of a factor (LuckParts), so that sums are the same on every machine.

// LuckParts is how many parts make a factor: 36 falls of two dice, three squadrons to a factor.
const LuckParts = 36 * 3

// Luck keeps room to look at positions in. It is for one goroutine.
type Luck struct{ glance awaw.Glance }

// Of measures the luck of one roll of dice made in a position. It is not ok for rolls it cannot measure.
func (l *Luck) Of(before engine.Position, e engine.Event) (side engine.Side, parts int64, ok bool) {
	if p, is := before.(*awaw.Position); is {
		return l.inAir(p, e)
	}
	return 0, 0, false
}

// inAir measures a roll of air combat: its event tells side, dice, modified roll and row of the table.
func (l *Luck) inAir(p *awaw.Position, e engine.Event) (side engine.Side, parts int64, ok bool) {
	a := e.Text.Args
	if len(e.Dice) != 2 || len(a) < 5 || a[0].Kind != engine.ArgRef || a[0].Ref.Kind() != engine.KindSide {
		return 0, 0, false
	}
	g := &l.glance
	p.Glance(g)
	if !g.Fight.On {
		return 0, 0, false
	}
	side = engine.Side(a[0].Ref.Index())
	enemy := g.Fight.Strength[0]
	if side == g.Fight.Attacker {
		enemy = g.Fight.Strength[1]
	}
	part := int64(3)
	if g.Fight.Squadrons {
		part = 1
	}
	rolled := e.Dice[0] + e.Dice[1]
	row, net := a[4].N, a[3].N-rolled
	takes := func(sum int) int64 { return part * int64(min(enemy, p.Air().Read(row, sum+net).Eliminated)) }
	parts = 36 * takes(rolled)
	for sum := 2; sum <= 12; sum++ {
		ways := int64(6 - max(sum-7, 7-sum))
		parts -= ways * takes(sum)
	}
	return side, parts, true
}
