// 18.56 and 18.622: who intercepts defensive air support, or those who intercept transports, what it leaves, and where a transport could be met (18.621).

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
		t.metSupport(f.force[attacker])
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

// meeter tells why a counter of the phasing side may not intercept (18.561, 18.472).
func (p *Position) meeter(c counter, op units.Operation) (engine.Cite, string) {
	if cite, why := p.ready(c, p.phasing(), "18.561"); why != "" {
		return cite, why
	}
	if p.phase != phaseRedeployment && !p.w.offensive(p.phasing(), int(p.turn)) {
		return "18.45", "awaw.no.fly.option"
	}
	if ok, cite := p.may(c, op); !ok {
		return cite, "awaw.no.fly.type"
	}
	if c.onDeck() {
		return "", ""
	}
	return p.operational(c)
}

// meetRefusal tells why a counter may not intercept at a hex, in each of the places where something is intercepted.
func (p *Position) meetRefusal(c engine.Command) (engine.Cite, string) {
	if i := p.shipAt(c.A); i != none && p.spaceOK(c.B) {
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

// legalMeets lists the interceptions of the phasing side at some hexes.
func (p *Position) legalMeets(hexes []int16, buf []engine.Command) []engine.Command {
	for i, c := range p.airOf(p.phasing()) {
		if c.has(flying) || c.has(inverted) {
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

// legalReinforcements lists what may still join the fight at hand before its next round.
func (p *Position) legalReinforcements(buf []engine.Command) []engine.Command {
	if p.fight().kind == airCounterair {
		return p.legalFlights(buf)
	}
	return p.legalMeets([]int16{p.fight().space}, buf)
}

// defended tells whether defensive air support that may be met stands over a hex.
func (p *Position) defended(space int) bool {
	return slices.ContainsFunc(p.counters, func(c counter) bool {
		return c.onTask(taskDefend) && int(c.target) == space && !c.has(turned) && p.freshAt(space, c)
	})
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
	if p.fight() == nil {
		t.sent(c.A.Index(), (*turnover).tellsMeeting)
		return
	}
	t.showDeck(*k)
	if p.fight().kind == airGuard {
		k.task = taskGuard
	}
	t.fight().reinforce(c.A.Index(), *k)
	t.say(engine.EventChoice, p.roundCite(), "awaw.reinforced", c.A, c.B)
}

// tellsMeeting tells that a counter is sent to meet defensive air support.
func (t *turnover) tellsMeeting(i int) {
	t.say(engine.EventChoice, "18.561", "awaw.meets", ct(i), sp(int(t.p.counters[i].target)))
}

func (p *Position) tellMeet(c engine.Command, l *engine.Label) {
	if p.sortie() != nil {
		l.Cite = "18.622"
		if c.Side == p.defending() {
			l.Cite = "18.621"
		}
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

// meets lists who may come to an interception before its next round; to a counterair one flies.
func (f *fight) meets(p *Position) []engine.Command {
	if f.kind == airCounterair {
		return nil
	}
	return p.legalMeets([]int16{f.space}, nil)
}

// metAt is for each space how much air, in thirds of a factor, could meet a transport there.
func (p *Position) metAt() []int {
	met := make([]int, p.w.board.Len())
	for _, c := range p.counters {
		if _, why := p.barrer(c); why != "" {
			continue
		}
		if p.homebound(c) {
			met[c.base] += c.thirds()
			continue
		}
		row, reach := p.w.row(int(c.base)), p.w.rangeOf(c)
		for h, d := range row {
			if int(d) <= reach {
				met[h] += c.thirds()
			}
		}
	}
	return met
}

// metOnFlight is for each hex of a transport's way how much air could meet it there, in thirds of a factor.
func (p *Position) metOnFlight(_ engine.Command, way []int) []int {
	met := p.metAt()
	out := make([]int, len(way))
	for k, h := range way {
		out[k] = met[h]
	}
	return out
}
