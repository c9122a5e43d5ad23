package flights

import (
	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
)

// This file draws the way of a flight on the map: numbered stops, where it may be met, where its escort waits.

// Dress adds the flight that is looked at to the map of a scene.
func (m *Flights) Dress() {
	ms := m.Drawn.Map
	if ms == nil {
		return
	}
	if v, ok := m.moving(); ok {
		m.dressMove(ms, v)
		return
	}
	if !m.Planning() {
		return
	}
	p, _ := m.planner()
	if f, ok := p.Drafted(); ok {
		m.dressWay(ms, f)
		ms.Lit = m.goals()
		return
	}
	t, ok := m.target()
	if !ok {
		return
	}
	ms.Lit, ms.Lamps = nil, []int{t.At.Index()}
	if f, ok := m.shown(t); ok {
		m.dressWay(ms, f)
	}
	for i := range ms.Stacks {
		for k := range ms.Stacks[i].Cards {
			m.bracket(ms.Stacks[i].Space, &ms.Stacks[i].Cards[k])
		}
	}
}

// bracket marks the cards of units that may be picked, and those that are.
func (m *Flights) bracket(space int, c *scene.Card) {
	t, _ := m.target()
	for _, r := range t.Reach {
		if r.Unit.Space.Index() == space && r.Unit.Kind.Shape == c.Kind && r.Unit.Nation == c.Nation {
			c.Selected = m.picks[r.Unit.Ref] > 0
			c.Legal = !c.Selected
		}
	}
}

// dressWay draws a way out with its numbers.
func (m *Flights) dressWay(ms *scene.MapScene, f sortie.Flight) {
	ms.Arrows = nil
	ms.Way = append(ms.Way[:0:0], scene.WayHex{Space: f.From.Index()})
	for i, s := range f.Out {
		ms.Way = append(ms.Way, scene.WayHex{Space: s.At.Index(), Met: s.Met})
		ms.Fates = append(ms.Fates, scene.FateMark{Spot: scene.Spot{Space: s.At.Index()}, Number: scene.Itoa(i + 1)})
	}
	if f.Waits != engine.NoRef {
		ms.Covered = append(ms.Covered, f.Waits.Index())
	}
	for _, s := range f.Out {
		if s.Met {
			ms.WayTag = m.Say("flight.met")
		}
	}
}
