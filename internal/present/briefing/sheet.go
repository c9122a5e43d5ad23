package briefing

import (
	"math"
	"strings"

	"awaw/engine"
	"awaw/engine/play"
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
	left := table.SheetLeft(m.W)
	under := m.Panel("briefing ground", scene.R(0, 0, left, m.H)) // of the map past the sheet nothing may be clicked
	under.Hit(0, 0, left, m.H, scene.Nothing{}, "")
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
	switch st, ok := m.StandingOf(m.Sight.Viewer); {
	case m.turned:
		s.special()
		if ok {
			s.inFull(st)
		}
		s.turn(m.Say("brief.counts"))
	default:
		s.command()
		if ok {
			s.scores(st)
			s.goal(st)
		}
		if !s.special() {
			s.turn(m.Say("brief.special"))
		}
	}
	s.buttons(y + h - footing)
	m.layKey()
}

// sheet is the sheet while it is written, from the top down.
type sheet struct {
	m *Briefing
	scene.Pen
	x, w, y, foot float64
	row           float64 // how tall a row of what earns points is
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
	you := m.Say("brief.you", m.TheSide(t.Viewer))
	var powers []string
	for _, p := range t.View.Powers {
		if p.Side == t.Viewer {
			powers = append(powers, m.Word(p.Name))
		}
	}
	if len(powers) > 0 {
		you = m.Say("brief.you.powers", m.TheSide(t.Viewer), strings.Join(powers, ", "))
	}
	s.Text(tx, s.y+13, scene.BodyMedium, 15, "text.on_paper", s.Fit(scene.BodyMedium, 15, s.w-52-keyCap-s.Wide(scene.BodyMedium, 13, m.Say("setup.change")), you))
	var others []string
	for _, v := range t.View.Sides {
		if v.Side == t.Viewer {
			continue
		}
		switch seat := m.Seat(v.Side); seat {
		case play.SeatPerson:
			others = append(others, m.Say("brief.person", m.TheSide(v.Side)))
		case play.SeatMail:
			others = append(others, m.Say("brief.mail", m.TheSide(v.Side)))
		default:
			others = append(others, m.Say("brief.bot", m.SeatWord(seat), m.TheSide(v.Side)))
		}
	}
	word := m.Say("setup.change")
	cw := s.Wide(scene.BodyMedium, 13, word) + keyCap
	if t.Game.ByMail() != nil {
		word, cw = "", 0
	}
	s.Text(tx, s.y+32, scene.Body, 13, "text.on_paper_second", s.Fit(scene.Body, 13, s.w-52-cw, strings.Join(others, " ")))
	if word != "" {
		s.Text(s.x+s.w-cw, s.y+22, scene.BodyMedium, 13, "text.cite_on_paper", word)
		s.key(s.x+s.w-20, s.y+22, "c")
		s.Hit(s.x+s.w-cw-8, s.y+4, cw+16, 28, table.ShowSeats{}, "")
	}
	s.y += 40
	s.rule()
}

// signs are what stands before the notes.
var signs = map[engine.NoteKind]string{engine.NoteStrength: "clock", engine.NoteSupply: "odds", engine.NoteHidden: "eye", engine.NoteChoice: "shield"}

// notes are what is special about the scenario, in lines.
func (s *sheet) notes() (kinds []engine.NoteKind, lines [][]string, tall float64) {
	b, ok := s.m.Sight.Pos.(engine.Briefer)
	if !ok {
		return nil, nil, 0
	}
	for _, n := range b.Brief(s.m.Sight.Viewer) {
		l := s.Wrap(scene.Body, 13, s.w-28, s.m.Word(n.Text))
		kinds, lines = append(kinds, n.Kind), append(lines, l)
		tall += 18*float64(len(l)) + 6
	}
	return kinds, lines, tall + 14
}

// special tells what is special about the scenario; it tells whether there was room for all of it.
func (s *sheet) special() bool {
	kinds, notes, tall := s.notes()
	if len(notes) == 0 {
		return true
	}
	if !s.m.turned && !s.room(tall) {
		return false
	}
	s.Add(scene.Item{Kind: scene.ItemText, X: math.Round(s.x), Y: math.Round(s.y + 8), Face: scene.CondBold, Size: 12, Fill: "text.on_paper_second", Text: strings.ToUpper(s.m.Say("brief.special")), N: -1, Track: .6})
	s.y += 28
	for i, lines := range notes {
		if !s.room(18*float64(len(lines)) - 8) {
			return false
		}
		s.Icon(signs[kinds[i]], s.x+8, s.y-4, 7, "text.on_paper_second")
		for _, l := range lines {
			s.Text(s.x+28, s.y, scene.Body, 13, "text.on_paper", l)
			s.y += 18
		}
		s.y += 6
	}
	return true
}

// turn lays what turns the sheet to its other page, where one page has no room for all.
func (s *sheet) turn(word string) {
	y := s.foot + 6
	w := s.Wide(scene.BodyMedium, 13, word)
	s.Text(s.x, y, scene.BodyMedium, 13, "text.cite_on_paper", word)
	s.Icon("next", s.x+w+12, y-4, 4, "text.cite_on_paper")
	s.key(s.x+w+24, y, "s")
	s.Hit(s.x-6, y-18, w+56, 26, Turn{}, "")
}

// keyCap is the room a letter takes behind a word.
const keyCap = 28.0

// key draws the key that does the same, on a line of words.
func (s *sheet) key(x, y float64, letter string) {
	s.Frame(x, y-14, 20, 19, 3, "paper.sheet", "paper.rule")
	s.Centre(x+10, y, scene.CondMedium, 12, "text.on_paper_second", strings.ToUpper(letter))
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
	others := []struct{ key, letter, tab string }{{"brief.options", "o", "options"}, {"brief.notes", "n", "notes"}}
	room := s.w - w - 12*float64(len(others))
	for _, b := range others {
		room -= math.Round(s.Wide(scene.BodyMedium, 13, m.Say(b.key)) + 28)
	}
	extra := 0.0
	if room >= keyCap*float64(len(others)) { // the words are worth more than the keys
		extra = keyCap
	}
	x := s.x
	for _, b := range others {
		word := m.Say(b.key)
		ww := s.Wide(scene.BodyMedium, 13, word)
		bw := math.Round(ww + 28 + extra)
		if x+bw > s.x+s.w-w-12 {
			return
		}
		s.Frame(x, y, bw, 38, 4, "paper.sheet", "text.on_paper")
		s.Text(x+14, y+24, scene.BodyMedium, 13, "text.on_paper", word)
		if extra > 0 {
			s.key(x+ww+22, y+24, b.letter)
		}
		s.Hit(x, y, bw, 38, table.ShowTerms{Tab: b.tab}, "")
		x += bw + 12
	}
}
