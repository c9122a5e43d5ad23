package sky

import (
	"math"

	"awaw/internal/present/scene"
)

// This file calls whoever is asked back to the panel beside the lanes, where that is folded away or another stands in its place.

// layCall says in the head of the sheet what waits, beginning at x, with the button that leads to it; it tells whether anything does.
func (m *Sky) layCall(g *grid, x float64) bool {
	if !m.behind() {
		return false
	}
	word, button, key, act := m.Word(m.Sight.View.Prompt.Ask), m.Say("sky.forward"), "C", scene.Act(Forward{})
	switch {
	case m.ended != nil:
		word, button, key, act = m.Say("sky.ended"), m.Say("sky.read"), m.Say("keyname.space"), Read{}
	case !m.asked(g.t):
		return false
	}
	d, end := g.d, g.r.X+g.r.W-52
	w := math.Round(d.Wide(scene.BodyMedium, 14, button) + d.Wide(scene.CondMedium, 12, key) + 56)
	d.Button(end-w, g.r.Y+6, w, 34, button, key, "primary", act)
	face, snug := d.Snug(15, end-w-12-x, word)
	d.Text(x, g.r.Y+30, face, 15, "accent.lamp", snug)
	return true
}
