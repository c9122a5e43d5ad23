// 18.4 and 18.51: which units may fly, from where, and how far.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// flyer tells why a counter may fly no offensive mission now (18.41, 18.45, 18.49, 18.51).
func (p *Position) flyer(c counter) (engine.Cite, string) {
	if cite, why := p.grounded(c); why != "" {
		return cite, why
	}
	if ok, cite := p.may(c, units.Counterair); !ok {
		return cite, "awaw.no.fly.type"
	}
	if c.onDeck() {
		return p.deckFlyer(c)
	}
	return p.operational(c)
}

// targetRefusal tells why a base may not be counteraired by a counter (18.521).
func (p *Position) targetRefusal(c counter, space int) (engine.Cite, string) {
	s := p.w.board.Space(space)
	switch {
	case s.Box:
		return "18.49", "awaw.no.fly.box"
	case !p.isBase(space):
		return "18.521", "awaw.no.fly.nobase"
	case p.control[space] == engine.NoSide || p.control[space] == p.w.sideOf(c.nation):
		return "18.521", "awaw.no.fly.enemy"
	case p.w.distance(int(c.base), space) > p.w.rangeOf(c):
		if p.w.asTheCrowFlies(int(c.base), space, p.w.rangeOf(c)) {
			return "18.48", "awaw.no.fly.neutral"
		}
		return "18.45", "awaw.no.fly.far"
	}
	return "", ""
}

func (p *Position) flyRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "18.521", "awaw.no.such"
	}
	ok, cite := p.listed("counterair")
	switch {
	case p.fight() != nil && p.fight().stage == fightPress:
		if c.B.Index() != int(p.fight().space) {
			return "18.522B", "awaw.no.fly.elsewhere"
		}
	case p.nested() || !p.now(VerbFly) || p.sailing() && !p.counters[c.A.Index()].onDeck():
		return cite, "awaw.no.fly.step"
	}
	if !ok {
		return cite, "awaw.no.fly.step"
	}
	k := p.counters[c.A.Index()]
	if cite, why := p.flyer(k); why != "" {
		return cite, why
	}
	return p.targetRefusal(k, c.B.Index())
}

func (p *Position) legalFlights(buf []engine.Command) []engine.Command {
	if p.fight() == nil && !p.w.offensive(p.phasing(), int(p.turn)) {
		return buf
	}
	if ok, _ := p.listed("counterair"); !ok {
		return buf
	}
	var bases []int16
	if p.fight() != nil {
		bases = []int16{p.fight().space}
	} else {
		bases = p.enemyBases(p.phasing())
	}
	for i, c := range p.air() {
		if _, why := p.flyer(c); why != "" {
			continue
		}
		reach := uint8(p.w.rangeOf(c))
		row := p.w.row(int(c.base))
		for _, b := range bases {
			if row[b] <= reach {
				buf = append(buf, engine.Command{Side: p.phasing(), Verb: VerbFly, A: ct(i), B: sp(int(b))})
			}
		}
	}
	return buf
}

// legalPatrols lists the bases that air of task forces at sea may attack from where it is.
func (p *Position) legalPatrols(buf []engine.Command) []engine.Command {
	for i, c := range p.airOf(p.phasing()) {
		if !c.onDeck() {
			continue
		}
		if _, why := p.flyer(c); why != "" {
			continue
		}
		for _, b := range p.enemyBases(p.phasing()) {
			if p.w.distance(int(c.base), int(b)) <= p.w.rangeOf(c) {
				buf = append(buf, engine.Command{Side: p.phasing(), Verb: VerbFly, A: ct(i), B: sp(int(b))})
			}
		}
	}
	return buf
}

// flights lists who may fly now: on missions, on patrol from carriers while forces sail, or into the counterair at hand.
func (l *listing) flights(buf []engine.Command) []engine.Command {
	switch {
	case l.fight() != nil && l.fight().kind != airCounterair:
		return buf
	case l.fight() == nil && l.sailing():
		return l.legalPatrols(buf)
	}
	return l.legalFlights(buf)
}

