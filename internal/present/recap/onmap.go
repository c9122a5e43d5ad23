package recap

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file lays on the map what the sentences tell: numbered arrows, and what was lost where it fell.

// way is where the arrow of a story begins, NoRef for none: those who came from several places are shown by the most of them.
func (s *Story) way() engine.Ref {
	switch s.Kind {
	case Moved, Sailed:
		return s.Places[0]
	case Season:
		return s.News.From
	case Fight, Taken:
		best, most := engine.NoRef, 0
		for _, x := range s.Fought.Forces[0].Fates {
			if n := x.Was.Worth(); x.Was.Space.Kind() == engine.KindSpace && n > most {
				best, most = x.Was.Space, n
			}
		}
		return best
	}
	return engine.NoRef
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
		dx, dy := x, y-26
		if from := s.way(); from.Kind() == engine.KindSpace && from != s.To {
			kind := "staged"
			if s.Kind == Fight {
				kind = "enemy"
				if s.Fought.Sides[0] == m.Sight.Viewer {
					kind = "mission"
				}
			}
			ms.Arrows = append(ms.Arrows, scene.Arrow{From: from.Index(), To: s.To.Index(), Kind: kind, Style: m.Sight.Style(m.doer(s)), Grown: g})
			x0, y0 := m.chart.ScreenOf(from.Index())
			l := math.Max(1, math.Hypot(x-x0, y-y0))
			bend := math.Min(24, l*.12) / 2
			dx, dy = (x0+x)/2-(y-y0)/l*bend, (y0+y)/2+(x-x0)/l*bend
		}
		if g < 1 {
			continue
		}
		m.layDisc(i, dx, dy)
		m.layFallen(i, s, x, y)
	}
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

// layDisc draws the number of a story on the map.
func (m *Recap) layDisc(i int, x, y float64) {
	if free := m.FreeMap(); !free.Inset(14).Has(x, y) {
		return
	}
	d := m.Panel("recap.disc"+scene.Itoa(i), scene.R(x-14, y-14, 28, 28))
	m.Hits = m.Hits[:len(m.Hits)-1] // the map below is pointed at through it
	d.Frame(d.Panel.Rect.X, d.Panel.Rect.Y, 28, 28, 14, "chrome.scrim", "paper.sheet")
	d.Centre(d.Panel.Rect.X+14, d.Panel.Rect.Y+20, scene.CondBold, 16, "text.on_dark", scene.Itoa(i+1))
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
