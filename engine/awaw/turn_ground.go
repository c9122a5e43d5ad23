// The player turn with a ground war in it (18.511-18.513): what follows the counterairs of each phase. A scenario without
// ground units passes through none of these steps.

package awaw

import (
	"awaw/engine"
	"iter"
)

// wave numbers of the combat phase.
const (
	waveRegular uint8 = iota
	waveExploitation
	waveHome   // ground combat is over: everybody flies home
	waveRaided // and so is strategic warfare
)

// afterReturn lands those who flew, and goes on.
func (t *turnover) afterReturn() {
	t.landRest()
	p := t.p
	switch {
	case p.phase == phaseMovement && p.wave != waveHome && p.meetsShips():
		p.step = stepSail
	case p.phase == phaseCombat && p.wave != waveHome && p.meetsShips():
		t.openHunt()
	case !p.warred() || p.wave >= waveHome || p.phase > phaseCombat:
		t.endPhase()
	case p.phase == phaseMovement:
		t.openGround()
	default:
		t.openSupport()
	}
}

// openSupport begins the ground war of the combat phase: who supports it is announced (18.55).
func (t *turnover) openSupport() { t.p.step = stepSupport }

// supported is the position as it would be where ground attacks are made, with the support sent so far, while support is announced.
func (p *Position) supported() (*Position, bool) {
	if p.step != stepSupport && p.step != stepDefend || p.stack.nested() {
		return nil, false
	}
	q := p.clone()
	q.step = stepAssault
	return q, true
}

// openGround begins the movement of the ground war: what is in supply is traced first.
func (t *turnover) openGround() {
	t.trace()
	t.p.step = stepFeed
}

// fed, marched and the like open what follows a step of the ground war.
func (t *turnover) fed() {
	t.unload()
	t.p.step = stepMarch
}

func (t *turnover) marched() {
	t.unload()
	t.unusedSupport()
	t.dismiss()
	t.sendHome()
	if t.p.airborne() || t.p.alightingSide() != engine.NoSide { // transports may end the phase at either end of their flight (18.46, 18.545)
		t.p.wave = waveHome
		t.openReturn()
		return
	}
	t.endPhase()
}

func (t *turnover) meetersSent() {
	t.gatherMeetings()
	t.p.step = stepClash
}

func (t *turnover) supportMet() {
	t.p.step = stepAssault
	if t.p.wave == waveRegular {
		t.p.step = stepDrop
	}
}

func (t *turnover) dropped() {
	t.unload()
	t.p.step = stepAssault
	t.turnBack()
}

func (t *turnover) assaulted() {
	t.dismiss()
	t.unusedSupport()
	t.afterWave()
}

// afterWave goes from regular combat to exploitation if armor has broken through, and home when all is fought.
func (t *turnover) afterWave() {
	p := t.p
	if p.wave == waveRegular {
		p.wave = waveExploitation
		broke := false
		for i, g := range p.troopsOf(p.phasing()) {
			x := t.troop(i)
			x.flags &^= troopMust
			x.spent = 0
			if g.has(troopBroke) {
				x.flags &^= troopFought
				broke = true
			}
		}
		if broke {
			p.step = stepBreakout
			t.say(engine.EventPhase, "18.512D", "awaw.step.opens.breakout", p.phasing())
			return
		}
	}
	p.wave = waveHome
	t.sendHome()
	t.openReturn()
}

// dismiss forgets attacks that were drafted and never announced.
func (t *turnover) dismiss() {
	t.p.joint = nil
	for i, g := range t.p.troops {
		if g.has(troopJoined) {
			x := t.troop(i)
			x.flags &^= troopJoined
			x.target = none
		}
	}
}

// unload takes back loads that never took off.
func (t *turnover) unload() {
	for i, g := range t.p.troops {
		if g.carried() {
			t.troop(i).carrier = none
		}
	}
}

