package recap

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file lays on the map what the sentences tell: numbered arrows, and what was lost where it fell.

// leg is an arrow of a story.
type leg struct{ from, to engine.Ref }

// legs lists the arrows of a story, none where nobody went anywhere: forces that sailed and air that bases elsewhere have one each, those
// who fought and came from several places are shown by the most of them.
func (s *Story) legs() (out []leg) {
	switch s.Kind {
	case Moved:
		for _, from := range s.Places {
			out = append(out, leg{from, s.To})
		}
	case Sailed:
		for i, from := range s.Places {
			out = append(out, leg{from, s.Held[i]})
		}
	case Season:
		out = append(out, leg{s.News.From, s.To})
	case Fight, Taken:
		best, most := engine.NoRef, 0
		for _, x := range s.Fought.Forces[0].Fates {
			if n := x.Was.Worth(); x.Was.Space.Kind() == engine.KindSpace && n > most {
				best, most = x.Was.Space, n
			}
		}
		out = append(out, leg{best, s.To})
	}
	return slices.DeleteFunc(out, func(l leg) bool {
		return l.from.Kind() != engine.KindSpace || l.to.Kind() != engine.KindSpace || l.from == l.to
	})
}

// layOnMap lays the arrows that have begun, their numbers, and the losses.
func (m *Recap) layOnMap() {
	ms := m.Drawn.Map
	if ms == nil {
		return
	}
	ms.Lit, ms.Arrows = nil, nil
	list := m.told()
	hot := m.hovered()
	for i := range list {
		s := &list[i]
		g := m.grown(i)
		if g == 0 || hot >= 0 && hot != i || s.To.Kind() != engine.KindSpace {
			continue
		}
		x, y := m.chart.ScreenOf(s.To.Index())
		laid := false
		for k, l := range s.legs() {
			ms.Arrows = append(ms.Arrows, scene.Arrow{From: l.from.Index(), To: l.to.Index(), Kind: m.pencil(s), Style: m.Sight.Style(m.doer(s)), Grown: g})
			if g == 1 && (!laid || s.Kind == Sailed) { // forces sail far from each other, air gathers at one place
				dx, dy := m.beside(l)
				laid = m.layDisc(i, k, dx, dy) || laid
			}
		}
		if g < 1 {
			continue
		}
		if !laid {
			m.layDisc(i, 0, x, y-26)
		}
		m.layFallen(i, s, x, y)
	}
}

// pencil is how the arrows of a story are drawn.
func (m *Recap) pencil(s *Story) string {
	switch {
	case s.Kind != Fight:
		return "staged"
	case s.Fought.Sides[0] == m.Sight.Viewer:
		return "mission"
	}
	return "enemy"
}

// beside is where the number of an arrow stands: on its bend.
func (m *Recap) beside(w leg) (dx, dy float64) {
	x0, y0 := m.chart.ScreenOf(w.from.Index())
	x, y := m.chart.ScreenOf(w.to.Index())
	l := math.Max(1, math.Hypot(x-x0, y-y0))
	bend := math.Min(24, l*.12) / 2
	return (x0+x)/2 - (y-y0)/l*bend, (y0+y)/2 + (x-x0)/l*bend
}

// doer is the side that did what a story tells.
func (m *Recap) doer(s *Story) engine.Side {
	if s.News != nil {
		return s.News.Side
	}
	return m.other()
}

// hovered is the sentence under the pointer, -1 for none.
func (m *Recap) hovered() int {
	if m.rested == [2]float64{m.Mx, m.My} {
		return -1
	}
	for _, p := range m.Drawn.Panels {
		if p.ID != "recap" {
			continue
		}
		n := -1
		for _, it := range p.Items {
			if it.Kind == scene.ItemBox && it.R == 14 && it.W == 28 { // the discs stand beside the sentences
				if m.Mx >= p.Rect.X && m.Mx < p.Rect.X+p.Rect.W && m.My >= it.Y-8 {
					n++
				}
			}
		}
		if n >= 0 && m.My > p.Rect.Y+p.Rect.H*.75 {
			return -1
		}
		return n
	}
	return -1
}

// layDisc draws the number of a story on the map, at the nth of its arrows; it tells whether there was room.
func (m *Recap) layDisc(i, nth int, x, y float64) bool {
	if free := m.FreeMap(); !free.Inset(14).Has(x, y) {
		return false
	}
	d := m.Panel("recap.disc"+scene.Itoa(100*nth+i), scene.R(x-14, y-14, 28, 28))
	m.Hits = m.Hits[:len(m.Hits)-1] // the map below is pointed at through it
	d.Frame(d.Panel.Rect.X, d.Panel.Rect.Y, 28, 28, 14, "chrome.scrim", "paper.sheet")
	d.Centre(d.Panel.Rect.X+14, d.Panel.Rect.Y+20, scene.CondBold, 16, "text.on_dark", scene.Itoa(i+1))
	return true
}

// layFallen draws what was lost in a fight where it fell.
func (m *Recap) layFallen(i int, s *Story, x, y float64) {
	if s.Fought == nil || !m.FreeMap().Inset(30).Has(x, y) {
		return
	}
	n := 0
	for k := range s.Fought.Forces {
		for _, f := range s.Fought.Forces[k].Fates {
			if f.Lost == 0 || n == 3 {
				continue
			}
			d := m.Panel("recap.fallen"+scene.Itoa(3*i+n), scene.R(x-36+float64(n)*26, y+18, 24, 26))
			m.Hits = m.Hits[:len(m.Hits)-1]
			lostCard(d, m.Sight.Style(f.Was.Side), f, d.Panel.Rect.X, d.Panel.Rect.Y, 24)
			n++
		}
	}
}
