package panels

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the right panel: what the rail has opened, or what is selected.

// LayRight lays the panel beside the map: what the rail has opened, or what is selected.
func (m *Panels) LayRight() {
	top, _, w, foot := m.Bars()
	r := scene.R(m.W-w, top, w, m.H-top-foot)
	d := m.Panel("right", r)
	m.Hits[len(m.Hits)-1].Cmd = scene.ScrollArea(m.Pane)
	d.Box(r.X, r.Y, r.W, r.H, "chrome.panel")
	d.Box(r.X, r.Y, 1, r.H, "chrome.line")
	if m.Folded {
		d.Icon("back", r.X+6, r.Y+r.H/2, 4, "text.on_dark_second")
		d.Hit(r.X, r.Y, r.W, r.H, table.Fold{}, m.Say("tip.unfold"))
		return
	}
	if m.advice.Lay(d, r) {
		return
	}
	switch m.Pane {
	case "bases":
		m.layBases(d, r)
	case "odds":
		m.layOdds(d, r)
	case "log":
		m.layLog(d, r)
	case "time":
		m.layTime(d, r)
	case "luck":
		m.layLuck(d, r)
	case "orders":
		if _, standing := m.mayOrder(); !standing && m.Live() && len(m.Writing()) > 0 {
			m.layWriting(d, r)
			return
		}
		m.layOrders(d, r)
	case "life":
		m.layLife(d, r)
	case "layers":
		m.layLayers(d, r)
	case "rules":
		m.layRules(d, r)
	default:
		m.layChosen(d, r)
	}
}

// layChosen lays what is selected or planned, and the forces where nothing is.
func (m *Panels) layChosen(d scene.Pen, r scene.Rect) {
	if m.layOrdered(d, r) || m.sky.LaySide(d, r) || m.planes.Lay(d, r) {
		return
	}
	if all := m.Projects(); m.Pane == "study" && len(all) > 0 {
		m.layStudy(d, r, all)
		return
	}
	switch {
	case m.hand.AimShown():
		m.layTarget(d, r)
	case m.Sight.Space >= 0 && m.atSeaNow():
		m.layFleet(d, r)
	case m.Sight.Space >= 0:
		m.layStack(d, r)
	case m.Live() && len(m.Writing()) > 0:
		m.layWriting(d, r)
	default:
		m.layForces(d, r)
	}
}

// layOrdered lays the panels of written orders: a verdict, the unit that is written for, the powers. It tells whether it did.
func (m *Panels) layOrdered(d scene.Pen, r scene.Rect) bool {
	switch {
	case m.quill.Reading():
		m.quill.LayProof(d, r)
	case m.quill.Chosen():
		m.quill.LayUnit(d, r)
	case m.quill.Here() && m.Sight.Space < 0:
		m.quill.LayPowers(d, r, func(s engine.Side) scene.Act { return HandOn{Side: s} })
	case m.quill.Here():
		m.quill.LaySpace(d, r)
	default:
		return false
	}
	return true
}

// head writes a panel's title and gives the y below it.
func (m *Panels) head(d scene.Pen, r scene.Rect, title, after, under string) float64 {
	x, room := r.X+12, r.W-110
	if after != "" { // it ends before what stands beside the cross
		room = math.Min(room, r.W-98-d.Wide(scene.CondMedium, 14, after))
	}
	w := d.Text(x, r.Y+33, scene.SerifSemi, 20, "text.on_dark", d.Fit(scene.SerifSemi, 20, room, title))
	d.Text(x+w+10, r.Y+33, scene.CondMedium, 14, "text.on_dark_second", after)
	d.IconButton("close", r.X+r.W-38, r.Y+12, 28, true, table.Fold{}, m.Say("tip.fold"))
	face, snug := d.Snug(13, r.W-24, under)
	if d.Wide(scene.Cond, 13, under) > r.W-24 { // two lines say it whole
		return d.Para(x, r.Y+53, r.W-24, scene.Cond, 13, 15, "text.on_dark_second", under, 2)
	}
	d.Text(x, r.Y+55, face, 13, "text.on_dark_second", snug)
	return r.Y + 68
}

// layLessons writes what a teaching scenario says, as much of it as there is room for.
func (m *Panels) layLessons(d scene.Pen, x, y, w, bottom float64) {
	if len(m.Sight.Play.Lessons) == 0 || m.Guiding() {
		return
	}
	y += 26
	for i, l := range m.Sight.Play.Lessons {
		lines := len(d.Wrap(scene.Body, 13, w-24, l.Text))
		room := bottom - y - float64(lines)*18
		if room < 0 {
			return
		}
		if i == 0 {
			d.Label(x, y-12, m.Say("units.lesson"))
		}
		d.Text(x, y+13, scene.CondBold, 13, "text.on_dark_second", scene.Itoa(i+1))
		y = d.Para(x+20, y+13, w-24, scene.Body, 13, 18, "text.on_dark", l.Text, lines)
		if room < 18 {
			return
		}
		d.Cite(x+20, y, l.Cite, false)
		y += 12
	}
}

// freshPanels forgets what was read of another game.
func (m *Panels) Fresh() {
	m.fought = nil
	m.log, m.litShown, m.logAt, m.lived, m.matrixOf, m.matrixAt = logState{lit: [2]int{-1, -1}}, false, 0, engine.NoRef, engine.NoRef, 0
}
