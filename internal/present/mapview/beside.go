package mapview

import (
	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file holds what a map's scene tells beside the board and its counters: the frame of the minimap, who holds what
// and where the fronts run.

// layControl shows who holds what, if the player has asked for it.
func (m *Map) layControl(ms *scene.MapScene) {
	held := m.Sight.View.Control
	if len(held) == 0 || !m.Layers.ControlOn && !m.Layers.FrontOn {
		return
	}
	ms.Control, ms.Front = m.Layers.ControlOn, m.Layers.FrontOn
	ms.Holders = make([]string, len(held))
	for i, s := range held {
		if s != engine.NoSide {
			ms.Holders[i] = m.Sight.Style(s)
		}
	}
}
