package mapview

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file shows on the map what ships and their air can do: how far a marker may sail, how far the air of a deck reaches, and
// what flies over ships.

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
