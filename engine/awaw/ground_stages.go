// Commands on and over the ground: which rule refuses each, which part carries it out, and what a step offers.

package awaw

import (
	"awaw/engine"
)

// displacing tells whether units without a base, or too many at one, come before anything else.
func (p *Position) displacing() bool { return p.step == stepDisplace || p.step == stepExcess }

// defendedHexes lists the hexes over which defensive air support stands that may be met, ascending.
func (p *Position) defendedHexes() []int16 {
	var out []int16
	for _, c := range p.counters {
		if c.onTask(taskDefend) && !c.has(turned) {
			out = append(out, c.target)
		}
	}
	return sorted(out)
}

// stepDoneRefusal tells why a step may not end yet: units that must attack have not (15), or an attack has been announced and
// not carried out (18.511C), or carriers want crews (17.355).
func (p *Position) stepDoneRefusal() (engine.Cite, string) {
	switch {
	case p.step == stepSail && len(p.announcedBases()) > 0:
		return "18.511C", "awaw.no.done.patrol"
	case p.step != stepAssault:
		return p.crewsRefusal()
	}
	for i, g := range p.troops {
		if g.alive() && p.troopSide(i) == p.phasing() && g.has(troopMust) && p.mustStillAttack(i) {
			return "15", "awaw.no.done.must"
		}
	}
	return "", ""
}

// mustStillAttack tells whether a unit bound to attack still can: its hex is held and it has not fought.
func (p *Position) mustStillAttack(i int) bool {
	g := p.troops[i]
	hex := int(g.target)
	if g.has(troopDropped) {
		hex = int(g.space)
	}
	return hex >= 0 && p.guarded(p.defending(), hex) && p.mayAttack(i, hex)
}

// doneNested tells why a battle or an air transport activity may not go on by saying that one is done.
func (p *Position) doneNested() (engine.Cite, string) {
	if p.sortie() != nil {
		return "", ""
	}
	switch p.battle().stage {
	case battleDefer, battleMeet, battleAdvance:
		return "", ""
	case battleUse:
		if p.overSupported() {
			return "18.614", "awaw.no.done.limit"
		}
		return "", ""
	}
	return "15", "awaw.no.done"
}

// nestedDone goes on with a battle or an air transport activity.
func (t *turnover) nestedDone() {
	if t.p.sortie() != nil {
		t.sortieDone()
		return
	}
	b := t.ground()
	switch b.stage {
	case battleDefer:
		for _, c := range t.p.counters {
			if c.has(late) {
				b.deferred = true
			}
		}
		if !b.deferred {
			t.use()
			return
		}
		b.stage = battleMeet
		if len(t.p.legalMeets(b.list(), nil)) == 0 {
			t.use()
		}
	case battleMeet:
		t.gatherMeetings()
		if len(t.p.targets) == 0 {
			t.use()
		}
	case battleUse:
		t.ready()
	case battleAdvance:
		t.endBattle()
	}
}

// gatherMeetings lists the hexes where interceptors have been sent.
func (t *turnover) gatherMeetings() {
	p := t.p
	p.targets = nil
	for _, c := range p.counters {
		if c.onTask(taskMeet) {
			p.targets = append(p.targets, c.target)
		}
	}
	p.targets = sorted(p.targets)
}
