package flights

import (
	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lists what may be attacked, and what has been sent.

// layList lists what may be attacked, and what has been sent.
func (m *Flights) layList(d scene.Pen, r scene.Rect) {
	p, _ := m.planner()
	top := m.LeafHead(d, r, m.Say("flight.title"), m.Say("flight.under"), table.Fold{})
	l := m.Leaf(d, r, top, 8, "flight")
	if sent := p.Airborne(); len(sent) > 0 {
		l.Label(m.Say("flight.sent"))
		for _, f := range sent {
			m.layUnits(l, f, m.Say("flight.to", f.To))
		}
	}
	l.Label(m.Say("flight.targets"))
	list := m.listed()
	if len(list) == 0 && l.Seen(20) {
		d.Text(l.X, l.Y+14, scene.Body, 13, "text.on_dark_muted", d.Fit(scene.Body, 13, l.W, m.Say("flight.none")))
		l.Y += 22
	}
	ready := m.decks()
	for i, t := range list {
		if l.Seen(44) {
			row := scene.R(r.X+1, l.Y, r.W-2, 42)
			if d.Hot(row) {
				d.Box(row.X, row.Y, row.W, row.H, "chrome.raised_hover")
			}
			d.Frame(l.X, l.Y+12, 18, 18, 3, "chrome.panel", "text.on_dark_muted")
			d.Centre(l.X+9, l.Y+25, scene.CondMedium, 12, "text.on_dark_second", m.nines.Number(i, len(list)+len(ready)))
			d.Text(l.X+28, l.Y+18, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, l.W-110, m.NameOf(t.At)))
			d.Text(l.X+28, l.Y+35, scene.Body, 12, "text.on_dark_second", d.Fit(scene.Body, 12, l.W-110, m.Word(t.Name)))
			n := 0
			for _, x := range t.Reach {
				n += x.Most
			}
			d.Right(l.X+l.W, l.Y+26, scene.CondMedium, 13, "text.on_dark_second", m.Say("flight.reach", n))
			d.Hit(row.X, row.Y, row.W, row.H, Aim{At: t.At, Raid: t.Raid}, "")
		}
		l.Y += 44
	}
	m.layDecks(l, r, ready, len(list))
	m.LayNines(l, len(list)+len(ready))
	m.EndLeaf(l)
}

// layDecks lists bases that may move before they launch, as carriers do, below so many rows of targets.
func (m *Flights) layDecks(l *table.Leaf, r scene.Rect, ready []engine.Ref, above int) {
	if len(ready) == 0 {
		return
	}
	l.Label(m.Say("flight.decks"))
	for i, at := range ready {
		if l.Seen(44) {
			d, row := l.Pen, scene.R(r.X+1, l.Y, r.W-2, 42)
			if d.Hot(row) {
				d.Box(row.X, row.Y, row.W, row.H, "chrome.raised_hover")
			}
			d.Frame(l.X, l.Y+12, 18, 18, 3, "chrome.panel", "text.on_dark_muted")
			d.Centre(l.X+9, l.Y+25, scene.CondMedium, 12, "text.on_dark_second", m.nines.Number(above+i, above+len(ready)))
			d.Text(l.X+28, l.Y+18, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, l.W-28, m.NameOf(at)))
			d.Text(l.X+28, l.Y+35, scene.Body, 12, "text.on_dark_second", d.Fit(scene.Body, 12, l.W-28, m.Say("flight.decks.do")))
			d.Hit(row.X, row.Y, row.W, row.H, Take{at}, "")
		}
		l.Y += 44
	}
}

// decks are the bases that may move before they launch.
func (m *Flights) decks() (out []engine.Ref) {
	p, ok := m.planner()
	if !ok || !m.Planning() {
		return nil
	}
	for _, c := range m.Sight.Legal {
		if begin, can := p.Begins(c.A); c.A.Kind() == engine.KindSpace && can && begin == c {
			out = append(out, c.A)
		}
	}
	return out
}

// layUnits lays the cards of a flight with words behind them.
func (m *Flights) layUnits(l *table.Leaf, f sortie.Flight, word string) {
	if l.Seen(40) {
		x := l.X + 2
		for _, u := range f.Units {
			l.Pen.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: l.Y + 4, W: 30, Card: scene.PlainCard(u, m.Sight.Style(u.Side))})
			x += 38
		}
		l.Pen.Text(x+6, l.Y+24, scene.Body, 13, "text.on_dark", l.Pen.Fit(scene.Body, 13, l.X+l.W-x-6, word))
	}
	l.Y += 42
}
