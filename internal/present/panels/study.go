package panels

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out what is done with no counter and at no place: points put into projects, by who puts them there (41).

// studyRow is how high a project stands in the list.
const studyRow = 60.0

// layStudy lists the projects by who works on them: a button for each number of points, and what they could bring.
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
			bx := x + inner
			for _, c := range slices.Backward(g) {
				bx -= 34
				d.Button(bx, y+2, 30, 24, scene.Itoa(int(c.N)), "", "", table.Give{Cmd: c})
				d.Tip(m.Word(m.Label(c).Detail))
			}
			d.Text(x, y+19, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, bx-x-8, m.NameOf(g[0].B)))
			most := m.Label(g[len(g)-1]).Detail
			d.Para(x, y+38, inner, scene.Body, 12, 15, "text.on_dark_second", m.Word(most), 2)
		}
		y += studyRow
	}
	long := y + m.Scroll["study"] - bottom
	m.Scroll["study"] = math.Min(m.Scroll["study"], math.Max(0, long))
	m.head(d, r, m.Say("study.title"), "", m.Say("study.under"))
	d.IconButton("back", r.X+r.W-70, r.Y+12, 28, true, table.Open{Pane: "units"}, m.Say("tip.back"))
}
