package briefing

import (
	"math"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays the sheet out.

// The sheet, in logical pixels: its place in a window that has the room, how wide it is, and what lies round its words.
const (
	margin  = 32.0
	tall    = 836.0
	padding = 40.0
	footing = 56.0 // what the buttons take
	rowTall = 24.0
)

// Lay lays the sheet and the key to the map.
func (m *Briefing) Lay() {
	edge := margin
	if m.Compact() || m.H < tall {
		edge = 16
	}
	w, h := table.SheetLeft(m.W)-edge, math.Min(tall, m.H-2*edge)
	d := m.Panel("briefing", scene.R(edge, edge, w, h))
	d.Panel.Shadow = true
	x, y := d.Panel.Rect.X, d.Panel.Rect.Y
	style := m.Sight.Style(m.Sight.Viewer)
	d.Frame(x, y, w, h, 3, "paper.sheet", "paper.edge")
	d.Box(x, y, 4, h, "side."+style+".chart_deep")
	s := &sheet{m: m, Pen: d, x: x + padding, w: w - 2*padding, y: y + 34, foot: y + h - footing - 14}
	if m.Compact() || m.H < tall {
		s.x, s.w, s.y = x+24, w-48, y+26
	}
	s.head()
	s.command()
	if st, ok := m.StandingOf(m.Sight.Viewer); ok {
		s.scores(st)
		s.goal(st)
	}
	s.special()
	s.buttons(y + h - footing)
	m.layKey()
}

// sheet is the sheet while it is written, from the top down.
type sheet struct {
	m *Briefing
	scene.Pen
	x, w, y, foot float64
}

// room tells whether so much fits above the buttons.
func (s *sheet) room(h float64) bool { return s.y+h <= s.foot }

// rule draws a line with room about it.
func (s *sheet) rule() {
	if !s.room(20) {
		return
	}
	s.y += 6
	s.Box(s.x, math.Round(s.y), s.w, 1, "paper.rule")
	s.y += 14
}

// head writes when and where, and what happened.
func (s *sheet) head() {
	b := s.m.Sight.Play.Brief
	s.Add(scene.Item{Kind: scene.ItemText, X: math.Round(s.x), Y: math.Round(s.y), Face: scene.CondBold, Size: 12, Fill: "text.on_paper_second", Text: strings.ToUpper(b.Dates), N: -1, Track: .6})
	s.Right(s.x+s.w, s.y, scene.Cond, 13, "text.on_paper_second", b.Length)
	title := 36.0
	for title > 22 && s.Wide(scene.SerifBold, title, s.m.Sight.Play.Title) > s.w {
		title -= 2
	}
	s.y += title + 4
	s.Text(s.x, s.y, scene.SerifBold, title, "text.on_paper", s.Fit(scene.SerifBold, title, s.w, s.m.Sight.Play.Title))
	s.y += 34
	size, lead := 18.0, 25.0
	if s.foot-s.y < 560 {
		size, lead = 15, 20
	}
	s.y = s.Para(s.x, s.y, s.w, scene.Serif, size, lead, "text.on_paper", b.Situation, 5) - lead + 12
	s.rule()
}

// command says who commands what, with the way to change it.
func (s *sheet) command() {
	m, t := s.m, s.m.Sight
	m0 := t.SideView(t.Viewer)
	s.Mark(m0.Style, s.x+14, s.y+17, 14, true)
	tx := s.x + 40
	s.Text(tx, s.y+13, scene.BodyMedium, 15, "text.on_paper", m.Say("brief.you", m.TheSide(t.Viewer)))
	var others []string
	for _, v := range t.View.Sides {
		if v.Side == t.Viewer {
			continue
		}
		seat := m.Seat(v.Side)
		if seat == "person" {
			others = append(others, m.Say("brief.person", m.TheSide(v.Side)))
		} else {
			others = append(others, m.Say("brief.bot", m.SeatWord(seat), m.TheSide(v.Side)))
		}
	}
	word := m.Say("setup.change")
	cw := s.Wide(scene.BodyMedium, 13, word)
	s.Text(tx, s.y+32, scene.Body, 13, "text.on_paper_second", s.Fit(scene.Body, 13, s.w-52-cw, strings.Join(others, " ")))
	s.Text(s.x+s.w-cw, s.y+22, scene.BodyMedium, 13, "text.cite_on_paper", word)
	s.Hit(s.x+s.w-cw-8, s.y+4, cw+16, 28, table.ShowSeats{}, "")
	s.y += 40
	s.rule()
}

// stakesOf are what earns a side points for places, and for deeds that do not earn all sides the same.
func (s *sheet) stakesOf(side engine.Side) (places, deeds []engine.Stake) {
	for _, x := range s.m.Sight.View.Stakes {
		switch {
		case x.Side != side:
		case x.At != engine.NoRef:
			places = append(places, x)
		case !x.Common:
			deeds = append(deeds, x)
		}
	}
	return places, deeds
}

// scores lists what earns whom points.
func (s *sheet) scores(st table.Standing) {
	m := s.m
	gap := 28.0
	col := (s.w - gap) / 2
	top, low := s.y, s.y
	for i, side := range []engine.Side{st.Side, st.Other} {
		x := s.x + float64(i)*(col+gap)
		s.y = top
		places, deeds := s.stakesOf(side)
		s.Mark(m.Sight.Style(side), x+7, s.y+9, 7, false)
		most := ""
		if n := perTurn(places); n > 0 {
			most = m.Say("brief.most", n)
		}
		mw := s.Wide(scene.Cond, 13, most)
		title := m.Say("brief.score.you")
		if i > 0 {
			title = m.Say("brief.score.they")
		}
		s.Text(x+24, s.y+15, scene.SerifSemi, 18, "text.on_paper", s.Fit(scene.SerifSemi, 18, col-32-mw, title))
		s.Right(x+col, s.y+15, scene.Cond, 13, "text.on_paper_second", most)
		s.y += 26
		rows := append(places, deeds...)
		fits := max(2, int((s.foot-s.y-190)/rowTall))
		for k, r := range rows {
			if k == fits-1 && len(rows) > fits {
				s.Text(x+24, s.y+16, scene.Body, 13, "text.on_paper_second", m.Say("brief.more", len(rows)-k))
				s.Hit(x, s.y, col, rowTall, scene.Nothing{}, m.restOf(rows[k:]))
				s.y += rowTall
				break
			}
			s.row(r, x, col)
		}
		low = math.Max(low, s.y)
	}
	s.y = low + 6
	for _, n := range m.Sight.View.Scoring {
		if s.room(150) {
			s.y = s.Para(s.x, s.y+12, s.w, scene.Body, 12, 17, "text.on_paper_second", m.Word(n), 3) - 8
		}
	}
	for _, x := range m.Sight.View.Stakes {
		if x.Side == st.Side && x.Common && s.room(120) {
			s.y += 20
			pw := s.Text(s.x+4, s.y, scene.CondBold, 15, "text.on_paper", scene.Itoa(x.Points))
			s.Text(s.x+pw+16, s.y, scene.Body, 13, "text.on_paper", s.Fit(scene.Body, 13, s.w-pw-16, m.Say("brief.either", m.Word(x.Text))))
		}
	}
	s.y += 8
	s.rule()
}

// row writes one thing that earns points.
func (s *sheet) row(x engine.Stake, left, wide float64) {
	m := s.m
	s.Icon("flag", left+8, s.y+11, 5, "side."+m.Sight.Style(x.Side)+".chart_deep")
	nw := s.Wide(scene.CondBold, 15, scene.Itoa(x.Points))
	s.Right(left+wide, s.y+16, scene.CondBold, 15, "text.on_paper", scene.Itoa(x.Points))
	room := wide - 24 - nw - 10
	if x.At == engine.NoRef {
		face, word := s.Snug(13, room, m.Word(x.Text))
		s.Text(left+24, s.y+16, face, 13, "text.on_paper", word)
	} else {
		used := s.Text(left+24, s.y+16, scene.Body, 14, "text.on_paper", s.Fit(scene.Body, 14, room, m.SpaceName(x.At)))
		if brief := m.Word(x.Brief); brief != "" {
			s.Text(left+24+used+8, s.y+16, scene.Cond, 13, "text.on_paper_second", s.Fit(scene.Cond, 13, math.Max(0, room-used-8), brief))
		}
	}
	s.Box(left, s.y+rowTall-2, wide, 1, "paper.shade")
	s.y += rowTall
}

// restOf words what the sheet has no room for.
func (m *Briefing) restOf(rows []engine.Stake) string {
	var out []string
	for _, r := range rows {
		if r.At != engine.NoRef {
			out = append(out, m.SpaceName(r.At)+" "+scene.Itoa(r.Points))
		} else {
			out = append(out, m.Word(r.Text)+" "+scene.Itoa(r.Points))
		}
	}
	return strings.Join(out, " · ")
}

// perTurn is how many points places can earn a side in one turn.
func perTurn(places []engine.Stake) (n int) {
	for _, x := range places {
		if x.When == engine.StakeTurn {
			n += x.Points
		}
	}
	return n
}

// signs are what stands before the notes.
var signs = map[engine.NoteKind]string{engine.NoteStrength: "clock", engine.NoteSupply: "odds", engine.NoteHidden: "eye", engine.NoteChoice: "shield"}

// special tells what is special about the scenario, as much as there is room for.
func (s *sheet) special() {
	b, ok := s.m.Sight.Pos.(engine.Briefer)
	if !ok || !s.room(44) {
		return
	}
	s.Add(scene.Item{Kind: scene.ItemText, X: math.Round(s.x), Y: math.Round(s.y + 8), Face: scene.CondBold, Size: 12, Fill: "text.on_paper_second", Text: strings.ToUpper(s.m.Say("brief.special")), N: -1, Track: .6})
	s.y += 28
	for _, n := range b.Brief(s.m.Sight.Viewer) {
		lines := s.Wrap(scene.Body, 13, s.w-28, s.m.Word(n.Text))
		if !s.room(18*float64(len(lines)) - 8) {
			return
		}
		s.Icon(signs[n.Kind], s.x+8, s.y-4, 7, "text.on_paper_second")
		for _, l := range lines {
			s.Text(s.x+28, s.y, scene.Body, 13, "text.on_paper", l)
			s.y += 18
		}
		s.y += 6
	}
}

// buttons lays the way on, and what else can be read.
func (s *sheet) buttons(y float64) {
	m := s.m
	word := m.Say("brief.begin")
	if m.again {
		word = m.Say("menu.back")
	}
	w := math.Max(150, s.Wide(scene.BodyMedium, 14, word)+80)
	s.Button(s.x+s.w-w, y, w, 38, word, m.KeyLabel("enter"), "primary", Begin{})
	x := s.x
	for _, b := range []struct{ key, letter, tab string }{{"brief.options", "o", "options"}, {"brief.notes", "n", "notes"}} {
		word := m.Say(b.key)
		bw := math.Round(s.Wide(scene.BodyMedium, 13, word) + 28)
		if x+bw > s.x+s.w-w-12 {
			return
		}
		s.Frame(x, y, bw, 38, 4, "paper.sheet", "text.on_paper")
		s.Centre(x+bw/2, y+24, scene.BodyMedium, 13, "text.on_paper", word)
		s.Hit(x, y, bw, 38, table.ShowTerms{Tab: b.tab}, "")
		x += bw + 12
	}
}

// layKey explains the plates on the map, lower right.
func (m *Briefing) layKey() {
	st, ok := m.StandingOf(m.Sight.Viewer)
	if !ok || m.W < 1000 {
		return
	}
	own, theirs := m.Say("brief.key.own"), m.Say("brief.key.theirs")
	probe := m.Probe()
	w := math.Round(math.Max(probe.Wide(scene.Body, 13, own), probe.Wide(scene.Body, 13, theirs))) + 72
	d := m.Panel("briefing key", scene.R(m.W-margin-w, m.H-margin-64, w, 64))
	x, y := d.Panel.Rect.X, d.Panel.Rect.Y
	d.Frame(x, y, w, 64, 4, "chrome.panel", "chrome.line")
	for i, row := range []struct {
		side engine.Side
		text string
	}{{st.Side, own}, {st.Other, theirs}} {
		ry := y + 20 + 24*float64(i)
		d.Frame(x+16, ry-9, 30, 18, 9, "chrome.scrim", "paper.edge")
		d.Icon("flag", x+31, ry, 5, "side."+m.Sight.Style(row.side)+".chart")
		d.Text(x+58, ry+5, scene.Body, 13, "text.on_dark", row.text)
	}
}
