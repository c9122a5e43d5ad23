// 18.41, 18.42B, 18.45: what keeps a counter from every mission, whichever side flies it and whatever for.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// ready tells why a counter of a side may fly no mission at all now: it is not that side's, out already, inverted, used over the
// sea in this player turn (18.42B), in port with its carrier, where it defends its base and nothing else (17.3126E), or on a damaged
// carrier, which launches nothing (17.3124). of is the paragraph of the mission. What carriers do on patrol is no mission of this
// kind (19.12).
func (p *Position) ready(c counter, side engine.Side, of engine.Cite) (engine.Cite, string) {
	switch {
	case !c.alive() || p.w.sideOf(c.nation) != side:
		return of, "awaw.no.own"
	case c.has(flying):
		return "18.41", "awaw.no.fly.twice"
	case c.has(inverted):
		return of, "awaw.no.fly.inverted"
	case c.has(overSea) && (!c.onDeck() || !p.sailing()):
		return "18.42B", "awaw.no.fly.sea"
	case c.onDeck() && !p.freight(c) && !p.atSea(c):
		return "17.3126E", "awaw.no.deck.port"
	case c.onDeck() && !p.freight(c) && p.ships[c.aboard()].has(shipDamaged):
		return "17.3124", "awaw.no.deck.damaged"
	}
	return "", ""
}

// grounded tells why a counter may fly nothing offensive at all: it is not ready, or no offensive was chosen (18.41, 18.45).
func (p *Position) grounded(c counter) (engine.Cite, string) {
	if cite, why := p.ready(c, p.phasing(), "18.41"); why != "" {
		return cite, why
	}
	if !p.w.offensive(p.phasing(), int(p.turn)) {
		return "18.45", "awaw.no.fly.option"
	}
	return "", ""
}

// defensive tells why a counter may fly no defensive mission of an operation now: it is not ready, its type or its place does not
// fly it, or its base allows nothing at all (18.21D, 18.49). of is the paragraph of the mission, base the one on its bases.
func (p *Position) defensive(c counter, op units.Operation, of, base engine.Cite) (engine.Cite, string) {
	if cite, why := p.ready(c, p.defending(), of); why != "" {
		return cite, why
	}
	if ok, cite := p.may(c, op); !ok {
		return cite, "awaw.no.fly.type"
	}
	switch {
	case p.w.strategicUnit(c.kind):
		return "", ""
	case p.w.board.Space(int(c.base)).Box:
		return "18.49", "awaw.no.box"
	case p.supplyOf(int(c.base)) == supplyNone:
		return base, "awaw.no.supply"
	}
	return "", ""
}

// may tells whether a counter may fly an operation from where it is based, with the paragraph either way (17.23 to 17.83;
// 17.33 from carriers).
func (p *Position) may(c counter, op units.Operation) (bool, engine.Cite) {
	if p.freight(c) {
		return false, "18.24"
	}
	if c.onDeck() {
		return p.w.units.MayFromCarrier(c.kind, op)
	}
	return p.w.units.May(c.kind, op)
}
