package flights

import (
	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
)

// This file lays out a flight: its limits, its way stop by stop, who may meet it, what comes of it.

// layFlight lays a flight: its limits, its way, who may meet it, what comes of it.
func (m *Flights) layFlight(l *leaf, f sortie.Flight) {
	l.y += 4
	for _, n := range f.Limits {
		m.layNote(l, n, false)
	}
	if len(f.Out) > 0 {
		m.layWay(l, f)
	}
	if len(f.Meets) > 0 {
		m.label(l, m.Say("flight.meets"))
		for _, n := range f.Meets {
			m.layNote(l, n, true)
		}
	}
	for _, c := range f.Charts {
		l.y += 6
		if l.seen(128) {
			m.charts.LayChart(l.d, c, scene.R(l.x, l.y, l.w, 128))
		}
		l.y += 130
	}
	for _, u := range f.Under {
		word := m.Word(u)
		lines := len(l.d.Wrap(scene.Body, 13, l.w, word))
		if l.seen(18 * float64(lines)) {
			l.d.Para(l.x, l.y+14, l.w, scene.Body, 13, 17, "text.on_dark_second", word, 3)
		}
		l.y += 18 * float64(lines)
	}
}

// layNote lays a sentence with its clause, and before it whether it may come to that.
func (m *Flights) layNote(l *leaf, n sortie.Note, signed bool) {
	if l.seen(lineTall) {
		d, x := l.d, l.x
		if signed {
			icon, col := "tick", "status.legal"
			if n.May {
				icon, col = "triangle", "status.warning"
			}
			d.Icon(icon, x+7, l.y+10, 6, col)
			x += 22
		}
		cw := d.Wide(scene.CondMedium, 13, string(n.Cite)) + 10
		face, word := d.Snug(13, l.x+l.w-x-cw, scene.Capital(m.Word(n.Text)))
		d.Text(x, l.y+15, face, 13, "text.on_dark", word)
		d.CiteRight(l.x+l.w, l.y+15, n.Cite, false)
	}
	l.y += lineTall
}

// layWay lays the way, out and back, with a row a stop.
func (m *Flights) layWay(l *leaf, f sortie.Flight) {
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
	m.label(l, m.Say("flight.way"), heads...)
	for i, s := range append(append([]sortie.Stop{}, f.Out...), f.Back...) {
		if l.seen(lineTall) {
			m.layStop(l, s, i, escorted)
		}
		l.y += lineTall
	}
}

// layStop lays one stop of a way.
func (m *Flights) layStop(l *leaf, s sortie.Stop, i int, escorted bool) {
	d, y := l.d, l.y
	if s.Target {
		d.Box(l.x-11, y, l.w+22, lineTall, "chrome.row_current")
		d.Box(l.x-11, y, 3, lineTall, "accent.lamp")
	}
	d.Frame(l.x, y+3, 18, 18, 9, "paper.edge", "chrome.scrim")
	d.Centre(l.x+9, y+16, scene.CondBold, 12, "text.on_paper", scene.Itoa(i+1))
	word := m.NameOf(s.At)
	switch {
	case s.Target:
		word = m.Say("flight.stop.target", s.At)
	case s.Home:
		word = m.Say("flight.stop.home", s.At)
	}
	rx := l.x + l.w
	if escorted {
		m.layMark(d, s.Escort, s.Cite, rx, y)
		rx -= column
	}
	m.layMark(d, s.Lead, "", rx, y)
	rx -= column
	if s.Of > 0 {
		d.Right(rx, y+16, scene.CondMedium, 13, "text.on_dark_second", m.Say("flight.zone", s.Zones, s.Of))
	}
	face, word := d.Snug(13, rx-52-l.x-28, word)
	d.Text(l.x+28, y+16, face, 13, "text.on_dark", word)
}

// layMark says what aircraft do at a stop.
func (m *Flights) layMark(d scene.Pen, k sortie.Mark, cite engine.Cite, rx, y float64) {
	switch k {
	case sortie.Goes:
		d.Icon("tick", rx-12, y+12, 6, "status.legal")
	case sortie.Cannot:
		d.Icon("cross", rx-d.Wide(scene.CondMedium, 13, string(cite))-14, y+12, 5, "status.warning")
		d.CiteRight(rx, y+16, cite, false)
	case sortie.Waits, sortie.Joins:
		word := m.Say(map[sortie.Mark]string{sortie.Waits: "flight.waits", sortie.Joins: "flight.joins"}[k])
		d.Icon("shield", rx-d.Wide(scene.CondMedium, 13, word)-10, y+12, 6, "paper.edge")
		d.Right(rx, y+16, scene.CondMedium, 13, "text.on_dark_second", word)
	}
}
