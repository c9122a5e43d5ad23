package awaw

import (
	"slices"

	"awaw/engine"
)

// Twin is a world that side cannot tell from p; nil if nothing is hidden from it that could be otherwise.
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
	if n.sea != nil && pick(2) == 0 {
		n.sea = n.sea.copy()
		n.sea.air = slices.DeleteFunc(n.sea.air, func(a seaAir) bool {
			c := p.counters[a.c]
			return c.deck > 0 && p.veiled(p.ships[c.aboard()], side)
		})
	}
	for i, c := range n.counters {
		if c.alive() && c.deck > 0 && p.veiled(p.ships[c.aboard()], side) {
			n.counters[i].base = n.ships[c.aboard()].space
			if pick(3) == 0 {
				n.counters[i].size = uint8(1 + pick(4))
			}
			n.counters[i].flags ^= inverted
		}
	}
	return n
}

// HidesRef tells whether what a reference names is hidden from a side.
func (p *Position) HidesRef(side engine.Side, r engine.Ref) bool {
	if i := r.Index() - FirstShip; r.Kind() == engine.KindCounter && i >= 0 && i < len(p.ships) {
		return p.veiled(p.ships[i], side)
	}
	i := r.Index()
	return r.Kind() == engine.KindCounter && i < len(p.counters) && p.counters[i].alive() && p.counters[i].deck > 0 && p.veiled(p.ships[p.counters[i].aboard()], side)
}
