package mapview

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file shows where a counter could go before it goes: the way it would fly, hex by hex with those lit where it may be met, and
// how far ships and their air may come, with what flies over them.

// layWay shows the way of what is selected to the space under the pointer, or the keyboard's cursor: through the spaces it is carried over, else the usual one.
func (m *Map) layWay(ms *scene.MapScene) {
	for _, w := range m.Sight.View.Ways {
		way := make([]int, len(w))
		for k, h := range w {
			way[k] = h.Index()
		}
		ms.Ways = append(ms.Ways, way)
	}
	at := ms.Hover
	if keyed := m.Sight.KeyAt; keyed >= 0 {
		at = keyed
	}
	if at < 0 || !m.Live() || m.Menu != nil || m.Sight.Sel.Kind() != engine.KindCounter {
		return
	}
	pos, c, ok := m.flight(engine.SpaceRef(at))
	if !ok {
		return
	}
	trail := m.Trail
	if !m.holding() && m.Sight.KeyAt < 0 {
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

// laySailing outlines where the marker selected may sail, or how far the air on the carrier selected flies; single hexes are not lit
// for that. Hexes the marker may do something else at stay lit.
func (m *Map) laySailing(ms *scene.MapScene) {
	c, ok := m.Sight.Counter(m.Sight.Sel)
	switch {
	case !ok || !table.IsShip(c):
	case table.IsForce(c):
		if len(ms.Lit) < 2 {
			return
		}
		ms.Pool = append(ms.Lit, c.Space.Index())
		ms.PoolTag, ms.Lit = m.Say("sea.sails", c.Range), nil
	case table.HasDeck(c):
		on, _ := m.Aboard(c.Ref)
		for _, k := range on {
			if a, ok := m.Ask(engine.Query{Kind: engine.QueryRange, At: k.Ref}); ok && m.Layers[engine.LayerRange] && len(ms.Pool) == 0 {
				for _, s := range a.Spaces {
					ms.Pool = append(ms.Pool, s.Ref.Index())
				}
				ms.PoolTag = m.Say("sea.deck.range", k.Range)
			}
		}
	}
}

// layRings draws what flies over ships, as far as it is known.
func (m *Map) layRings(ms *scene.MapScene) {
	for _, c := range m.Sight.View.Counters {
		patrol := slices.Contains(c.Badges, engine.BadgePatrol)
		if c.Mission.Kind() != engine.KindSpace || !patrol && !slices.Contains(c.Badges, engine.BadgeCover) {
			continue
		}
		r := scene.Ring{Space: c.Mission.Index(), Cover: !patrol, Style: m.Sight.Style(c.Side)}
		k := slices.IndexFunc(ms.Rings, func(o scene.Ring) bool { return o.Space == r.Space && o.Cover == r.Cover && o.Style == r.Style })
		if k < 0 {
			k = len(ms.Rings)
			ms.Rings = append(ms.Rings, r)
		}
		ms.Rings[k].N += c.Size
	}
}

// bends is where the arrow of a flight begins: beside a way that was named no straight line is drawn, so from the last space before
// its end, else where it comes from.
func (m *Map) bends(a engine.ArrowView) int {
	for _, w := range m.Sight.View.Ways {
		if n := len(w); n > 2 && w[0] == a.From && w[n-1] == a.To {
			return w[n-2].Index()
		}
	}
	return a.From.Index()
}
