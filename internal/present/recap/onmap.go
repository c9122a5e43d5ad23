package recap

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
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
		if s.Fought.Bombs > 0 {
			best = s.Fought.Origin
		}
		for _, c := range flew(s.Fought) {
			if n := c.Worth(); c.Space.Kind() == engine.KindSpace && n > most {
				best, most = c.Space, n
			}
		}
		out = append(out, leg{best, s.To})
	}
	return slices.DeleteFunc(out, func(l leg) bool {
		return l.from.Kind() != engine.KindSpace || l.to.Kind() != engine.KindSpace || l.from == l.to
	})
}

// onBoard leaves out the arrows out of boxes beside the map, of bombers: they begin nowhere on it.
func (m *Recap) onBoard(legs []leg) []leg {
	return slices.DeleteFunc(legs, func(l leg) bool { return m.Board().Code(l.from.Index()) == "" })
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
	done := func(i int) bool {
		return m.grown(i) == 1 && (hot < 0 || hot == i) && list[i].To.Kind() == engine.KindSpace
	}
	for i := range list {
		s := &list[i]
		g := m.grown(i)
		if g == 0 || hot >= 0 && hot != i || s.To.Kind() != engine.KindSpace {
			continue
		}
		laid := false
		for k, l := range m.onBoard(s.legs()) {
			ms.Arrows = append(ms.Arrows, scene.Arrow{From: l.from.Index(), To: l.to.Index(), Kind: m.pencil(s), Style: m.Sight.Style(m.doer(s)), Grown: g})
			if g == 1 && (!laid || s.Kind == Sailed) { // forces sail far from each other, air gathers at one place
				x, y := m.onArrow(l)
				laid = m.layDisc(i, k, x, y) || laid
			}
		}
		if done(i) && !laid {
			x, y := m.chart.ScreenOf(s.To.Index())
			above := 26.0
			if m.NamesAbove() { // the number stands over the name
				above = 54
			}
			m.layDisc(i, 0, x, y-above)
		}
	}
	for i := range list {
		if done(i) && ms.HexW >= fallenFrom { // smaller it could not be read
			x, y := m.chart.ScreenOf(list[i].To.Index())
			m.layFallen(i, &list[i], x, y)
		}
	}
}

// fallenFrom is how large hexes are where what was lost is shown on the map.
const fallenFrom = 48.0

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

// onArrow is where the number of an arrow stands: on its bend, moved along it where counters or another number stand.
func (m *Recap) onArrow(w leg) (x, y float64) {
	x0, y0 := m.chart.ScreenOf(w.from.Index())
	x1, y1 := m.chart.ScreenOf(w.to.Index())
	l := math.Max(1, math.Hypot(x1-x0, y1-y0))
	bend := math.Min(24, l*.12) / 2
	at := func(along float64) (float64, float64) {
		b := bend * (1 - 4*(along-.5)*(along-.5))
		return x0 + (x1-x0)*along - (y1-y0)/l*b, y0 + (y1-y0)*along + (x1-x0)/l*b
	}
	for _, along := range []float64{.5, .4, .6, .3, .7, .22, .78} {
		if x, y = at(along); m.clearOf(scene.R(x-14, y-14, 28, 28)) {
			return x, y
		}
	}
	return at(.5)
}

// clearOf tells whether a mark lies over no counter and over no number or loss laid before it.
func (m *Recap) clearOf(r scene.Rect) bool {
	ms := m.Drawn.Map
	for _, st := range ms.Stacks {
		x, y := m.chart.ScreenOf(st.Space)
		card := m.chart.CardWidth()
		if r.Meets(scene.R(x+(st.DX-.5)*card, y+(st.DY-.5)*card, card, card)) {
			return false
		}
	}
	return !slices.ContainsFunc(m.Drawn.Panels, func(p scene.Panel) bool {
		return (strings.HasPrefix(p.ID, "recap.disc") || strings.HasPrefix(p.ID, "recap.fallen")) && r.Meets(p.Rect)
	})
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

// layFallen draws what was lost in a fight where it fell, or beside it where numbers stand; the sentence tells it where there is no room.
func (m *Recap) layFallen(i int, s *Story, x, y float64) {
	if s.Fought == nil {
		return
	}
	var lost []table.Fate
	for k := range s.Fought.Forces {
		for _, f := range s.Fought.Forces[k].Fates {
			if f.Lost > 0 && len(lost) < 3 {
				lost = append(lost, f)
			}
		}
	}
	const step, tall = 26.0, 26.0
	w := step * float64(len(lost))
	half := m.Drawn.Map.HexW * .4
	for _, at := range [][2]float64{{x - w/2, y + half*.5}, {x - w/2, y - half - tall}, {x + half, y - tall/2}, {x - half - w, y - tall/2}, {x - w/2, y + half + 6}} {
		r := scene.R(at[0], at[1], w, tall)
		if free := m.FreeMap(); !m.clearOf(r) || !free.Has(r.X, r.Y) || !free.Has(r.X+r.W, r.Y+r.H) {
			continue
		}
		d := m.Panel("recap.fallen"+scene.Itoa(i), r)
		m.Hits = m.Hits[:len(m.Hits)-1]
		for n, f := range lost {
			lostCard(d, m.Sight.Style(f.Was.Side), f, d.Panel.Rect.X+step*float64(n), d.Panel.Rect.Y, 24)
		}
		return
	}
}
