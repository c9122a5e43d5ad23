// The player turn: one command applied, then whatever follows of itself, until somebody is asked again.

package awaw

import (
	"slices"

	"awaw/engine"
)

// begin is the first position: the first player turn opened.
func (p *Position) begin() *Position {
	t := &turnover{p: p}
	if p.w.traces() && p.warred() {
		for i := range p.w.sides { // what is out of supply is so from the first moment
			t.traceSide(engine.Side(i + 1))
		}
	}
	t.openTurn()
	t.openSurprise()
	t.settle()
	return t.p
}

// openStaging begins the movement phase: airbases and staging (18.142, 18.21).
func (t *turnover) openStaging() { t.p.step = stepStage }

// openReturn lets those who flew land (18.46).
func (t *turnover) openReturn() { t.p.step = stepReturn }

// announcing tells whether the step in which missions are announced in a phase has not ended.
func (p *Position) announcing() bool { return p.phase == phaseMovement && p.step <= stepAnnounce }

// beforeCombat tells whether nothing has been announced yet in the combat phase.
func (p *Position) beforeCombat() bool {
	return rank(p.phase, p.step) < rank(phaseCombat, stepAnnounce)
}

// openTurn starts a player turn: reinforcements, BRPs, uninversion (18.71).
func (t *turnover) openTurn() {
	p := t.p
	p.phase = phaseMovement
	t.openStaging()
	p.shifts = 0
	p.placings = make([]uint8, len(p.w.nations))
	t.say(engine.EventPhase, "18", "awaw.turn.opens", p.phasing(), int(p.turn))
	t.openSea()
	t.activations()
	t.income()
	t.budgets()
	t.repairs()
	t.reinforcements()
	t.musterTroops()
	t.uninvert(false)
}

// announced follows the announcing of counterairs: the bases are listed against which something has been sent.
func (t *turnover) announced() {
	t.gatherTargets()
	t.p.step = stepResolve
}

// announcedFights lists the spaces with a fight announced and not yet taken up.
func (p *Position) announcedFights() []int16 { return p.targets }

// afterRedeployment lets those land that redeployed by air transport, and ends the phase.
func (t *turnover) afterRedeployment() {
	t.unload()
	if t.p.airborne() {
		t.openReturn()
		return
	}
	t.endPhase()
}

// gatherTargets lists the bases against which units have been announced.
func (t *turnover) gatherTargets() {
	p := t.p
	p.targets = nil
	for _, c := range p.counters {
		if (c.onTask(taskCounterair) || c.onTask(taskPort)) && !slices.Contains(p.targets, c.target) {
			p.targets = append(p.targets, c.target)
		}
	}
	slices.Sort(p.targets)
}

// endPhase clears what lasts for a phase and opens the next.
func (t *turnover) endPhase() {
	if t.opensRaids() {
		return
	}
	p := t.p
	if p.phase <= phaseCombat && p.w.traces() {
		t.uninvert(false)
	}
	for i := range p.counters {
		p.counters[i].flags &^= phaseFlags
	}
	if len(p.airbases) != 0 {
		p.airbases = slices.Clone(p.airbases)
		for i := range p.airbases {
			p.airbases[i].placed = false
		}
	}
	p.struck, p.targets, p.taken = nil, nil, nil
	t.groundPhaseEnds()
	p.phase++
	switch p.phase {
	case phaseCombat:
		p.step = stepAnnounce
		t.say(engine.EventPhase, "18.512", "awaw.phase.opens.combat", p.phasing())
	case phaseConstruction:
		p.step = stepBuild
		t.growKamikazes()
		t.say(engine.EventPhase, "27", "awaw.phase.opens.construction", p.phasing())
	case phaseRedeployment:
		t.settleAshore()
		p.step = stepRedeploy
		t.say(engine.EventPhase, "18.513", "awaw.phase.opens.redeployment", p.phasing())
	case phaseEnd:
		t.endTurn()
	}
}

// endTurn closes a player turn: captures the scenario fixes, points, uninversion (18.72B), and the next side.
func (t *turnover) endTurn() {
	p := t.p
	t.starve()
	t.seaInverts()
	t.uninvert(true)
	for i := range p.counters {
		p.counters[i].flags &^= turnFlags
	}
	t.tidy()
	t.objectives()
	t.captures()
	t.relations()
	t.settled()
	if p.homing() {
		return // settle comes back to passTurn when all have a base
	}
	t.passTurn()
}

func (t *turnover) passTurn() {
	p := t.p
	p.half++
	if int(p.half) == len(p.w.sides) {
		p.half = 0
		p.turn++
	}
	if int(p.turn) > p.w.sc.Scenario.Turns {
		t.decide()
		return
	}
	t.openTurn()
}

// nothingToAnnounce and the like tell whether a step has nothing to choose but its end.
func (p *Position) nothingToAnnounce() bool {
	return !p.airborne() && len(p.legalFlights(nil)) == 0 && !p.mayHidePatrol(p.strafed)
}

func (p *Position) nothingToReturn() bool {
	if !p.airborne() {
		return true
	}
	l := p.counted()
	defer l.close(p.desk)
	return !p.singly().lands(l)
}

func (p *Position) nothingToBuild() bool {
	l := p.counted()
	defer l.close(p.desk)
	return len(p.legalBuilds(l, nil)) == 0 && p.idleKamikazes() && len(p.legalInvestments(nil)) == 0 && len(p.singly().legalStaging(l, nil)) == 0 && noneOf(p.airbasesTo)
}

func (p *Position) nothingToRedeploy() bool {
	l := p.counted()
	defer l.close(p.desk)
	return !p.singly().redeploys(l) && len(p.legalFronts(nil)) == 0 && !p.lifts() && noneOf(p.airbasesTo)
}

func (p *Position) announced() (n amount) {
	for _, c := range p.counters {
		if c.alive() && c.has(flying) {
			n.add(c.kind, int(c.size))
		}
	}
	return n
}

// settleHomeless goes on when everybody has a base: to what was interrupted, or at the end of a player turn to the next.
func (t *turnover) settleHomeless() bool {
	p := t.p
	t.settleDisplaced()
	if p.displacedSide() != engine.NoSide {
		return false
	}
	if p.phase != phaseEnd {
		p.step, p.after = p.after, stepStage
		return true
	}
	for i := range p.counters {
		p.counters[i].flags &^= turnFlags
	}
	t.passTurn()
	return true
}

// settleLanding goes on when everybody has said where his air lands. Who comes back to a base lost meanwhile is displaced (18.25).
func (t *turnover) settleLanding() bool {
	if !t.settleAlight() {
		return false
	}
	t.p.step, t.p.after = t.p.after, stepStage
	t.strandReturners()
	return true
}

// settleExcess goes on when no base holds too many.
func (t *turnover) settleExcess() bool {
	p := t.p
	if p.overfullBase() != none {
		return false
	}
	p.step = p.after
	p.step.row().next(t)
	return true
}
