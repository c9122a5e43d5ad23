package wings

import "awaw/engine/diplomacy"

// This file decides as commander and marshal do: all powers get candidate sets, they are matched against each other, and the own orders are
// altered as long as they do better against what the others are then held likely to order.

// How a commander's movements are shared out: on candidates of all powers and on matching them; what is left is for the own reply.
const (
	onCandidates = 0.40
	onMatching   = 0.15
)

// How many candidates a power gets that were altered until they did well, and how many as a cadet writes them; how many own replies are
// looked for, and how many of the others' orders each of them is played on against, for how many movements.
const (
	climbs    = 3
	drafts    = 3
	answers   = 3
	playedOn  = 12
	movements = 2
)

// leans is how much of what a power is held likely to order is the candidates that do well against cadets; the rest is what was learnt. What
// all would order in balance alone is a worse guess at what they do order.
const leans = 0.7

// byPlayout is how much what a position leads to weighs beside what it is.
const byPlayout = 0.5

// commander finds the power's orders.
func (t *thinker) commander() []diplomacy.Order {
	list, _ := t.answers()
	best := list[0]
	for _, x := range list {
		if x.worth > best.worth {
			best = x
		}
	}
	return best.orders
}

// answers are the replies the power comes to, and what it began them from.
func (t *thinker) answers() ([]plan, *bid) {
	bids := t.bids(int(onCandidates*float32(t.o.Nodes)), drafts)
	t.tell(onCandidates)
	b := t.alone()
	t.match(b, bids, int(onMatching*float32(t.o.Nodes)))
	t.tell(onCandidates + onMatching)
	for _, x := range bids {
		x.lean()
	}
	var own *bid
	for _, x := range bids {
		if x.power == t.power {
			own = x
		}
	}
	replies := met(b, bids, t.power, t.replies())
	each := max(0, t.o.Nodes-t.used()) / answers
	list := make([]plan, answers)
	t.share(answers, func(b *bench, n int) {
		list[n] = t.answer(b, own, replies, each)
	})
	return list, own
}

// bids gathers candidates of all powers with units, so many of them as a cadet writes them.
func (t *thinker) bids(nodes, drafts int) []*bid {
	var bids []*bid
	for p := diplomacy.Austria; p <= diplomacy.Turkey; p++ {
		c := t.scene.list(p)
		if p == t.power {
			c = t.own()
		}
		if len(c.units) > 0 {
			bids = append(bids, &bid{choices: c})
		}
	}
	t.share(len(bids), func(b *bench, n int) {
		x := bids[n]
		replies := make([]reply, 0, 8)
		for range cap(replies) {
			replies = append(replies, b.sample(x.power, &t.worths))
		}
		for range climbs {
			x.add(t.climb(b, x.choices, replies, nodes/len(bids)/climbs, 4).orders)
		}
		x.climbed = len(x.sets)
		for range drafts {
			x.add(x.inSlots(b, b.write(x.power, &t.worths, nil)))
		}
	})
	return bids
}

// lean makes what was learnt of a power's candidates how likely each is held to be.
func (x *bid) lean() {
	all := float32(0)
	for _, v := range x.sum {
		all += v
	}
	for i := range x.sum {
		if all > 0 {
			x.sum[i] *= (1 - leans) / all
		}
		if i < x.climbed {
			x.sum[i] += leans / float32(x.climbed)
		}
	}
}

// answer alters the candidates of a power against replies, and weighs the best by what it leads to as well.
func (t *thinker) answer(b *bench, own *bid, replies []reply, nodes int) plan {
	until := b.nodes + nodes - playedOn*(1+movements*playoutCost)
	var list []plan
	for _, set := range own.sets {
		x := plan{set, b.mean(own.power, set, replies, 0)}
		if list = append(list, x); x.worth > list[0].worth {
			list[0], list[len(list)-1] = list[len(list)-1], list[0]
		}
	}
	best := t.improve(b, own.choices, list, replies, until)
	sum := float32(0)
	n := min(playedOn, len(replies))
	for _, r := range replies[:n] {
		if t.stopped() {
			return best
		}
		sum += b.playout(t.power, best.orders, r, movements)
	}
	best.worth += byPlayout * sum / float32(n)
	return best
}
