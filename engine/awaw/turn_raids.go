// Strategic warfare at the end of the combat phase (18.512F, 26): when its steps begin, what follows each, and when there is nothing to
// choose in them.

package awaw

import (
	"slices"

	"awaw/engine"
)

// opensRaids begins strategic warfare where the rest of a combat phase is over; false if there is none, or it has been.
func (t *turnover) opensRaids() bool {
	p := t.p
	if p.phase != phaseCombat || !p.w.strategic() || p.wave == waveRaided {
		if p.phase == phaseCombat && p.wave == waveRaided {
			p.wave = waveRegular
		}
		return false
	}
	p.step = stepRaid
	t.say(engine.EventPhase, "18.512F", "awaw.step.opens.raid", p.phasing())
	return true
}

// raidsAnnounced asks who meets the raids, if there are any.
func (t *turnover) raidsAnnounced() {
	p := t.p
	if len(p.raids) == 0 {
		t.raidsOver()
		return
	}
	p.step = stepOppose
	t.say(engine.EventPhase, "26", "awaw.step.opens.oppose", p.defending())
}

// raidsMet lets the raids be flown.
func (t *turnover) raidsMet() {
	p := t.p
	p.targets = nil
	for _, r := range p.raids {
		p.targets = append(p.targets, r.target)
	}
	slices.Sort(p.targets)
	p.step = stepBomb
}

// raidsOver lets those who raided come home; then the combat phase ends.
func (t *turnover) raidsOver() {
	t.p.raids = nil
	t.p.wave = waveRaided
	t.openReturn()
}

// nothingToRaid and nothingToOppose tell whether a step of strategic warfare has nothing to choose but its end.
func (p *Position) nothingToRaid() bool {
	q := p.clone()
	for i := range q.counters { // army air that is too little alone may be merged before it raids
		q.counters[i].size = max(q.counters[i].size, uint8(min(p.w.strategy.Share, int(q.counters[i].size)*counterLimit)))
	}
	return len(p.raids) == 0 && noneOf(q.raidsOf) && len(p.legalLaunches(nil)) == 0
}

func (p *Position) nothingToOppose() bool {
	return len(p.legalOpposes(nil)) == 0 && !slices.ContainsFunc(p.counters, func(c counter) bool { return c.onTask(taskOppose) })
}
