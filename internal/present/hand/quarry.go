package hand

import "awaw/engine"

// Quarry is the one counter of another side that is asked about and may be attacked as it stands. It may lie outside what the map
// shows, so the prompt leads there.
func (m *Hand) Quarry() (engine.Ref, bool) {
	found := engine.NoRef
	for _, c := range m.Sight.Legal {
		if c.A.Kind() != engine.KindCounter || c.B != engine.NoRef || c.C != engine.NoRef || c.N == 0 {
			continue
		}
		v, ok := m.Sight.Counter(c.A)
		if !ok || v.Side == m.Actor() {
			continue
		}
		if found != engine.NoRef && found != c.A {
			return engine.NoRef, false
		}
		found = c.A
	}
	return found, found != engine.NoRef
}