// sendHome lands what has no more to do: interceptors of movement, the defender's support at the end of combat. Support
// that stopped an overrun stays over its hex for the combat phase (18.613).
func (t *turnover) sendHome() {
	p := t.p
	for i, c := range p.counters {
		if !c.alive() || !c.has(flying) {
			continue
		}
		switch {
		case p.phase == phaseMovement && (c.task == taskDefend || c.task == taskEscort) && !c.has(turned):
			p.counters[i].flags &^= spent
		case p.phase == phaseMovement && c.task != taskCarry && c.task != taskSupport || c.task == taskDefend || c.task == taskEscort:
			t.comesDown(i)
		}
	}
	t.strandReturners()
}

// strandReturners displaces air that comes back to a base lost while it was out (18.25).
func (t *turnover) strandReturners() {
	p := t.p
	for i, c := range p.counters {
		if c.alive() && !c.has(flying|homeless|returning) && c.based() && !c.onDeck() && !p.w.board.Space(int(c.base)).Box &&
			p.control[c.base] != p.w.sideOf(c.nation) {
			p.counters[i].flags |= homeless
		}
	}
}

// groundPhaseEnds clears what lasts for a phase, and displaces who came back to a lost base (18.25).
func (t *turnover) groundPhaseEnds() {
	p := t.p
	if !p.warred() {
		return
	}
	p.wave = waveRegular
	for i, s := range p.ships {
		if s.supports() || s.spent {
			x := t.ship(i)
			x.target, x.spent, x.counted = none, false, false
		}
	}
	clear := troopPhaseFlags
	if p.phase == phaseMovement {
		clear &^= troopMust
	}
	for i := range p.troops {
		g := t.troop(i)
		g.flags &^= clear
		g.spent = 0
		if p.phase == phaseRedeployment {
			g.flags &^= troopTurnFlags
		}
		if p.phase == phaseMovement && g.onBoard() && p.troopSide(i) == p.phasing() {
			g.flags &^= troopSailed
		}
		if !g.has(troopMust) {
			g.target = none
		}
	}
}

// onceFree makes a test for a step of the ground war whether nothing is left in it but its end: what forbids to end it comes first.
func onceFree(idle func(*Position) bool) func(*Position) bool {
	return func(p *Position) bool {
		_, why := p.step.row().ends(p)
		return why == "" && idle(p)
	}
}

// noneOf tells whether a list has no first entry.
func noneOf(list iter.Seq[engine.Command]) bool {
	for range list {
		return false
	}
	return true
}

func (p *Position) nothingToLift() bool { return !p.lifts() }

func (p *Position) nothingToMarch() bool {
	return len(p.assignedAnywhere()) == 0 && !p.marches() && noneOf(p.overrunsBy) && !p.lifts()
}

func (p *Position) nothingToSupport() bool {
	if p.onSupport() {
		return false
	}
	q := p.singly()
	return len(q.legalShipSupports(nil)) == 0 && noneOf(q.supportsByAir)
}

func (p *Position) nothingToDefend() bool { return noneOf(p.singly().defends) }

func (p *Position) nothingToMeet() bool { return len(p.meetsSupport()) == 0 && !p.meetersOut() }

func (p *Position) nothingToAssault() bool {
	return noneOf(p.assigns) && len(p.assignedAnywhere()) == 0 && len(p.legalAbandons(nil)) == 0
}

func (p *Position) nothingToExploit() bool { return !p.marches() }

func (p *Position) onSupport() bool {
	for _, c := range p.counters {
		if c.onTask(taskSupport) {
			return true
		}
	}
	return false
}

func (p *Position) meetersOut() bool {
	for _, c := range p.counters {
		if c.onTask(taskMeet) {
			return true
		}
	}
	return false
}

func (p *Position) assignedAnywhere() (out []int) {
	for i, g := range p.troops {
		if g.alive() && g.has(troopJoined) {
			out = append(out, i)
		}
	}
	return out
}
