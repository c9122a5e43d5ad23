package wings

import (
	"slices"

	"awaw/engine/diplomacy"
)

// This file finds good replies: sets of orders are altered as long as they do better against what the others may do.

// plan is a set of orders of a power, by slot of its choices, and what it is worth.
type plan struct {
	orders []diplomacy.Order
	worth  float32
}

// inSlots puts orders in the order of the power's units.
func (c *choices) inSlots(b *bench, orders []diplomacy.Order) []diplomacy.Order {
	out := make([]diplomacy.Order, len(c.units))
	for _, o := range orders {
		out[c.slotOf(b, o)] = o
	}
	c.keep(out)
	return out
}

// climb writes some sets of orders for a power, takes the best, and alters it until the movements it may settle are used up.
func (t *thinker) climb(b *bench, c *choices, replies []reply, nodes, sets int) plan {
	until := b.nodes + nodes
	var list []plan
	for range sets {
		x := plan{orders: c.inSlots(b, b.write(c.power, &t.worths, nil))}
		if slices.ContainsFunc(list, func(y plan) bool { return slices.Equal(x.orders, y.orders) }) {
			continue
		}
		bar := float32(0)
		if len(list) > 0 {
			bar = list[0].worth
		}
		x.worth = b.mean(c.power, x.orders, replies, bar)
		list = append(list, x)
		if x.worth > list[0].worth {
			list[0], list[len(list)-1] = list[len(list)-1], list[0]
		}
		if t.stopped() {
			break
		}
	}
	return t.improve(b, c, list, replies, until)
}

// improve alters the first of a list of sets until the movements are used up.
func (t *thinker) improve(b *bench, c *choices, list []plan, replies []reply, until int) plan {
	best := plan{slices.Clone(list[0].orders), list[0].worth}
	set := slices.Clone(best.orders)
	for b.nodes < until && !t.stopped() {
		copy(set, best.orders)
		other := list[b.dice.Intn(len(list))].orders
		for range 1 + b.dice.Intn(2) {
			c.alter(b, set, other)
		}
		if slices.Equal(set, best.orders) {
			b.nodes++ // so that it ends where nothing can be altered
			continue
		}
		if worth := b.mean(c.power, set, replies, best.worth); worth > best.worth {
			copy(best.orders, set)
			best.worth = worth
		}
	}
	return best
}

// own are the power's choices: what is written already stands.
func (t *thinker) own() *choices {
	c := t.scene.list(t.power)
	c.fix(&t.scene, t.glance.Written)
	return c
}

// pilot answers what cadets would do.
func (t *thinker) pilot() []diplomacy.Order {
	b := t.alone()
	c := t.own()
	replies := make([]reply, 0, t.replies())
	for range cap(replies) {
		replies = append(replies, b.sample(t.power, &t.worths))
	}
	return t.climb(b, c, replies, t.o.Nodes, 8).orders
}

// replies is how many replies are drawn for a number of movements.
func (t *thinker) replies() int { return max(6, min(24, t.o.Nodes/150)) }
