package battle

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/mapview"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file brings into sight beside its sheet what a choice or a fight at sea is about, and shows on the map what it has cost so far.

// LookBeside brings the place of a choice into sight beside its sheet, with the refuges about it, once for each choice and window; that
// of a fight at sea once for each fight.
func (m *Battle) LookBeside() {
	if m.Room() == 0 {
		m.chart.LookFromSea()
		m.looked = looked{}
		return
	}
	now := looked{at: m.PanelView().Where, w: m.W, h: m.H, back: m.chart.Returned}
	if m.Staying() {
		now.node = m.Sight.Game.Head()
	}
	if now == m.looked {
		return
	}
	if m.Staying() && now.node != m.looked.node {
		m.Opens() // a letter pressed for something else is no choice
	}
	m.looked = now
	if !m.Staying() {
		m.chart.BesideWith(now.at, nil)
		return
	}
	var full []int
	for _, r := range m.refuges() {
		if r.all != nil {
			full = append(full, r.space.Index())
		}
	}
	m.chart.BesideWith(m.Sight.View.Battle.Where, full)
}

// looked is for which choice or fight, in a window how large, the camera was moved last.
type looked struct {
	node int
	at   engine.Ref
	w, h float64
	back int // how often the map has been looked at again as before: what lay over it then had moved it
}

// layFallen shows on the map what the fight at hand has cost so far.
func (m *Battle) layFallen(b *engine.BattleView) {
	if b.Kind == engine.BattleSea || !b.Rolled {
		return
	}
	var list []mapview.Fallen
	thirds := m.inThirds(b)
	for i := range b.Sides {
		s := &b.Sides[i]
		for _, was := range s.Before {
			f := mapview.Fallen{Was: was, Lost: was.Size, Gone: true, Thirds: thirds && !table.InSquadrons(was)}
			if k := slices.IndexFunc(s.Counters, func(c engine.CounterView) bool { return c.Ref == was.Ref }); k >= 0 {
				f.Lost, f.Gone = was.Size-s.Counters[k].Size, false
			}
			list = append(list, f)
		}
	}
	m.chart.LayFallen(list)
}

// covered tells whether the small map lies over a point of the window.
func (m *Battle) covered(x, y float64) bool {
	return slices.ContainsFunc(m.Drawn.Panels, func(p scene.Panel) bool { return p.ID == "mini" && p.Rect.Inset(-20).Has(x, y) })
}

// ToMap puts the panel of a battle on the ground aside once what is asked is answered on the map: who goes in, and where. Its counters
// are bracketed there, and the prompt has what is asked beside that. Whoever fetches the panel back keeps it.
func (m *Battle) ToMap() {
	b := m.Sight.View.Battle
	if b == nil || b.Over || b.Kind != engine.BattleGround || !b.Rolled {
		m.mapped = engine.NoRef
		return
	}
	if m.mapped == b.Where || !m.Fighting() || !m.Live() || m.Seat(m.Actor()) != "person" {
		return
	}
	goes := 0
	for _, c := range m.Choices() {
		switch {
		case c.A.Kind() == engine.KindCounter && c.B.Kind() == engine.KindSpace:
			goes++
		case c.A != engine.NoRef || c.B != engine.NoRef || c.C != engine.NoRef:
			return // something else is asked as well
		}
	}
	if goes > 0 {
		m.mapped, m.Sight.Battle, m.Stale = b.Where, false, true
		m.chart.LookAgain()
	}
}

// inThirds tells whether a fight is fought in squadrons, three to a factor: then each counter came with three times what it is on the map, where
// nothing is taken from it before the fight is over.
func (m *Battle) inThirds(b *engine.BattleView) bool {
	some := false
	for i := range b.Sides {
		for _, was := range b.Sides[i].Before {
			if now, ok := m.Sight.Counter(was.Ref); ok && !table.InSquadrons(was) {
				if was.Size != 3*now.Size {
					return false
				}
				some = true
			}
		}
	}
	return some
}
