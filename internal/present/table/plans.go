package table

import (
	"slices"

	"awaw/engine"
)

// This file lays plans for one target side by side: all of those who reach it, and fewer, and what would come of each.

// Plan is some who would go for a target together, and what they leave where it is.
type Plan struct {
	At         engine.Ref
	Of         []int            // how many go of each of those who reach it, in their order
	Give       []engine.Command // what parts them and sends them
	Go, Stay   Amount
	N, Rest    int // how many go and stay, each in its own unit
	Squadrons  bool
	Hits, Lost float64      // on average
	Reply      *engine.Bar  // how likely the answer to it hits; nil where none is reckoned
	Fates      []engine.Bar // what may become of the target
}

// Targets lists what somebody may be sent against now and not in vain, those first that most reach.
func (m *Surface) Targets() (out []engine.Ref) {
	size := map[engine.Ref]int{}
	for _, c := range m.Sight.Legal {
		if l := m.Label(c); c.A.Kind() != engine.KindCounter || c.B == engine.NoRef || !l.Sends || l.Vain {
			continue
		}
		v, ok := m.Sight.Counter(c.A)
		if _, known := size[c.B]; ok && !known {
			out = append(out, c.B)
		}
		size[c.B] += v.Size
	}
	slices.SortStableFunc(out, func(a, b engine.Ref) int { return size[b] - size[a] })
	return out
}

// Goals lists the spaces somebody may be sent against now and not in vain, each once.
func (m *Surface) Goals() []int {
	t := m.Sight
	if t.goals == nil {
		t.goals = []int{}
		for _, at := range m.Targets() {
			if i := m.spaceOf(at).Index(); !slices.Contains(t.goals, i) {
				t.goals = append(t.goals, i)
			}
		}
	}
	return t.goals
}

// Plans lists up to three plans for a target: all who may go, some that stay behind of each, and about half of them.
func (m *Surface) Plans(at engine.Ref, list []Reacher) (out []Plan) {
	all, most, half := make([]int, len(list)), make([]int, len(list)), make([]int, len(list))
	sum := 0
	for i, r := range list {
		all[i], most[i] = r.Counter.Size, r.Counter.Size
		if n := (3*r.Counter.Size + 3) / 4; m.Parts(r, n) {
			most[i] = n
		}
		sum += r.Counter.Size
	}
	for i, left := 0, sum; i < len(list) && left > 0; i++ {
		if half[i] = list[i].Counter.Size; len(list) == 1 && m.Parts(list[i], (sum+1)/2) {
			half[i] = (sum + 1) / 2
		}
		left -= 2 * half[i]
	}
	for _, of := range [][]int{all, most, half} {
		x := m.PlanOf(at, list, of)
		if x.N > 0 && !slices.ContainsFunc(out, func(o Plan) bool { return slices.Equal(o.Of, x.Of) }) {
			out = append(out, x)
		}
	}
	return out
}

// Parts tells whether so many of a counter may go and the rest stay.
func (m *Surface) Parts(r Reacher, n int) bool {
	if n <= 0 || n >= r.Counter.Size {
		return n == 0 || n == r.Counter.Size
	}
	_, ok := m.parting(r.Counter, n)
	return ok
}

// parting is the command that breaks the smaller part off a counter of which so many are to go.
func (m *Surface) parting(c engine.CounterView, n int) (engine.Command, bool) {
	i := slices.IndexFunc(m.Sight.Legal, func(o engine.Command) bool {
		return o.A == c.Ref && o.B == engine.NoRef && o.C == engine.NoRef && int(o.N) == min(n, c.Size-n) && m.Label(o).Sorts
	})
	if i < 0 {
		return engine.Command{}, false
	}
	return m.Sight.Legal[i], true
}

// PlanOf is the plan in which so many go of each of those who reach a target, and what would come of it.
func (m *Surface) PlanOf(at engine.Ref, list []Reacher, of []int) Plan {
	x := Plan{At: at, Of: slices.Clone(of), Squadrons: true}
	p := m.Sight.Pos
	for i, r := range list {
		next, give := m.sent(p, r, of[i])
		if next == nil {
			x.Of[i] = 0
		} else {
			p, x.Give = next, append(x.Give, give...)
			x.Squadrons = x.Squadrons && InSquadrons(r.Counter)
		}
		x.N, x.Rest = x.N+x.Of[i], x.Rest+r.Counter.Size-x.Of[i]
		x.Go.Add(r.Counter, x.Of[i])
		x.Stay.Add(r.Counter, r.Counter.Size-x.Of[i])
	}
	m.foretell(&x)
	return x
}

// sent is a position in which so many of a counter are on their way, and the commands that lead there; nil where they may not go.
func (m *Surface) sent(p engine.Position, r Reacher, n int) (engine.Position, []engine.Command) {
	if n <= 0 {
		return nil, nil
	}
	var list []engine.Command
	send := r.Cmd
	if n < r.Counter.Size {
		part, ok := m.parting(r.Counter, n)
		if !ok {
			return nil, nil
		}
		next, _, err := p.Apply(part, uncast{})
		if err != nil {
			return nil, nil
		}
		if int(part.N) == n { // those broken off are the ones that go
			send.A = added(p.View().Counters, next.View().Counters)
		}
		p, list = next, append(list, part)
	}
	next, _, err := p.Apply(send, uncast{})
	if err != nil {
		return nil, nil
	}
	return next, append(list, send)
}

// added is the counter that was not there before.
func added(before, after []engine.CounterView) engine.Ref {
	had := map[engine.Ref]bool{}
	for _, c := range before {
		had[c.Ref] = true
	}
	for _, c := range after {
		if !had[c.Ref] {
			return c.Ref
		}
	}
	return engine.NoRef
}

// foretell fills in what would come of a plan.
func (m *Surface) foretell(x *Plan) {
	w := m.weigh(x.At, x.Give)
	for i := range w.Charts {
		c := &w.Charts[i]
		if c.Of != engine.NoRef && c.Of != x.At && c.Of != m.spaceOf(x.At) {
			continue
		}
		switch {
		case c.Kind == engine.ChartBars && c.Value == engine.ValueHits:
			x.Lost, x.Reply = x.Lost+c.Lost, c.Reply
			for _, b := range c.Bars {
				x.Hits += b.P * float64(b.Value)
			}
		case c.Kind == engine.ChartOutlook && x.Fates == nil:
			x.Fates = c.Bars
		}
	}
}
