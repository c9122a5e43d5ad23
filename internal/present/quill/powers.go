package quill

import (
	"math"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the panel of the powers, with who has sealed, and the slips of what the side that looks has written.

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
	for _, c := range t.View.Counters {
		if c.Side != s.Side || c.Kind == nil {
			continue
		}
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
	for i, n := range units {
		d.Centre(x+w-84+38*float64(i), y+20, scene.CondMedium, 14, "text.on_dark_second", scene.Itoa(n))
	}
	if tall < 40 || goal == 0 {
		return
	}
	cell := math.Floor((w - 30) / float64(goal))
	for i := range goal {
		fill := "chrome.well"
		if i < centres {
			fill = "side." + s.Style + ".chart"
		}
		d.Frame(x+30+float64(i)*cell, y+30, cell-2, 9, 1, fill, "chrome.line")
	}
}

// slipRow is how tall a slip is.
const slipRow = 24.0

// LaySlips lays the slips of the side that looks over the lower right corner of the map; in small windows only how many there are.
func (m *Quill) LaySlips() {
	if !m.Here() || !m.Live() || !m.holds() || m.Reading() || m.Halted {
		return
	}
	list := m.slips()
	free := m.FreeMap()
	if len(list) == 0 {
		return
	}
	w := math.Min(330, free.W*.4)
	h := 36 + slipRow*float64(len(list))
	if m.Compact() {
		h = 34
		w = 170
	}
	h = math.Min(h, free.H-110)
	d := m.Panel("slips", scene.R(free.X+free.W-w-12, free.Y+free.H-h-12, w, h))
	d.Panel.Shadow = true
	x, y := d.Panel.Rect.X, d.Panel.Rect.Y
	d.Frame(x, y, w, h, 4, "chrome.panel", "chrome.line")
	n := 0
	for _, s := range list {
		if s.Written {
			n++
		}
	}
	if m.Compact() {
		d.Text(x+12, y+22, scene.CondMedium, 14, "text.on_dark", d.Fit(scene.CondMedium, 14, w-24, m.Say("slips.short", n, len(list))))
		d.Hit(x, y, w, h, table.Open{Pane: "orders"}, m.Say("slips.title", m.Word(m.Sight.SideView(m.Sight.Viewer).Name)))
		return
	}
	title := d.Label(x+12, y+22, m.Say("slips.title", m.Word(m.Sight.SideView(m.Sight.Viewer).Name)))
	if len(m.Writing()) > 0 {
		face, word := d.Snug(12, w-36-title, m.Say("slips.secret"))
		d.Right(x+w-12, y+22, face, 12, "text.on_dark_muted", word)
	}
	m.slip = engine.NoRef
	for i, s := range list {
		ry := y + 32 + slipRow*float64(i)
		if ry+slipRow > y+h {
			break
		}
		m.laySlip(d, s, x, ry, w)
	}
}

// laySlip is one of them.
func (m *Quill) laySlip(d scene.Pen, s ordered.Slip, x, y, w float64) {
	row := scene.R(x+1, y, w-2, slipRow)
	hot := d.Hot(row)
	switch {
	case s.Unit != engine.NoRef && s.Unit == m.Sight.Sel:
		d.Box(row.X, row.Y, row.W, row.H, "chrome.row_current")
		d.Box(row.X, row.Y, 3, row.H, "accent.lamp")
	case hot:
		d.Box(row.X, row.Y, row.W, row.H, "chrome.raised_hover")
	}
	if hot {
		m.slip = s.Unit
	}
	c, ok := m.Sight.Counter(s.Unit)
	if s.Order.Kind == ordered.Build {
		c, ok = s.Order.Piece, true
	}
	if ok {
		d.Add(scene.Item{Kind: scene.ItemCard, X: x + 12, Y: y + 4, W: 16, Card: scene.PlainCard(c, m.Sight.Style(m.Sight.Viewer))})
	}
	word, col, icon, ink := m.Word(s.Default), "text.on_dark_muted", "clock", "text.on_dark_muted"
	tip := ""
	if s.Written {
		word, col, icon, ink = m.written(s.Order), "text.on_dark", "tick", "status.legal"
		if m.short(s.Order) {
			icon, ink, tip = "triangle", "status.warning", m.Say("order.short")
		}
	}
	face, fits := scene.CondMedium, word
	if d.Wide(face, 13, word) > w-88 {
		face, fits = scene.Cond, d.Fit(scene.Cond, 13, w-84, word)
	}
	d.Text(x+38, y+17, face, 13, col, fits)
	if !m.layFared(d, s.Unit, x+w-12, y+17) {
		d.Icon(icon, x+w-18, y+12, 5.5, ink)
	}
	switch {
	case s.Unit != engine.NoRef:
		d.Hit(row.X, row.Y, row.W, row.H, Pick{s.Unit}, tip)
	case s.Order.Kind == ordered.Build:
		d.Hit(row.X, row.Y, row.W, row.H, Strike{s.Order.At}, m.Say("order.drop"))
	}
}
