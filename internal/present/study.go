package present

import (
	"math"
	"slices"

	"awaw/engine"
)

// This file lays out what is done with no counter and at no place: points put into projects, by who puts them there (41).

// projects lists the legal commands that name somebody and something, and neither a counter nor a place.
func (m *Model) projects() []engine.Command {
	var out []engine.Command
	for _, c := range m.t.legal {
		if abstract(c.A) && abstract(c.B) && c.C == engine.NoRef {
			out = append(out, c)
		}
	}
	return out
}

// abstract tells whether a reference is to something that stands nowhere.
func abstract(r engine.Ref) bool {
	return r != engine.NoRef && r.Kind() != engine.KindSpace && r.Kind() != engine.KindCounter
}

// studyRow is how high a project stands in the list.
const studyRow = 60.0

// layStudy lists the projects by who works on them: a button for each number of points, and what they could bring.
func (m *Model) layStudy(d pen, r Rect, all []engine.Command) {
	top, bottom := r.Y+68, r.Y+r.H
	x, inner := r.X+12, r.W-24
	y := top - m.scroll["study"]
	seen := func(h float64) bool { return y >= top && y+h <= bottom }
	who := engine.NoRef
	for _, g := range groups(all) {
		if g[0].A != who {
			who = g[0].A
			if seen(30) {
				d.box(r.X+1, y, r.W-1, 28, "chrome.raised")
				d.text(x, y+19, BodyMedium, 14, "text.on_dark", m.nameOf(who))
			}
			y += 32
		}
		if seen(studyRow) {
			bx := x + inner
			for _, c := range slices.Backward(g) {
				bx -= 34
				d.button(bx, y+2, 30, 24, itoa(int(c.N)), "", "", Give{Cmd: c})
				d.m.regions[len(d.m.regions)-1].Tip = m.word(m.tell(c).Detail)
			}
			d.text(x, y+19, BodyMedium, 14, "text.on_dark", d.fit(BodyMedium, 14, bx-x-8, m.nameOf(g[0].B)))
			most := m.tell(g[len(g)-1]).Detail
			d.para(x, y+38, inner, Body, 12, 15, "text.on_dark_second", m.word(most), 2)
		}
		y += studyRow
	}
	long := y + m.scroll["study"] - bottom
	m.scroll["study"] = math.Min(m.scroll["study"], math.Max(0, long))
	m.head(d, r, m.say("study.title"), "", m.say("study.under"))
	d.iconButton("back", r.X+r.W-70, r.Y+12, 28, true, Open{Pane: "units"}, m.say("tip.back"))
}
