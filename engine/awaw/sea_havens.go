package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// This file finds decks and bases for those whose carrier is lost at sea, and lands patrols.

// mayLandCAP tells whether a counter on combat air patrol is asked whether it goes ashore: one without a deck, and any other over
// ships that are known. Patrols over ships nobody has found stay, for the question alone would tell of them.
func (p *Position) mayLandCAP(i int) bool {
	if p.castaway(i) {
		return true
	}
	k := p.sea().committed(i)
	if k == none || !p.sea().air[k].has(roleCAP) || !p.counters[i].alive() || !p.counters[i].onDeck() {
		return false
	}
	f := p.ships[p.counters[i].aboard()].force - 1
	return f != none && p.forces[f].has(forceKnown)
}

// castaway tells whether a counter flies patrol whose carrier is sunk or damaged: it has no deck to land on.
func (p *Position) castaway(i int) bool {
	k := p.sea().committed(i)
	if k == none || !p.sea().air[k].has(roleCAP) || !p.counters[i].alive() || !p.counters[i].onDeck() {
		return false
	}
	s := p.ships[p.counters[i].aboard()]
	return !s.alive() || s.has(shipDamaged)
}

// havenRefusal tells why naval air on combat air patrol may not go to a land base (17.3124).
func (p *Position) havenRefusal(l *loads, c engine.Command) (engine.Cite, string) {
	i, space := c.A.Index(), c.B.Index()
	k := p.counters[i]
	switch {
	case !p.atStage(seaLand) || p.w.sideOf(k.nation) != p.asked() || !p.mayLandCAP(i):
		return "17.3124", "awaw.no.haven.who"
	}
	if _, why := p.baseRefusal(k, space); why != "" {
		return "17.3124", why
	}
	if d := p.w.distance(int(p.sea().hex), space); p.w.board.Space(space).Box || d > p.w.fleets.Meeting.CAPLanding {
		return "17.3124", "awaw.no.haven.far"
	}
	if p.room(l, space, k.nation, units.NAS) < int(k.size) {
		return "17.3124", "awaw.no.stage.room"
	}
	return "", ""
}

func (p *Position) legalHavens(side engine.Side, l *loads, buf []engine.Command) []engine.Command {
	for i := range p.airOf(side) {
		if !p.mayLandCAP(i) {
			continue
		}
		for _, b := range p.ownBases(side) {
			c := engine.Command{Side: side, Verb: VerbLand, A: ct(i), B: sp(int(b))}
			if _, why := p.havenRefusal(l, c); why == "" {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// haven lands a patrol ashore, inverted for the rest of the player turn.
func (t *turnover) haven(c engine.Command) {
	i := c.A.Index()
	k := &t.p.counters[i]
	k.deck, k.base = 0, int16(c.B.Index())
	t.grounded(i)
	b := t.seas()
	b.air = slices.DeleteFunc(b.air, func(a seaAir) bool { return int(a.c) == i })
	t.move("17.3124", "awaw.haven", c.A, sp(int(b.hex)), c.B)
}

// landCAP asks each side whose patrols may go ashore; then the round is over.
func (t *turnover) landCAP() {
	b := t.seas()
	if b.stage != seaLand {
		b.stage, b.whose = seaLand, 0
	} else {
		b.whose++
	}
	for ; b.whose < 2; b.whose++ {
		if len(t.p.legalHavens(b.side(b.whose), t.p.load(), nil)) != 0 {
			return
		}
	}
	b.whose = 0
	t.endSeaRound()
}

// rehouseAnywhere puts naval air without a carrier on those left in the hex; the excess is lost.
func (t *turnover) rehouseAnywhere(i, sunk int) {
	t.rehouse(i, sunk)
	if c := t.p.counters[i]; c.alive() && c.aboard() == sunk {
		t.eliminate(i, int(c.size), "17.3124", "awaw.deck.lost")
	}
}
