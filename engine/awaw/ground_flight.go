// 18.53, 18.54, airdrops (10.53): where a loaded air transport may fly, and what it brings there.

package awaw

import (
	"slices"

	"awaw/engine"
)

// departRefusal tells why an air transport may not fly to a space with what it has aboard; with nothing aboard it can only
// fly the Hump.
func (p *Position) departRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "18.54", "awaw.no.such"
	}
	i, to := c.A.Index(), c.B.Index()
	kind, now := p.errand()
	if !now {
		return "18.541", "awaw.no.lift.now"
	}
	if cite, why := p.errandRefusal(p.counters[i], p.cargo(i), kind, to); why != "" {
		return cite, why
	}
	return p.flightWayRefusal(c, kind)
}

// errandRefusal tells why what is aboard an air transport may not be flown to a space, by whatever way.
func (p *Position) errandRefusal(k counter, aboard []int, kind sortieKind, to int) (engine.Cite, string) {
	if len(aboard) == 0 {
		return p.humpRefusal(k, to)
	}
	if cite, why := p.carrier(k, kind); why != "" {
		return cite, why
	}
	switch kind {
	case sortieSupply:
		if to != int(p.troops[aboard[0]].space) {
			return "18.533", "awaw.no.depart.hex"
		}
		return p.withinRange(k, to, "18.533")
	case sortieTransport:
		return p.flightRefusal(k, aboard, to)
	}
	return p.dropRefusal(k, aboard, to)
}

// flightWayRefusal tells why the way a command names may not be flown: as far as the theatre allows from base to base, else the
// transport's range (18.45, 18.533, 18.541).
func (p *Position) flightWayRefusal(c engine.Command, kind sortieKind) (engine.Cite, string) {
	if c.Way == 0 {
		return "", ""
	}
	k := p.counters[c.A.Index()]
	limit, cite := p.flightLimit(k, len(p.cargo(c.A.Index())) == 0, kind)
	return p.wayRefusal(c.Way, c.B.Index(), []int16{k.base}, limit, cite)
}

// flightLimit is how many hexes an air transport may fly on an errand, and the paragraph that says so.
func (p *Position) flightLimit(k counter, empty bool, kind sortieKind) (int, engine.Cite) {
	switch {
	case empty:
		return p.w.liftHexes(), "40.85"
	case kind == sortieTransport:
		return p.w.liftHexes(), "18.541"
	case kind == sortieSupply:
		return p.w.rangeOf(k), "18.533"
	}
	return p.w.rangeOf(k), "18.45"
}

// usualFlight is the way an air transport takes to a space if none is named.
func (p *Position) usualFlight(c engine.Command) []int {
	return p.w.usualWay(int(p.counters[c.A.Index()].base), c.B.Index())
}

// flightRefusal tells why units may not be air transported to a space: both ends a city or airbase and operational, no
// farther than the theatre allows, and movement left to debark there (18.541, 18.545, 18.547A).
func (p *Position) flightRefusal(k counter, aboard []int, to int) (engine.Cite, string) {
	there := k
	there.base = int16(to)
	switch {
	case to == int(k.base):
		return "18.545", "awaw.no.lift.same"
	case p.w.board.Space(to).Box:
		return "18.49", "awaw.no.box"
	case p.control[to] != p.phasing():
		return "18.545", "awaw.no.stage.control"
	}
	if cite, why := p.fromBase(there, sortieTransport); why != "" {
		return cite, why
	}
	if limit := p.w.liftHexes(); p.w.distance(int(k.base), to) > limit {
		if p.w.asTheCrowFlies(int(k.base), to, limit) {
			return "18.48", "awaw.no.fly.neutral"
		}
		return "18.541", "awaw.no.lift.far"
	}
	for _, j := range aboard {
		g := p.troops[j]
		switch {
		case g.space != k.base:
			return "18.545", "awaw.no.lift.place"
		case p.phase == phaseMovement && p.left(g) < p.embarkMoves(int(g.space))+p.debarkMovesAt(g, to):
			return "18.547A", "awaw.no.lift.debark"
		}
	}
	return "", ""
}

// dropRefusal tells why airborne units may not be dropped on a hex: land within operational range that is neither neutral
// nor quietly their own.
func (p *Position) dropRefusal(k counter, aboard []int, to int) (engine.Cite, string) {
	s := p.w.board.Space(to)
	switch {
	case !landHex(s):
		return "10.53", "awaw.no.drop.land"
	case s.Country != "" && p.w.sc.neutral(s.Country):
		return "10.53", "awaw.no.drop.neutral"
	case p.control[to] == p.phasing() && !p.guarded(p.defending(), to):
		return "10.53", "awaw.no.drop.own"
	}
	for _, j := range aboard {
		if p.troops[j].space != k.base {
			return "10.53", "awaw.no.lift.place"
		}
	}
	return p.withinRange(k, to, "18.45")
}

