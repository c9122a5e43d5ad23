package panels

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file offers what points at no counter and no hex: points put into projects (41), and what has a number or a type, as units of a force pool, built without a place
// or in a box beside the map, which may lie out of sight. It stands under its side in the list of forces, each with how many.

// stockRow is how high one of them is laid.
const stockRow = 66.0

// layStock lays the commands out from y on, where there is room, and gives the y below them.
func (m *Panels) layStock(d scene.Pen, x, y, inner float64, seen func(y, h float64) bool) float64 {
	if at, ok := m.Sight.Pos.(engine.Market); ok && m.Live() && m.Seat(m.Actor()) == "person" {
		if w := at.Wares(); len(w.List) > 0 {
			return m.layWares(d, w, x, y, inner, seen)
		}
	}
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
			room := inner - 96.0
			if hi > lo {
				room = inner - 196
			}
			d.Para(x, y+34, room, scene.Body, 13, 16, "text.on_dark_second", m.Word(l.Detail), 2)
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

// studyRow is how high a project stands in the list, with what it brings, and studyLine each number of points under it.
const (
	studyRow  = 44.0
	studyLine = 28.0
	studyGap  = 10.0
)

// layStudy lists the projects by who works on them: a button for each number of points, with the chance each of them has before the roll.
func (m *Panels) layStudy(d scene.Pen, r scene.Rect, all []engine.Command) {
	top, bottom := r.Y+68, r.Y+r.H
	x, inner := r.X+12, r.W-24
	y := top - m.Scroll["study"]
	seen := func(h float64) bool { return y >= top && y+h <= bottom }
	who := engine.NoRef
	for _, g := range table.Groups(all) {
		if g[0].A != who {
			who = g[0].A
			if seen(30) {
				d.Box(r.X+1, y, r.W-1, 28, "chrome.raised")
				d.Text(x, y+19, scene.BodyMedium, 14, "text.on_dark", m.NameOf(who))
			}
			y += 32
		}
		if seen(studyRow) {
			d.Text(x, y+19, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, inner, scene.Capital(m.NameOf(g[0].B))))
			face, brings := d.Snug(12, inner, m.Word(m.Label(g[0]).Brings))
			d.Text(x, y+36, face, 12, "text.on_dark_second", brings)
		}
		y += studyRow
		for _, c := range g {
			if seen(studyLine) {
				d.Button(x, y, 30, 24, scene.Itoa(int(c.N)), "", "", table.Give{Cmd: c})
				face, word := d.Snug(13, inner-40, m.Word(m.Label(c).Detail))
				d.Text(x+40, y+17, face, 13, "text.on_dark", word)
			}
			y += studyLine
		}
		y += studyGap
	}
	long := y + m.Scroll["study"] - bottom
	m.Scroll["study"] = math.Min(m.Scroll["study"], math.Max(0, long))
	m.head(d, r, m.Say("study.title"), "", m.Say("study.under"))
	d.IconButton("back", r.X+r.W-70, r.Y+12, 28, true, table.Open{Pane: "units"}, m.Say("tip.back"))
}
