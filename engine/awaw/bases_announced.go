// Missions that are put together and announced as one: off hidden decks nothing is seen of them before that (18.521, 17.3123).

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// withheld tells whether missions are put together now that nobody hears of before all of them are announced (18.521, 18.551, 18.561).
func (p *Position) withheld() bool {
	return p.w.showsLate && !p.stack.nested() && (p.step == stepAnnounce || p.step == stepSupport || p.step == stepMeet)
}

// sent says what a counter was sent for. What flies off a hidden deck its owner alone hears of until the announcement is given.
func (t *turnover) sent(i int) {
	if t.p.withheld() && t.p.hiddenAir(i) > 0 {
		t.sayMission(i)
		t.ev[len(t.ev)-1].Audience = engine.Only(t.p.w.sideOf(t.p.counters[i].nation))
		return
	}
	t.showDeck(t.p.counters[i])
	t.sayMission(i)
}

// sayMission says for what a counter is under way.
func (t *turnover) sayMission(i int) {
	c := t.p.counters[i]
	who, to := ct(i), sp(int(c.target))
	switch c.task {
	case taskPort:
		cite := engine.Cite("18.512B")
		if t.p.phase == phaseMovement {
			cite = "18.511C"
		}
		t.say(engine.EventChoice, cite, "awaw.strikes.port", who, to)
	case taskSupport:
		hex := int(c.target)
		t.say(engine.EventChoice, "18.551", "awaw.supports", who, to, t.p.limitedThirds(hex, nil)/units.PerFactor, t.p.supportLimit(hex))
	case taskMeet:
		t.say(engine.EventChoice, "18.561", "awaw.meets", who, to)
	default:
		t.say(engine.EventChoice, "18.521", "awaw.announced", who, to)
	}
}

// give gives the announcement that was put together: whoever flies off a hidden deck is seen, and where to.
func (t *turnover) give() {
	if !t.p.withheld() {
		return
	}
	for _, i := range t.p.unseenFliers() {
		owner := t.p.w.sideOf(t.p.counters[i].nation)
		t.showDeck(t.p.counters[i])
		t.sayMission(i)
		t.ev[len(t.ev)-1].Audience = engine.Only(t.p.other(owner))
	}
}

// unseenFliers lists the counters off hidden decks that are sent out in the announcement at hand.
func (p *Position) unseenFliers() (out []int) {
	for i, c := range p.counters {
		if c.has(flying) && p.hiddenAir(i) > 0 {
			out = append(out, i)
		}
	}
	return out
}
