package panels

import (
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file offers what points at no counter and no hex but has a number or a type: units of a force pool, built without a place
// or in a box beside the map, which may lie out of sight. It stands under its side in the list of forces, each with how many.

// stockRow is how high one of them is laid.
const stockRow = 66.0

// layStock lays the commands out from y on, where there is room, and gives the y below them.
func (m *Panels) layStock(d scene.Pen, x, y, inner float64, seen func(y, h float64) bool) float64 {
	list := m.Stock()
	if len(list) == 0 {
		return y
	}
	if y += 8; seen(y, 18) {
		d.Label(x, y+13, m.Say("stock"))
	}
	y += 20
	for _, g := range list {
		c := m.WithNumber(g)
		lo, hi := g[0].N, g[len(g)-1].N
		if seen(y, stockRow) {
			l := m.Label(c)
			d.Text(x, y+14, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, inner, m.Word(l.Name)))
			d.Text(x, y+42, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, inner-196, m.Word(l.Detail)))
			if hi > lo {
				bx := x + inner - 188
				d.IconButton("minus", bx, y+24, 28, c.N > lo, table.Number{N: int(max(lo, c.N-1))}, "")
				d.Centre(bx+46, y+44, scene.CondBold, 20, "text.on_dark", scene.Itoa(int(c.N)))
				d.IconButton("plus", bx+64, y+24, 28, c.N < hi, table.Number{N: int(min(hi, c.N+1))}, "")
			}
			d.Button(x+inner-88, y+22, 88, 32, m.Say("stock.do"), "", "", table.Give{Cmd: c})
		}
		y += stockRow
	}
	return y
}

// showStock opens the list of forces, where it stands.
func (m *Panels) showStock() {
	m.hand.Unselect()
	m.Pane, m.Folded, m.Scroll["units"] = "units", false, 0
}
