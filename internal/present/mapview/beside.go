package mapview

import (
	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file holds what a map's scene tells beside the board and its counters: what is in play, who holds what and where the fronts
// run.

// areaOf is the part of the board in play.
func areaOf(a engine.Area) scene.Area {
	if a.Whole() {
		return scene.Area{}
	}
	out := scene.Area{Corners: [2]int{a.Corners[0].Index(), a.Corners[1].Index()}}
	for _, s := range a.Spaces {
		out.Spaces = append(out.Spaces, s.Index())
	}
	return out
}

// layControl shows who holds what, if the player has asked for it.
func (m *Map) layControl(ms *scene.MapScene) {
	held := m.Sight.View.Control
	if len(held) == 0 || !m.Layers[engine.LayerControl] && !m.Layers[engine.LayerFront] {
		return
	}
	ms.Control, ms.Front = m.Layers[engine.LayerControl], m.Layers[engine.LayerFront]
	ms.Holders = make([]string, len(held))
	for i, s := range held {
		if s != engine.NoSide {
			ms.Holders[i] = m.Sight.Style(s)
		}
	}
}
