// 17.9: counters are broken into smaller ones and merged again, at any time.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// regroups tells whether the present step is one in which the side asked may break and merge counters. Rules allow it
// at any time; it matters only where counters are being chosen, so it is offered there.
func (p *Position) regroups() bool {
	return p.now(VerbBreak) && (p.fight() == nil || p.fight().stage == fightPress || p.fight().kind == airCounterair)
}

// mayRegroup tells whether a counter is one the side asked may now break or merge.
func (p *Position) mayRegroup(i int) bool {
	c := p.counters[i]
	return p.w.sideOf(c.nation) == p.asked() && p.regroupable(c) && !p.laden(i) && !p.tasked(i)
}

// regroupable tells the same of a counter known to belong to the side asked.
func (p *Position) regroupable(c counter) bool {
	if !c.alive() || !c.based() || c.has(homeless) || p.alighting() && !c.has(returning) {
		return false
	}
	if c.onTask(taskSea) {
		return false // what is committed in naval combat stays whole
	}
	if p.sortie() != nil && c.onTask(taskCarry) {
		return false // the activity names the counter that flies it
	}
	if p.fight() == nil {
		return p.sortie() == nil || p.sortie().stage != sortieStrike || c.onTask(taskBar)
	}
	if p.fight().stage == fightPress {
		return !c.has(flying) // reinforcements are drawn from units not committed
	}
	return c.base == p.fight().space
}

// laden tells whether a counter is an air transport with units loaded: it stays whole until it has flown.
func (p *Position) laden(i int) bool {
	return p.counters[i].kind == units.Transport && slices.ContainsFunc(p.troops, func(g troop) bool { return g.alive() && int(g.carrier) == i })
}

func (p *Position) breakRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || c.B != 0 || c.C != 0 {
		return "17.91", "awaw.no.such"
	}
	if !p.regroups() || !p.mayRegroup(c.A.Index()) {
		return "17.91", "awaw.no.break.now"
	}
	if c.N < 1 || int(c.N) > int(p.counters[c.A.Index()].size)/2 {
		return "17.91", "awaw.no.break.size"
	}
	if p.broken() {
		return "17.91", "awaw.no.break.more"
	}
	return "", ""
}

// mostCounters is how many counters there may have been in a game before none is broken any more (house): numbers are never used
// again, and breaking and merging without end would fill every memory.
const mostCounters = 8192

// broken tells whether so many counters have been broken off that no more may be.
func (p *Position) broken() bool { return len(p.counters) >= mostCounters }

func (p *Position) joinRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || !p.counterOK(c.B) || c.A >= c.B || c.C != 0 || c.N != 0 {
		return "17.91", "awaw.no.such"
	}
	a, b := c.A.Index(), c.B.Index()
	if !p.regroups() || !p.mayRegroup(a) || !p.mayRegroup(b) {
		return "17.91", "awaw.no.break.now"
	}
	if !p.counters[a].joins(p.counters[b]) {
		return "17.91", "awaw.no.join"
	}
	return "", ""
}

// mine lists the counters of the side asked that may be broken and merged now.
func (l *listing) mine() []int32 {
	if l.parted || !l.regroups() {
		return l.parts
	}
	l.parted = true
	for i, c := range l.air() {
		if l.w.sideOf(c.nation) == l.side && l.regroupable(c) && !l.laden(i) && !l.tasked(i) {
			l.parts = append(l.parts, int32(i))
		}
	}
	return l.parts
}

func (l *listing) breaks(buf []engine.Command) []engine.Command {
	if l.broken() {
		return buf
	}
	for _, i := range l.mine() {
		for n := int16(1); n <= int16(l.counters[i].size)/2; n++ {
			buf = append(buf, engine.Command{Side: l.side, Verb: VerbBreak, A: ct(int(i)), N: n})
		}
	}
	return buf
}

func (l *listing) joins(buf []engine.Command) []engine.Command {
	mine := l.mine()
	for k, i := range mine {
		for _, j := range mine[k+1:] {
			if l.counters[i].base == l.counters[j].base && l.counters[i].joins(l.counters[j]) {
				buf = append(buf, engine.Command{Side: l.side, Verb: VerbJoin, A: ct(int(i)), B: ct(int(j))})
			}
		}
	}
	return buf
}

// tellRegroup marks what only sorts counters.
func (p *Position) tellRegroup(_ engine.Command, l *engine.Label) { l.Sorts = true }

// sorts tells whether a verb only sorts counters and brings nobody nearer to anything.
func sorts(v engine.Verb) bool { return v == VerbBreak || v == VerbJoin }

// split takes n units off counter i into a new counter in the same state and gives its index.
func (t *turnover) split(i, n int) int {
	p := t.p
	part := p.counters[i]
	part.size, part.parent = uint8(n), int16(i)
	p.counters[i].size -= uint8(n)
	j := p.enlist(part)
	if p.fight() != nil {
		t.fight().split(i, j, n, p.fight().scale(part.kind))
	}
	if p.sea() != nil {
		t.seas().split(i, j)
	}
	return j
}

func (t *turnover) breakUp(c engine.Command) {
	j := t.split(c.A.Index(), int(c.N))
	t.sayOfDeck(c.A.Index(), "17.91", "awaw.broken", int(c.N), c.A, ct(j))
}

func (t *turnover) join(c engine.Command) {
	p := t.p
	a, b := c.A.Index(), c.B.Index()
	p.counters[a].size += p.counters[b].size
	if p.fight() != nil {
		t.fight().merge(a, b)
	}
	p.remove(b)
	t.sayOfDeck(a, "17.91", "awaw.joined", c.B, c.A)
}

// remove takes a counter off the board for good; its index is never used again.
func (p *Position) remove(i int) {
	p.counters[i].size = 0
	p.counters[i].base, p.counters[i].target = none, none
	p.counters[i].flags = 0
}

// tidy merges what the opponent may ask to be merged at the end of a player turn (17.93), and tells it.
func (t *turnover) tidy() {
	p := t.p
	for i := range p.counters {
		if !p.counters[i].alive() || p.w.sideOf(p.counters[i].nation) != p.phasing() {
			continue
		}
		merged := 1
		for j := i + 1; j < len(p.counters); j++ {
			if p.counters[j].alive() && p.counters[i].alike(p.counters[j]) && int(p.counters[i].size)+int(p.counters[j].size) <= counterMax(p.counters[i].kind) {
				p.counters[i].size += p.counters[j].size
				p.remove(j)
				merged++
			}
		}
		if merged > 1 {
			t.sayOfDeck(i, "17.93", "awaw.tidied", merged, ct(i))
		}
	}
}

// joins tells whether two counters may become one.
func (c counter) joins(d counter) bool { return c.alike(d) && int(c.size)+int(d.size) <= counterLimit }

// counterLimit is the largest counter there may be, in factors or naval air squadrons.
const counterLimit = 60

// counterMax is the largest counter the game merges to by itself: what one facility bases.
func counterMax(kind units.Type) int {
	if kind == units.NAS {
		return 15
	}
	return 5
}
