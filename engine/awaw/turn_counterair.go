// A counterair taken up and over: what stands in its way, and what follows it at a base with ships (18.521, 18.512B).

package awaw

import (
	"slices"

	"awaw/engine"
)

// open takes up the counterair announced against a space.
func (t *turnover) open(space int) {
	p := t.p
	if i := slices.Index(p.targets, int16(space)); i != none { // a patrol's attack stands in no list
		p.targets = slices.Delete(cow(p.targets), i, i+1)
	}
	p.struck = append(cow(p.struck), int16(space))
	f := &fight{kind: airCounterair, space: int16(space)}
	t.unmask(space)
	if !slices.ContainsFunc(p.counters, func(c counter) bool { return c.onTask(taskCounterair) && int(c.target) == space }) {
		t.openPortStrike(space)
		return
	}
	f.muster(p, attacker, func(c counter) bool { return c.onTask(taskCounterair) && int(c.target) == space })
	f.muster(p, defender, func(c counter) bool {
		return c.alive() && int(c.base) == space && p.w.sideOf(c.nation) != p.phasing() && !c.has(flying)
	})
	t.say(engine.EventBattle, "18.521", "awaw.fight.begins", sp(space), p.sized(f, attacker), p.sized(f, defender), p.scaled(f))
	if len(f.force[defender]) == 0 {
		t.say(engine.EventBattle, "18.521D", "awaw.fight.empty", sp(space))
		t.over = append(t.over, engine.Ended{FightID: f.fightID(p), Sides: f.foes(p), How: engine.EndNobody})
		t.afterCounterair(f)
		return
	}
	t.enter(f)
}

// afterCounterair goes on to the attack on the ships of the base, the next fight, or to landing.
func (t *turnover) afterCounterair(frame) {
	t.afterBaseFight(int(t.p.struck[len(t.p.struck)-1]))
	if t.p.w.opt.returnAtOnce {
		t.landFrom(t.p.struck[len(t.p.struck)-1])
	}
}

// landFrom lands the attackers of one base at once, where the option of 18.524A says so.
func (t *turnover) landFrom(space int16) {
	for i, c := range t.p.counters {
		if c.alive() && c.has(flying) && c.target == space {
			t.grounded(i)
		}
	}
}

// afterBaseFight follows a counterair: carrier air that rose from the port is ashore, patrols go back to their decks, and those who
// came for the ships go in.
func (t *turnover) afterBaseFight(space int) {
	p := t.p
	if len(p.ships) == 0 {
		return
	}
	t.offDecks(space)
	for i, c := range p.counters {
		if p.sailing() && c.onTask(taskCounterair) && int(c.target) == space && c.onDeck() {
			t.deckReturn(i)
		}
	}
	if slices.ContainsFunc(p.counters, func(c counter) bool { return c.onTask(taskPort) && int(c.target) == space }) {
		t.openPortStrike(space)
	}
}
