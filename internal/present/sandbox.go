package present

import (
	"awaw/engine"
)

// This file holds sandboxes: how one is started from any moment, how it is marked on the screen, and the way back.

// Forker is implemented by a desk that can start a sandbox from a line of a game.
type Forker interface {
	// Fork gives a new game that leaves p at a node, with fresh dice, in a save of its own; side is whose eyes are on it.
	Fork(p *Play, node int, side engine.Side) (*Play, error)
}

// fork starts a sandbox at the moment that is shown.
func (m *Model) fork() {
	f, ok := m.desk.(Forker)
	if !ok {
		return
	}
	t := m.t
	side := t.viewer
	if t.game.Outcome().Over || m.persons() == 0 {
		side = engine.NoSide
	}
	p, err := f.Fork(t.play, t.path[t.cursor], side)
	if err != nil {
		m.fail(err)
		return
	}
	m.Put(p)
	m.sheet = &sheet{title: m.say("fork.title"), body: m.say("fork.body"), note: m.say("fork.note"),
		buttons: []sheetButton{{m.say("button.close"), "Enter", CloseSheet{}, true}}}
}

// goHome puts the game back on the table that the sandbox left.
func (m *Model) goHome() {
	if p := m.t.play; p.Home != "" {
		m.openSave(p.Home, p.HomeLooked)
	}
}

// laySandbox marks the window as a sandbox: a border in the colour of warning around the map, and a plate with the way back.
func (m *Model) laySandbox() {
	t := m.t
	if !t.game.Sandbox() {
		return
	}
	f := m.freeMap()
	for i, r := range []Rect{{f.X, f.Y, f.W, 4}, {f.X, f.Y + f.H - 4, f.W, 4}, {f.X, f.Y, 4, f.H}, {f.X + f.W - 4, f.Y, 4, f.H}} {
		d := m.panel("sandbox"+itoa(i), r)
		m.regions = m.regions[:len(m.regions)-1] // the border stops no pointer
		d.add(Item{Kind: ItemBox, X: d.p.Rect.X, Y: d.p.Rect.Y, W: d.p.Rect.W, H: d.p.Rect.H, Fill: "status.warning", Alpha: .85})
	}
	d := m.probe()
	word := m.say("sandbox.plate")
	w := d.wide(CondBold, 13, word) + 44
	back := ""
	if t.play.Home != "" {
		back = m.say("sandbox.home")
		w += d.wide(CondMedium, 13, back) + 28
	}
	x, y := f.X+f.W-w-14, f.Y+f.H-44
	p := m.panel("sandbox.plate", Rect{x, y, w, 30})
	p.p.Shadow = true
	x, y = p.p.Rect.X, p.p.Rect.Y
	p.frame(x, y, w, 30, 4, "chrome.panel", "status.warning")
	p.icon("triangle", x+16, y+15, 6, "status.warning")
	bx := x + 30 + p.text(x+30, y+20, CondBold, 13, "status.warning", word) + 12
	if back != "" {
		p.chipPlain(bx, y+2, back, GoHome{})
	}
	p.hit(x, y, bx-x, 30, Nothing{}, m.say("sandbox.tip"))
}

// chipPlain is a chip that is no switch.
func (d pen) chipPlain(x, y float64, word string, a Act) {
	w := d.wide(CondMedium, 13, word) + 20
	fill, edge := "chrome.raised", "chrome.line"
	if d.hot(Rect{x, y, w, 26}) {
		edge = "accent.lamp"
	}
	d.frame(x, y, w, 26, 13, fill, edge)
	d.centre(x+w/2, y+17, CondMedium, 13, "text.on_dark", word)
	d.hit(x, y-2, w, 30, a, "")
}
