package table

import "awaw/internal/present/prefs"

// ScaleBy makes text and panels larger or smaller by so many steps.
func (m *Surface) ScaleBy(steps int) {
	now := m.Prefs.Scale
	if now == 0 {
		now = int(m.Scale*100+.5) / prefs.ScaleStep * prefs.ScaleStep
	}
	m.Prefs.Scale = max(prefs.LeastScale, min(prefs.MostScale, now+steps*prefs.ScaleStep))
	m.Stale = true
}
