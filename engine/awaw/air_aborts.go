// 19.42, 19.63, 18.5633: which units of a type abort, where they come from several bases and it makes a difference.

package awaw

import (
	"slices"

	"awaw/engine"
)

// interchangeable tells whether it makes no difference which of some members something falls on: all came from one base, and all or
// none of them from decks.
func (p *Position) interchangeable(f *fight, side int, list []int) bool {
	of := func(i int) likeness { return p.likenessOf(int(f.force[side][i].c)) }
	return !slices.ContainsFunc(list, func(i int) bool { return of(i) != of(list[0]) })
}

// likenessOf is what makes a difference between counters of one type in a fight: their base, and since owners are asked who aborts
// whether they are on deck there or ashore (17.3126C).
func (p *Position) likenessOf(i int) likeness {
	c := p.counters[i]
	x := likeness{int(c.base)}
	if p.w.asks[choiceAborted] && c.onDeck() {
		x[1] = 1
	}
	return x
}

// shareAborts lets the aborts of a round fall on a force, group by group. True when its owner is asked: where they change nothing, or
// fall on units that are alike, nobody is (18.522B, 18.564).
func (t *turnover) shareAborts(side int) (waiting bool) {
	f := t.fight()
	var parts []owed
	for g, l := range f.deals[side].Losses() {
		list := t.p.payers(f, side, uint8(g))
		if l.Aborted > 0 && t.p.w.asks[choiceAborted] && f.rules().turns[side] && !t.p.interchangeable(f, side, list) && !t.p.deaf(f, side, list) {
			parts = append(parts, owed{int16(g), int16(l.Aborted)})
			continue
		}
		left := l.Aborted
		for _, i := range list {
			m := &f.force[side][i]
			m.aborted = uint8(min(left, int(m.units)))
			left -= int(m.aborted)
		}
	}
	if len(parts) == 0 {
		return false
	}
	f.stage = fightPay
	t.choose(choiceAborted, f.sideOf(t.p, side), parts...)
	return true
}

// deaf tells whether aborts have no effect on a group: those that are inverted already stay where they are (19.64).
func (p *Position) deaf(f *fight, side int, list []int) bool {
	return side == defender && !slices.ContainsFunc(list, func(i int) bool { return !p.counters[f.force[side][i].c].has(inverted) })
}

// abortable lists what may be named to abort in a group: by the default those with the fewest units first.
func (p *Position) abortable(x owed) (out []offer) {
	f := p.fight()
	for _, i := range p.payers(f, int(f.whose), uint8(x.at)) {
		if m := f.force[f.whose][i]; m.units > m.aborted {
			out = append(out, offer{ref: ct(int(m.c)), most: int(m.units) - int(m.aborted), worth: 1, like: p.likenessOf(int(m.c))})
		}
	}
	return out
}

// abort lets units of a counter abort.
func (t *turnover) abort(_ owed, what engine.Ref, n int) {
	f := t.fight()
	side, i := f.find(what.Index())
	f.force[side][i].aborted += uint8(n)
}

// aborted goes on with a round whose aborts are named.
func (t *turnover) aborted() {
	f := t.fight()
	side := int(f.whose)
	t.sayLosses(side)
	t.paid(side)
}

// mayAskAborts tells whether a saved choice of aborts belongs to the fight it stands on.
func (p *Position) mayAskAborts(c *choice) bool {
	f := p.fight()
	return f != nil && f.stage == fightPay && len(f.due) == 0 && f.sideOf(p, int(f.whose)) == c.side &&
		!slices.ContainsFunc(c.owed, func(x owed) bool { return x.at < 0 || x.n < 1 })
}
