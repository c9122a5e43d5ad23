package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// This file resolves decks and bases that hold more than they can.

// crowdDecks moves the air of a carrier sunk at sea to the other carriers of its task force, undamaged ones first; the excess is
// lost (17.3124). Its owner is asked which when all that falls has fallen; by the default elite squadrons stay. Combat air patrol
// waits for the end of the round, when it may go ashore instead.
func (t *turnover) crowdDecks(sunk int) {
	if t.p.w.asks[choiceDecks] && t.p.disputedDecks(sunk) {
		return
	}
	t.crowdByDefault(sunk)
}

func (t *turnover) crowdByDefault(sunk int) {
	p := t.p
	for _, first := range []flag{elite, 0} {
		for i, c := range p.counters {
			if !c.alive() || c.aboard() != sunk || c.flags&elite != first {
				continue
			}
			t.rehouse(i, sunk)
			if c.has(elite) && !t.patrolling(i) {
				t.spareElite(i, sunk)
			}
			if c := p.counters[i]; c.alive() && c.aboard() == sunk && !t.patrolling(i) {
				t.eliminate(i, int(c.size), "17.3124", "awaw.deck.lost")
			}
		}
	}
}

// strandDeck puts the air of a carrier sunk in port ashore there, as far as the port has room (17.3127). It is displaced, and so
// inverted (18.253).
func (t *turnover) strandDeck(sunk int) {
	p := t.p
	for i, c := range p.counters {
		if !c.alive() || c.aboard() != sunk {
			continue
		}
		room := int(c.size)
		if p.control[c.base] == p.w.sideOf(c.nation) { // who is turned out of a port that has fallen needs no room there (18.25)
			room = p.room(p.load(), int(c.base), c.nation, units.NAS)
		}
		if n := int(c.size) - room; n > 0 {
			t.eliminate(i, n, "17.3127", "awaw.deck.stranded")
		}
		if k := &p.counters[i]; k.alive() {
			k.deck = 0
			k.flags = k.flags&^offDeck | inverted | locked
			t.say(engine.EventMove, "17.3127", "awaw.deck.ashore", ct(i), sp(int(k.base)))
		}
	}
}

// wayOut is the hex of the sea beside its port where a task force has room, -1 if there is none.
func (p *Position) wayOut(f int) int {
	from := int(p.forces[f].space)
	for _, s := range p.w.board.Reach(from, 1, func(i int) bool { return !p.w.board.Space(i).Sea || !p.w.inPlay(i) }, p.dry, nil) {
		if s.Dist == 1 && !p.crowdedHex(f, s.Space) {
			return s.Space
		}
	}
	return none
}

// dry tells whether no ship passes a hexside.
func (p *Position) dry(space, dir int) bool { return p.w.board.Side(space, dir).AllLand }

// crowdedHex tells whether as many task forces of a side as may fight together are in a sea hex already.
func (p *Position) crowdedHex(f, to int) bool {
	if !p.w.board.Space(to).Sea {
		return false
	}
	n := 0
	for i, m := range p.forces {
		if i != f && int(m.space) == to && m.side == p.forces[f].side {
			n++
		}
	}
	return n >= p.w.fleets.Force.Groups
}
