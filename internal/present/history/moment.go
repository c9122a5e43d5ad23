package history

import (
	"math"

	"awaw/internal/present/scene"
)

// This file tells of the moment shown, beside the cursor of the timeline.

// momentBeside is what is told of the moment shown, and where it stands beside the cursor.
func (m *History) momentBeside(d scene.Pen, cx float64) (x, wide float64, word string) {
	t := m.Sight
	if t.Cursor >= len(t.Points) {
		return 0, 0, ""
	}
	key := "timeline.now"
	if !m.Live() {
		key = "timeline.then"
	}
	last := t.Cursor // a step that brings nothing to tell leaves the last thing told standing
	for last > 0 && t.Points[last].Text == "" {
		last--
	}
	word = m.Say(key, m.told(d, last))
	if t.Points[last].Text == "" {
		word = m.Say("timeline.start")
	}
	if room := math.Min(360, m.W-cx-260); room >= 160 {
		word = d.Fit(scene.CondMedium, 12, room, word)
		return cx + 12, d.Wide(scene.CondMedium, 12, word), word
	}
	word = d.Fit(scene.CondMedium, 12, 360, word)
	wide = d.Wide(scene.CondMedium, 12, word)
	return cx - 12 - wide, wide, word
}

// told is what is told of a point: the headline of the fight it decided, or its line of the log.
func (m *History) told(d scene.Pen, i int) string {
	for _, e := range m.Sight.Decided(i) {
		if m.sheet.Tells(e) {
			f := m.ReadFought(i, e)
			return m.sheet.Headline(&f, 330, func(s string) float64 { return d.Wide(scene.CondMedium, 12, s) })
		}
	}
	return m.Sight.Points[i].Text
}
