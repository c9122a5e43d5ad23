package mapview

import (
	"awaw/engine"
	"awaw/internal/present/scene"
)

// holding tells whether a counter hangs at the pointer.
func (m *Map) holding() bool { return m.held() != engine.NoRef }

// held is the counter that hangs at the pointer.
func (m *Map) held() engine.Ref {
	if l, ok := m.Pressed.(Lift); ok && m.Down && m.Dragging {
		return l.Ref
	}
	return engine.NoRef
}

// layHeld puts the counter that is carried at the pointer.
func (m *Map) layHeld(ms *scene.MapScene) {
	held, ok := m.Pressed.(Lift)
	if !ok || !m.holding() {
		return
	}
	if c, ok := m.Sight.Counter(held.Ref); ok {
		card := scene.PlainCard(c, m.Sight.Style(c.Side))
		card.Selected = true
		ms.Held, ms.HeldX, ms.HeldY, ms.HeldCount = card, m.Mx, m.My, max(1, held.Pile)
	}
}
