// Strategic warfare (17.5, 17.7, 17.8, 18.49, 18.57, 18.73A, 19.31D, 19.62, 26): what it is fought with and over, and
// strategic.toml. Raids are announced in strategic_raids.go, opposed in strategic_defence.go, fought in strategic_fight.go, and
// bomb in strategic_bombing.go; where bombers and interceptors are based is strategic_boxes.go.
//
// Left out, for want of numbers nobody has made public: markers on bombed areas, firestorms, atomic weapons, rockets proper,
// and what a bombed shipyard or oil plant does beyond the BRPs its owner loses.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

const strategicFile = "awaw/strategic.toml"

// bombingColumns are the results of two dice the bombing table has a column for.
const (
	firstBombingRoll = 2
	bombingColumns   = 11
)

// strategic tells whether a scenario has anything to bomb; without, none of the steps of strategic warfare is asked for.
func (w *world) strategic() bool { return len(w.works) > 0 }

// worksAt is the number of the target at a space, -1 if there is none.
func (w *world) worksAt(space int) int {
	return slices.IndexFunc(w.works, func(x works) bool { return int(x.space) == space })
}

// standing is how many points of a target can still be bombed.
func (p *Position) standing(k int) int {
	if len(p.damage) == 0 {
		return int(p.w.works[k].points)
	}
	return int(p.w.works[k].points - p.damage[k])
}

// raidOn is the number of the raid on a target, -1 if there is none.
func (p *Position) raidOn(target int) int {
	return slices.IndexFunc(p.raids, func(r raid) bool { return int(r.target) == target })
}

// radarOf is how many radar results a nation has (19.31D).
func (p *Position) radarOf(n units.Nation) int { return p.w.nations[n].res.Radar }

// airRangeOf is how many Air Range results a nation has (18.49).
func (p *Position) airRangeOf(n units.Nation) int { return p.w.nations[n].res.AirRange }

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

// raidsOver lets those who raided come home; then the combat phase ends.
func (t *turnover) raidsOver() {
	t.p.raids = nil
	t.p.wave = waveRaided
	t.p.step = stepReturn
}

// nothingToRaid and nothingToOppose tell whether a step of strategic warfare has nothing to choose but its end.
func (p *Position) nothingToRaid() bool {
	q := p.clone()
	for i := range q.counters { // army air that is too little alone may be merged before it raids
		q.counters[i].size = max(q.counters[i].size, uint8(min(p.w.strategy.Share, int(q.counters[i].size)*counterLimit)))
	}
	return len(p.raids) == 0 && len(q.legalRaids(nil)) == 0 && len(p.legalLaunches(nil)) == 0
}

func (p *Position) nothingToOppose() bool {
	return len(p.legalOpposes(nil)) == 0 && !slices.ContainsFunc(p.counters, func(c counter) bool { return c.onTask(taskOppose) })
}
