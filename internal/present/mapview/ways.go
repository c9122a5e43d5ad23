package mapview

import (
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file shows the way a counter would fly before it flies: hex by hex, with those lit where it may be met.

// layWay shows the way of what is selected to the space under the pointer: through the spaces it is carried over, else the usual one.
func (m *Map) layWay(ms *scene.MapScene) {
	for _, w := range m.Sight.View.Ways {
		way := make([]int, len(w))
		for k, h := range w {
			way[k] = h.Index()
		}
		ms.Ways = append(ms.Ways, way)
	}
	if ms.Hover < 0 || !m.Live() || m.Menu != nil || m.Sight.Sel.Kind() != engine.KindCounter {
		return
	}
	pos, c, ok := m.flight(engine.SpaceRef(ms.Hover))
	if !ok {
		return
	}
	trail := m.Trail
	if !m.holding() {
		trail = nil
	}
	a, ok := m.WayOf(pos, c, trail)
	if !ok {
		return
	}
	for _, s := range a.Spaces {
		ms.Way = append(ms.Way, scene.WayHex{Space: s.Ref.Index(), Met: s.Met > 0})
	}
	ms.WayTag = m.Word(a.Text)
}

// flight is the one command by which what is selected would go to a place, itself or carried by another, and the position in which
// that is given.
func (m *Map) flight(at engine.Ref) (engine.Position, engine.Command, bool) {
	if g := table.Groups(m.LegalFrom(m.Sight.Sel, at)); len(g) == 1 {
		return m.Sight.Pos, g[0][0], true
	} else if len(g) > 1 {
		return nil, engine.Command{}, false
	}
	for _, f := range m.Ferries(m.Sight.Sel) {
		for _, c := range f.To {
			if c.B == at {
				return f.Next, c, true
			}
		}
	}
	return nil, engine.Command{}, false
}
