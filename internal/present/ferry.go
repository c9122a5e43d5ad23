package present

import (
	"slices"

	"awaw/engine"
)

// This file takes a counter that is carried by another to where that one goes, in one movement of the hand: a unit is
// dragged from its base to where it lands, and the first carrier that can bring it there takes it.

// ferry is one way to bring a counter somewhere: first aboard, then off to one of the places.
type ferry struct {
	load engine.Command
	next engine.Position
	to   []engine.Command
}

// ferriesTried bounds the carriers looked at for one counter.
const ferriesTried = 8

// ferries lists the ways a counter can be carried, by carrier; nothing for one that nobody takes aboard.
func (m *Model) ferries(unit engine.Ref) []ferry {
	t := m.t
	if got, ok := t.ferry[unit]; ok {
		return got
	}
	var out []ferry
	for _, c := range t.legal {
		if c.B != unit || c.A.Kind() != engine.KindCounter || len(out) == ferriesTried {
			continue
		}
		next, _, err := t.pos.Apply(c, nil)
		if err != nil {
			continue
		}
		f := ferry{load: c, next: next}
		for _, l := range next.Legal(c.Side, nil) {
			if l.A == c.A && l.B.Kind() == engine.KindSpace {
				f.to = append(f.to, l)
			}
		}
		if len(f.to) > 0 {
			out = append(out, f)
		}
	}
	if t.ferry == nil {
		t.ferry = map[engine.Ref][]ferry{}
	}
	t.ferry[unit] = out
	return out
}

// ferryTo carries a counter to a place, if a carrier can bring it there, or says why none can.
func (m *Model) ferryTo(unit, at engine.Ref, x, y float64) bool {
	list := m.ferries(unit)
	for _, f := range list {
		if k := slices.IndexFunc(f.to, func(c engine.Command) bool { return c.B == at }); k >= 0 {
			m.do(f.load)
			m.do(f.to[k])
			m.finishMotion()
			return true
		}
	}
	if len(list) == 0 {
		return false
	}
	asker, ok := list[0].next.(engine.Asker)
	if !ok {
		return false
	}
	q := list[0].to[0]
	q.B = at
	ans, err := asker.Ask(q.Side, engine.Query{Kind: engine.QueryCommand, Cmd: q})
	if err != nil || ans.Verdict != engine.No {
		return false
	}
	m.proof = &proof{x: x, y: y, verdict: engine.No, title: m.say("refused.at", at), body: m.word(ans.Text), cites: ans.Cites, pinned: true}
	m.dirty = true
	return true
}

// ferriable lists the places a counter can be carried to.
func (m *Model) ferriable(unit engine.Ref) []int {
	var out []int
	for _, f := range m.ferries(unit) {
		for _, c := range f.to {
			if i := c.B.Index(); !slices.Contains(out, i) {
				out = append(out, i)
			}
		}
	}
	return out
}

// carrierNext selects the carrier after something went aboard, so that the next click sends it off.
func (m *Model) carrierNext(c engine.Command) {
	if c.A.Kind() != engine.KindCounter || c.B.Kind() != engine.KindCounter || m.t == nil {
		return
	}
	if slices.ContainsFunc(m.t.legal, func(l engine.Command) bool { return l.A == c.A && l.B.Kind() == engine.KindSpace }) {
		if k, ok := m.t.counter(c.A); ok {
			m.pick(k.Ref, k.Space.Index())
		}
	}
}
