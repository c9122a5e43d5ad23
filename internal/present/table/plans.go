package table

import (
	"awaw/engine"
)

// This file lays plans for one target side by side: fewer and fewer of those who reach it, and what would come of each.

// Plan is some who would go for a target together.
type Plan struct {
	At        engine.Ref
	Who       []engine.Ref
	N         int // how many they are together, in their own unit
	Squadrons bool
	Hits      float64      // on average
	Lost      float64      // of those sent, on average
	Reply     *engine.Bar  // how likely the answer to it hits; nil where none is reckoned
	Fates     []engine.Bar // what may become of the target, at most so many
}

// Targets lists what somebody may be sent against now, those first that most reach.
func (m *Surface) Targets() (out []engine.Ref) {
	size := map[engine.Ref]int{}
	for _, c := range m.Sight.Legal {
		if c.A.Kind() != engine.KindCounter || c.B == engine.NoRef || !m.Label(c).Sends {
			continue
		}
		v, ok := m.Sight.Counter(c.A)
		if _, known := size[c.B]; ok && !known {
			out = append(out, c.B)
		}
		size[c.B] += v.Size
	}
	best := 0
	for i, at := range out {
		if size[at] > size[out[best]] {
			best = i
		}
	}
	if len(out) > 0 {
		out[0], out[best] = out[best], out[0]
	}
	return out
}

// Plans lists up to three plans for a target: all who may go together, about half of them, and the largest alone.
func (m *Surface) Plans(at engine.Ref) (out []Plan) {
	var list []engine.Command
	var who []engine.CounterView
	p := m.Sight.Pos
	for _, r := range m.Reachers(at) {
		if r.Sent {
			return nil // planning has begun
		}
		if next, _, err := p.Apply(r.Cmd, uncast{}); err == nil {
			p, list, who = next, append(list, r.Cmd), append(who, r.Counter)
		}
	}
	for _, n := range []int{len(list), (len(list) + 1) / 2, 1} {
		if n > len(list) || n == 0 || len(out) > 0 && len(out[len(out)-1].Who) == n {
			continue
		}
		x := Plan{At: at, Squadrons: true}
		for _, v := range who[:n] {
			x.Who, x.N = append(x.Who, v.Ref), x.N+v.Size
			x.Squadrons = x.Squadrons && InSquadrons(v)
		}
		m.foretell(&x, list[:n])
		out = append(out, x)
	}
	return out
}

// foretell fills in what would come of sending some.
func (m *Surface) foretell(x *Plan, list []engine.Command) {
	w := m.weigh(x.At, list)
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
