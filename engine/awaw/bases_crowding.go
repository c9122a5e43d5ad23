// 17.3124: which naval air goes down when the decks of a force that are left hold too few.

package awaw

import (
	"slices"

	"awaw/engine"
)

// deckCrowd lists the naval air of a force that could go down with a carrier: all of its nation that is not on patrol, ashore or whole;
// and how much of it has no deck. Who flies finds none on a damaged carrier.
func (p *Position) deckCrowd(sunk int) (list []int, over int) {
	lost := p.ships[sunk]
	mine := func(s ship) bool { return s.kind == shipCarrier && s.force == lost.force && s.nation == lost.nation }
	up, down := 0, 0
	for i, c := range p.counters {
		if !c.alive() || !c.onDeck() || !mine(p.ships[c.aboard()]) || p.patrols(i) {
			continue
		}
		list = append(list, i)
		switch {
		case p.ships[c.aboard()].alive():
		case c.has(flying):
			up += int(c.size)
		default:
			down += int(c.size)
		}
	}
	whole, damaged := 0, 0
	for j, s := range p.ships {
		if !s.alive() || !mine(s) {
			continue
		}
		if free := max(0, int(s.factors)-p.deckLoad(j)); s.has(shipDamaged) {
			damaged += free
		} else {
			whole += free
		}
	}
	return list, max(0, up-whole, up+down-whole-damaged)
}

// disputedDecks tells whether it is for the owner to say what goes down: some must, not all, and they differ.
func (p *Position) disputedDecks(sunk int) bool {
	list, over := p.deckCrowd(sunk)
	sum, differ := 0, false
	for _, i := range list {
		sum += int(p.counters[i].size)
		differ = differ || p.deckLikeness(i) != p.deckLikeness(list[0])
	}
	return over > 0 && sum > over && differ
}

// deckLikeness is what makes a difference among naval air of a force: elite or not, in the air or not.
func (p *Position) deckLikeness(i int) likeness {
	return likeness{int(p.counters[i].flags & (elite | flying))}
}

// onDecks offers naval air to go down: by the default regular squadrons first, those without a deck before others.
func (p *Position) onDecks(x owed) (out []offer) {
	list, _ := p.deckCrowd(int(x.at))
	rank := func(i int) int {
		n := 0
		if p.counters[i].has(elite) {
			n = 2
		}
		if p.ships[p.counters[i].aboard()].alive() {
			n++
		}
		return n
	}
	slices.SortStableFunc(list, func(a, b int) int { return rank(a) - rank(b) })
	for _, i := range list {
		out = append(out, offer{ref: ct(i), most: int(p.counters[i].size), worth: 1, like: p.deckLikeness(i)})
	}
	return out
}

// loseOnDeck eliminates naval air for want of a deck.
func (t *turnover) loseOnDeck(_ owed, what engine.Ref, n int) {
	t.eliminate(what.Index(), n, "17.3124", "awaw.deck.lost")
}

// sunkDecks lists the carriers sunk whose air is neither on patrol nor on another deck yet.
func (p *Position) sunkDecks() (out []int) {
	for i, c := range p.counters {
		if c.alive() && c.onDeck() && !p.ships[c.aboard()].alive() && !p.patrols(i) && !slices.Contains(out, c.aboard()) {
			out = append(out, c.aboard())
		}
	}
	return out
}

// askDecks asks, after everything that falls has fallen, what goes down with the carriers sunk; true when it has opened that choice.
func (t *turnover) askDecks() bool {
	var parts []owed
	var of []ship
	for _, i := range t.p.sunkDecks() {
		s := t.p.ships[i]
		if slices.ContainsFunc(of, func(x ship) bool { return x.force == s.force && x.nation == s.nation }) {
			continue
		}
		of = append(of, s)
		_, over := t.p.deckCrowd(i)
		parts = append(parts, owed{int16(i), int16(over)})
	}
	if len(parts) == 0 {
		return false
	}
	t.choose(choiceDecks, t.p.w.sideOf(of[0].nation), parts...)
	return true
}

// crowdRest finds decks for those who are left.
func (t *turnover) crowdRest() {
	for _, i := range t.p.sunkDecks() {
		t.crowdByDefault(i)
		t.gone(i)
	}
}

// mayAskDecks tells whether a saved choice of decks belongs where it stands.
func (p *Position) mayAskDecks(c *choice) bool {
	return p.n > 0 && !slices.ContainsFunc(c.owed, func(x owed) bool {
		return x.at < 0 || int(x.at) >= len(p.ships) || p.ships[x.at].alive() || p.w.sideOf(p.ships[x.at].nation) != c.side
	})
}
