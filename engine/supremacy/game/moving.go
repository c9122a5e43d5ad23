package game

import (
	"awaw/engine"
)

// This file lists moves of ships and armies, all of them the house's own.

// moves lists what may move in a step of movement: from which space, or from the space that was chosen.
func (l *lister) moves() {
	p := l.p
	if p.Focus != nobody {
		l.movesFrom(p.Focus)
		l.Add(engine.Command{Verb: VerbEnd, A: ref(p.Focus)})
		return
	}
	for at := range p.w.Area.Len() {
		if !p.Idle.Has(at) && p.movable(at) {
			l.Add(engine.Command{Verb: VerbFrom, A: ref(at)})
		}
	}
	l.Add(engine.Command{Verb: VerbDone})
}

// movable tells whether a space has units that may do something in this step.
func (p *Position) movable(at int) bool {
	own := &p.Units[at][p.Now]
	for k, n := range own {
		if n > p.Spent[at][k] && (Kind(k).flies() || Kind(k).sails() || Kind(k) == Infantry || p.phase == Noncombat) {
			return true
		}
	}
	return p.phase == CombatMove && p.bound[at] == nobody && p.contested(at)
}

// contested tells whether ships of both sides are in a zone.
func (p *Position) contested(at int) bool {
	e := p.Enemies(at)
	return p.Units[at][p.Now].Some(Kind.sails) && e.Some(Kind.sails)
}

// movesFrom lists what units in a space may do.
func (l *lister) movesFrom(at int) {
	p := l.p
	if p.Sea(at) {
		l.sailings(at)
		l.passes(at)
	} else if p.Ours(at, p.Now) {
		l.marches(at)
	}
	for k := Fighter; k <= Bomber; k++ {
		if p.Left(at, k) > 0 {
			l.flights(at, k)
		}
	}
}

// hostile tells whether land belongs to the other side.
func (p *Position) hostile(at int) bool {
	o := p.Owner[at]
	return o != nobody && !p.Friends(int(o), p.Now)
}

// sailings lists where ships may go: to a zone beside theirs, in noncombat not to enemies; not while the enemy is in theirs, and carriers not while
// aircraft that left the zone are away.
func (l *lister) sailings(at int) {
	p := l.p
	if p.contested(at) || p.launched(at) && !p.w.sails {
		return
	}
	for _, to := range p.w.near[at] {
		if !p.Sea(to) || p.awaited(to) {
			continue
		}
		if e := p.Enemies(to); p.phase == Noncombat && e.Some(Kind.sails) {
			continue
		}
		l.each(VerbSail, at, to, func(k Kind) bool { return k.sails() && p.leaves(at, k) })
	}
}

// each lists a move for each kind that has units left, and one for all.
func (l *lister) each(verb engine.Verb, at, to int, of func(Kind) bool) {
	any := false
	for k := range kindCount {
		if of(k) && l.p.Left(at, k) > 0 {
			any = true
			l.Add(engine.Command{Verb: verb, A: ref(at), B: ref(to), N: kindN(k)})
		}
	}
	if any {
		l.Add(engine.Command{Verb: verb, A: ref(at), B: ref(to)})
	}
}

// leaves tells whether a kind of ship may leave a zone: carriers wait for aircraft that have left to attack.
func (p *Position) leaves(at int, k Kind) bool { return k != Carrier || !p.launched(at) }

// launched tells whether aircraft that attack have left from a space.
func (p *Position) launched(at int) bool {
	for i := range p.craft {
		if p.craft[i].From == at {
			return true
		}
	}
	return false
}

// passes: as.dispatch.21, a fleet that has come upon the enemy may go on to the next zone after a round.
func (l *lister) passes(at int) {
	p := l.p
	if p.phase != CombatMove || p.bound[at] != nobody || !p.contested(at) {
		return
	}
	for _, to := range p.w.near[at] {
		if p.Sea(to) && p.Units[to][p.Now].Total() == 0 && !p.awaited(to) && !p.targeted(to) {
			l.Add(engine.Command{Verb: VerbPass, A: ref(at), B: ref(to)})
		}
	}
}

// targeted tells whether aircraft are to attack a space.
func (p *Position) targeted(at int) bool {
	for i := range p.craft {
		if int(p.craft[i].to) == at {
			return true
		}
	}
	return false
}

// passed tells whether a fleet is to pass into a zone.
func (p *Position) passed(to int) bool {
	for at := range p.w.Area.Len() {
		if int(p.bound[at]) == to {
			return true
		}
	}
	return false
}

// enters tells whether armies may go to land in this step: in combat to the enemy's alone, later among friends alone.
func (p *Position) enters(to int) bool {
	if p.Sea(to) {
		return false
	}
	if p.phase == CombatMove {
		return p.hostile(to)
	}
	return p.Ours(to, p.Now)
}

// afresh tells whether land may be attacked by a landing after a pass: nobody else attacks it.
func (p *Position) afresh(to int) bool { return p.Units[to][p.Now].Total() == 0 && !p.targeted(to) }

// marching tells whether a kind goes by land in this step: guns never attack (as.aa.3).
func (p *Position) marching(k Kind) bool { return k == Infantry || k == Gun && p.phase == Noncombat }

func (l *lister) marches(at int) {
	p := l.p
	for _, to := range p.w.near[at] {
		switch {
		case p.enters(to) && !p.awaited(to):
			l.each(VerbMarch, at, to, p.marching)
		case p.Sea(to):
			l.lifts(at, to)
		}
	}
}

// lifts lists where transports in a zone may take armies of land beside it: to land beside that zone, or beside the next for one that has not
// sailed; after a pass to land beside the zone the fleet goes on to (as.dispatch.22).
func (l *lister) lifts(at, zone int) {
	p := l.p
	if p.Units[zone][p.Now][Transport] <= p.Lifted[zone] {
		return
	}
	for _, s := range p.shores(zone) {
		if s.at == at {
			continue
		}
		for k := range kindCount {
			if p.marching(k) && p.Left(at, k) > 0 {
				l.Add(engine.Command{Verb: VerbLift, A: ref(at), B: ref(s.at), C: ref(zone), N: kindN(k)})
			}
		}
	}
}

// shore is land that transports reach, and the zone they unload in.
type shore struct{ at, zone int }

// shores lists what transports in a zone reach.
func (p *Position) shores(zone int) (out []shore) {
	add := func(z int, free bool) {
		e := p.Enemies(z)
		if e.Some(Kind.sails) {
			return
		}
		for _, to := range p.w.near[z] {
			known := false
			for _, s := range out {
				known = known || s.at == to
			}
			if !known && p.enters(to) && (free && !p.awaited(to) || !free && p.afresh(to)) {
				out = append(out, shore{to, z})
			}
		}
	}
	if on := p.bound[zone]; on != nobody {
		add(int(on), false)
		return out
	}
	if add(zone, true); p.w.Hop > 1 && p.Left(zone, Transport) > 0 && !p.contested(zone) {
		for _, z := range p.w.near[zone] {
			if p.Sea(z) {
				add(z, true)
			}
		}
	}
	return out
}
