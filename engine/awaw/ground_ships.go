// Ships off a coast, where the air war over the land meets them: fast carriers whose naval air supports attacks and
// intercepts (17.33, 18.5522, 18.562), escort carriers and bombarding fleets off a landing (18.5521, 18.553).

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// deckRefusal tells why air on a carrier may not do what land-based air does now.
func (p *Position) deckRefusal(c counter) (engine.Cite, string) {
	switch {
	case !c.onDeck():
		return "", ""
	case p.overruns() && !p.w.opt.carrierOverruns:
		return "18.5522", "awaw.no.deck.overrun"
	case p.wave == waveExploitation && p.supporting():
		return "18.5522", "awaw.no.deck.exploit"
	}
	return "", ""
}

// invaders is the factors of the units that lie off a coast, in one sea hex or any (-1), and could land there.
func (p *Position) invaders(hex, from int) (n int) {
	for _, i := range p.landers(hex) {
		if g := p.troops[i]; from == none || int(g.space) == from {
			n += int(g.factors)
		}
	}
	return n
}

// escorts is the factors of escort carriers that support a landing: no more than land (18.553C).
func (p *Position) escorts(hex int) int { return p.shipsAt(shipEscort, hex) }

// guns is the fleet factors that bombard a hex; they add up with naval air, three to a ground factor (18.5521).
func (p *Position) guns(hex int) int { return p.shipsAt(shipFleet, hex) }

// shipsAt is the factors of ships of a kind whose support at a hex can still count.
func (p *Position) shipsAt(kind shipKind, hex int) (n int) {
	for _, s := range p.ships {
		if s.kind == kind && int(s.target) == hex && !s.spent {
			n += int(s.factors)
		}
	}
	return n
}

// shipSupportRefusal tells why a ship may not support a landing (18.553, 18.554B).
func (p *Position) shipSupportRefusal(i, hex int) (engine.Cite, string) {
	s := p.ships[i]
	switch {
	case p.w.sideOf(s.nation) != p.phasing():
		return "18.553", "awaw.no.own"
	case !p.supporting() || p.wave != waveRegular:
		return "18.553A", "awaw.no.support.now"
	case s.kind == shipCarrier:
		return "18.5522", "awaw.no.ship.carrier"
	case s.supports():
		return "18.553A", "awaw.no.ship.twice"
	case !slices.Contains(p.beaches(), int16(hex)) || p.invaders(hex, none) == 0:
		return "18.553A", "awaw.no.ship.landing"
	case p.invaders(hex, int(s.space)) == 0:
		return "18.553A", "awaw.no.ship.hex"
	}
	if s.kind == shipFleet {
		return "", ""
	}
	if p.escorts(hex)+int(s.factors) > p.w.missions.Support.EscortsPerInvader*p.invaders(hex, none) {
		return "18.554B", "awaw.no.ship.limit"
	}
	if p.limitedThirds(hex, nil)+units.PerFactor*int(s.factors) > units.PerFactor*p.supportLimit(hex) {
		return "18.554", "awaw.no.support.limit"
	}
	return "", ""
}

func (p *Position) legalShipSupports(buf []engine.Command) []engine.Command {
	for i, s := range p.navyOf(p.phasing()) {
		if s.kind == shipCarrier {
			continue
		}
		for _, h := range p.beaches() {
			if _, why := p.shipSupportRefusal(i, int(h)); why == "" {
				buf = append(buf, engine.Command{Side: p.phasing(), Verb: VerbSupport, A: sh(i), B: sp(int(h))})
			}
		}
	}
	return buf
}

// supportFromSea sends a ship to support a landing, and everybody sees with whom it sails: the defender answers support that has
// been announced (18.611).
func (t *turnover) supportFromSea(i, hex int) {
	t.ship(i).target = int16(hex)
	cite, key := engine.Cite("18.553"), "awaw.ship.supports"
	if t.p.ships[i].kind == shipFleet {
		cite, key = "18.5521", "awaw.ship.bombards"
	}
	t.reveal(int(t.p.ships[i].force)-1, "18.611")
	t.say(engine.EventChoice, cite, key, sh(i), sp(hex), int(t.p.ships[i].factors))
}

// payerShips lists the escort carriers that ground losses of the attacker may be taken from: those that supported the
// landing (18.553E).
func (p *Position) payerShips(side int) (out []int) {
	if side != attacker {
		return nil
	}
	for i, s := range p.ships {
		if s.factors > 0 && s.kind == shipEscort && s.counted && s.supports() && p.battle().at(int(s.target)) {
			out = append(out, i)
		}
	}
	return out
}

// sinkEscorts eliminates factors of an escort carrier counter in ground combat (18.553E).
func (t *turnover) sinkEscorts(i, n int) {
	s := t.ship(i)
	t.say(engine.EventLoss, "18.553E", "awaw.ship.lost", n, sh(i), sp(int(s.space)))
	s.factors -= uint8(n)
	t.tally(t.p.w.sideOf(s.nation), shipCodes[s.kind], n)
}

// countShips marks ships whose support counts in the round of ground combat at hand.
func (t *turnover) countShips() {
	for i, s := range t.p.ships {
		if s.supports() && t.p.battle().at(int(s.target)) && !s.spent {
			t.ship(i).counted = true
		}
	}
}

// shipsDone ends the support of ships with their battle, or with the phase.
func (t *turnover) shipsDone(of func(ship) bool) {
	for i, s := range t.p.ships {
		if s.supports() && of(s) {
			x := t.ship(i)
			x.spent, x.counted = true, false
		}
	}
}
