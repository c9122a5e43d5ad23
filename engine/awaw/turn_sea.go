// The step in which task forces sail: what it offers, and what a player turn does with them before and after.

package awaw

import "awaw/engine"

// openSea starts a player turn at sea: what the last one left on task forces of either side ends, and the ships of the side whose
// turn it is are turned up (18.71).
func (t *turnover) openSea() {
	t.p.seaCount = 0
	t.reload()
	for i, m := range t.p.forces {
		if m.onBoard() {
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

// seeking tells whether ships are sought now, or have been found.
func (p *Position) seeking() bool { return p.step == stepHunt || p.sea() != nil }

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
	t.openSupport()
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
	if len(p.announcedBases()) != 0 {
		return "18.511C", "awaw.no.done.patrol"
	}
	return p.crewsRefusal()
}
