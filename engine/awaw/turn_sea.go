// The step in which task forces sail: what it offers, and what a player turn does with them before and after.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
)

// sailed tells whether there are task forces in the scenario at all.
func (p *Position) sailed() bool { return len(p.forces) > 0 }

// hasForces tells whether a side has a task force on the map. Everybody sees that.
func (p *Position) hasForces(side engine.Side) bool {
	return slices.ContainsFunc(p.forces, func(m taskForce) bool { return m.side == side && m.space >= 0 })
}

// openSea starts a player turn at sea: what the last one left on task forces of either side ends, and the ships of the side whose
// turn it is are turned up (18.71).
func (t *turnover) openSea() {
	t.p.seaCount = 0
	t.reload()
	for i, m := range t.p.forces {
		if m.space >= 0 {
			x := t.force(i)
			x.run = 0
			x.flags &^= forceTurnFlags
		}
	}
	for i, s := range t.p.ships {
		if s.has(shipFormed) && t.p.w.sideOf(s.nation) == t.p.phasing() {
			t.ship(i).flags &^= shipFormed
		}
		if s.alive() && s.has(shipUsed) && t.p.w.sideOf(s.nation) == t.p.phasing() && t.p.supplyOf(int(s.space)) == supplyFull {
			t.turnCarrier(i, false)
		}
	}
}

// openHunt begins the search for ships in the combat phase: who fought in the movement phase may be sought again (18.42B).
func (t *turnover) openHunt() {
	t.p.step = stepHunt
	for i, m := range t.p.forces {
		if m.has(forceFought) {
			t.force(i).flags &^= forceFought
		}
	}
}

// sailed goes on with the phase on the ground, if there is any.
func (t *turnover) sailed() {
	if !t.p.warred() {
		t.endPhase()
		return
	}
	t.openGround()
}

// hunted does the same in the combat phase.
func (t *turnover) hunted() {
	if !t.p.warred() {
		t.endPhase()
		return
	}
	t.p.step = stepSupport
}

// nothingToSail and nothingToHunt tell whether a step at sea has nothing to choose but its end.
func (p *Position) nothingToSail() bool {
	return !p.hasForces(p.phasing()) && len(p.legalDives(p.legalHunts(nil))) == 0
}

func (p *Position) nothingToHunt() bool {
	return len(p.legalDives(p.legalHunts(nil))) == 0 && !p.mayHidePatrol(p.quarry)
}

// sailEndRefusal tells why the step of sailing may not end yet: an attack has been announced and not carried out (18.511C), or
// carriers want crews (17.355).
func (p *Position) sailEndRefusal() (engine.Cite, string) {
	if len(p.announcedBases()) > 0 {
		return "18.511C", "awaw.no.done.patrol"
	}
	return p.crewsRefusal()
}

// strikeConditions is what chapter 19 needs to know of a strike that meets defenders at sea.
func (p *Position) strikeConditions(f *fight) aircombat.Conditions {
	over := make([]int, 0, len(f.force[defender]))
	for _, m := range f.force[defender] {
		over = append(over, int(m.c))
	}
	c := p.coverOver(over, p.surpriseOf(p.strike().side))
	c.Squadrons = f.squadrons
	return c
}

// fireRows puts the ships' fire where a fight shows its rows: only one side throws dice.
func (p *Position) fireRows(f *fight) {
	f.ledgers[attacker], f.ledgers[defender] = engine.Ledger{}, p.w.naval.DefenseModifiers(p.surpriseOf(p.strike().side))
	f.net = int8(f.ledgers[defender].Net())
	f.rows[attacker], f.rows[defender] = 0, uint16(p.w.naval.AirDefense(p.hulls(p.struckShips())))
}

// carrierStrike tells whether a counterair is a patrol's: it has one round from each hex (19.12). What is announced as a mission of
// its own goes on as others do (18.52).
func (p *Position) carrierStrike(f *fight) bool { return f.kind == airCounterair && p.sailing() }

// afterBaseFight follows a counterair: carrier air that rose from the port is ashore, patrols go back to their decks, and those who
// came for the ships go in.
func (t *turnover) afterBaseFight(space int) {
	p := t.p
	if len(p.ships) == 0 {
		return
	}
	t.offDecks(space)
	for i, c := range p.counters {
		if p.sailing() && c.onTask(taskCounterair) && int(c.target) == space && c.deck > 0 {
			t.deckReturn(i)
		}
	}
	if slices.ContainsFunc(p.counters, func(c counter) bool { return c.onTask(taskPort) && int(c.target) == space }) {
		t.openPortStrike(space)
	}
}

// announcedBases lists the bases that patrols have announced attacks on, ascending.
func (p *Position) announcedBases() []int16 {
	var out []int16
	for _, c := range p.counters {
		if c.onTask(taskCounterair) || c.onTask(taskPort) {
			out = append(out, c.target)
		}
	}
	return sorted(out)
}
