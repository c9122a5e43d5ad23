package wings

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/wings"
)

// Movement is what a level orders in a movement beside what is written, on any board.
func Movement(b *diplomacy.Board, r diplomacy.Rules, p *diplomacy.Position, power diplomacy.Power, written []diplomacy.Order, level string, o ai.Options) []diplomacy.Order {
	if o.Nodes == 0 {
		o.Nodes = levels[level]
	}
	g := wings.Glance{Board: b, Rules: r, At: p, Power: power, Written: written}
	return newThinker(g, level, o, o.Seed, ai.Watch{}).orders(wings.Moves)
}

// Against is the best that is found for a power against replies that are known, by the search that pilot, commander and marshal have in
// common, and pilot's number of movements.
func Against(b *diplomacy.Board, r diplomacy.Rules, p *diplomacy.Position, power diplomacy.Power, written []diplomacy.Order, replies [][]diplomacy.Order, seed uint64) []diplomacy.Order {
	t := newThinker(wings.Glance{Board: b, Rules: r, At: p, Power: power, Written: written}, pilot, ai.Options{}, seed, ai.Watch{})
	t.weighPlaces()
	var known []reply
	for _, x := range replies {
		known = append(known, x)
	}
	return t.climb(t.alone(), t.own(), known, levels[pilot], 8).orders
}

// Parts are what a decision does over and over: a power's orders written as a cadet does, all orders settled and weighed, and played on.
func Parts(g wings.Glance) (write, settle, playout func()) {
	t := newThinker(g, commander, ai.Options{}, 1, ai.Watch{})
	t.weighPlaces()
	b := t.alone()
	own := b.write(g.Power, &t.worths, nil)
	others := b.sample(g.Power, &t.worths)
	var buf []diplomacy.Order
	return func() { buf = b.write(g.Power, &t.worths, buf[:0]) },
		func() { b.settle(own, others); b.weigh.share(g.Power) },
		func() { b.playout(g.Power, own, others, movements) }
}

// Share does pieces of work with so many workers.
func Share(workers, pieces int, do func(piece int)) {
	t := &thinker{o: ai.Options{Workers: workers}, dice: engine.NewFast(1)}
	for range workers {
		t.benches = append(t.benches, &bench{})
	}
	t.share(pieces, func(_ *bench, piece int) { do(piece) })
}
