// Legal, and what verbs share while they list their commands.

package awaw

import (
	"slices"

	"awaw/engine"
)

// listing is the making of one list of legal commands: the position, and what several verbs want to know of it, worked out when
// the first of them asks.
type listing struct {
	*Position
	side    engine.Side // who is asked
	loads   loads
	counted bool    // loads is filled
	parts   []int32 // the counters that may be broken and merged
	parted  bool    // parts is filled
	flyers  []int32 // the counters that may be committed in the naval combat at hand
	flown   bool    // flyers is filled
	lane    []int   // the way of the task force under way; nil until somebody asks
}

// Legal lists everything side may do now, sorted.
func (p *Position) Legal(side engine.Side, buf []engine.Command) []engine.Command {
	if side == engine.NoSide || p.asked() != side {
		return buf
	}
	start := len(buf)
	l := p.listing(side)
	for _, v := range verbsAt[p.moment()] {
		x := &verbs[v]
		if x.legal != nil {
			buf = x.legal(l, buf)
			continue
		}
		c := engine.Command{Side: side, Verb: v}
		if _, why := x.refuse(p, c); why == "" {
			buf = append(buf, c)
		}
	}
	l.close()
	if !inOrder(buf[start:]) {
		slices.SortFunc(buf[start:], engine.Command.Compare)
	}
	return buf
}

// listing begins a list. The paper it is worked out on is kept on the desk from one list to the next, for it is large.
func (p *Position) listing(side engine.Side) *listing {
	l := p.desk.paper.Swap(nil)
	if l == nil {
		l = new(listing)
	}
	l.Position, l.side = p, side
	return l
}

// close gives the paper back, blank.
func (l *listing) close() {
	d := l.desk
	if l.counted {
		l.loads = loads{}
	}
	l.Position, l.counted, l.parted, l.flown, l.lane = nil, false, false, false, nil
	l.parts, l.flyers = l.parts[:0], l.flyers[:0]
	d.paper.Store(l)
}

// full is how full every base is.
func (l *listing) full() *loads {
	if !l.counted {
		l.loads.fill(l.Position)
		l.counted = true
	}
	return &l.loads
}

// inOrder tells whether a list is sorted, quickly where neighbours differ first in what they name.
func inOrder(list []engine.Command) bool {
	for i := 1; i < len(list); i++ {
		a, b := &list[i-1], &list[i]
		if a.Side == b.Side && a.Verb == b.Verb && (a.A < b.A || a.A == b.A && a.B < b.B) {
			continue
		}
		if a.Compare(*b) > 0 {
			return false
		}
	}
	return true
}
