// Legal, and what verbs share while they list their commands.

package awaw

import (
	"slices"

	"awaw/engine"
)

// Legal lists everything side may do now, sorted.
func (p *Position) Legal(side engine.Side, buf []engine.Command) []engine.Command {
	if side == engine.NoSide || p.asked() != side {
		return buf
	}
	l := p.listing(side)
	for _, v := range verbsAt[p.moment()] {
		x := &verbs[v]
		if x.legal != nil {
			start := len(buf)
			if buf = x.legal(l, buf); !inOrder(buf[start:]) {
				slices.SortFunc(buf[start:], engine.Command.Compare)
			}
			continue
		}
		c := engine.Command{Side: side, Verb: v}
		if _, why := x.refuse(p, c); why == "" {
			buf = append(buf, c)
		}
	}
	l.close()
	return buf
}

func tabulate() (at [momentCount][]engine.Verb) {
	for v := verbNone + 1; v < verbEnd; v++ {
		for _, m := range verbs[v].given {
			at[m] = append(at[m], v)
		}
	}
	return at
}

// verbsAt lists the verbs of each moment, in the order of Legal.
var verbsAt = tabulate()

func init() { // what the table's rows name asks it
	for v := range verbs {
		for _, m := range verbs[v].given {
			given[v] |= 1 << m
		}
	}
}
