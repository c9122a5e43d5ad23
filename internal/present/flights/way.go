package flights

import (
	"slices"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out a flight: its limits, its way stop by stop, who may meet it, what comes of it.

// layFlight lays a flight: its limits, its way, who may meet it, and what of its chances is not pinned below.
func (m *Flights) layFlight(l *table.Leaf, f sortie.Flight, rest chances) {
	l.Y += 4
	for _, n := range f.Limits {
		m.layNote(l, n, false)
	}
	if len(f.Out) > 0 {
		m.layWay(l, f)
	}
	if len(f.Meets) > 0 {
		l.Label(m.Say("flight.meets"))
		for _, n := range f.Meets {
			m.layNote(l, n, true)
		}
	}
	rest.layIn(m, l)
}

// layOther says in a line what the other way is like.
func (m *Flights) layOther(l *table.Leaf, t sortie.Target, f sortie.Flight) {
	o, ok := m.otherWay(t, f)
	if !ok || o.Gist.Cite == "" {
		return
	}
	by := o.To
	for _, s := range o.Out { // the first stop that the way shown does not come through
		if !slices.ContainsFunc(f.Out, func(x sortie.Stop) bool { return x.At == s.At }) {
			by = s.At
			break
		}
	}
	l.Label(m.Say("flight.by", by))
	m.layNote(l, o.Gist, true)
}

// layNote lays a sentence with its clause, in as many lines as it needs, and before it whether it may come to that.
func (m *Flights) layNote(l *table.Leaf, n sortie.Note, signed bool) {
	d, x := l.Pen, l.X
	if signed {
		x += 22
	}
	w := l.X + l.W - x - d.Wide(scene.CondMedium, 13, string(n.Cite)) - 10
	word := scene.Capital(m.Word(n.Text))
	face, lines := scene.Body, d.Wrap(scene.Body, 13, w, word)
	if snug, whole := d.Snug(13, w, word); whole == word {
		face, lines = snug, []string{word}
	}
	tall := lineTall + noteLead*float64(len(lines)-1)
	if l.Seen(tall) {
		if signed {
			icon, col := "tick", "status.legal"
			if n.May {
				icon, col = "triangle", "status.warning"
			}
			d.Icon(icon, l.X+7, l.Y+10, 6, col)
		}
		for i, s := range lines {
			d.Text(x, l.Y+15+noteLead*float64(i), face, 13, "text.on_dark", s)
		}
		d.CiteRight(l.X+l.W, l.Y+15, n.Cite, false)
	}
	l.Y += tall
}

// layWay lays the way, out and back, with a row a stop.
func (m *Flights) layWay(l *table.Leaf, f sortie.Flight) {
	escorted := false
	for _, s := range f.Out {
		escorted = escorted || s.Escort != sortie.Absent
	}
	lead := "flight.col.all"
	heads := []string{m.Say("flight.col.zones")}
	if escorted {
		lead = "flight.col.bombers"
	}
	heads = append(heads, m.Say(lead))
	if escorted {
		heads = append(heads, m.Say("flight.col.escort"))
	}
	l.Label(m.Say("flight.way"), heads...)
	for i, s := range append(append([]sortie.Stop{}, f.Out...), f.Back...) {
		if l.Seen(lineTall) {
			m.layStop(l, s, i, escorted)
		}
		l.Y += lineTall
	}
}

// layStop lays one stop of a way.
func (m *Flights) layStop(l *table.Leaf, s sortie.Stop, i int, escorted bool) {
	d, y := l.Pen, l.Y
	if s.Target {
		d.Box(l.X-11, y, l.W+22, lineTall, "chrome.row_current")
		d.Box(l.X-11, y, 3, lineTall, "accent.lamp")
	}
	d.Frame(l.X, y+3, 18, 18, 9, "paper.edge", "chrome.scrim")
	d.Centre(l.X+9, y+16, scene.CondBold, 12, "text.on_paper", scene.Itoa(i+1))
	word := m.NameOf(s.At)
	switch {
	case s.Target:
		word = m.Say("flight.stop.target", s.At)
	case s.Home:
		word = m.Say("flight.stop.home", s.At)
	}
	rx := l.X + l.W
	if escorted {
		m.layMark(d, s.Escort, s.Cite, rx, y)
		rx -= table.LeafColumn
	}
	m.layMark(d, s.Lead, "", rx, y)
	rx -= table.LeafColumn
	switch {
	case s.Of > 0:
		d.Right(rx, y+16, scene.CondMedium, 13, "text.on_dark_second", m.Say("flight.zone", s.Zones, s.Of))
	case s.Of == sortie.Any:
		d.Right(rx, y+16, scene.CondMedium, 13, "text.on_dark_muted", m.Say("flight.zone.free"))
	}
	room := rx - l.X - 28
	if s.Of != 0 {
		room -= 52
	}
	face, word := d.Snug(13, room, word)
	d.Text(l.X+28, y+16, face, 13, "text.on_dark", word)
}

// layMark says what aircraft do at a stop.
func (m *Flights) layMark(d scene.Pen, k sortie.Mark, cite engine.Cite, rx, y float64) {
	switch k {
	case sortie.Goes:
		d.Icon("tick", rx-12, y+12, 6, "status.legal")
	case sortie.Cannot:
		d.Icon("cross", rx-d.CiteShort(rx, y+16, cite, false)-14, y+12, 5, "status.warning")
	case sortie.Waits, sortie.Joins:
		word := m.Say(map[sortie.Mark]string{sortie.Waits: "flight.waits", sortie.Joins: "flight.joins"}[k])
		d.Icon("shield", rx-d.Wide(scene.CondMedium, 13, word)-10, y+12, 6, "paper.edge")
		d.Right(rx, y+16, scene.CondMedium, 13, "text.on_dark_second", word)
	}
}
