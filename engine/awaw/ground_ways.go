// 18.621: where known air of the other side could meet a transport.

package awaw

import "awaw/engine"

// metAt is for each space how much air, in thirds of a factor, could meet a transport there.
func (p *Position) metAt() []int {
	met := make([]int, p.w.board.Len())
	for _, c := range p.counters {
		if _, why := p.barrer(c); why != "" {
			continue
		}
		if p.homebound(c) {
			met[c.base] += c.thirds()
			continue
		}
		row, reach := p.w.row(int(c.base)), p.w.rangeOf(c)
		for h, d := range row {
			if int(d) <= reach {
				met[h] += c.thirds()
			}
		}
	}
	return met
}

// metOnFlight is for each hex of a transport's way how much air could meet it there, in thirds of a factor.
func (p *Position) metOnFlight(_ engine.Command, way []int) []int {
	met := p.metAt()
	out := make([]int, len(way))
	for k, h := range way {
		out[k] = met[h]
	}
	return out
}
