package hand

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/mapview"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// Chosen tells how a row of the card stands to what is selected: it is that, or may be chosen together with it.
func (m *Hand) Chosen(r engine.Ref) (sel, may bool) {
	return m.Sight.Sel == r, m.Sight.Sel != r && m.Live() && len(m.LegalFrom(m.Sight.Sel, r)) > 0
}

// clickSea is a click on a row of the card: what is selected goes there if it may, else the row is selected.
func (m *Hand) clickSea(r engine.Ref) {
	if sel, may := m.Chosen(r); may && !sel {
		m.Resolve(m.LegalFrom(m.Sight.Sel, r), m.Mx, m.My)
		return
	}
	if c, ok := m.Sight.Counter(r); ok {
		m.pick(r, c.Space.Index())
	}
}

// LiftSea takes up a row of the card that is dragged, so that it is carried as from the map.
func (m *Hand) LiftSea(x, y float64) bool {
	row, ok := m.Pressed.(Ship)
	if !ok || math.Hypot(x-m.PressX, y-m.PressY) <= 5 {
		return false
	}
	c, ok := m.Sight.Counter(row.Ref)
	if !ok || !m.draggable(c) {
		return false
	}
	m.Pressed = mapview.Lift{Ref: c.Ref}
	m.Carry(x, y)
	return true
}

// dropSea lets a counter go over a row of the card.
func (m *Hand) dropSea(held mapview.Lift, on scene.Act) {
	row, ok := on.(Ship)
	if !ok || row.Ref == held.Ref {
		return
	}
	if cands := m.LegalFrom(held.Ref, row.Ref); len(cands) > 0 {
		m.Resolve(cands, m.Mx, m.My)
		m.chart.FinishMotion()
		return
	}
	m.refuse(held.Ref, row.Ref, m.Mx, m.My)
}

// seekAt lists what may be begun at a place with enemy ships by carrying air there: the hunt for them. Where somebody is
// already sent, what is offered at the place is the fight itself, which nobody begins by carrying one more there.
func (m *Hand) seekAt(c engine.CounterView, at engine.Ref) (out []engine.Command) {
	if !c.Flies() || !slices.ContainsFunc(m.Sight.CountersAt(at.Index()), func(o engine.CounterView) bool { return table.IsForce(o) && o.Side != c.Side }) {
		return nil
	}
	if slices.ContainsFunc(m.Sight.View.Arrows, func(a engine.ArrowView) bool { return a.To == at && a.Side == c.Side }) {
		return nil
	}
	for _, l := range m.Placed() {
		if l.B == at {
			out = append(out, l)
		}
	}
	return out
}
