package game

import (
	"awaw/engine"
)

// This file lists where ships and armies may move: the house's own but for what the air may do to ships.

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
	if own.Total() == 0 {
		return false
	}
	for k := range kindCount {
		if p.Left(at, k) <= 0 {
			continue
		}
		switch p.phase {
		case SeaMove:
			if k.sails() {
				return true
			}
		case LandMove:
			if k.lands() && p.Ours(at, p.Now) && p.attacks(at) || k.flies() && !p.fighting().Empty() {
				return true
			}
		case Noncombat:
			return true
		}
	}
	return false
}

// fighting is land where the power in turn has gone to fight in this step.
func (p *Position) fighting() (out spaces) {
	for at := range p.w.Area.Len() {
		if own := &p.Units[at][p.Now]; !p.Sea(at) && !p.Ours(at, p.Now) && own.Some(Kind.lands) {
			out.Add(at)
		}
	}
	return out
}

// attacks tells whether there is land to attack beside a territory, over a border or over a zone.
func (p *Position) attacks(at int) bool {
	for _, to := range p.w.ways.Near[at] {
		if !p.Sea(to) && p.hostile(to) {
			return true
		}
		if p.Sea(to) && p.Units[to][p.Now][Transport] > p.Lifted[to] {
			return true
		}
	}
	return false
}

// hostile tells whether land belongs to the other side.
func (p *Position) hostile(at int) bool {
	o := p.Owner[at]
	return o != nobody && !p.Friends(int(o), p.Now)
}

// enters tells whether armies may go to a territory in this step: in combat to fight alone, later among friends alone.
func (p *Position) enters(to int) bool {
	if p.Sea(to) {
		return false
	}
	if p.phase == LandMove {
		return p.hostile(to)
	}
	return p.Ours(to, p.Now)
}

// movesFrom lists what units in a space may do.
func (l *lister) movesFrom(at int) {
	p := l.p
	if p.phase != LandMove {
		l.sailings(at)
	}
	if p.phase == SeaMove || p.phase == AirMove {
		return
	}
	if p.Ours(at, p.Now) {
		l.marches(at)
	}
	for _, k := range [2]Kind{Fighter, Bomber} {
		if p.Left(at, k) <= 0 {
			continue
		}
		if p.phase == LandMove {
			l.supports(at, k)
		} else {
			l.redeployments(at, k)
		}
	}
}

func (l *lister) sailings(at int) {
	p := l.p
	if !p.Sea(at) {
		return
	}
	var prey spaces
	if p.phase == AirMove {
		prey = p.targets(strikeMission)
	}
	for _, to := range p.w.ways.Near[at] {
		if !p.Sea(to) {
			continue
		}
		if e := p.Enemies(to); p.phase == Noncombat && e.Some(Kind.sails) {
			continue
		}
		if p.phase == AirMove && !(p.decks(at) && p.deckWay(at, to, prey)) {
			continue
		}
		any := false
		for k := range kindCount {
			if p.steams(k) && p.Left(at, k) > 0 {
				any = true
				l.Add(engine.Command{Verb: VerbSail, A: p.mine(at, k), B: ref(to)})
			}
		}
		if any {
			l.Add(engine.Command{Verb: VerbSail, A: ref(at), B: ref(to)})
		}
	}
}

func (l *lister) marches(at int) {
	p := l.p
	for _, to := range p.w.ways.Near[at] {
		if p.enters(to) {
			any := false
			for k := range kindCount {
				if k.lands() && p.Left(at, k) > 0 {
					any = true
					l.Add(engine.Command{Verb: VerbMarch, A: p.mine(at, k), B: ref(to)})
				}
			}
			if any {
				l.Add(engine.Command{Verb: VerbMarch, A: ref(at), B: ref(to)})
			}
		}
		if p.Sea(to) {
			l.lifts(at, to)
		}
	}
}

// lifts lists where transports in a zone may take armies of a territory beside it.
func (l *lister) lifts(at, zone int) {
	p := l.p
	if p.Units[zone][p.Now][Transport] <= p.Lifted[zone] {
		return
	}
	if e := p.Enemies(zone); e.Some(Kind.sails) {
		return
	}
	for _, shore := range p.landings(zone) {
		if shore.at == at {
			continue
		}
		for k := range kindCount {
			if k.lands() && p.Left(at, k) > 0 {
				l.Add(engine.Command{Verb: VerbLift, A: p.mine(at, k), B: ref(shore.at), C: ref(zone)})
			}
		}
	}
}

// shore is land that transports reach, and the zone they unload in.
type shore struct{ at, zone int }

// landings lists what transports in a zone reach: from this one, or from one that they can still sail to where no aircraft meet them.
func (p *Position) landings(zone int) (out []shore) {
	var found, seen spaces
	seen.Add(zone)
	now := []int{zone}
	for steps := min(p.hops(zone), p.w.Hop); ; steps-- {
		var next []int
		for _, z := range now {
			for _, to := range p.w.ways.Near[z] {
				if !p.Sea(to) && !found.Has(to) && p.enters(to) {
					found.Add(to)
					out = append(out, shore{to, z})
				}
			}
		}
		if steps == 0 {
			return out
		}
		for _, z := range now {
			if p.watched(z) {
				continue
			}
			for _, n := range p.w.ways.Near[z] {
				if !p.Sea(n) || seen.Has(n) {
					continue
				}
				seen.Add(n)
				if e := p.Enemies(n); !e.Some(Kind.sails) {
					next = append(next, n)
				}
			}
		}
		now = next
	}
}

// hops is how many zones the freshest transport here that has carried nothing may still sail.
func (p *Position) hops(zone int) int {
	u, idle := p.Units[zone][p.Now][Transport], p.Left(zone, Transport)
	switch {
	case u <= p.Lifted[zone] || idle <= 0:
		return 0
	case idle > int(p.half[zone][Transport]):
		return p.w.rules.Spaces(int(Transport))
	}
	return 1
}

// watched tells whether enemy aircraft could meet ships that leave a zone.
func (p *Position) watched(zone int) bool {
	return p.watch(zone) > 0
}
