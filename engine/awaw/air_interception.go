// 18.56 and 18.622: the rounds of an interception, and what it leaves: defensive air support met by the phasing side, or
// interceptors of transports met by those who guard them. Unlike a counterair nobody has a base to leave, and the phasing
// side may send more even when all it sent is lost.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// openMeeting takes up the interception of the defensive air support at a hex (18.5631).
func (t *turnover) openMeeting(space int) {
	p := t.p
	i := slices.Index(p.targets, int16(space))
	p.targets = slices.Delete(cow(p.targets), i, i+1)
	f := &fight{kind: airMeet, space: int16(space)}
	f.muster(p, attacker, func(c counter) bool { return c.onTask(taskMeet) && int(c.target) == space })
	f.muster(p, defender, func(c counter) bool {
		return (c.onTask(taskDefend) || c.onTask(taskEscort)) && p.freshAt(space, c) && int(c.target) == space && !c.has(turned)
	})
	if f.total(attacker) == 0 || f.total(defender) == 0 {
		t.groundAll(f.force[attacker])
		return
	}
	t.say(engine.EventBattle, "18.561", "awaw.meeting.begins", sp(space), p.sized(f, attacker), p.sized(f, defender), p.scaled(f))
	t.enter(f)
}

// freshAt tells whether support may be intercepted now: what a battle has deferred is met alone, apart from what came
// before it (18.619).
func (p *Position) freshAt(space int, c counter) bool {
	return p.battle() == nil || !p.battle().deferred || c.has(late)
}

// endMeeting follows a round of an interception (18.5631, 18.622).
func (t *turnover) endMeeting() {
	f := t.fight()
	switch {
	case f.kind == airStrike || f.total(defender) == 0:
		t.closeMeeting(false)
	default:
		f.stage = fightStay
	}
}

// stays keeps the defender in the fight: in a counterair at its base (18.522B), in an interception on its mission (18.5633).
func (t *turnover) stays(c engine.Command) {
	f := t.fight()
	if f.kind == airCounterair {
		t.say(engine.EventChoice, "18.522B", "awaw.stays", c.Side)
		f.stage = fightPress
		return
	}
	if f.kind == airMeet {
		t.say(engine.EventChoice, "18.5633", "awaw.goes.on", c.Side)
	} else {
		t.say(engine.EventChoice, "18.622", "awaw.presses", c.Side)
	}
	f.stage = fightPress
	if f.total(attacker) == 0 && len(t.p.legalReinforcements(nil)) == 0 {
		t.closeMeeting(false)
	}
}

// goHome takes the defending air home, all of it (18.5632); interceptors of transports only end the rounds (18.622).
func (t *turnover) goHome(c engine.Command) {
	if t.fight().kind == airMeet {
		t.say(engine.EventChoice, "18.5632", "awaw.goes.home", c.Side)
		t.closeMeeting(true)
		return
	}
	t.say(engine.EventChoice, "18.622", "awaw.rounds.over", c.Side)
	t.closeMeeting(false)
}

// closeMeeting ends an interception: who met the defenders lands inverted (18.564), defenders aborted in the last round
// give no support, the rest go on unless they have gone home.
func (t *turnover) closeMeeting(home bool) {
	f := t.fight()
	t.keepEnded()
	rolled := f.copy() // before squadrons are made factors again
	t.recombine()
	kind, space := f.kind, int(f.space)
	for _, m := range slices.Clone(f.force[defender]) {
		c := t.p.counters[m.c]
		if !c.alive() || f.kind == airStrike {
			continue
		}
		i := int(m.c)
		if n := int(m.aborted); n > 0 && n < int(c.size) {
			i = t.split(i, n)
		} else if n == 0 {
			continue
		}
		if kind == airMeet {
			t.grounded(i)
		} else {
			t.p.counters[i].flags |= turned
		}
	}
	if kind == airMeet && home {
		t.groundAll(t.fight().force[defender])
	}
	if kind != airStrike {
		t.groundAll(t.fight().force[attacker])
	}
	t.say(engine.EventBattle, "18.564", "awaw.meeting.ends", sp(space))
	t.bury()
	t.end(rolled)
}

// roundCite is the paragraph under which the attacker goes on or stops: of an interception of support, of a
// counter-interception, or of a counterair.
func (p *Position) roundCite() engine.Cite {
	switch {
	case p.fight() == nil || p.fight().kind == airCounterair:
		return "18.522B"
	case p.fight().kind == airMeet:
		return "18.5634"
	}
	return "18.622"
}

// groundAll lands every counter of a force, inverted.
func (t *turnover) groundAll(force []member) {
	for _, m := range force {
		if t.p.counters[m.c].alive() && t.p.counters[m.c].has(flying) {
			t.grounded(int(m.c))
		}
	}
}

