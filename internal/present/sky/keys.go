package sky

import (
	"slices"

	"awaw/engine/lanes"
	"awaw/internal/present/scene"
)

// This file tells below the lanes what stands on and beside their counters.

// layCardKey tells what numbers on counters mean, by one of those shown, then how many there are, what dice need that is another number, and who leaves,
// as far as there is room.
func (m *Sky) layCardKey(g *grid, x, y float64) {
	d, end := g.d, g.r.X+g.r.W-12
	put := func(wide float64, word string, sign func(x float64)) {
		if w := d.Wide(scene.Body, 13, word); x+wide+w <= end {
			sign(x)
			x += wide + d.Text(x+wide, y+5, scene.Body, 13, "text.on_dark_second", word) + 20
		}
	}
	short := func(word string) func(x float64) {
		return func(x float64) { d.Text(x, y+5, scene.CondBold, 13, "text.on_dark", word) }
	}
	cells := m.shown(g)
	i := slices.IndexFunc(cells, func(c lanes.Cell) bool { return len(c.Cards[0]) > 0 })
	if i < 0 {
		return
	}
	c := cells[i].Cards[0][0]
	c.Lost = false
	word := m.Say("sky.key.card")
	if x+30+d.Wide(scene.Body, 13, word) > end {
		word = m.Say("sky.key.card.short")
	}
	put(30, word, func(x float64) {
		d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: y - 12, W: 24, Card: m.card(c, c.Value)})
	})
	any := func(is func(c *lanes.Cell, s int) bool) bool {
		return slices.ContainsFunc(cells, func(c lanes.Cell) bool { return is(&c, 0) || is(&c, 1) })
	}
	if any(func(c *lanes.Cell, s int) bool {
		return slices.ContainsFunc(c.Cards[s], func(x lanes.Card) bool { return x.State == lanes.Leaving })
	}) {
		put(20, m.Say("sky.key.leaves"), func(x float64) { m.layLeaves(d, x+7, y) })
	}
	if any(func(c *lanes.Cell, s int) bool {
		return slices.ContainsFunc(c.Dice[s], func(o lanes.Die) bool { return o.By >= 0 && o.Needs != c.Cards[s][o.By].Value })
	}) {
		put(22, m.Say("sky.key.needs"), short(m.Say("sky.needs", 8)))
	}
	if any(func(c *lanes.Cell, s int) bool { return len(c.Cards[s]) > mostCards }) {
		put(26, m.Say("sky.key.times"), short(m.Say("sky.times", 3)))
	}
}

// shown are the rounds of the lanes whose columns stand on the sheet.
func (m *Sky) shown(g *grid) (out []lanes.Cell) {
	for i := range g.t.Lanes {
		for n, c := range g.t.Lanes[i].Cells {
			if _, ok := g.column(n + 1); ok {
				out = append(out, c)
			}
		}
	}
	return out
}

// layLeaves lays the mark of who leaves: a disc with its way back.
func (m *Sky) layLeaves(d scene.Pen, x, y float64) {
	d.Frame(x-9, y-9, 18, 18, 9, "paper.edge", "chrome.scrim")
	d.Icon("turn_back", x, y, 5, "text.on_paper")
}
