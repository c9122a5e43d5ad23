package quill

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file draws orders on the map: those that are being written, with the overlays that are on, or those that were opened.

// Dress adds orders to the map of a scene.
func (m *Quill) Dress() {
	ms := m.Drawn.Map
	w, ok := m.writer()
	m.Quiet = ok && (m.Reading() || m.Chosen())
	if ms == nil || !ok || !m.Here() {
		return
	}
	ms.Arrows, ms.Ghosts = nil, nil
	if a, ok := m.Sight.Pos.(ordered.Airfields); ok {
		for _, r := range a.Airbases() {
			ms.Bases = append(ms.Bases, r.Index())
		}
	}
	m.dressSight(ms)
	if m.Reading() {
		m.dressVerdicts(ms)
		return
	}
	m.follow()
	orders := append(w.Ordered(), m.tried()...)
	m.dressRaised(ms, orders)
	for _, o := range orders {
		l, ok := m.lineOf(o)
		if !ok {
			continue
		}
		l.Own = o.Side == m.Sight.Viewer
		l.Hot = m.slip != engine.NoRef && o.Unit == m.slip || o.Unit == m.Sight.Sel
		l.Dim = m.slip != engine.NoRef && o.Unit != m.slip
		ms.Orders = append(ms.Orders, l)
		m.dressSky(ms, o)
	}
	if !m.Writes() {
		return
	}
	if s, has := m.chosen(); has {
		ms.Lit, ms.Pool, ms.PoolTag = nil, nil, ""
		if !s.Written || m.kind != ordered.None {
			ms.Lit = m.goals()
		}
		if m.of != engine.NoRef {
			ms.Lamps = []int{m.of.Index()}
		}
		if m.marks[MarkWays] && s.Written && s.Order.Kind != ordered.Patrol { // of a patrol the area says it
			m.dressWays(ms, w.Ways(m.mission(s.Order)))
		}
	}
	if m.marks[MarkEnemy] {
		m.dressEnemy(ms)
	}
}

// dressSky shows what a patrol watches, and what one's own escort covers.
func (m *Quill) dressSky(ms *scene.MapScene, o ordered.Order) {
	switch {
	case o.Kind == ordered.Patrol && m.marks[MarkPatrols]:
		watch(ms, o.Area)
	case o.Kind == ordered.Escort && o.Side == m.Sight.Viewer:
		c, _ := m.beside(o)
		for _, r := range c.covered {
			ms.Covered = append(ms.Covered, r.Index())
		}
	}
}

// dressSight dims what is not seen in blind play.
func (m *Quill) dressSight(ms *scene.MapScene) {
	list, blind := m.sight()
	if !blind || !m.marks[MarkSight] {
		return
	}
	ms.Area = scene.Area{}
	for _, r := range list {
		ms.Area.Spaces = append(ms.Area.Spaces, r.Index())
	}
}

// sight is what the side that looks sees in blind play; blind is false where all lies open.
func (m *Quill) sight() (list []engine.Ref, blind bool) {
	s, ok := m.Sight.Pos.(ordered.Seer)
	if !ok {
		return nil, false
	}
	return s.Sight(m.Sight.Viewer)
}

// watch adds the area of a patrol.
func watch(ms *scene.MapScene, area []engine.Ref) {
	for _, r := range area {
		if !slices.Contains(ms.Watched, r.Index()) {
			ms.Watched = append(ms.Watched, r.Index())
		}
	}
}

// dressWays marks where escorts go with a wing, and where an enemy wing could stop it.
func (m *Quill) dressWays(ms *scene.MapScene, ways []ordered.Way) {
	ways = slices.DeleteFunc(ways, func(w ordered.Way) bool { return w.Shut })
	for _, way := range ways {
		for i, r := range way.Spaces {
			if way.Covered[i] && !slices.Contains(ms.Covered, r.Index()) {
				ms.Covered = append(ms.Covered, r.Index())
			}
			if way.Open[i] && !slices.Contains(ms.Warned, r.Index()) {
				ms.Warned = append(ms.Warned, r.Index())
			}
		}
		if len(ways) > 1 {
			var list []int
			for _, r := range way.Spaces {
				list = append(list, r.Index())
			}
			ms.Ways = append(ms.Ways, list)
		}
	}
}

