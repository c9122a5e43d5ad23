// What a side has left, one by one with its number: air, ships and ground units.

package awaw

import (
	"iter"

	"awaw/engine"
)

// air is every counter still in play: those that are not are many where much has been broken up.
func (p *Position) air() iter.Seq2[int, counter] {
	return func(yield func(int, counter) bool) {
		for _, i := range p.living {
			if c := p.counters[i]; c.alive() && !yield(int(i), c) {
				return
			}
		}
		if p.living == nil {
			for i, c := range p.counters {
				if c.alive() && !yield(i, c) {
					return
				}
			}
		}
	}
}

// enlist brings a new counter into play and gives its number.
func (p *Position) enlist(c counter) int {
	p.counters, p.living = append(p.counters, c), nil
	return len(p.counters) - 1
}

// muster takes down who is in play, unless it is taken down already. Who leaves play may stay on the list; who comes is not on it.
func (p *Position) muster() *Position {
	if p.living == nil {
		p.living = make([]int16, 0, len(p.counters))
		for i := range p.counters {
			if p.counters[i].alive() {
				p.living = append(p.living, int16(i))
			}
		}
	}
	return p
}

// anyAir tells whether any counter still in play is one of those meant.
func (p *Position) anyAir(meant func(counter) bool) bool {
	for _, c := range p.air() {
		if meant(c) {
			return true
		}
	}
	return false
}

func (p *Position) airOf(side engine.Side) iter.Seq2[int, counter] {
	return func(yield func(int, counter) bool) {
		for i, c := range p.air() {
			if p.w.sideOf(c.nation) == side && !yield(i, c) {
				return
			}
		}
	}
}

func (p *Position) navyOf(side engine.Side) iter.Seq2[int, ship] {
	return left(p.ships, func(_ int, s ship) bool { return p.w.sideOf(s.nation) == side })
}

func (p *Position) troopsOf(side engine.Side) iter.Seq2[int, troop] {
	return left(p.troops, func(i int, _ troop) bool { return p.troopSide(i) == side })
}

// left are those of a list that are alive and wanted.
func left[T interface{ alive() bool }](list []T, wanted func(int, T) bool) iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		for i, x := range list {
			if x.alive() && wanted(i, x) && !yield(i, x) {
				return
			}
		}
	}
}
