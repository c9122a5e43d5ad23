package sky

import (
	"awaw/engine/lanes"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file tells in the panel how many hits a side has to answer for, and how the battles have ended.

// layToll says how many hits have fallen on whoever chooses who falls, and how many are still to be named.
func (m *Sky) layToll(l *table.Leaf, t *lanes.Table) {
	if t.Toll.Owed == 0 || !m.asked(t) {
		return
	}
	word := m.Say("sky.toll", t.Toll.Air, t.Toll.Surface, t.Toll.Owed)
	lines := len(l.Pen.Wrap(scene.Body, 14, l.W, word))
	if high := float64(18 * lines); l.Seen(high) {
		l.Pen.Para(l.X, l.Y+14, l.W, scene.Body, 14, 18, "text.on_dark", word, lines)
	}
	l.Y += float64(18*lines) + 6
}

// layEnds tells how each battle has ended.
func (m *Sky) layEnds(l *table.Leaf, t *lanes.Table) {
	for i := range t.Lanes {
		if l.Seen(rowHigh) {
			l.Pen.Frame(l.X, l.Y+8, 24, 24, 12, "paper.edge", "chrome.scrim")
			l.Pen.Centre(l.X+12, l.Y+25, scene.SerifBold, 14, "text.on_paper", letter(i))
			word := m.Word(t.Lanes[i].Ended)
			if t.Lanes[i].Ended.IsZero() {
				word = m.NameOf(t.Lanes[i].At)
			}
			l.Pen.Para(l.X+34, l.Y+20, l.W-34, scene.Body, 13, 17, "text.on_dark", word, 2)
		}
		l.Y += rowHigh
	}
}
