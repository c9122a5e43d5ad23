// 30.5 and 18.147 as far as air needs it: supply traced over land and by sea lanes to the sources a scenario names, what
// is isolated and how long it lasts.

package awaw

import (
	"slices"

	"awaw/engine"
)

// traces tells whether supply is traced in this scenario; else every base is as the scenario says and every unit supplied.
func (w *world) traces() bool { return len(w.sources) != 0 }

// spread marks every hex a side can supply over land from some hexes, best state first; enemy units, enemy hexes and enemy
// zones without own units stop it. The lines are that side's.
func (p *Position) spread(l *lines, side engine.Side, from []source, state []supply) {
	enemy := p.other(side)
	for want := supplyFull; want <= supplyPartial; want++ {
		queue := l.queue[:0]
		for _, s := range from {
			if s.side == side && s.state == want && state[s.space] > want && p.control[s.space] != enemy && l.enemy[s.space] == 0 {
				state[s.space] = want
				queue = append(queue, int16(s.space))
			}
		}
		for k := 0; k < len(queue); k++ {
			at := int(queue[k])
			for dir, n := range p.w.board.Around(at) {
				if state[n] > want && p.w.pace[n] > 0 && p.control[n] != enemy && l.enemy[n] == 0 && (l.own[n] > 0 || !l.zone[n]) &&
					p.w.leads(at, dir) && !p.w.unroaded(at, n) {
					state[n] = want
					queue = append(queue, int16(n))
				}
			}
		}
		l.queue = queue
	}
}

// unroaded tells whether no supply crosses the side between two neighbouring hexes.
func (w *world) unroaded(a, b int) bool {
	return slices.Contains(w.roadless, [2]int{min(a, b), max(a, b)})
}

// network traces a side's supply over the whole board: sources, then sea lanes from supplied ports, until nothing more is
// reached. A lane is used up by the units it supplies alone.
func (p *Position) network(side engine.Side) []supply {
	l := p.lines(side)
	defer l.close(p.desk)
	return p.networkAlong(l, side)
}

// networkAlong is the network of the side whose lines are given.
func (p *Position) networkAlong(l *lines, side engine.Side) []supply {
	state := slices.Clone(p.w.cutOff)
	p.spread(l, side, p.w.sources, state)
	for again := true; again; {
		again = false
		for _, x := range p.w.lanes {
			if x.side == side && x.units == 0 && state[x.from] < state[x.to] && p.control[x.to] == side {
				p.spread(l, side, []source{{side, x.to, state[x.from]}}, state)
				again = state[x.to] == state[x.from] || again
			}
		}
	}
	return state
}

// tracing is a side's network, and beside it for each of its lanes that supplies a few units alone how many, and what it reaches.
func (p *Position) tracing(side engine.Side) (state []supply, room []int, small [][]supply) {
	l := p.lines(side)
	defer l.close(p.desk)
	state = p.networkAlong(l, side)
	room = make([]int, len(p.w.lanes))
	small = make([][]supply, len(p.w.lanes))
	for k, x := range p.w.lanes {
		if x.side != side || x.units == 0 || state[x.from] == supplyNone || p.control[x.to] != side {
			continue
		}
		room[k] = x.units
		small[k] = slices.Clone(state)
		p.spread(l, side, []source{{side, x.to, state[x.from]}}, small[k])
	}
	return state, room, small
}

// toBases is the supply that comes to bases, for whom lanes are never used up. It stands in out, which may be the network itself.
func toBases(out, state []supply, small [][]supply) []supply {
	copy(out, state)
	for _, more := range small {
		for i, now := range more {
			out[i] = min(out[i], now)
		}
	}
	return out
}

// reach is the supply that would come to a base of the side whose player turn it is, were it traced now; nil where none is traced, or not
// again.
func (p *Position) reach() []supply {
	if !p.w.retraces || !p.w.traces() || !p.warred() {
		return nil
	}
	state, _, small := p.tracing(p.phasing())
	return toBases(state, state, small)
}

// sustains tells whether full supply comes to a hex now, base or not: into an enemy zone as well, though it goes no further (18.142C).
func (p *Position) sustains(reach []supply, space int) bool {
	if p.supplyOf(space) != supplyFull {
		return false
	}
	if reach == nil || reach[space] == supplyFull {
		return true
	}
	if p.w.pace[space] == 0 || p.guarded(p.defending(), space) {
		return false
	}
	for _, n := range p.w.board.Around(space) {
		if reach[n] == supplyFull && p.w.joined(n, space) && !p.w.unroaded(n, space) {
			return true
		}
	}
	return false
}

