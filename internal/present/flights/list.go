package flights

import (
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lists what may be attacked, and what has been sent.

// layList lists what may be attacked, and what has been sent.
func (m *Flights) layList(d scene.Pen, r scene.Rect) {
	p, _ := m.planner()
	top := m.head(d, r, m.Say("flight.title"), "", m.Say("flight.under"), table.Fold{})
	l := m.begin(d, r, top, 8)
	if sent := p.Airborne(); len(sent) > 0 {
		m.label(l, m.Say("flight.sent"))
		for _, f := range sent {
			m.layUnits(l, f, m.Say("flight.to", f.To))
		}
	}
	m.label(l, m.Say("flight.targets"))
	list := m.listed()
	if len(list) == 0 && l.seen(20) {
		d.Text(l.x, l.y+14, scene.Body, 13, "text.on_dark_muted", d.Fit(scene.Body, 13, l.w, m.Say("flight.none")))
		l.y += 22
	}
	for i, t := range list {
		if l.seen(44) {
			row := scene.R(r.X+1, l.y, r.W-2, 42)
			if d.Hot(row) {
				d.Box(row.X, row.Y, row.W, row.H, "chrome.raised_hover")
			}
			d.Frame(l.x, l.y+12, 18, 18, 3, "chrome.panel", "text.on_dark_muted")
			d.Centre(l.x+9, l.y+25, scene.CondMedium, 12, "text.on_dark_second", scene.Itoa(i+1))
			d.Text(l.x+28, l.y+18, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, l.w-110, m.NameOf(t.At)))
			d.Text(l.x+28, l.y+35, scene.Body, 12, "text.on_dark_second", d.Fit(scene.Body, 12, l.w-110, m.Word(t.Name)))
			n := 0
			for _, x := range t.Reach {
				n += x.Most
			}
			d.Right(l.x+l.w, l.y+26, scene.CondMedium, 13, "text.on_dark_second", m.Say("flight.reach", n))
			d.Hit(row.X, row.Y, row.W, row.H, Aim{At: t.At, Raid: t.Raid}, "")
		}
		l.y += 44
	}
	m.end(l)
}

// layUnits lays the cards of a flight with words behind them.
func (m *Flights) layUnits(l *leaf, f sortie.Flight, word string) {
	if l.seen(40) {
		x := l.x + 2
		for _, u := range f.Units {
			l.d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: l.y + 4, W: 30, Card: scene.PlainCard(u, m.Sight.Style(u.Side))})
			x += 38
		}
		l.d.Text(x+6, l.y+24, scene.Body, 13, "text.on_dark", l.d.Fit(scene.Body, 13, l.x+l.w-x-6, word))
	}
	l.y += 42
}
