package sky

import (
	"math"

	"awaw/internal/present/scene"
)

// This file heads the sheet, and calls whoever is asked back to the panel beside it, where that is folded away or another stands in its place.

// layTitle heads the sheet.
func (m *Sky) layTitle(g *grid) {
	d, r := g.d, g.r
	d.Box(r.X+1, r.Y+1, r.W-2, titleHigh-1, "chrome.raised")
	d.Box(r.X, r.Y+titleHigh, r.W, 1, "chrome.line")
	d.Icon("battle", r.X+26, r.Y+24, 10, "accent.lamp")
	title := m.Say("sky.title", m.Word(m.Sight.SideView(g.t.Sides[0]).Name))
	tw := d.Text(r.X+48, r.Y+31, scene.SerifSemi, 20, "text.on_dark", d.Fit(scene.SerifSemi, 20, r.W-110, title))
	x := r.X + 48 + tw + 14
	d.IconButton("close", r.X+r.W-40, r.Y+9, 28, true, Aside{}, m.Say("tip.sky.away"))
	if m.layCall(g, x) {
		return
	}
	cw := d.Wide(scene.CondMedium, 13, scene.Brief(g.t.Cites.Together))
	if under := m.Say("sky.together", len(g.t.Lanes)); x+cw+20+d.Wide(scene.Body, 14, under) < r.X+r.W-56 {
		cite(d, x, r.Y+30, g.t.Cites.Together)
		d.Text(x+cw+12, r.Y+30, scene.Body, 14, "text.on_dark_second", under)
	}
}

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
