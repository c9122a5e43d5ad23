package present

import "awaw/engine"

// This file holds what a map's scene tells beside the board and its counters: the frame of the minimap, who holds what
// and where the fronts run.

// Beside is the rest of a MapScene.
type Beside struct {
	MiniFrame Rect // what of the minimap the window shows; drawn over that panel, for it moves with every drag

	Holders []string // palette side of who holds a space, by space; nil when it is not shown
	Control bool     // tint what each side holds
	Ghosts  []Ghost
	Front   bool // draw the line between the sides
	Rings   []Ring
}

// layControl shows who holds what, if the player has asked for it.
func (m *Model) layControl(ms *MapScene) {
	held := m.t.view.Control
	if len(held) == 0 || !m.layers.controlOn && !m.layers.frontOn {
		return
	}
	ms.Control, ms.Front = m.layers.controlOn, m.layers.frontOn
	ms.Holders = make([]string, len(held))
	for i, s := range held {
		if s != engine.NoSide {
			ms.Holders[i] = m.t.style(s)
		}
	}
}
