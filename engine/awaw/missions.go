// Commands on and over the ground: which rule refuses each, which part carries it out, and what a step offers.

package awaw

import (
	"awaw/engine"
)

// displacing tells whether units without a base, or too many at one, come before anything else.
func (p *Position) displacing() bool { return p.step == stepDisplace || p.step == stepExcess }

// groundRefusal gives the paragraph and the reason that forbid a command on or over the ground; none if it is legal.
func (p *Position) groundRefusal(c engine.Command) (engine.Cite, string) {
	if p.displacing() {
		return "18.25", "awaw.no.done"
	}
	switch c.Verb {
	case VerbSupport:
		return p.supportRefusal(c)
	case VerbDefend:
		return p.defendRefusal(c)
	case VerbMeet:
		return p.meetRefusal(c)
	case VerbMarch:
		return p.marchRefusal(c)
	case VerbOverrun:
		return p.overrunRefusal(c)
	case VerbAssign:
		return p.assignRefusal(c)
	case VerbAssault:
		return p.assaultRefusal(c)
	case VerbAbandon:
		return p.abandonRefusal(c)
	case VerbHold:
		return p.holdRefusal(c)
	case VerbLose:
		return p.loseRefusal(c)
	case VerbVerdict:
		return p.verdictRefusal(c)
	case VerbAdvance:
		return p.advanceRefusal(c)
	case VerbLoad:
		return p.loadRefusal(c)
	case VerbDepart:
		return p.departRefusal(c)
	}
	return p.spareRefusal(c)
}

// onGround carries out a legal command on or over the ground.
func (t *turnover) onGround(c engine.Command) error {
	switch c.Verb {
	case VerbSupport:
		t.support(c)
	case VerbDefend:
		t.defend(c)
	case VerbMeet:
		t.meet(c)
	case VerbMarch:
		t.march(c)
	case VerbOverrun, VerbAssign:
		t.enlist(c)
	case VerbAssault:
		t.assault(c)
	case VerbAbandon:
		t.abandon(c)
	case VerbHold:
		t.hold(c)
	case VerbLose:
		t.lose(c)
	case VerbVerdict:
		if t.p.bombing != nil {
			t.bombed(int(c.N))
			return nil
		}
		t.verdict(c)
	case VerbAdvance:
		t.advance(c)
	case VerbLoad:
		t.load(c)
	case VerbDepart:
		t.depart(c)
	case VerbSpare:
		t.spare(c)
	}
	return nil
}

// legalInBattle lists what a ground battle asks for.
func (p *Position) legalInBattle(side engine.Side, buf []engine.Command) []engine.Command {
	one := func(v engine.Verb, n int16) { buf = append(buf, engine.Command{Side: side, Verb: v, N: n}) }
	b := p.battle
	switch b.stage {
	case battleDefer:
		buf = p.legalDefends(buf)
		buf = p.legalRegroups(buf)
		one(VerbDone, 0)
	case battleMeet:
		buf = p.legalMeets(b.list(), buf)
		buf = p.legalRegroups(buf)
		one(VerbDone, 0)
	case battleUse:
		buf = p.legalHolds(buf)
		buf = p.legalRegroups(buf)
		if !p.overSupported() {
			one(VerbDone, 0)
		}
	case battleRoll:
		if p.w.opt.askGround {
			for v := verdictAttacker; v <= verdictEliminated; v++ {
				one(VerbVerdict, int16(v))
			}
		} else {
			one(VerbRoll, 0)
		}
	case battleToll:
		buf = p.legalTolls(buf)
	case battleAgain:
		one(VerbPress, 0)
		one(VerbStop, 0)
	case battleAdvance:
		buf = p.legalAdvances(buf)
		one(VerbDone, 0)
	}
	return buf
}

// legalOnGround lists what the steps of the ground war offer.
func (p *Position) legalOnGround(side engine.Side, buf []engine.Command) []engine.Command {
	switch p.step {
	case stepFeed:
		buf = p.legalLoads(buf)
	case stepMarch:
		buf = p.legalLoads(buf)
		buf = p.legalMarches(buf)
		buf = p.legalOverruns(buf)
		buf = p.legalSupports(buf)
		buf = p.legalAssaults(buf)
	case stepSupport:
		buf = p.legalSupports(buf)
	case stepDefend:
		buf = p.legalDefends(buf)
	case stepMeet:
		buf = p.legalMeets(p.defendedHexes(), buf)
	case stepDrop:
		buf = p.legalLoads(buf)
	case stepAssault:
		buf = p.legalAssigns(buf)
		buf = p.legalAssaults(buf)
		buf = p.legalAbandons(buf)
	case stepBreakout:
		buf = p.legalMarches(buf)
	}
	buf = p.legalRegroups(buf)
	if _, why := p.stepDoneRefusal(); why == "" {
		buf = append(buf, engine.Command{Side: side, Verb: VerbDone})
	}
	return buf
}

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
	if p.sortie != nil {
		return "", ""
	}
	switch p.battle.stage {
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
	if t.p.sortie != nil {
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

// rollRefusal tells why a die may not be rolled outside a fight in the air.
func (p *Position) rollRefusal(plain bool) (engine.Cite, string) {
	switch {
	case p.displacing():
		return "18.25", "awaw.no.roll"
	case p.sortie != nil && p.sortie.stage != sortieStrike, p.sortie == nil && (p.battle.stage != battleRoll || p.w.opt.askGround):
		return "15", "awaw.no.roll"
	case !plain:
		return "15", "awaw.no.such"
	}
	return "", ""
}

// rollNested rolls for a ground battle, or for the attack on a transport.
func (t *turnover) rollNested() error {
	if t.p.bombing != nil {
		return t.rollBombing()
	}
	if t.p.sortie != nil {
		return t.strike()
	}
	return t.rollBattle()
}

// againRefusal tells why a ground battle may not go on or be broken off now.
func (p *Position) againRefusal(plain bool) (engine.Cite, string) {
	switch {
	case p.sortie != nil || p.displacing() || p.battle.stage != battleAgain:
		return "15", "awaw.no.press"
	case !plain:
		return "15", "awaw.no.such"
	}
	return "", ""
}

// verdictRefusal tells why no result may be typed in now.
func (p *Position) verdictRefusal(c engine.Command) (engine.Cite, string) {
	if p.bombing != nil {
		return p.bombingRefusal(c)
	}
	if p.seaTyped() {
		return p.typedRefusal(c)
	}
	switch {
	case p.fight != nil || p.sortie != nil || p.battle == nil || p.battle.stage != battleRoll || !p.w.opt.askGround:
		return "15", "awaw.no.verdict"
	case c.A != 0 || c.B != 0 || c.C != 0 || c.N < int16(verdictAttacker) || c.N > int16(verdictEliminated):
		return "15", "awaw.no.such"
	}
	return "", ""
}
