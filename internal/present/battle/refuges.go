package battle

import (
	"slices"

	"awaw/engine"
)

// This file finds where those who defend a base may go: which places have room for all, for some, and which of them the enemy reaches.

// refuge is a base to go to.
type refuge struct {
	space   engine.Ref
	all     []engine.Command // that bring everybody there; nil where there is room for some alone
	reached bool             // the enemy could come
	far     float64          // in hexes, from where one leaves
}

// Staying tells whether the viewer is asked whether to stay in a fight or to leave it, and nothing of that is drafted yet.
func (m *Battle) Staying() bool { return !m.tabled() && m.asksToStay() }

// tabled tells whether table and rounds are looked at in the place of the sheet.
func (m *Battle) tabled() bool { return m.table && m.tableAt == m.Sight.Game.Head() }

// asksToStay tells whether whoever looks is asked whether he stays.
func (m *Battle) asksToStay() bool {
	b := m.Sight.View.Battle
	if b == nil || b.Over || m.Guiding() || !m.Live() || !m.Fighting() || m.Sight.Viewer != m.Actor() {
		return false
	}
	_, stay := m.given("stay")
	_, flee := m.given("flee")
	return stay && flee
}

// given is the first legal command of a verb, in the words of the notation.
func (m *Battle) given(verb string) (engine.Command, bool) {
	for _, c := range m.Sight.Legal {
		if m.Verb(c) == verb {
			return c, true
		}
	}
	return engine.Command{}, false
}

// refuges lists them, the best first: with room for all, out of the enemy's reach, near. They are kept until the position changes.
func (m *Battle) refuges() []refuge {
	t := m.Sight
	if at := t.Game.Head(); m.refugesAt != at || m.refugeList == nil {
		m.refugeList, m.refugesAt, m.refuge = m.findRefuges(), at, 0
	}
	return m.refugeList
}

// nextRefuge is the refuge the sheet names: the best, until another is asked for; nil where none has room for all.
func (m *Battle) nextRefuge() *refuge {
	list := m.refuges()
	n := 0
	for n < len(list) && list[n].all != nil {
		n++
	}
	if n == 0 {
		return nil
	}
	return &list[m.refuge%n]
}

func (m *Battle) findRefuges() (out []refuge) {
	t := m.Sight
	reach := map[engine.Ref]bool{}
	if a, ok := m.Ask(engine.Query{Kind: engine.QueryReach, At: t.View.Battle.Sides[1].Counters[0].Ref}); ok {
		for _, s := range a.Spaces {
			reach[s.Ref] = true
		}
	}
	seen := map[engine.Ref]bool{}
	x0, y0 := m.Board().Middle(t.View.Battle.Where.Index())
	for _, c := range t.Legal {
		if c.B.Kind() != engine.KindSpace || seen[c.B] || m.Verb(c) != "flee" {
			continue
		}
		seen[c.B] = true
		x, y := m.Board().Middle(c.B.Index())
		out = append(out, refuge{space: c.B, all: m.allTo(c.B), reached: reach[c.B], far: (x-x0)*(x-x0) + (y-y0)*(y-y0)})
	}
	slices.SortStableFunc(out, func(a, b refuge) int {
		switch {
		case (a.all != nil) != (b.all != nil):
			if a.all != nil {
				return -1
			}
			return 1
		case a.reached != b.reached:
			if b.reached {
				return -1
			}
			return 1
		case a.far < b.far:
			return -1
		case a.far > b.far:
			return 1
		}
		return 0
	})
	return out
}

// allTo gives the commands that bring everybody to a place, in order; nil where they do not end in leaving: it has room for some alone.
func (m *Battle) allTo(at engine.Ref) (out []engine.Command) {
	who, p := m.Sight.Viewer, m.Sight.Pos
	for range mostLeaving {
		var next engine.Command
		found := false
		for _, c := range p.Legal(who, nil) {
			verb := m.Verb(c)
			if verb == "leave" {
				return append(out, c)
			}
			if !found && verb == "flee" && c.B == at {
				next, found = c, true
			}
		}
		if !found {
			return nil
		}
		after, _, err := p.Apply(next, nil)
		if err != nil {
			return nil
		}
		p, out = after, append(out, next)
	}
	return nil
}

// mostLeaving is a bound on the counters that leave one fight.
const mostLeaving = 100

// fleeTo gives the commands that bring everybody to a place.
func (m *Battle) fleeTo(at engine.Ref) {
	for _, r := range m.refuges() {
		if r.space != at {
			continue
		}
		for _, c := range r.all {
			m.Give(c)
		}
		return
	}
}