func (t *turnover) fly(c engine.Command) {
	p := t.p
	k := &p.counters[c.A.Index()]
	k.flags |= flying
	k.target = int16(c.B.Index())
	if p.w.retasks {
		k.task = taskCounterair // on the ground a counter keeps the task it had last
	}
	if p.fight() == nil {
		t.sent(c.A.Index(), (*turnover).tellsCounterair)
		return
	}
	t.showDeck(*k)
	t.fight().reinforce(c.A.Index(), *k)
	t.say(engine.EventChoice, "18.522B", "awaw.reinforced", c.A, c.B)
}

// Joins tells whether a command sends a counter into the fight at hand before its next round (18.522B).
func (p *Position) Joins(c engine.Command) bool { return c.Verb == VerbFly && p.fight() != nil }

func (p *Position) tellFly(c engine.Command, l *engine.Label) {
	if p.fight() != nil {
		l.Cite, l.Name = "18.522B", told("reinforce", c.A, c.B)
		return
	}
	l.Vain = p.spaceOK(c.B) && p.holdsNobody(c.B.Index())
}

// holdsNobody tells whether no air of the other side is known to be based at a place, nor may be on ships there.
func (p *Position) holdsNobody(space int) bool {
	foe := p.other(p.phasing())
	return !slices.ContainsFunc(p.counters, func(c counter) bool {
		return c.alive() && int(c.base) == space && p.w.sideOf(c.nation) == foe
	}) && !slices.ContainsFunc(p.forces, func(m taskForce) bool { return int(m.space) == space && m.side == foe })
}

// seaworthy tells why a counter may do nothing at sea, by the key of the reason; none if it may (18.51, 18.58).
func (p *Position) seaworthy(c counter) string {
	switch {
	case !c.alive() || !c.based() || c.has(homeless):
		return "awaw.no.own"
	case c.kind != units.AAF && c.kind != units.NAS:
		return "awaw.no.fly.type"
	case c.has(inverted):
		return "awaw.no.fly.inverted"
	case c.has(flying) && c.task != taskSea:
		return "awaw.no.fly.twice"
	}
	if c.onDeck() {
		switch {
		case p.freight(c):
			return "awaw.no.fly.type"
		case !p.atSea(c):
			return "awaw.no.deck.port"
		case p.ships[c.aboard()].has(shipDamaged):
			return "awaw.no.deck.damaged"
		}
		return ""
	}
	_, why := p.operational(c)
	return why
}

// withinRange tells why a counter cannot fly from its base to a hex (18.45, 18.48).
func (p *Position) withinRange(k counter, space int, cite engine.Cite) (engine.Cite, string) {
	if p.w.distance(int(k.base), space) <= p.w.rangeOf(k) {
		return "", ""
	}
	if p.w.asTheCrowFlies(int(k.base), space, p.w.rangeOf(k)) {
		return "18.48", "awaw.no.fly.neutral"
	}
	return cite, "awaw.no.fly.far"
}

// homebound tells whether a counter may defend no hex but that of its base: it has partial supply or little oil, or is subject to the
// worst of winter (18.45).
func (p *Position) homebound(k counter) bool {
	return p.supplyOf(int(k.base)) == supplyPartial || p.w.oilEffect(k.nation, int(p.turn)) || p.w.winterOn(k.nation, int(p.turn)) >= p.w.missions.Support.OwnHexWinter
}

// supportsHome tells whether a counter may support no hex but that of its base: it is bound to it, or the hexes it would support are
// under the worst of winter, whoever flies there (18.611D).
func (p *Position) supportsHome(k counter) bool {
	return p.homebound(k) || p.w.winterAt(int(p.turn)) >= p.w.missions.Support.OwnHexWinter
}

// listedPhases are the phases that have a list of offensive missions, by phase.
var listedPhases = [phaseCount]string{phaseMovement: "movement", phaseCombat: "combat", phaseRedeployment: "redeployment"}

// listed tells whether the present phase's list has a mission, with the list's paragraph.
func (p *Position) listed(mission string) (bool, engine.Cite) {
	ok, _, cite := p.w.units.MayFly(listedPhases[p.phase], mission)
	return ok, cite
}
