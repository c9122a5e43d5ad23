// The end of an announcement: whoever flies off a hidden deck is seen, and where to (18.521, 17.3123).

package awaw

import "awaw/engine"

// tellers tell in the words of a mission that is put together that a counter is sent out on it.
var tellers = map[task]func(*turnover, int){
	taskCounterair: (*turnover).tellsCounterair,
	taskPort:       (*turnover).tellsPortStrike,
	taskSupport:    (*turnover).tellsSupport,
	taskMeet:       (*turnover).tellsMeeting,
}

// unseenFliers lists the counters off hidden decks that are sent out in the announcement at hand: against one space, or none for all.
func (p *Position) unseenFliers(at int) (out []int) {
	if !p.withheld() {
		return nil
	}
	for i, c := range p.counters {
		if c.has(flying) && tellers[c.task] != nil && p.hiddenAir(i) > 0 && (at == none || int(c.target) == at) {
			out = append(out, i)
		}
	}
	return out
}

// give gives the announcement that was put together: all of it, or what is sent against one space.
func (t *turnover) give(at int) {
	for _, i := range t.p.unseenFliers(at) {
		c := t.p.counters[i]
		t.showDeck(c)
		tellers[c.task](t, i)
		t.ev[len(t.ev)-1].Audience = engine.Only(t.p.other(t.p.w.sideOf(c.nation)))
	}
}

// shownByGiving is a task force that is shown once the announcement is given; NoRef for none.
func (p *Position) shownByGiving(at int) engine.Ref {
	if fly := p.unseenFliers(at); len(fly) > 0 {
		return tf(int(p.ships[p.counters[fly[0]].aboard()].force) - 1)
	}
	return engine.NoRef
}