// legalDepartures lists where one air transport may fly.
func (p *Position) legalDepartures(i int, kind sortieKind, buf []engine.Command) []engine.Command {
	k, aboard := p.counters[i], p.cargo(i)
	add := func(to int) {
		if _, why := p.errandRefusal(k, aboard, kind, to); why == "" {
			buf = append(buf, engine.Command{Side: p.phasing(), Verb: VerbDepart, A: ct(i), B: sp(to)})
		}
	}
	switch {
	case len(aboard) == 0:
		for _, to := range p.humpEnds() {
			add(to)
		}
	case kind == sortieSupply:
		add(int(p.troops[aboard[0]].space))
	case kind == sortieTransport:
		for _, b := range p.ownBases(p.phasing()) {
			add(int(b))
		}
	default:
		reach := p.w.rangeOf(k)
		for to, d := range p.w.row(int(k.base)) {
			if int(d) <= reach {
				add(to)
			}
		}
	}
	return buf
}

var departKeys = [...]string{sortieSupply: "awaw.departs.supply", sortieTransport: "awaw.departs.transport", sortieDrop: "awaw.departs.drop", sortieHump: "awaw.departs.hump"}

// depart sends an air transport off. If nobody can intercept it, it arrives at once.
func (t *turnover) depart(c engine.Command) {
	p := t.p
	i, to := c.A.Index(), c.B.Index()
	aboard := p.cargo(i)
	kind, _ := p.errand()
	if len(aboard) == 0 {
		kind = sortieHump
	}
	if kind == sortieTransport && p.phase == phaseMovement {
		for _, j := range aboard {
			g := t.troop(j)
			g.spent += uint8(p.embarkMoves(int(g.space)))
		}
	}
	k := &p.counters[i]
	k.flags |= flying
	k.target, k.task = int16(to), taskCarry
	if kind == sortieTransport {
		k.flags |= lifter
	}
	way := p.namedWay(c.Way, int(k.base), to)
	t.push(&sortie{kind: kind, carrier: int16(i), target: int16(to), where: none, way: way})
	t.say(engine.EventChoice, sortieCites[kind], departKeys[kind], c.A, c.B, len(aboard))
	t.sayWay(way, to)
	if len(p.legalBars(nil)) == 0 {
		t.arrive(0, 0)
	}
}

// arrive ends an activity: of the transport factors that set out, so many are gone and so many in all have failed. Hits
// fall on empty factors first, then on the cargo its owner names. What was aboard a lost factor is lost with it, what was aboard
// one that turned back is where it came from (18.624); the rest is brought.
func (t *turnover) arrive(dead, failed int) {
	p := t.p
	s := p.sortie()
	i := int(s.carrier)
	aboard := len(p.cargo(i))
	if failed > 0 {
		t.say(engine.EventBattle, "18.623", "awaw.sortie.fails", failed, sp(int(s.target)))
	}
	idle := int(p.counters[i].size) + dead - aboard
	lost := min(aboard, max(0, dead-idle))
	back := min(aboard, max(0, failed-idle)) - lost
	through := int(p.counters[i].size) + dead - failed
	t.turnCarriers(i, failed-dead)
	if s.kind == sortieHump {
		t.overHump(through)
	}
	if lost+back == 0 {
		t.deliverRest(nil)
		return
	}
	parts := []owed{{cargoLost, int16(lost)}, {cargoBack, int16(back)}}
	if s.kind == sortieSupply {
		parts = []owed{{cargoBack, int16(lost + back)}}
	}
	t.choose(choiceCargo, p.phasing(), slices.DeleteFunc(parts, func(x owed) bool { return x.n == 0 })...)
}

// turnCarriers lands the factors of an air transport that turned back, inverted.
func (t *turnover) turnCarriers(i, n int) {
	switch {
	case n <= 0:
	case n < int(t.p.counters[i].size):
		t.grounded(t.split(i, n))
	default:
		t.grounded(i)
	}
}

// deliver brings one ground unit where it was meant to go, or supplies it there.
func (t *turnover) deliver(s *sortie, j int) {
	g := t.troop(j)
	from, to := int(g.space), int(s.target)
	g.carrier = none
	switch s.kind {
	case sortieSupply:
		g.supply = supplyPartial // limited: as partial supply, it moves, fights and lives on (18.532, house)
		g.flags |= troopAirFed
		t.say(engine.EventNote, "18.532", "awaw.fed", gu(j), sp(to))
	case sortieTransport:
		if t.p.phase == phaseMovement {
			g.spent += uint8(t.p.debarkMovesAt(*g, to))
		}
		g.space = int16(to)
		g.flags |= troopFlown
		t.move("18.54", "awaw.airlifted", gu(j), sp(from), sp(to))
	case sortieDrop:
		g.space = int16(to)
		g.flags |= troopDropped
		t.move("10.53", "awaw.dropped", gu(j), sp(from), sp(to))
		if t.p.guarded(t.p.defending(), to) {
			g.flags |= troopMust
			g.target = int16(to)
			return
		}
		t.seize(to, "18.25")
	}
}

func (p *Position) tellDepart(c engine.Command, l *engine.Label) {
	kind, _ := p.errand()
	if len(p.cargo(c.A.Index())) == 0 {
		kind = sortieHump
	}
	l.Cite = sortieCites[kind]
	l.Name = told([...]string{sortieSupply: "depart.supply", sortieTransport: "depart.transport", sortieDrop: "depart.drop", sortieHump: "depart.hump"}[kind], c.A, c.B)
}
