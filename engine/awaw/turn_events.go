// What the scenario's calendar brings: reinforcements and places that change hands.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// reinforcements arrive at the start of their side's player turn, at a base or in the force pool.
func (t *turnover) reinforcements() {
	p := t.p
	for _, r := range p.w.sc.Reinforcement {
		n, _ := p.w.units.Nation(r.Nation)
		kind, _ := units.ParseType(r.Type)
		if r.Turn != int(p.turn) || p.w.sideOf(n) != p.phasing() {
			continue
		}
		if r.Withdraw {
			t.withdraw(n, kind, r.N)
			continue
		}
		if r.Pool {
			p.pool = addToPool(p.pool, n, kind, r.N)
			p.enroll(n, kind, r.N)
			t.say(engine.EventNote, "27", "awaw.pool", engine.NationRef(int(n)), r.N, engine.NewRef(kindType, int(kind)))
			continue
		}
		c := counter{base: int16(p.w.board.Find(r.At)), target: none, parent: none, nation: n, kind: kind, size: uint8(r.N)}
		c.assign(p.w.frontNumber(r.Front))
		at := p.arrival(c)
		if at == none {
			p.pool = addToPool(p.pool, n, kind, r.N)
			t.say(engine.EventNote, "27", "awaw.pool", engine.NationRef(int(n)), r.N, engine.NewRef(kindType, int(kind)))
			continue
		}
		c.base = int16(at)
		i := p.enlist(c)
		if p.overfull(p.load(), at) > 0 {
			p.counters[i].flags |= forced
		}
		t.say(engine.EventBase, "18.141", "awaw.arrives", ct(i), sp(at))
	}
}

// arrival is the base a reinforcement comes to: the one the scenario names, or if that has fallen the nearest with room
// for it, as for displaced units; -1 if there is none, and it waits in the force pool.
func (p *Position) arrival(c counter) int {
	if _, why := p.baseRefusal(c, int(c.base)); why == "" || p.w.board.Space(int(c.base)).Box {
		return int(c.base)
	}
	for _, r := range p.refuges(p.load(), c) {
		if r.room >= int(c.size) {
			return r.space
		}
	}
	return none
}

// withdraw takes units out of the scenario, inverted ones and the smallest counters first.
func (t *turnover) withdraw(n units.Nation, kind units.Type, count int) {
	p := t.p
	for _, up := range []bool{false, true} {
		for i, c := range p.counters {
			if count == 0 {
				return
			}
			if c.alive() && c.nation == n && c.kind == kind && c.has(inverted) != up {
				k := min(count, int(c.size))
				count -= k
				t.say(engine.EventNote, "27", "awaw.withdrawn", k, ct(i))
				if p.counters[i].size -= uint8(k); p.counters[i].size == 0 {
					p.remove(i)
				}
			}
		}
	}
}

// captures hands over the places the scenario's calendar names, at the end of the player turn it names (18.147, 18.25).
func (t *turnover) captures() {
	p := t.p
	for _, x := range p.w.sc.Capture {
		if x.Turn != int(p.turn) || p.w.sc.sides[x.Half] != p.phasing() {
			continue
		}
		s := p.w.board.Find(x.Place)
		p.control = slices.Clone(p.control)
		p.control[s] = p.w.sc.sides[x.Side]
		t.gained(s)
		t.say(engine.EventBase, "18.25", "awaw.captured", sp(s), p.control[s])
		t.displaceFrom(s)
	}
}

// activations hand the phasing side the countries that join it this turn: their bases may be used at once (18.21C).
func (t *turnover) activations() {
	p := t.p
	for _, a := range p.w.sc.Activation {
		side := p.w.sc.sides[a.Side]
		if a.Turn != int(p.turn) || side != p.phasing() {
			continue
		}
		p.control = slices.Clone(p.control)
		for i := range p.control {
			if p.w.board.Space(i).Country == a.Country && p.control[i] == engine.NoSide {
				p.control[i] = side
			}
		}
		t.say(engine.EventBase, "18.21C", "awaw.activated", a.Country, side)
	}
}

// musterTroops brings the ground units whose turn of arrival has come; where the enemy stands they come when he is gone.
func (t *turnover) musterTroops() {
	p := t.p
	for i, g := range p.troopsOf(p.phasing()) {
		if g.onBoard() || g.carried() || int(p.w.arrivals[i]) > int(p.turn) {
			continue
		}
		at := int(g.from)
		if p.guarded(p.defending(), at) || !g.has(troopAfloat) && p.control[at] == p.defending() {
			continue
		}
		x := t.troop(i)
		x.space, x.from = g.from, none
		t.say(engine.EventBase, "27", "awaw.troop.arrives", gu(i), sp(at))
	}
}
