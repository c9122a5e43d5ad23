package wings

import (
	"cmp"
	"slices"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/wings"
)

// This file gives several sets of orders that a power may well give, for whoever asks for advice.

// Advise gives the replies a power comes to, the best first, then the candidates they were begun from. Of retreats and builds there is one.
func (x *player) Advise(p engine.Position, side engine.Side, most int, w ai.Watch) []ai.Decision {
	q, ok := p.Seen(side).(*wings.Position)
	if !ok {
		return []ai.Decision{x.Decide(p, side, w)}
	}
	g := q.Glance(side)
	t := newThinker(g, x.level.Name, x.o, x.seed(q, side), w)
	var out []ai.Decision
	for _, orders := range t.several(g.Phase, most) {
		out = append(out, ai.Decision{Commands: given(q, side, orders), Nodes: t.used(), Cut: t.cut.Load()})
	}
	return out
}

// several are up to so many different sets of orders for a phase.
func (t *thinker) several(phase wings.Phase, most int) [][]diplomacy.Order {
	if phase != wings.Moves || t.level == cadet || t.level == pilot {
		return [][]diplomacy.Order{t.orders(phase)}
	}
	t.weighPlaces()
	list, own := t.answers()
	slices.SortStableFunc(list, func(a, b plan) int { return cmp.Compare(b.worth, a.worth) })
	var out [][]diplomacy.Order
	add := func(set []diplomacy.Order) {
		if len(out) < most && !slices.ContainsFunc(out, func(o []diplomacy.Order) bool { return slices.Equal(o, set) }) {
			out = append(out, set)
		}
	}
	for _, x := range list {
		add(x.orders)
	}
	order := make([]int, len(own.sets))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(own.sum[b], own.sum[a]) })
	for _, i := range order {
		add(own.sets[i])
	}
	return out
}
