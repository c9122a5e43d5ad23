package mapview

import (
	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file holds the camera: which part of the board the window shows, and how near.

// LookAgain goes back to where the player looked before a fight was brought into sight.
func (m *Map) LookAgain() {
	if m.before.HexW > 0 {
		m.Cam, m.before = m.before, scene.Camera{}
	}
}

// BesideBattle brings the place of a fight into the strip the combat panel leaves free, and afterwards looks again
// where the player looked.
func (m *Map) BesideBattle(old *engine.BattleView) {
	t := m.Sight
	b := t.View.Battle
	switch {
	case b == nil && old != nil && m.before.HexW > 0:
		m.Cam, m.before = m.before, scene.Camera{}
	case b != nil && (old == nil || old.Where != b.Where) && m.Fighting() && m.CamSet && m.W >= 1500 && b.Where.Kind() == engine.KindSpace:
		if m.before.HexW == 0 {
			m.before = m.Cam
		}
		top, rail, _, foot := m.Bars()
		x, y := m.Board().Middle(b.Where.Index())
		m.Cam = m.Cam.At(x, y, scene.R(rail, top, m.W-1216-16-rail, m.H-top-foot), m.W, m.H) // the place itself is in sight, so the sheet is not lost
	}
}
