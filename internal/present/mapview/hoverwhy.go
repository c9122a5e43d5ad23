package mapview

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
)

// This file words why a space looks as it does: lit because something may be done there by itself, dim because it is out of play.

// whyMarked words both for a space.
func (m *Map) whyMarked(s int) (out []string) {
	if m.OutOfPlay(s) {
		out = append(out, m.Say("hover.outside"))
	}
	if m.Drawn.Map != nil {
		for _, h := range m.Drawn.Map.Staging {
			if h.Space == s && h.Why != "" {
				out = append(out, h.Why)
			}
		}
	}
	if m.Falls != nil && m.Falls(s) {
		out = append(out, m.Say("hover.falls"))
	}
	if may := m.deeds(s); len(may) > 0 {
		const most = 2
		out = append(out, m.Say("hover.may", strings.Join(may[:min(len(may), most)], "; ")))
	}
	return out
}

// deeds words what may be done at a lit space: by itself, or with the counter that is selected.
func (m *Map) deeds(s int) (out []string) {
	t := m.Sight
	if m.Drawn.Map == nil || !mayGo(m.Drawn.Map, s) {
		return nil
	}
	chosen := t.Sel.Kind() == engine.KindCounter
	for _, c := range m.LegalWith(engine.SpaceRef(s), engine.NoRef) {
		if chosen && c.A == t.Sel && c.B == engine.SpaceRef(s) || !chosen && c.A.Kind() != engine.KindCounter && c.C.Kind() != engine.KindCounter {
			if word := m.Word(m.Label(c).Name); !slices.Contains(out, word) {
				out = append(out, word)
			}
		}
	}
	return out
}

// told tells whether the panel beside the map tells of a space already, since what is selected stands there.
func (m *Map) told(s int) bool {
	c, ok := m.Sight.Counter(m.Sight.Sel)
	return ok && c.Space == engine.SpaceRef(s)
}

// OutOfPlay tells whether a space lies beyond the part of the board that a scenario plays on.
func (m *Map) OutOfPlay(s int) bool {
	a, b := m.Sight.View.Area, m.Board()
	switch {
	case a.Whole() || s < 0 || s >= b.Len():
		return false
	case len(a.Spaces) > 0:
		return !slices.Contains(a.Spaces, engine.SpaceRef(s))
	}
	x, y := b.Middle(s)
	ax, ay := b.Middle(a.Corners[0].Index())
	bx, by := b.Middle(a.Corners[1].Index())
	const near = .01
	return x < math.Min(ax, bx)-near || x > math.Max(ax, bx)+near || y < math.Min(ay, by)-near || y > math.Max(ay, by)+near
}
