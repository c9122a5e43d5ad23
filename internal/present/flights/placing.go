package flights

import (
	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lists where what was bought may be placed: a row for each, with its number.

// placings are the commands that place a new unit.
func (m *Flights) placings() []engine.Command {
	p, ok := m.gathering()
	if !ok {
		return nil
	}
	if x, places := p.(sortie.Placer); places {
		return x.Placings()
	}
	return nil
}

// layPlacings lays the rows.
func (m *Flights) layPlacings(d scene.Pen, r scene.Rect, list []engine.Command) {
	top := m.LeafHead(d, r, m.Say("place.title"), m.Say("place.under"), table.Fold{})
	l := m.Leaf(d, r, top, 8, "flight")
	l.Label(m.Say("place.where"))
	for i, c := range list {
		if l.Seen(44) {
			row := scene.R(r.X+1, l.Y, r.W-2, 42)
			if d.Hot(row) {
				d.Box(row.X, row.Y, row.W, row.H, "chrome.raised_hover")
			}
			d.Frame(l.X, l.Y+12, 18, 18, 3, "chrome.panel", "text.on_dark_muted")
			d.Centre(l.X+9, l.Y+25, scene.CondMedium, 12, "text.on_dark_second", m.nines.Number(i, len(list)))
			word := m.Label(c)
			face, snug := d.Snug(14, l.W-28, scene.Capital(m.Word(word.Name)))
			d.Text(l.X+28, l.Y+18, face, 14, "text.on_dark", snug)
			d.Text(l.X+28, l.Y+35, scene.Body, 12, "text.on_dark_second", d.Fit(scene.Body, 12, l.W-28, m.Word(word.Detail)))
			d.Hit(row.X, row.Y, row.W, row.H, table.Give{Cmd: c}, "")
		}
		l.Y += 44
	}
	m.LayNines(l, len(list))
	m.EndLeaf(l)
}
