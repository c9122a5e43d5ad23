// What a side has left, one by one with its number: air, ships and ground units.

package awaw

import (
	"iter"

	"awaw/engine"
)

func (p *Position) airOf(side engine.Side) iter.Seq2[int, counter] {
	return left(p.counters, func(_ int, c counter) bool { return p.w.sideOf(c.nation) == side })
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