// meeter tells why a counter of the phasing side may not intercept (18.561, 18.472).
func (p *Position) meeter(c counter, op units.Operation) (engine.Cite, string) {
	switch {
	case !c.alive() || p.w.sideOf(c.nation) != p.phasing():
		return "18.561", "awaw.no.own"
	case c.has(flying):
		return "18.41", "awaw.no.fly.twice"
	case c.has(inverted):
		return "18.561", "awaw.no.fly.inverted"
	case p.phase != phaseRedeployment && !p.w.offensive(p.phasing(), int(p.turn)):
		return "18.45", "awaw.no.fly.option"
	}
	if ok, cite := p.may(c, op); !ok {
		return cite, "awaw.no.fly.type"
	}
	if c.has(overSea) {
		return "18.42B", "awaw.no.fly.sea"
	}
	if c.deck > 0 {
		if !p.atSea(c) {
			return "18.562", "awaw.no.deck.port"
		}
		return "", ""
	}
	return p.operational(c)
}

// meetRefusal tells why a counter may not intercept at a hex, in each of the places where something is intercepted.
func (p *Position) meetRefusal(c engine.Command) (engine.Cite, string) {
	if i := p.shipAt(c.A); i >= 0 && p.spaceOK(c.B) {
		return "18.562", "awaw.no.meet.ship"
	}
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "18.561", "awaw.no.such"
	}
	k, space := p.counters[c.A.Index()], c.B.Index()
	op := units.InterceptSupport
	switch {
	case p.fight() != nil:
		if p.fight().stage != fightPress || p.fight().kind == airCounterair {
			return p.roundCite(), "awaw.no.meet.now"
		}
		if space != int(p.fight().space) {
			return p.roundCite(), "awaw.no.fly.elsewhere"
		}
		if p.fight().kind == airGuard {
			op = units.CounterIntercept
		}
	case p.sortie() != nil:
		return p.barRefusal(c)
	case !p.now(VerbMeet):
		return "18.561", "awaw.no.meet.now"
	case p.battle() != nil && !p.battle().at(space):
		return "18.619", "awaw.no.meet.nothing"
	}
	of := engine.Cite("18.561")
	if op == units.CounterIntercept {
		of = "18.622"
	}
	if cite, why := p.meeter(k, op); why != "" {
		if cite == "18.561" {
			cite = of
		}
		return cite, why
	}
	if p.fight() == nil && !p.defended(space) {
		return "18.561", "awaw.no.meet.nothing"
	}
	return p.withinRange(k, space, of)
}

// withinRange tells why a counter cannot fly from its base to a hex (18.45, 18.48).
func (p *Position) withinRange(k counter, space int, cite engine.Cite) (engine.Cite, string) {
	if p.w.distance(int(k.base), space) <= p.w.rangeOf(k) {
		return "", ""
	}
	if d := p.w.board.Distance(int(k.base), space); d >= 0 && d <= p.w.rangeOf(k) {
		return "18.48", "awaw.no.fly.neutral"
	}
	return cite, "awaw.no.fly.far"
}

// defended tells whether defensive air support that may be met stands over a hex.
func (p *Position) defended(space int) bool {
	return slices.ContainsFunc(p.counters, func(c counter) bool {
		return c.onTask(taskDefend) && int(c.target) == space && !c.has(turned) && p.freshAt(space, c)
	})
}

// legalReinforcements lists what may still join the fight at hand before its next round.
func (p *Position) legalReinforcements(buf []engine.Command) []engine.Command {
	if p.fight().kind == airCounterair {
		return p.legalFlights(buf)
	}
	return p.legalMeets([]int16{p.fight().space}, buf)
}

// legalMeets lists the interceptions of the phasing side at some hexes.
func (p *Position) legalMeets(hexes []int16, buf []engine.Command) []engine.Command {
	for i, c := range p.counters {
		if !c.alive() || c.has(flying) || c.has(inverted) || p.w.sideOf(c.nation) != p.phasing() {
			continue
		}
		for _, h := range hexes {
			cmd := engine.Command{Side: p.phasing(), Verb: VerbMeet, A: ct(i), B: sp(int(h))}
			if _, why := p.meetRefusal(cmd); why == "" {
				buf = append(buf, cmd)
			}
		}
	}
	return buf
}

// legalMeetings lists the interceptions that may be sent now, whatever is met.
func (p *Position) legalMeetings(buf []engine.Command) []engine.Command {
	return append(buf, p.innermost().meets(p)...)
}

func (p *Position) tellMeet(c engine.Command, l *engine.Label) {
	if p.sortie() != nil {
		l.Cite = "18.622"
		if c.Side == p.defending() {
			l.Cite = "18.621"
		}
	}
}

// meet commits an interceptor of the phasing side; in a fight it joins the next round.
func (t *turnover) meet(c engine.Command) {
	p := t.p
	if p.fight() == nil && p.sortie() != nil {
		t.bar(c)
		return
	}
	k := &p.counters[c.A.Index()]
	k.flags |= flying
	k.target = int16(c.B.Index())
	k.task = taskMeet
	t.showDeck(*k)
	if p.fight() == nil {
		t.say(engine.EventChoice, "18.561", "awaw.meets", c.A, c.B)
		return
	}
	if p.fight().kind == airGuard {
		k.task = taskGuard
	}
	t.fight().reinforce(c.A.Index(), *k)
	t.say(engine.EventChoice, p.roundCite(), "awaw.reinforced", c.A, c.B)
}
