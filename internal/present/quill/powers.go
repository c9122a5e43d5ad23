package quill

import (
	"math"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the panel of the powers, with who has sealed.

// LayPowers lists the powers with their centres and units, and who has sealed.
func (m *Quill) LayPowers(d scene.Pen, r scene.Rect, hand func(engine.Side) scene.Act) {
	t := m.Sight
	x, w := r.X+12, r.W-24
	d.Text(x, r.Y+33, scene.SerifSemi, 20, "text.on_dark", m.Say("powers.title"))
	d.IconButton("close", r.X+r.W-38, r.Y+12, 28, true, table.Fold{}, m.Say("tip.fold"))
	goal := 0
	for _, ta := range t.View.Tallies {
		goal = max(goal, ta.Of)
	}
	if p, ok := t.Pos.(ordered.Aimer); ok {
		face, word := d.Snug(13, w, m.Word(p.Aim()))
		d.Text(x, r.Y+55, face, 13, "text.on_dark_second", word)
	}
	y := r.Y + 70
	icons := []string{"INF", "FLT", "AAF"}
	for i, k := range icons {
		d.Add(scene.Item{Kind: scene.ItemPlane, X: x + w - 84 + 38*float64(i), Y: y + 8, W: 18, Text: k, Fill: "text.on_dark_second"})
	}
	d.Right(x+w-112, y+12, scene.Body, 12, "text.on_dark_muted", m.Say("powers.centres"))
	d.Label(x, y+12, m.Say("powers.power"))
	y += 22
	foot := r.Y + r.H - m.sealsRoom()
	if m.layReadings(d, x, foot-36, w) {
		foot -= 44
	}
	if m.pleads() {
		foot -= 40
		m.layPlea(d, x, foot+8, w)
	}
	free := foot
	line := m.Writes() && (m.typing || m.text != "" || !m.Compact())
	if line {
		foot -= 92
	}
	if m.weighs() && !(line && m.Compact()) {
		foot -= m.weighRoom()
	}
	tall := math.Min(54, (foot-y)/float64(max(1, len(t.View.Sides))))
	for _, s := range t.View.Sides {
		m.layPower(d, s, x, y, w, tall, goal)
		y += tall
	}
	if line {
		y = m.layLine(d, ordered.Slip{}, x, y+8, w)
	}
	if !line || !m.Compact() {
		m.layWeigh(d, x, y+8, w, free)
	}
	if len(m.Writing()) > 0 && m.sealsRoom() > sealsLeast {
		m.laySeals(d, r, x, w, hand)
	}
}

// sealsTall is how much room it takes to show who has sealed, and sealsLeast what is kept free where it is not shown.
const (
	sealsTall  = 100.0
	sealsLeast = 10.0
)

// sealsRoom is how much of it the panel gives: in a small window the bar at the top shows who has sealed, unless a mark is to be clicked.
func (m *Quill) sealsRoom() float64 {
	clicked := m.Sight.Play.Trial || m.Persons() > 1
	if m.Compact() && !clicked {
		return sealsLeast
	}
	return sealsTall
}

// laySeals shows who has sealed; the mark of another person gives the screen to them.
func (m *Quill) laySeals(d scene.Pen, r scene.Rect, x, w float64, hand func(engine.Side) scene.Act) {
	t := m.Sight
	foot := r.Y + r.H - sealsTall
	d.Box(r.X+1, foot+6, r.W-1, 1, "chrome.line_soft")
	word := "powers.sealed"
	if t.Play.Trial {
		word = "trial.write"
	}
	d.Label(x, foot+24, m.Say(word))
	step := w / float64(max(1, len(m.Writing())))
	for i, s := range m.Writing() {
		cx := x + step*(float64(i)+.5)
		m.LaySeal(d, s, cx, foot+52, 13)
		if s != t.Viewer && m.Live() && m.Seat(s) == "person" {
			d.Hit(cx-18, foot+34, 36, 54, hand(s), m.Say("writing.hand", m.Word(t.SideView(s).Name)))
		}
	}
}

// layReadings lays what is beside writing: the verdicts of the last movement, orders as text, trying out. It tells whether there is any.
func (m *Quill) layReadings(d scene.Pen, x, y, w float64) bool {
	var list []table.SheetButton
	add := func(is bool, word, key string, a scene.Act) {
		if is {
			list = append(list, table.SheetButton{Word: m.Say(word), Key: key, Act: a})
		}
	}
	add(m.Looks(), "verdict.short", "V", Look{})
	add(m.writesOut(), "letter.open", "T", Letter{})
	word := "trial.open"
	if m.Sight.Play.Trial {
		word = "trial.again"
	}
	add(m.offersTrial(), word, "G", Try{})
	each := math.Floor((w+8)/float64(max(1, len(list)))) - 8
	for i, b := range list {
		if d.Wide(scene.CondMedium, 14, b.Word)+46 > each { // the word before its key
			b.Key = ""
		}
		d.Button(x+float64(i)*(each+8), y, each, 32, b.Word, b.Key, "", b.Act)
	}
	return len(list) > 0
}

// unseen stands for what cannot be known.
const unseen = "?"

// layPower is the row of one power.
func (m *Quill) layPower(d scene.Pen, s engine.SideView, x, y, w, tall float64, goal int) {
	t := m.Sight
	centres := 0
	for _, ta := range t.View.Tallies {
		if ta.Side == s.Side {
			centres = ta.N
		}
	}
	var units [3]int
	full := "side." + s.Style + ".chart"
	for _, c := range t.View.Counters {
		if c.Side != s.Side || c.Kind == nil {
			continue
		}
		full = "nation." + c.Nation + ".ground" // in the colour of its counters, with a rim that stands out
		switch {
		case c.Flies():
			units[2]++
		case c.Class() == engine.ClassShip:
			units[1]++
		default:
			units[0]++
		}
	}
	d.Mark(s.Style, x+10, y+15, 10, true)
	d.Text(x+30, y+20, scene.BodyMedium, 14, "text.on_dark", m.Word(s.Name))
	d.Right(x+w-116, y+21, scene.BodyBold, 16, "text.on_dark", scene.Itoa(centres))
	_, blind := m.sight()
	for i, n := range units {
		word := scene.Itoa(n)
		if blind && s.Side != t.Viewer { // as many as are seen; there may be more
			word = unseen
			if n > 0 {
				word = scene.Itoa(n) + "+"
			}
		}
		d.Centre(x+w-84+38*float64(i), y+20, scene.CondMedium, 14, "text.on_dark_second", word)
	}
	if blind && s.Side != t.Viewer {
		d.Hit(x+w-104, y+4, 104, 22, scene.Nothing{}, m.Say("powers.seen"))
	}
	if tall < 40 || goal == 0 {
		return
	}
	cell := math.Floor((w - 30) / float64(goal))
	for i := range goal {
		fill, edge := "chrome.well", "chrome.line"
		if i < centres {
			fill, edge = full, "side."+s.Style+".chart"
		}
		d.Frame(x+30+float64(i)*cell, y+30, cell-2, 9, 1, fill, edge)
	}
}
