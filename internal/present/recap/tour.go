package recap

import (
	"slices"

	"awaw/engine"
)

// This file leads the camera through what is told.

// look brings what is told into sight beside the sheet: the places of all sentences, or of one that is visited.
func (m *Recap) look() {
	list := m.told()
	if m.visits >= 0 && m.visits < len(list) {
		list = list[m.visits : m.visits+1]
	}
	if out := slices.DeleteFunc(slices.Clone(list), func(s Story) bool { return s.Kind == Built }); len(out) > 0 { // what is new widens no view
		list = out
	}
	var spaces []int
	see := func(r engine.Ref) {
		if r.Kind() == engine.KindSpace && m.Board().Code(r.Index()) != "" { // boxes beside the map lie far from all that is told of them
			spaces = append(spaces, r.Index())
		}
	}
	for i := range list {
		s := &list[i]
		for _, l := range m.onBoard(s.legs()) {
			see(l.from)
			see(l.to)
		}
		see(s.To)
		if s.Fought != nil { // where those who left have gone
			for _, x := range s.Fought.Forces[1].Fates {
				see(x.To)
			}
		}
	}
	if len(spaces) > 0 {
		m.chart.VisitAll(spaces)
	}
}

// far tells whether what is told lies so far apart that its counters cannot be read together, or a place of it out of sight.
func (m *Recap) far() bool {
	return len(m.told()) > 1 && (m.chart.Cam.HexW < fallenFrom || slices.ContainsFunc(m.told(), func(s Story) bool {
		if s.To.Kind() != engine.KindSpace || m.Board().Code(s.To.Index()) == "" {
			return false
		}
		x, y := m.Board().Middle(s.To.Index())
		x, y = m.chart.Cam.Screen(x, y, m.W, m.H)
		return !m.FreeMap().Has(x, y)
	}))
}
