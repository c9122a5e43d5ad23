package battle

import (
	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file lists what is added up for a side of a fight.

// mostLines is how many lines of a ledger a column shows.
const mostLines = 4

// layLedger lists what is added up for a side, with its sum, and gives the y below it.
func (m *Battle) layLedger(d scene.Pen, s *engine.BattleSide, total string, x, y, w float64) float64 {
	for i := range s.Ledger.Lines[:min(mostLines, len(s.Ledger.Lines))] {
		y = m.layLine(d, &s.Ledger.Lines[i], x, y, w)
	}
	if gone := m.sinceRoll(s); gone != 0 { // the die fell with more
		d.Text(x, y+16, scene.Body, 13, "text.on_dark", d.Fit(scene.Body, 13, w-40, m.Say("combat.since")))
		d.Right(x+w, y+16, scene.CondBold, 14, "text.on_dark", scene.Signed(-gone))
		y += 22
	}
	return m.layNet(d, s, total, x, y, w)
}

// layLine is one line of a ledger. It gives the y below it.
func (m *Battle) layLine(d scene.Pen, l *engine.LedgerLine, x, y, w float64) float64 {
	col := "text.on_dark"
	if l.N == 0 {
		col = "text.on_dark_muted"
	}
	why := scene.Capital(m.Word(l.Why))
	cw := d.Wide(scene.CondMedium, 13, string(l.Cite))
	face, short := d.Snug(13, w-cw-54, why)
	size := 13.0
	if short != why { // the paragraph gives way to what it is
		face, size, short = d.Slim(13, 10.5, w-30, why)
	} else {
		d.CiteRight(x+w-34, y+16, l.Cite, false)
	}
	d.Text(x, y+16, face, size, col, short)
	d.Right(x+w, y+16, scene.CondBold, 14, col, scene.Signed(l.N))
	return y + 22
}

// sinceRoll is how much of what a side rolled with on the ground is gone since.
func (m *Battle) sinceRoll(s *engine.BattleSide) int {
	if b := m.PanelView(); b == nil || b.Kind != engine.BattleGround || !b.Rolled || s.Strength == 0 {
		return 0
	}
	return s.Ledger.Net() - s.Strength
}

// layNet tells the sum of what is added up for a side, and gives the y below it.
func (m *Battle) layNet(d scene.Pen, s *engine.BattleSide, total string, x, y, w float64) float64 {
	d.Text(x, y+16, scene.BodyMedium, 13, "text.on_dark", m.Say(total))
	d.Right(x+w, y+16, scene.CondBold, 14, "text.on_dark", scene.Signed(s.Ledger.Net()-m.sinceRoll(s)))
	y += 26
	d.Box(x, y, w, 1, "chrome.line")
	return y + 14
}