// refed tells of bases whether they are in full supply: when it was last traced, or now.
func (p *Position) refed() func(space int) bool {
	var reach []supply
	return func(space int) bool {
		if p.supplyOf(space) == supplyFull {
			return true
		}
		if p.w.supplyAt(space, int(p.turn)) != supplyFull {
			return false
		}
		if reach == nil {
			reach = p.reach()
		}
		return reach != nil && reach[space] == supplyFull
	}
}

// trace settles the supply of the phasing side's units and bases (18.531: before any air supply).
func (t *turnover) trace() {
	if p := t.p; p.w.traces() && p.warred() {
		t.say(engine.EventNote, "30.5", "awaw.traced", p.phasing(), t.traceSide(p.phasing()))
		t.uninvert(false) // bases may be in full supply again (18.71)
	}
}

// traceSide settles the supply of one side's units and bases and counts the units without.
func (t *turnover) traceSide(side engine.Side) (short int) {
	p := t.p
	state, room, small := p.tracing(side)
	t.stockBases(side, toBases(slices.Clone(state), state, small))
	for i := range p.troops {
		g := p.troops[i]
		if !g.alive() || p.troopSide(i) != side || g.has(troopAfloat) || !g.onBoard() {
			continue
		}
		now := state[g.space]
		for k := range small {
			if now != supplyFull && small[k] != nil && room[k] > 0 && small[k][g.space] < now {
				now = small[k][g.space]
				room[k]--
			}
		}
		if !unlessSaid(p.w.ground.Types[g.kind].Supported) {
			now = supplyFull // partisans live off the land
		}
		x := t.troop(i)
		x.supply = now
		x.flags &^= troopAirFed
		if now == supplyNone {
			short++
		}
	}
	return short
}

// stockBases notes which of a side's bases are short, and how long they have been.
func (t *turnover) stockBases(side engine.Side, state []supply) {
	p := t.p
	before := p.supplied
	p.supplied = nil
	for _, s := range before {
		if p.control[s.space] != side {
			p.supplied = append(p.supplied, s)
		}
	}
	for _, b := range p.bases() {
		if p.control[b] != side || p.w.board.Space(int(b)).Box {
			continue
		}
		now := state[b]
		if now == supplyFull {
			continue
		}
		x := stock{space: b, state: now}
		if k := slices.IndexFunc(before, func(s stock) bool { return s.space == b }); k != none && now == supplyNone {
			x.starved = before[k].starved
		}
		p.supplied = append(p.supplied, x)
	}
	slices.SortFunc(p.supplied, func(a, b stock) int { return int(a.space) - int(b.space) })
}

// cutOff marks a base just taken: it is in no supply until the next tracing; where none is traced, nobody returns to it in
// this phase (18.46).
func (t *turnover) cutOff(space int) {
	p := t.p
	if !p.w.traces() {
		p.taken = append(cow(p.taken), int16(space))
		return
	}
	p.supplied = slices.DeleteFunc(slices.Clone(p.supplied), func(s stock) bool { return int(s.space) == space })
	p.supplied = append(p.supplied, stock{space: int16(space), state: supplyNone})
	slices.SortFunc(p.supplied, func(a, b stock) int { return int(a.space) - int(b.space) })
}

// starve ends a player turn for those without supply: after the house's number of own turns they are lost, units and
// airbases alike (18.147).
func (t *turnover) starve() {
	p := t.p
	if !p.w.traces() || !p.warred() {
		return
	}
	limit := p.w.ground.Supply.Isolation
	for i, g := range p.troopsOf(p.phasing()) {
		x := t.troop(i)
		if g.supply != supplyNone || g.has(troopAirFed) {
			x.starved = 0
			continue
		}
		if x.starved++; int(x.starved) >= limit {
			t.kill(i, "30.5", "awaw.troop.starved")
		}
	}
	for k := range p.supplied {
		s := &p.supplied[k]
		if p.control[s.space] != p.phasing() || s.state != supplyNone {
			continue
		}
		p.supplied = slices.Clone(p.supplied)
		s = &p.supplied[k]
		if s.starved++; int(s.starved) < limit {
			continue
		}
		if i := p.airbaseAt(int(s.space)); i != none {
			n := p.airbases[i].nation
			p.airbases = append(cow(p.airbases[:i]), p.airbases[i+1:]...)
			t.say(engine.EventBase, "18.147", "awaw.airbase.isolated", engine.NationRef(int(n)), sp(int(s.space)))
			t.crowdOut(int(s.space))
		}
	}
}

// crowdOut displaces the air of a base whose airbase was lost to isolation, as far as the rest does not hold it (18.25).
func (t *turnover) crowdOut(space int) {
	p := t.p
	over := p.overfull(p.load(), space)
	for i, c := range p.counters {
		if over <= 0 {
			return
		}
		if c.alive() && int(c.base) == space && !c.has(homeless) {
			over -= c.thirds()
			p.counters[i].flags |= homeless
			if !p.homing() {
				p.interrupt()
			}
		}
	}
}
