package present

import (
	"math"

	"awaw/engine"
)

// This file lays out the trail: what is nested in what, so that a question asked within a question is not lost.

// trailHeight is the height of the trail over the panel it belongs to.
const trailHeight = 26.0

// trailed tells whether there is a trail to show: at least one thing around what is asked.
func (m *Model) trailed() bool {
	v := &m.t.view
	if v.Battle != nil && m.fighting() && (v.Battle.Kind == engine.BattleGround || v.Battle.Over) {
		return false // the steps of the panel are the trail
	}
	return len(v.Trail) > 1 || len(v.Trail) == 1 && v.Battle == nil && m.plan() == nil
}

// layTrail writes the trail in a strip at x, y: outermost first, what is asked now last and in lamplight.
func (m *Model) layTrail(x, y, room float64) {
	list := m.t.view.Trail
	d := m.panel("trail", Rect{x, y, room, trailHeight})
	words := make([]string, len(list))
	total := 20.0
	for i, t := range list {
		words[i] = m.word(t)
		total += d.wide(CondMedium, 13, words[i]) + 22
	}
	if cut := (total - room) / float64(len(list)); cut > 0 {
		total = 20
		for i, w := range words {
			words[i] = d.fit(CondMedium, 13, d.wide(CondMedium, 13, w)-cut, w)
			total += d.wide(CondMedium, 13, words[i]) + 22
		}
	}
	d.p.Rect.W = math.Round(math.Min(room, total))
	m.regions[len(m.regions)-1].Rect = d.p.Rect
	x, y = d.p.Rect.X, d.p.Rect.Y
	d.frame(x, y, d.p.Rect.W, trailHeight-2, 4, "chrome.raised", "chrome.line")
	cx := x + 10
	for i, w := range words {
		col := "text.on_dark_second"
		if i == len(words)-1 {
			col = "accent.lamp"
		}
		cx += d.text(cx, y+17, CondMedium, 13, col, w)
		if i < len(words)-1 {
			d.icon("next", cx+11, y+12, 4, "text.on_dark_muted")
			cx += 22
		}
	}
}
