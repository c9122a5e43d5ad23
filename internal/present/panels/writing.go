package panels

import (
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out secret orders: what the side at the desk has written, who has sealed, and who may have the screen next.

// writingRow is how tall a line of the panel is.
const writingRow = 30.0

// layWriting shows the sides that write, and the draft of the one that looks.
func (m *Panels) layWriting(d scene.Pen, r scene.Rect) {
	t := m.Sight
	y := m.head(d, r, m.Say("writing.title"), "", m.Say("writing.under"))
	x, inner := r.X+12, r.W-24
	for _, s := range m.Writing() {
		m.layWriter(d, s, x, y, inner)
		y += writingRow
	}
	y += 10
	d.Box(r.X+1, y, r.W-1, 1, "chrome.line_soft")
	if !m.Pens() {
		d.Para(x, y+24, inner, scene.Body, 13, 18, "text.on_dark_second", m.Say("writing.none"), 3)
		return
	}
	d.Label(x, y+24, m.Say("writing.own"))
	y += 34
	sealed := t.Game.Sealed(t.Viewer)
	foot := r.Y + r.H - 100
	orders := m.Drafted()
	most := max(1, int((foot-y)/writingRow))
	for i := max(0, len(orders)-most); i < len(orders); i++ {
		d.Text(x, y+20, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, inner-40, orders[i]))
		if !sealed {
			d.IconButton("undo", x+inner-28, y+1, 28, true, DropOrder{Step: i}, m.Say("writing.drop"))
		}
		y += writingRow
	}
	if len(orders) == 0 {
		y = d.Para(x, y+20, inner, scene.Body, 13, 18, "text.on_dark_muted", m.Say("writing.empty"), 4)
	}
	if sealed {
		d.Icon("lock", x+8, y+20, 6, "accent.lamp")
		y = d.Para(x+26, y+24, inner-26, scene.Body, 13, 18, "text.on_dark", m.Say("writing.sealed.own"), 4)
		d.Button(x, y+6, inner, 34, m.Say("writing.unseal"), "", "", Unseal{})
		return
	}
	for _, c := range m.Mains() {
		d.Button(x, y+12, inner, 34, m.Called(c), "", "", table.Give{Cmd: c})
		y += 42
	}
}

// layWriter tells of one side whether it has sealed, and offers the screen to it when a person plays it here.
func (m *Panels) layWriter(d scene.Pen, s engine.Side, x, y, inner float64) {
	t := m.Sight
	sv := t.SideView(s)
	icon, col, word := "clock", "text.on_dark_second", "writing.writes"
	if t.Game.Sealed(s) {
		icon, col, word = "tick", "status.legal", "writing.sealed"
	}
	d.Mark(sv.Style, x+9, y+15, 9, true)
	d.Text(x+28, y+20, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, inner*.4, m.Word(sv.Name)))
	d.Icon(icon, x+inner*.52, y+15, 6, col)
	d.Text(x+inner*.52+14, y+20, scene.Body, 13, col, m.Say(word))
	if s != t.Viewer && m.Live() && m.Seat(s) == "person" {
		d.IconButton("next", x+inner-28, y+1, 28, true, HandOn{Side: s}, m.Say("writing.hand", m.Word(sv.Name)))
	}
}
