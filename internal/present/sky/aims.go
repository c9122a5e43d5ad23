package sky

import (
	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present/scene"
)

// This file draws who struck whom in a round: a line from every die that hit to one of those who fell.

// layAims draws the lines of both sides, as far as they have run.
func (m *Sky) layAims(g *grid, cell *lanes.Cell, side [2][]group, y [2]float64, in spot) {
	for s := range side {
		run := m.aims(in.lane, in.round, s)
		if run == 0 {
			continue
		}
		struck := victims(cell, s)
		for n, o := range cell.Dice[s] {
			from := of(side[s], o.By)
			if struck[n] < 0 || from < 0 {
				continue
			}
			to := of(side[1-s], struck[n])
			x0, x1 := side[s][from].x+side[s][from].size/2, side[1-s][to].x+side[1-s][to].size/2
			down := 1.0
			if s == 1 {
				down = -1
			}
			g.d.Add(scene.Item{Kind: scene.ItemLine, X: x0, Y: y[s] + 9*down, W: x0 + run*(x1-x0), H: y[s] + 9*down + run*(y[1-s]+10*down-y[s]-9*down), Edge: "side." + m.Sight.Style(g.t.Sides[s]) + ".chart", Line: 1.6, N: s})
		}
	}
}

// victims are the cards that fell to the dice of a side, a card a die; -1 for dice that missed or struck nobody. Dice aimed at aircraft struck those in
// the air, all others what was not, as long as there are such.
func victims(cell *lanes.Cell, s int) []int {
	out := make([]int, len(cell.Dice[s]))
	taken := make([]bool, len(cell.Cards[1-s]))
	strike := func(n int, may func(c *lanes.Card) bool) {
		if o := &cell.Dice[s][n]; !o.Hit || out[n] >= 0 {
			return
		}
		for k := range taken {
			if c := &cell.Cards[1-s][k]; c.Lost && !taken[k] && may(c) {
				out[n], taken[k] = k, true
				return
			}
		}
	}
	for n := range out {
		out[n] = -1
		strike(n, func(c *lanes.Card) bool { return flying(c) == (cell.Dice[s][n].Aim == lanes.AtAir) })
	}
	for n := range out {
		if cell.Dice[s][n].Aim != lanes.AtAir { // nothing else was left below
			strike(n, func(*lanes.Card) bool { return true })
		}
	}
	return out
}

// flying tells whether a unit is in the air.
func flying(c *lanes.Card) bool {
	return c.Kind.Class == engine.ClassAir && c.State != lanes.Down && c.State != lanes.Below
}
