// 18.24: air units go by sea from port to port, aboard transports; and 18.15, what an aborted voyage does to a full port. One
// transport factor carries one air factor: a house number.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// embarkRefusal tells why a counter may not go aboard the transports of a task force in its port.
func (p *Position) embarkRefusal(c engine.Command) (engine.Cite, string) {
	f := p.forceAt(c.B)
	if !p.counterOK(c.A) || f == none || c.C != 0 || c.N != 0 {
		return "18.24", "awaw.no.such"
	}
	k, m := p.counters[c.A.Index()], p.forces[f]
	switch {
	case !p.now(VerbEmbark):
		return "18.24", "awaw.no.embark.now"
	case p.w.sideOf(k.nation) != p.phasing() || m.side != p.phasing():
		return "18.24", "awaw.no.own"
	case k.kind != units.AAF && k.kind != units.NAS && k.kind != units.Jet && k.kind != units.Transport:
		return "18.24", "awaw.no.fly.type"
	case k.onDeck() || k.has(flying|homeless):
		return "18.24", "awaw.no.fly.twice"
	case k.has(staged):
		return "18.24", "awaw.no.embark.staged"
	case k.has(overSea):
		return "18.24", "awaw.no.fly.sea"
	case m.space != k.base:
		return "18.24", "awaw.no.embark.port"
	case p.hold(f, c.A.Index()) == none:
		return "18.24", "awaw.no.embark.room"
	}
	return "", ""
}

// hold is a transport of a task force with room for a counter, -1 if there is none.
func (p *Position) hold(f, i int) int {
	for _, s := range p.shipsIn(f) {
		if p.ships[s].kind == shipTransport && p.freightOn(s)+p.counters[i].thirds() <= 3*int(p.ships[s].factors) {
			return s
		}
	}
	return none
}

// freightOn is what a ship carries, in thirds of an air factor.
func (p *Position) freightOn(ship int) (n int) {
	for _, c := range p.counters {
		if c.alive() && c.aboard() == ship {
			n += c.thirds()
		}
	}
	return n
}

// freight tells whether a counter is carried by a transport rather than based on a carrier: it does nothing until it is ashore.
func (p *Position) freight(c counter) bool {
	return c.onDeck() && p.ships[c.aboard()].kind != shipCarrier
}

func (p *Position) legalEmbarks(buf []engine.Command) []engine.Command {
	for f, m := range p.forces {
		if !m.onBoard() || m.side != p.phasing() || p.inPortOf(f) == none {
			continue
		}
		for i, k := range p.counters {
			if !k.alive() || k.base != m.space {
				continue
			}
			c := engine.Command{Side: p.phasing(), Verb: VerbEmbark, A: ct(i), B: tf(f)}
			if _, why := p.embarkRefusal(c); why == "" {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// inPortOf is the port a task force lies in, -1 at sea.
func (p *Position) inPortOf(f int) int {
	if p.inPort(f) {
		return int(p.forces[f].space)
	}
	return none
}

// embark takes a counter aboard. Where forces are hidden its new place is its own side's secret, and once aboard the other side
// cannot name it any more: it is told the place and the nation.
func (t *turnover) embark(c engine.Command) {
	i, f := c.A.Index(), t.p.forceAt(c.B)
	k := &t.p.counters[i]
	k.deck = int16(t.p.hold(f, i) + 1)
	k.flags &^= forced
	t.say(engine.EventChoice, "18.24", "awaw.embarked", int(k.size), engine.NationRef(int(k.nation)), sp(int(k.base)))
	t.secretly(c.Side, engine.EventNote, "18.24", "awaw.embarked.force", c.A, c.B)
}

// disembark puts ashore, in an own port, whatever the transports of a task force carry. What the port cannot base must leave or
// is lost at the end of the step (18.15).
func (t *turnover) disembark(f int) {
	p := t.p
	if !p.inPort(f) {
		return
	}
	ashore := false
	for i, c := range p.counters {
		if !c.alive() || !p.freight(c) || int(p.ships[c.aboard()].force) != f+1 {
			continue
		}
		k := &p.counters[i]
		k.deck = 0
		k.flags |= staged
		t.say(engine.EventBase, "18.24", "awaw.disembarked", ct(i), sp(int(k.base)))
		if p.overfull(p.load(), int(k.base)) > 0 {
			k.flags |= forced
		}
		ashore = true
	}
	if ashore {
		t.uninvert(false) // the port may have the supply they lacked (18.71)
	}
}

// goAshore puts ashore again what went aboard transports that have not left port when sailing ends: ships are no base (18.24).
func (t *turnover) goAshore() {
	for f, m := range t.p.forces {
		if m.onBoard() && m.side == t.p.phasing() {
			t.disembark(f)
		}
	}
}

// drown takes the cargo that transports no longer hold after a loss.
func (t *turnover) drown(ship int) {
	p := t.p
	for i, c := range p.counters {
		if !c.alive() || c.aboard() != ship || p.ships[ship].kind == shipCarrier {
			continue
		}
		over := p.freightOn(ship) - 3*int(p.ships[ship].factors)
		if over <= 0 {
			return
		}
		each := thirdsOf(c.kind, 1)
		t.eliminate(i, min(int(c.size), (over+each-1)/each), "18.24", "awaw.drowned")
	}
}
