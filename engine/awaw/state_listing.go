// What verbs share while they list their commands, and the words by which commands are offered.

package awaw

import "awaw/engine"

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
		l.loads.wipe()
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

// plain tells whether a command has no arguments.
func plain(c engine.Command) bool { return c.A == 0 && c.B == 0 && c.C == 0 && c.N == 0 }

// told is a message of Tell.
func told(key string, args ...any) engine.Text { return engine.Say("awaw.tell."+key, args...) }

// detailed is the second line of Tell.
func detailed(key string, args ...any) engine.Text { return engine.Say("awaw.detail."+key, args...) }

// typedResult is the command that enters a result.
func typedResult(side engine.Side, n int) engine.Command {
	return engine.Command{Side: side, Verb: VerbVerdict, N: int16(n)}
}
