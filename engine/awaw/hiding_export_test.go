package awaw

import (
	"slices"

	"awaw/engine"
)

// Twin is a world that side cannot tell from p; nil if nothing is hidden from it that could be otherwise. Hidden ships change
// places, are damaged or not and turned or not, carry more air or less, and what patrols over them does so or stays aboard.
func (p *Position) Twin(side engine.Side, dice engine.Dice) *Position {
	var hidden []int
	for i, s := range p.ships {
		if p.veiled(s, side) {
			hidden = append(hidden, i)
		}
	}
	if len(hidden) < 2 {
		return nil
	}
	n := p.clone()
	n.ships = slices.Clone(p.ships)
	pick := func(k int) int {
		faces, err := dice.Roll(engine.Ask{Key: engine.Key{Roll: 1}, N: 1, Sides: k})
		if err != nil {
			return 0
		}
		return faces[0] - 1
	}
	a, b := hidden[pick(len(hidden))], hidden[pick(len(hidden))]
	x, y := &n.ships[a], &n.ships[b]
	x.force, y.force = y.force, x.force
	x.space, y.space = y.space, x.space
	n.ships[hidden[pick(len(hidden))]].flags ^= shipDamaged
	n.ships[hidden[pick(len(hidden))]].flags ^= shipUsed
	for i, c := range n.counters {
		if c.alive() && p.veiledAir(i, side) {
			k := &n.counters[i]
			k.base = n.ships[c.aboard()].space
			if pick(3) == 0 && !c.has(flying) {
				k.size = uint8(1 + pick(4))
			}
			k.flags &^= inverted
			if n.ships[c.aboard()].has(shipUsed) {
				k.flags |= inverted
			}
		}
	}
	n.patrolOtherwise(p, side, pick)
	return n
}

// patrolOtherwise sends hidden patrols over the force their carrier sails with in the other world, calls some back and sends others out.
func (p *Position) patrolOtherwise(was *Position, side engine.Side, pick func(int) int) {
	over := func(i int) int16 { return p.ships[p.counters[i].aboard()].force - 1 }
	if p.sea() != nil {
		p.replace(p.sea().copy())
		p.sea().air = slices.DeleteFunc(p.sea().air, func(a seaAir) bool { return was.veiledAir(int(a.c), side) && pick(2) == 0 })
		for k := range p.sea().air {
			if a := &p.sea().air[k]; was.veiledAir(int(a.c), side) && a.over >= 0 {
				a.over = over(int(a.c))
			}
		}
		for i, c := range p.counters {
			if !c.alive() || !was.veiledAir(i, side) {
				continue
			}
			if k := p.sea().committed(i); k >= 0 && p.ships[c.aboard()].has(shipDamaged) { // it could not have risen
				p.sea().air = slices.Delete(p.sea().air, k, k+1)
			}
			if k := p.sea().committed(i); k < 0 && c.onTask(taskSea) {
				p.counters[i].flags &^= flying
				p.counters[i].target, p.counters[i].task = -1, taskCounterair
			} else if k >= 0 && int(p.counters[i].base) != int(p.sea().hex) {
				p.sea().air = slices.Delete(p.sea().air, k, k+1)
				p.counters[i].flags &^= flying
				p.counters[i].target, p.counters[i].task = -1, taskCounterair
			}
		}
	}
	if p.diving() {
		p.replace(p.dive().copy())
		p.dive().guards = slices.DeleteFunc(p.dive().guards, func(g guardAir) bool { return was.veiledAir(int(g.c), side) && pick(2) == 0 })
		for k := range p.dive().guards {
			if g := &p.dive().guards[k]; was.veiledAir(int(g.c), side) {
				g.over = over(int(g.c))
			}
		}
	}
}

// veiledAir tells whether a counter is hidden from a side with its ship.
func (p *Position) veiledAir(i int, side engine.Side) bool {
	c := p.counters[i]
	return c.deck > 0 && p.veiled(p.ships[c.aboard()], side)
}

// HidesRef tells whether what a reference names is hidden from a side.
func (p *Position) HidesRef(side engine.Side, r engine.Ref) bool {
	if i := r.Index() - FirstShip; r.Kind() == engine.KindCounter && i >= 0 && i < len(p.ships) {
		return p.veiled(p.ships[i], side)
	}
	i := r.Index()
	return r.Kind() == engine.KindCounter && i < len(p.counters) && p.veiledAir(i, side)
}

// Searching tells whether the dice asked for are those of a search or an interception: what they show depends on what is hidden.
func (p *Position) Searching() bool {
	return p.fight() == nil && p.strike() == nil && p.sea() != nil && (p.sea().stage == seaFind || p.sea().stage == seaSpot)
}

// Strafed is what carrier air could attack from the air in the present phase.
func (p *Position) Strafed() []int16 { return p.strafed() }
