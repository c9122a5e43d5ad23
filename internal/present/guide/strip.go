package guide

import (
	"math"

	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/sky"
)

// This file lays the strip of paper that shows the present step of a lesson, and the ring round what it is about.

// stripRoom is what the strip takes of the map under the prompt.
const stripRoom = 92.0

// underLane is where the first of the battles on the table ends, those who defend in it included.
func (m *Guide) underLane() (y float64) {
	for _, h := range m.Hits {
		if look, ok := h.Act.(sky.Look); ok && look.Lane == 0 {
			y = h.Rect.Y + h.Rect.H
		}
	}
	return y
}

// LayGuide shows the present step as a strip of paper: under the prompt, or at the foot while a fight covers the map.
func (m *Guide) LayGuide() {
	m.chart.Pointed = -1
	if !m.Guiding() {
		return
	}
	g := m.course
	s := g.steps[g.at]
	if m.Halted && !s.Until.Told {
		return // what waits to be read is read first
	}
	free := m.FreeMap()
	w := math.Min(796, math.Min(free.W-24, m.W-24))
	probe := m.Probe()
	room := w - 48
	title, text, ink := m.Say("guide."+s.ID+".title"), m.Say("guide."+s.ID+".text"), "text.on_paper"
	wrong, back := m.astray()
	if wrong != "" {
		text, ink = wrong, "status.refused_on_paper"
	}
	lines := probe.Wrap(scene.Body, 13, room, text)
	h := 46 + 18*float64(len(lines)) + 8
	narrow := w < 480 // the buttons have a row of their own
	if narrow {
		h += 34
	}
	x, y := free.X+(free.W-w)/2, 118.0
	for _, p := range m.Drawn.Panels {
		switch p.ID {
		case "prompt":
			y = p.Rect.Y + p.Rect.H + 8
		case "trail":
			y = math.Max(y, p.Rect.Y+p.Rect.H+8)
		case "lanes": // under the first battle, over the bars
			y = m.underLane() + 8
		}
	}
	switch {
	case m.Docked > 0: // beside a sheet: at the foot of what it leaves of the map
		x, y = free.X+8, free.Y+free.H-h-8
	case m.Fighting() && m.Compact(): // the buttons at the panel's foot stay free
		top, _, _, _ := m.Bars()
		x, y = (m.W-w)/2, top+2
	case m.Fighting():
		x, y = (m.W-w)/2, m.H-h-4
	}
	m.layPointer(s)
	d := m.Panel("guide", scene.R(x, y, w, h))
	d.Panel.Shadow = true
	x, y, w = d.Panel.Rect.X, d.Panel.Rect.Y, d.Panel.Rect.W
	d.Frame(x, y, w, d.Panel.Rect.H, 3, "paper.sheet", "paper.edge")
	d.Box(x, y, 4, d.Panel.Rect.H, "accent.lamp_deep")
	for i, l := range lines {
		d.Text(x+24, y+50+18*float64(i), scene.Body, 13, ink, l)
	}
	d.Icon("close", x+w-20, y+20, 5, "text.on_paper_second")
	d.Hit(x+w-36, y+4, 32, 32, Leave{}, m.Say("guide.leave"))
	end, list := x+w-44, m.buttons(back)
	if narrow {
		if left := m.layButtons(m.Probe(), x+w-12, 0, list); list[0].act == nil && left < x+12 {
			list = list[1:] // all of them stand on the strip before any stands where it did
		}
		m.layButtons(d, x+w-12, y+h-36, list)
	} else {
		if left := m.layButtons(m.Probe(), end, 0, list); list[0].act == nil && left-x-36 < d.Wide(scene.SerifSemi, 18, title) {
			list = list[1:] // the title goes before
		}
		end = m.layButtons(d, end, y+8, list)
	}
	tx := x + 24
	tx += d.Text(tx, y+27, scene.SerifSemi, 18, "text.on_paper", d.Fit(scene.SerifSemi, 18, end-tx-12, title)) + 12
	nth, of := g.counted()
	count := m.Say("guide.count", nth, of)
	if wide := d.Wide(scene.CondMedium, 13, count); tx+wide < end {
		tx += d.Text(tx, y+27, scene.CondMedium, 13, "text.on_paper_second", count) + 12
	}
	if !narrow && tx+d.Wide(scene.CondMedium, 13, string(s.Cite)) < end {
		d.Cite(tx, y+27, s.Cite, true)
	}
}

// button is one of the strip; without an act its room stays empty.
type button struct {
	word, key, kind string
	act             scene.Act
}

// buttons are, from right to left, what reads on, what goes back and what passes a deed over. Where what reads on stood nothing else
// stands: whoever presses once too often skips nothing.
func (m *Guide) buttons(back bool) []button {
	next := button{word: m.Say("guide.next"), key: m.Say("keyname.space")}
	if m.Reading() {
		next.kind, next.act = "primary", Next{}
	}
	out := []button{next}
	switch {
	case back:
		out = append(out, button{word: m.Say("guide.again"), key: m.Say("keyname.backspace"), act: Again{}})
	case m.course.at > 0:
		out = append(out, button{word: m.Say("guide.back"), act: Before{}})
	}
	if !m.Reading() {
		out = append(out, button{word: m.Say("guide.skip"), act: Next{}})
	}
	return out
}

// layButtons lays buttons from right to left and gives where they begin.
func (m *Guide) layButtons(d scene.Pen, bx, by float64, list []button) float64 {
	for _, b := range list {
		wide := math.Round(d.Wide(scene.BodyMedium, 14, b.word) + 28)
		if b.key != "" {
			wide += math.Round(d.Wide(scene.CondMedium, 12, b.key)) + 20
		}
		bx -= wide
		if b.act != nil && d.Panel != nil {
			d.Button(bx, by, wide, 28, b.word, b.key, b.kind, b.act)
		}
		bx -= 8
	}
	return bx
}

// layPointer rings what a step is about: a place on the map or a panel. It does not stop the pointer.
func (m *Guide) layPointer(s program.GuideStep) {
	var r scene.Rect
	switch {
	case s.Place != "" && !m.Fighting():
		if at := m.placeOf(s); at >= 0 {
			m.chart.Pointed = at
			if m.Drawn.Map != nil { // under counters, names and plates
				m.Drawn.Map.Rings = append(m.Drawn.Map.Rings, scene.Ring{Space: at})
			}
		}
		return
	case s.Part != "":
		for _, p := range m.Drawn.Panels {
			if p.ID == s.Part {
				r = p.Rect.Inset(-3)
			}
		}
	}
	if r.W <= 0 {
		return
	}
	before := len(m.Hits)
	d := m.Panel("pointer", r.Inset(-4))
	m.Hits = m.Hits[:before]
	d.Add(scene.Item{Kind: scene.ItemBox, X: r.X, Y: r.Y, W: r.W, H: r.H, R: 4, Edge: "chrome.scrim", Line: 7, Alpha: .8})
	d.Add(scene.Item{Kind: scene.ItemBox, X: r.X, Y: r.Y, W: r.W, H: r.H, R: 4, Edge: "accent.lamp_glow", Line: 3})
}

// counted is the number of the present step among those that are shown, and how many of them there are, as far as that is known: steps that
// were done before they came up leave no gap.
func (g *guided) counted() (nth, of int) {
	if g.shown == nil {
		g.shown = map[int]bool{}
	}
	g.shown[g.at] = true
	for i := range g.at + 1 {
		if g.shown[i] {
			nth++
		}
	}
	return nth, nth + len(g.steps) - 1 - g.at
}
