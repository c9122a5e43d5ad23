// Missions that are put together and announced as one: off hidden decks nothing is seen of them before that (18.521, 17.3123).

package awaw

import "awaw/engine"

// withheld tells whether missions are put together now that nobody hears of before they are given: announced as a whole (18.521, 18.551,
// 18.561), or taken up one by one by patrols (18.511C).
func (p *Position) withheld() bool {
	return !p.stack.nested() && (p.w.showsLate && steps[p.step].announces || p.w.sendsLate && p.sailing())
}

// sent tells that a counter is sent out, in the words of its mission. What flies off a hidden deck its owner alone hears of until the
// announcement is given.
func (t *turnover) sent(i int, tells func(t *turnover, i int)) {
	if t.p.withheld() && t.p.hiddenAir(i) > 0 {
		tells(t, i)
		t.ev[len(t.ev)-1].Audience = engine.Only(t.p.w.sideOf(t.p.counters[i].nation))
		return
	}
	t.showDeck(t.p.counters[i])
	tells(t, i)
}

// tellsCounterair tells that a counter flies against a base.
func (t *turnover) tellsCounterair(i int) {
	t.say(engine.EventChoice, "18.521", "awaw.announced", ct(i), sp(int(t.p.counters[i].target)), sp(int(t.p.counters[i].base)))
}
