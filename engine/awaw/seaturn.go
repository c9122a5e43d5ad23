// The step in which task forces sail: what it offers, and what a player turn does with them before and after.

package awaw

import (
	"slices"

	"awaw/engine"
)

// nested tells whether a question within the step is open: a fight, a naval combat, an air transport, a ground battle.
func (p *Position) nested() bool {
	return p.fight != nil || p.sortie != nil || p.battle != nil || p.sea != nil
}

// sailed tells whether there are task forces in the scenario at all.
func (p *Position) sailed() bool { return len(p.forces) > 0 }

// hasForces tells whether a side has a task force on the map. Everybody sees that.
func (p *Position) hasForces(side engine.Side) bool {
	return slices.ContainsFunc(p.forces, func(m taskForce) bool { return m.side == side && m.space >= 0 })
}

// legalAtSea lists what the step of sailing offers.
func (p *Position) legalAtSea(side engine.Side, buf []engine.Command) []engine.Command {
	var l loads
	l.fill(p)
	buf = p.legalForms(buf)
	buf = p.legalTransfers(&l, buf)
	buf = p.legalSails(buf)
	return append(buf, engine.Command{Side: side, Verb: VerbDone})
}

// seaRefusal gives the paragraph and the reason that forbid a command of ships; none if it is legal.
func (p *Position) seaRefusal(c engine.Command) (engine.Cite, string) {
	if p.displacing() {
		return "18.25", "awaw.no.done"
	}
	switch c.Verb {
	case VerbForm:
		return p.formRefusal(c)
	case VerbBoard:
		return p.boardRefusal(c)
	case VerbAshore:
		return p.ashoreRefusal(c)
	}
	return p.sailRefusal(c)
}

// onSea carries out a legal command of ships.
func (t *turnover) onSea(c engine.Command) error {
	switch c.Verb {
	case VerbForm:
		t.form(c)
	case VerbBoard:
		t.board(c)
	case VerbAshore:
		t.ashore(c)
	case VerbSail:
		t.sail(c)
	}
	return nil
}

// openSea starts the player turn of a side's ships: they may sail again, and all of them are turned up (18.71).
func (t *turnover) openSea() {
	for i, m := range t.p.forces {
		if m.side == t.p.phasing() && m.space >= 0 {
			x := t.force(i)
			x.run = 0
			x.flags &^= forceTurnFlags
		}
	}
	for i, s := range t.p.ships {
		if s.alive() && s.has(shipUsed) && t.p.w.sideOf(s.nation) == t.p.phasing() {
			t.turnCarrier(i, false)
		}
	}
}

// afterSailing goes on with the movement phase on the ground, if there is any.
func (t *turnover) afterSailing() {
	if t.p.warred() {
		t.trace()
		t.p.step = stepFeed
		return
	}
	t.endPhase()
}
