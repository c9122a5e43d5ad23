package table

import (
	"slices"

	"awaw/engine"
)

// This file takes a counter that is carried by another to where that one goes, in one movement of the hand: a unit is
// dragged from its base to where it lands, and the first carrier that can bring it there takes it. Ways are asked for here too.

// ferry is one way to bring a counter somewhere: first aboard, then off to one of the places.
type ferry struct {
	Load engine.Command
	Next engine.Position
	To   []engine.Command
}

// ferriesTried bounds the carriers looked at for one counter.
const ferriesTried = 8

// Ferries lists the ways a counter can be carried, by carrier; nothing for one that nobody takes aboard.
func (m *Surface) Ferries(unit engine.Ref) []ferry {
	t := m.Sight
	if got, ok := t.ferry[unit]; ok {
		return got
	}
	var out []ferry
	for _, c := range t.Legal {
		if c.B != unit || c.A.Kind() != engine.KindCounter || len(out) == ferriesTried {
			continue
		}
		next, _, err := t.Pos.Apply(c, nil)
		if err != nil {
			continue
		}
		f := ferry{Load: c, Next: next}
		for _, l := range next.Legal(c.Side, nil) {
			if l.A == c.A && l.B.Kind() == engine.KindSpace {
				f.To = append(f.To, l)
			}
		}
		if len(f.To) > 0 {
			out = append(out, f)
		}
	}
	if t.ferry == nil {
		t.ferry = map[engine.Ref][]ferry{}
	}
	t.ferry[unit] = out
	return out
}

// Ferriable lists the places a counter can be carried to.
func (m *Surface) Ferriable(unit engine.Ref) []int {
	var out []int
	for _, f := range m.Ferries(unit) {
		for _, c := range f.To {
			if i := c.B.Index(); !slices.Contains(out, i) {
				out = append(out, i)
			}
		}
	}
	return out
}

// WayOf is the way of a legal command through the spaces the pointer has passed: its spaces, where it may be met, and first among
// the nearest the command that names it. False for what flies by no way.
func (m *Surface) WayOf(pos engine.Position, c engine.Command, through []int) (engine.Answer, bool) {
	asker, ok := pos.(engine.Asker)
	if !ok {
		return engine.Answer{}, false
	}
	q := engine.Query{Kind: engine.QueryWay, Cmd: c}
	for _, s := range through {
		q.With = append(q.With, engine.SpaceRef(s))
	}
	a, err := asker.Ask(c.Side, q)
	return a, err == nil && len(a.Nearest) > 0
}

// ByWay is a legal command by the way through the spaces the pointer has passed with what it carries, or as it is.
func (m *Surface) ByWay(pos engine.Position, c engine.Command) engine.Command {
	if len(m.Trail) == 0 {
		return c
	}
	if a, ok := m.WayOf(pos, c, m.Trail); ok {
		return a.Nearest[0]
	}
	return c
}
