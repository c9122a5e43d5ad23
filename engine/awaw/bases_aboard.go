package awaw

import "awaw/engine"

// This file takes squadrons aboard carriers and ashore.

// board moves squadrons onto a carrier. From ashore they take its status (17.3122D); from an inverted carrier they turn over
// the one they come to (17.3124).
func (t *turnover) board(c engine.Command) {
	p := t.p
	carrier := p.shipAt(c.B)
	i := t.take(c.A.Index(), int(c.N))
	from := p.counters[i].aboard()
	k := &p.counters[i]
	k.deck, k.base = int16(carrier+1), p.ships[carrier].space
	k.flags &^= staged | forced | offDeck
	if from != none {
		if p.ships[from].has(shipUsed) && !p.ships[carrier].has(shipUsed) {
			t.turnCarrier(carrier, true)
			t.secretly(c.Side, engine.EventTurned, "17.3124", "awaw.carrier.turned", sh(carrier))
		}
		t.secretly(c.Side, engine.EventChoice, "17.3124", "awaw.crossed", int(c.N), sh(from), sh(carrier))
	} else {
		cite := engine.Cite("17.3122")
		if p.puttingOut() {
			cite = "18.526B"
		}
		t.say(engine.EventChoice, cite, "awaw.boarded", int(c.N), engine.NationRef(int(k.nation)), sp(int(k.base)))
		t.secretly(c.Side, engine.EventNote, "17.3122", "awaw.boarded.ship", int(c.N), sh(carrier))
	}
	t.takeStatus(i)
	t.mergeDeck(carrier)
}

// ashore moves squadrons off a carrier in port; those that leave an inverted carrier are inverted (17.3122D.3).
func (t *turnover) ashore(c engine.Command) {
	p := t.p
	i := t.take(c.A.Index(), int(c.N))
	k := &p.counters[i]
	if p.ships[k.aboard()].has(shipUsed) {
		k.flags |= inverted
	}
	k.deck = 0
	t.say(engine.EventChoice, "17.3122", "awaw.ashore", int(c.N), ct(i), sp(int(k.base)))
}

// take gives a counter of exactly n units: the counter itself, or a part broken off.
func (t *turnover) take(i, n int) int {
	if n == int(t.p.counters[i].size) {
		return i
	}
	return t.split(i, n)
}

// takeStatus makes squadrons share the status of their carrier (17.3122D.1).
func (t *turnover) takeStatus(i int) {
	k := &t.p.counters[i]
	k.flags &^= inverted | locked
	if t.p.ships[k.aboard()].has(shipUsed) {
		k.flags |= inverted
	}
}

// turnCarrier inverts a carrier with all aboard, or turns them up.
func (t *turnover) turnCarrier(carrier int, down bool) {
	s := t.ship(carrier)
	s.flags &^= shipUsed
	if down {
		s.flags |= shipUsed
	}
	for i, c := range t.p.counters {
		if c.alive() && c.aboard() == carrier {
			t.takeStatus(i)
		}
	}
}

// mergeDeck makes one counter of those on a carrier that are alike.
func (t *turnover) mergeDeck(carrier int) {
	p := t.p
	for i := range p.counters {
		if !p.counters[i].alive() || p.counters[i].aboard() != carrier {
			continue
		}
		for j := i + 1; j < len(p.counters); j++ {
			if p.counters[j].alive() && p.counters[i].joins(p.counters[j]) {
				p.counters[i].size += p.counters[j].size
				p.remove(j)
			}
		}
	}
}