// dressEnemy shows what enemy wings could watch: two spaces about each of their bases.
func (m *Quill) dressEnemy(ms *scene.MapScene) {
	b := m.Board()
	in := map[int]bool{}
	for _, c := range m.Sight.View.Counters {
		if c.Side == m.Sight.Viewer || !c.Flies() || c.Space.Kind() != engine.KindSpace {
			continue
		}
		for _, n := range append(b.Neighbours(c.Space.Index(), ""), c.Space.Index()) {
			in[n] = true
			for _, far := range b.Neighbours(n, "") {
				in[far] = true
			}
		}
	}
	for i := range b.Len() {
		if in[i] {
			ms.Reach = append(ms.Reach, i)
		}
	}
}

// lineOf is an order as it is drawn; ok is false for one that goes nowhere.
func (m *Quill) lineOf(o ordered.Order) (scene.OrderLine, bool) {
	l := scene.OrderLine{Kind: o.Kind.String(), Style: m.Sight.Style(o.Side), Mid: scene.Spot{Space: -1}}
	from, ok := m.chart.SpotOf(o.Unit)
	if !ok {
		return l, false
	}
	l.From = from
	switch o.Kind {
	case ordered.Support:
		l.Of = m.surfaceAt(o.Of)
		l.To = l.Of
		if o.To != engine.NoRef {
			l.To, l.Joins = m.middle(o.To), true
		}
		return l, true
	case ordered.Convoy:
		l.Mid, l.From = from, m.surfaceAt(o.Of)
		l.To = m.middle(o.To)
		return l, o.To != engine.NoRef
	case ordered.Airlift:
		l.From, l.To = m.surfaceAt(o.Of), m.middle(o.To)
		return l, o.To != engine.NoRef
	case ordered.Escort:
		return m.escortLine(o, l)
	case ordered.Patrol:
		l.To = m.middle(o.To)
		l.To.DX, l.To.DY = .1, -1
		l.Word = m.Say("order.cap")
		var pass []string
		for _, s := range o.Ignores {
			pass = append(pass, m.Sight.Style(s))
		}
		if len(pass) > 0 {
			l.Word = m.Say("order.cap.ignores")
		}
		l.Ignores = strings.Join(pass, " ")
		return l, true
	}
	if o.Kind == ordered.Hold && m.wing(o.Unit) && !m.Reading() { // what it adds where it stands
		l.To, l.Word = from, m.Say("order.adds")
		return l, true
	}
	if o.Kind == ordered.Move && m.wing(o.Unit) {
		l.Kind = "rebase"
	}
	l.To = m.middle(o.To)
	return l, o.To.Kind() == engine.KindSpace
}

// middle is the middle of a space, or of what of it stands there on the ground.
func (m *Quill) middle(r engine.Ref) scene.Spot {
	if r.Kind() != engine.KindSpace {
		return scene.Spot{Space: -1}
	}
	return m.surfaceAt(r)
}

// surfaceAt is where an army or fleet of a space stands; its middle without one.
func (m *Quill) surfaceAt(r engine.Ref) scene.Spot { return m.standsAt(r, false) }

// wingAt is where a wing of a space stands.
func (m *Quill) wingAt(r engine.Ref) scene.Spot { return m.standsAt(r, true) }

func (m *Quill) standsAt(r engine.Ref, flies bool) scene.Spot {
	for _, c := range m.Sight.View.Counters {
		if c.Space == r && c.Flies() == flies {
			if at, ok := m.chart.SpotOf(c.Ref); ok {
				return at
			}
		}
	}
	return scene.Spot{Space: r.Index()}
}
