package wings

import (
	"slices"

	"awaw/engine/diplomacy"
)

// This file weighs candidate sets of all powers against each other by regret matching, the way of Gray, Lerer, Bakhtin and Brown (2020): what
// a power would rather have ordered, again and again against what the others order as they learn the same, becomes how often it orders it.

// bid is the candidate sets of one power with what it has learnt of them.
type bid struct {
	*choices
	sets    [][]diplomacy.Order
	climbed int // how many of them, from the first, were altered until they did well

	regret []float32
	now    []float32 // how often a set is ordered
	sum    []float32 // the same, all rounds together
}

// add takes a candidate in unless it is there already.
func (x *bid) add(set []diplomacy.Order) {
	if !slices.ContainsFunc(x.sets, func(y []diplomacy.Order) bool { return slices.Equal(set, y) }) {
		x.sets = append(x.sets, set)
	}
}

// open begins to learn, with every set as likely.
func (x *bid) open() {
	n := len(x.sets)
	x.regret, x.now, x.sum = make([]float32, n), make([]float32, n), make([]float32, n)
	for i := range x.now {
		x.now[i] = 1 / float32(n)
	}
}

// learn turns the worth of all sets in a round into regret, and that into how often each is ordered.
func (x *bid) learn(worth []float32, round int) {
	expected, positive := float32(0), float32(0)
	for i, w := range worth {
		expected += x.now[i] * w
	}
	for i, w := range worth {
		x.regret[i] = max(0, x.regret[i]+w-expected)
		positive += x.regret[i]
	}
	for i := range x.now {
		x.sum[i] += x.now[i] * float32(round)
		if positive > 0 {
			x.now[i] = x.regret[i] / positive
		} else {
			x.now[i] = 1 / float32(len(x.now))
		}
	}
}

// draw picks a set by how often it is ordered.
func draw(b *bench, often []float32) int {
	all := float32(0)
	for _, x := range often {
		all += x
	}
	at := float32(b.dice.Intn(1<<20)) / (1 << 20) * all
	for i, x := range often {
		if at -= x; at < 0 {
			return i
		}
	}
	return len(often) - 1
}

// match lets all powers learn until the movements are used up.
func (t *thinker) match(b *bench, bids []*bid, nodes int) {
	for _, x := range bids {
		x.open()
	}
	picked := make([]int, len(bids))
	var others []diplomacy.Order
	var worth []float32
	for round, until := 1, b.nodes+nodes; b.nodes < until && !t.stopped(); round++ {
		for i, x := range bids {
			picked[i] = draw(b, x.now)
		}
		for i, x := range bids {
			others = others[:0]
			for k, y := range bids {
				if k != i {
					others = append(others, y.sets[picked[k]]...)
				}
			}
			worth = worth[:0]
			for _, set := range x.sets {
				b.settle(set, others)
				worth = append(worth, b.weigh.share(x.power))
			}
			x.learn(worth, round)
		}
	}
}

// met draws replies to one power from what the others have learnt.
func met(b *bench, bids []*bid, power diplomacy.Power, n int) []reply {
	out := make([]reply, n)
	for i := range out {
		for _, x := range bids {
			if x.power != power {
				out[i] = append(out[i], x.sets[draw(b, x.sum)]...)
			}
		}
	}
	return out
}
