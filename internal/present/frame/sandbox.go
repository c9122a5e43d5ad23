package frame

import (
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file marks what is not the game as it stands: sandboxes, with the way back, and moments of the past.

// LaySandbox marks the window as a sandbox: a border in the colour of warning around the map, and a plate with the way back.
func (m *Frame) LaySandbox() {
	t := m.Sight
	if !t.Game.Sandbox() {
		return
	}
	f := m.FreeMap()
	m.border("sandbox", "status.warning", 4)
	d := m.Probe()
	word, tip := m.Say("sandbox.plate"), m.Say("sandbox.tip")
	if t.Play.Trial {
		word, tip = m.Say("trial.plate"), m.Say("trial.tip")
	}
	w := d.Wide(scene.CondBold, 13, word) + 44
	back := ""
	if t.Play.Home != "" {
		back = m.Say("sandbox.home")
		w += d.Wide(scene.CondMedium, 13, back) + 28
	}
	x, y := f.X+f.W-w-14, f.Y+f.H-44
	if _, written := t.Pos.(ordered.Writer); written { // slips lie at the right
		x = f.X + (f.W-w)/2
	}
	p := m.Panel("sandbox.plate", scene.R(x, y, w, 30))
	p.Panel.Shadow = true
	x, y = p.Panel.Rect.X, p.Panel.Rect.Y
	p.Frame(x, y, w, 30, 4, "chrome.panel", "status.warning")
	p.Icon("triangle", x+16, y+15, 6, "status.warning")
	bx := x + 30 + p.Text(x+30, y+20, scene.CondBold, 13, "status.warning", word) + 12
	if back != "" {
		p.ChipPlain(bx, y+2, back, GoHome{})
	}
	p.Hit(x, y, bx-x, 30, scene.Nothing{}, tip)
}

// LayPast puts a frame of paper round the map while a moment of the past is shown.
func (m *Frame) LayPast() {
	if !m.Live() && !m.Sight.Game.Sandbox() {
		m.border("past", "paper.sheet", 3)
	}
}

// border draws a frame round the map, line wide, that stops no pointer.
func (m *Frame) border(id, role string, line float64) {
	f := m.FreeMap()
	for i, r := range []scene.Rect{scene.R(f.X, f.Y, f.W, line), scene.R(f.X, f.Y+f.H-line, f.W, line), scene.R(f.X, f.Y, line, f.H), scene.R(f.X+f.W-line, f.Y, line, f.H)} {
		d := m.Panel(id+scene.Itoa(i), r)
		m.Hits = m.Hits[:len(m.Hits)-1]
		d.Add(scene.Item{Kind: scene.ItemBox, X: d.Panel.Rect.X, Y: d.Panel.Rect.Y, W: d.Panel.Rect.W, H: d.Panel.Rect.H, Fill: role, Alpha: .85})
	}
}
