// 18.46: whoever has flown may land at another base than its own, if it is in range of where it was. The phasing side's air lands in a
// step of its own (air_return.go); all other air is at its own base when what it flew is over, and its owner is asked: at once where it
// could still be used there, or else when the phase's missions are over, together with everybody.

package awaw

import (
	"slices"

	"awaw/engine"
)

// comesDown ends a counter's mission as grounded does, and lets its owner say where.
func (t *turnover) comesDown(i int) {
	from := t.p.counters[i].target
	t.grounded(i)
	t.mayAlight(i, from)
}

// allComeDown does so with every counter of a force that is out.
func (t *turnover) allComeDown(force []member) {
	for _, m := range force {
		if t.p.counters[m.c].alive() && t.p.counters[m.c].has(flying) {
			t.comesDown(int(m.c))
		}
	}
}

// mayAlight notes that a counter on the ground at home has been over a hex and may still go to another base in range of it.
func (t *turnover) mayAlight(i int, from int16) {
	if k := &t.p.counters[i]; t.p.w.asks[choiceLanding] && k.alive() && !k.onDeck() && from != none {
		k.target = from
		k.flags |= returning
	}
}

// landed lets a counter be at home.
func (c *counter) landed() {
	c.target = none
	c.flags &^= returning
}

// alightingSide is the side whose air is asked where it lands: the phasing side first.
func (p *Position) alightingSide() (side engine.Side) {
	for _, c := range p.counters {
		if c.alive() && c.has(returning) {
			if side = p.w.sideOf(c.nation); side == p.phasing() {
				return side
			}
		}
	}
	return side
}

// asksLanding tells whether it is due, within nothing else: of air that could still be used where it is, of all that has flown when the
// phase's missions are over, and in redeployment, where nothing is flown after air transports.
func (p *Position) asksLanding() bool {
	return p.n == 0 && slices.ContainsFunc(p.counters, func(c counter) bool {
		return c.has(returning) && c.alive() && (!c.has(inverted) || p.step.row().lands || p.phase == phaseRedeployment)
	})
}

// openAlight comes before everything else.
func (p *Position) openAlight() { p.after, p.step = p.step, stepAlight }

// settleAlight goes on when everybody is down: who has no base but its own is asked nothing. Who comes back to a base lost meanwhile
// is displaced (18.25).
func (t *turnover) settleAlight() bool {
	p := t.p
	for side := p.alightingSide(); side != engine.NoSide; side = p.alightingSide() {
		q := p.singly()
		may := make([]bool, len(p.counters))
		for i := range q.landings(q.load()) {
			may[i] = true
		}
		for i, c := range p.counters {
			if c.has(returning) && !may[i] && p.w.sideOf(c.nation) == side {
				p.counters[i].landed()
			}
		}
		if p.alightingSide() == side {
			return false
		}
	}
	return true
}

// alight brings a counter down at a base that is not its own: inverted at once (18.46).
func (t *turnover) alight(c engine.Command) {
	i := c.A.Index()
	from := sp(int(t.p.counters[i].target))
	t.p.counters[i].base = int16(c.B.Index())
	t.grounded(i)
	t.p.counters[i].flags &^= returning | homeless
	t.move("18.46", "awaw.landed", c.A, from, c.B)
}

// landHome leaves a side's air at its own bases.
func (t *turnover) landHome(side engine.Side) {
	for i, c := range t.p.counters {
		if c.has(returning) && t.p.w.sideOf(c.nation) == side {
			t.p.counters[i].landed()
		}
	}
}
