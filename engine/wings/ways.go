package wings

import (
	"slices"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/ordered"
)

// This file lists the ways a wing may take by its order, where escorts go with it and who could stop it there.

// Ways lists the ways of a wing's order, with where escorts go with it and what enemy wings could watch; of an order that names a way also
// the others, which it shuts out.
func (p *Position) Ways(o ordered.Order) []ordered.Way {
	i := p.entry(o.Unit)
	if i < 0 || p.phase != Moves || p.at.Units[i].Kind != diplomacy.Wing {
		return nil
	}
	own := p.at.Units[i]
	mine := slices.DeleteFunc(p.written(), func(o diplomacy.Order) bool { return o.Power != own.Power })
	var ways, all [][]diplomacy.Place
	var cover diplomacy.Places
	p.w.judge(func(a *diplomacy.Adjudicator) {
		ways, cover = a.Flight(&p.at, mine, i)
		if k := slices.IndexFunc(mine, func(o diplomacy.Order) bool { return o.Kind == own.Kind && o.At == own.At }); k >= 0 && mine[k].Via != diplomacy.Nowhere {
			mine[k].Via = diplomacy.Nowhere
			all, _ = a.Flight(&p.at, mine, i)
		}
	})
	var out []ordered.Way
	for _, w := range ways {
		way := p.wayOf(w, cover, own.Power)
		way.Named = len(ways) == 1
		switch {
		case o.Via != engine.NoRef:
			way.Cite = "rn46.route.1"
		case len(ways) > 1:
			way.Cite = "rn46.route.2"
		}
		out = append(out, way)
	}
	for _, w := range all {
		if !slices.ContainsFunc(ways, func(named []diplomacy.Place) bool { return slices.Equal(named, w) }) {
			way := p.wayOf(w, cover, own.Power)
			way.Shut, way.Cite = true, "rn46.route.1"
			out = append(out, way)
		}
	}
	return out
}

// wayOf is one way: what of it is covered, what is open, and to whom.
func (p *Position) wayOf(list []diplomacy.Place, cover diplomacy.Places, own diplomacy.Power) ordered.Way {
	var way ordered.Way
	for _, q := range list {
		covered, open := cover.Has(q), false
		for i, u := range p.at.Units {
			if covered || u.Kind != diplomacy.Wing || u.Power == own || !p.w.board.Threatens(u.At).Has(q) {
				continue
			}
			open = true
			if ref := engine.CounterRef(p.ids[i]); !slices.Contains(way.Watchers, ref) {
				way.Watchers = append(way.Watchers, ref)
			}
		}
		way.Spaces, way.Covered, way.Open = append(way.Spaces, p.w.spaceOf(q)), append(way.Covered, covered), append(way.Open, open)
	}
	if len(way.Watchers) > 0 {
		way.Why = append(way.Why, "rn46.escort.8")
	}
	return way
}
