package present

import (
	"slices"

	"awaw/engine"
)

// This file shows on the map what ships and their air can do: how far a marker may sail, how far the air of a deck reaches, and
// what flies over ships.

// Ring is what flies over the ships in a hex: a patrol from carriers close in, cover from land farther out.
type Ring struct {
	Space int
	Cover bool
	Style string
	N     int // squadrons
}

// laySailing outlines where the marker selected may sail, or how far the air on the carrier selected flies; single hexes are not lit
// for that. Hexes the marker may do something else at stay lit.
func (m *Model) laySailing(ms *MapScene) {
	c, ok := m.t.counter(m.t.sel)
	switch {
	case !ok || !isShip(c):
	case isForce(c):
		if len(ms.Lit) < 2 {
			return
		}
		ms.Pool = append(ms.Lit, c.Space.Index())
		ms.PoolTag, ms.Lit = m.say("sea.sails", c.Range), nil
	case hasDeck(c):
		on, _ := m.aboard(c.Ref)
		for _, k := range on {
			if a, ok := m.ask(engine.Query{Kind: engine.QueryRange, At: k.Ref}); ok && m.layers.rangeOn && len(ms.Pool) == 0 {
				for _, s := range a.Spaces {
					ms.Pool = append(ms.Pool, s.Ref.Index())
				}
				ms.PoolTag = m.say("sea.deck.range", k.Range)
			}
		}
	}
}

// layRings draws what flies over ships, as far as it is known.
func (m *Model) layRings(ms *MapScene) {
	for _, c := range m.t.view.Counters {
		patrol := slices.Contains(c.Badges, engine.BadgePatrol)
		if c.Mission.Kind() != engine.KindSpace || !patrol && !slices.Contains(c.Badges, engine.BadgeCover) {
			continue
		}
		r := Ring{Space: c.Mission.Index(), Cover: !patrol, Style: m.t.style(c.Side)}
		k := slices.IndexFunc(ms.Rings, func(o Ring) bool { return o.Space == r.Space && o.Cover == r.Cover && o.Style == r.Style })
		if k < 0 {
			k = len(ms.Rings)
			ms.Rings = append(ms.Rings, r)
		}
		ms.Rings[k].N += c.Size
	}
}
