package quill

import (
	"math"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file lays out the slips of what the side that looks has written, and what a unit does that has no order yet.

// Unfold opens the list of orders in a small window, or folds it to its tab.
type Unfold struct{}

// Do names it.
func (Unfold) Do() string { return "order.slips" }

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
	tab := m.Compact() && !m.unfolded
	w := math.Min(364, free.W*.4)
	h := 36 + slipRow*float64(len(list))
	if m.Compact() {
		w = math.Min(330, free.W*.6)
	}
	if tab {
		h, w = 34, 170
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
	if tab {
		d.Text(x+12, y+22, scene.CondMedium, 14, "text.on_dark", d.Fit(scene.CondMedium, 14, w-40, m.Say("slips.short", n, len(list))))
		d.Icon("plus", x+w-16, y+17, 6, "text.on_dark_second")
		d.Hit(x, y, w, h, Unfold{}, m.Say("slips.title", m.Word(m.Sight.SideView(m.Sight.Viewer).Name)))
		return
	}
	if m.Compact() { // its head folds it away again
		d.Text(x+12, y+22, scene.CondMedium, 14, "text.on_dark", d.Fit(scene.CondMedium, 14, w-40, m.Say("slips.short", n, len(list))))
		d.Icon("minus", x+w-16, y+17, 6, "text.on_dark_second")
		d.Hit(x, y, w, 32, Unfold{}, m.Say("tip.fold"))
		m.laySlipRows(d, list)
		return
	}
	title := d.Label(x+12, y+22, m.Say("slips.title", m.Word(m.Sight.SideView(m.Sight.Viewer).Name)))
	if len(m.Writing()) > 0 {
		face, word := d.Snug(12, w-36-title, m.Say("slips.secret"))
		d.Right(x+w-12, y+22, face, 12, "text.on_dark_muted", word)
	}
	m.laySlipRows(d, list)
}

// laySlipRows lists them, as many as there is room for.
func (m *Quill) laySlipRows(d scene.Pen, list []ordered.Slip) {
	x, y, w, h := d.Panel.Rect.X, d.Panel.Rect.Y, d.Panel.Rect.W, d.Panel.Rect.H
	m.slip = engine.NoRef
	for i, s := range list {
		ry := y + 32 + slipRow*float64(i)
		if ry+slipRow > y+h {
			break
		}
		m.laySlip(d, s, list, x, ry, w)
	}
}

// laySlip is one of them.
func (m *Quill) laySlip(d scene.Pen, s ordered.Slip, list []ordered.Slip, x, y, w float64) {
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
		if tip = m.warned(s.Order, list); tip != "" {
			icon, ink = "triangle", "status.warning"
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
