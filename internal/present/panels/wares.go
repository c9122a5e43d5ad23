package panels

import (
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out what is sold as a table: what a thing costs, what it is good for, how many are bought; what cannot be paid for is dim.

// Measures of the table, from its right edge.
const (
	wareRow   = 46.0
	wareBuy   = 30.0 // the button
	wareValue = 46.0 // a column of figures
)

// layWares lays the table out from y on, where there is room, and gives the y below it.
func (m *Panels) layWares(d scene.Pen, w engine.Wares, x, y, inner float64, seen func(y, h float64) bool) float64 {
	if y += 8; seen(y, 18) {
		d.Label(x, y+13, m.Say("stock"))
		d.Right(x+inner, y+13, scene.CondMedium, 13, "accent.lamp", m.Say("ware.left", w.Money))
	}
	y += 22
	where := d.Wrap(scene.Body, 12, inner, m.Word(w.Where))
	for _, line := range where {
		if seen(y, 16) {
			d.Text(x, y+12, scene.Body, 12, "text.on_dark_second", line)
		}
		y += 16
	}
	column := func(i int) float64 { return x + inner - wareBuy - 6 - wareValue*float64(len(w.Heads)-i) }
	if y += 4; seen(y, 16) {
		d.Right(column(0), y+12, scene.Cond, 12, "text.on_dark_muted", m.Say("ware.price"))
		for i, h := range w.Heads {
			d.Right(column(i+1), y+12, scene.Cond, 12, "text.on_dark_muted", m.Word(h))
		}
	}
	y += 18
	for _, g := range w.List {
		if seen(y, wareRow) {
			m.layWare(d, g, x, y, inner, column)
		}
		y += wareRow
	}
	return y
}

// layWare lays one row: key, counter, name, figures, how many are bought, the button that buys.
func (m *Panels) layWare(d scene.Pen, g engine.Ware, x, y, inner float64, column func(int) float64) {
	ink, second := "text.on_dark", "text.on_dark_second"
	if !g.Open {
		ink, second = "text.on_dark_muted", "text.on_dark_muted"
	}
	row := scene.R(x-6, y, inner+12, wareRow-2)
	if g.Bought > 0 {
		d.Box(row.X, row.Y, row.W, row.H, "chrome.row_current")
		d.Box(row.X, row.Y, 3, row.H, "accent.lamp")
	}
	d.Add(scene.Item{Kind: scene.ItemCard, X: x + 2, Y: y + 5, W: 30, Card: scene.PlainCard(g.Card, m.Sight.Style(g.Card.Side))})
	name := scene.Capital(m.Word(g.Card.Kind.Name))
	tx := x + 42
	room := column(0) - d.Wide(scene.CondBold, 14, scene.Itoa(g.Price)) - 8 - tx
	if g.Bought > 0 {
		name += " ×" + scene.Itoa(g.Bought)
	}
	face, size := scene.BodyMedium, 14.0
	if d.Wide(face, size, name) > room {
		face = scene.CondMedium
	}
	if d.Wide(face, size, name) > room {
		size = 12
	}
	d.Text(tx, y+17, face, size, ink, d.Fit(face, size, room, name))
	d.Right(column(0), y+17, scene.CondBold, 14, ink, scene.Itoa(g.Price))
	for i, v := range g.Values {
		d.Right(column(i+1), y+17, scene.CondMedium, 13, second, m.Word(v))
	}
	small, use := d.Snug(12, x+inner-wareBuy-10-tx, m.Word(g.Use))
	d.Text(tx, y+35, small, 12, second, use)
	key := scene.KeyWord(m.Label(g.Buy).Key)
	if !g.Open {
		d.Frame(x+inner-wareBuy, y+7, wareBuy, 30, 4, "chrome.panel", "chrome.line")
		d.Centre(x+inner-wareBuy/2, y+27, scene.CondMedium, 13, "text.on_dark_muted", key)
		return
	}
	d.Button(x+inner-wareBuy, y+7, wareBuy, 30, key, "", "", table.Give{Cmd: g.Buy})
	d.Tip(m.Say("stock.do") + ": " + m.Word(m.Label(g.Buy).Detail))
}
