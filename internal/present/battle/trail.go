package battle

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the trail: what is nested in what, so that a question asked within a question is not lost.

// trailHeight is the height of the trail over the panel it belongs to.
const trailHeight = 26.0

// Trailed tells whether there is a trail to show: at least one thing around what is asked.
func (m *Battle) Trailed() bool {
	v := &m.Sight.View
	if v.Battle != nil && m.Fighting() && (v.Battle.Kind == engine.BattleGround || v.Battle.Kind == engine.BattleBombs || v.Battle.Over) {
		return false // the steps of the panel are the trail
	}
	return len(v.Trail) > 1 || len(v.Trail) == 1 && v.Battle == nil && m.Plan() == nil
}

// LayTrail writes the trail in a strip at x, y: outermost first, what is asked now last and in lamplight.
func (m *Battle) LayTrail(x, y, room float64) {
	list := m.Sight.View.Trail
	d := m.Panel("trail", scene.R(x, y, room, trailHeight))
	words := make([]string, len(list))
	total := 20.0
	for i, t := range list {
		words[i] = m.Word(t)
		total += d.Wide(scene.CondMedium, 13, words[i]) + 22
	}
	if cut := (total - room) / float64(len(list)); cut > 0 {
		total = 20
		for i, w := range words {
			words[i] = d.Fit(scene.CondMedium, 13, d.Wide(scene.CondMedium, 13, w)-cut, w)
			total += d.Wide(scene.CondMedium, 13, words[i]) + 22
		}
	}
	d.Panel.Rect.W = math.Round(math.Min(room, total))
	m.Hits[len(m.Hits)-1].Rect = d.Panel.Rect
	x, y = d.Panel.Rect.X, d.Panel.Rect.Y
	fill := "chrome.raised"
	if r := scene.R(x, y, d.Panel.Rect.W, trailHeight-2); m.Sight.View.Battle != nil && !m.Fighting() { // the way back to the fight that was left for the map
		if d.Hot(r) {
			fill = "chrome.raised_hover"
		}
		d.Hit(r.X, r.Y, r.W, r.H, table.ShowBattle{}, m.Say("trail.back"))
	}
	d.Frame(x, y, d.Panel.Rect.W, trailHeight-2, 4, fill, "chrome.line")
	cx := x + 10
	for i, w := range words {
		col := "text.on_dark_second"
		if i == len(words)-1 {
			col = "accent.lamp"
		}
		cx += d.Text(cx, y+17, scene.CondMedium, 13, col, w)
		if i < len(words)-1 {
			d.Icon("next", cx+11, y+12, 4, "text.on_dark_muted")
			cx += 22
		}
	}
}
