package quill

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file follows escorts with what they go with: how far, over which spaces, and whether danger is left when they turn back.

// company is what an escort goes with.
type company struct {
	unit    engine.Ref    // the escort
	mission ordered.Order // of the wing it goes with
	covered []engine.Ref  // spaces on its way that are covered
	whole   bool          // it goes all the way
	short   bool          // it does not, and an enemy wing could stop what it goes with then
}

// escorts are what the escorts written go with, as long as nothing else is written.
type escorts struct {
	key  string
	head int
	list []company
}

// companyOf is what an escort of one's own goes with, as it is written now.
func (m *Quill) companyOf(escort engine.Ref) (company, bool) {
	t := m.Sight
	key := strings.Join(t.Game.Draft(t.Viewer), "\n") + m.Sight.Style(t.Viewer)
	if k := &m.escorts; k.key != key || k.head != t.Game.Head() {
		m.escorts = escorts{key: key, head: t.Game.Head(), list: m.companies()}
	}
	i := slices.IndexFunc(m.escorts.list, func(c company) bool { return c.unit == escort })
	if i < 0 {
		return company{}, false
	}
	return m.escorts.list[i], true
}

// companies finds it out.
func (m *Quill) companies() (out []company) {
	w, ok := m.writer()
	if !ok {
		return nil
	}
	all := m.slips()
	for _, e := range all {
		for _, s := range all {
			if !s.Written || e.Order.Kind != ordered.Escort || s.Order.At != e.Order.Of || !m.wing(s.Unit) {
				continue
			}
			c := company{unit: e.Unit, mission: s.Order, whole: true}
			for _, way := range w.Ways(s.Order) {
				if way.Shut {
					continue
				}
				for i, sp := range way.Spaces {
					switch {
					case !way.Covered[i]:
						c.whole = false
					case !slices.Contains(c.covered, sp):
						c.covered = append(c.covered, sp)
					}
				}
				c.short = c.short || slices.Contains(way.Open, true)
			}
			out = append(out, c)
		}
	}
	return out
}

// short tells whether an escort turns back before the wing it goes with is there, and an enemy wing could stop that then.
func (m *Quill) short(o ordered.Order) bool {
	if o.Kind != ordered.Escort {
		return false
	}
	c, ok := m.companyOf(o.Unit)
	return ok && c.short
}

// beside is what an escort goes with, in the orders that are written or in those that were opened.
func (m *Quill) beside(o ordered.Order) (company, bool) {
	if !m.Reading() {
		return m.companyOf(o.Unit)
	}
	for _, v := range m.verdicts.of.Verdicts {
		if v.At == o.Of && v.Side == o.Side && v.Kind == ordered.Raid {
			return company{unit: o.Unit, mission: v.Order, covered: o.Covers, whole: len(o.Covers) == 0}, true
		}
	}
	return company{}, false
}

// escortLine draws an escort: to the base of the wing it goes with, and beside it on its way as far as it goes.
func (m *Quill) escortLine(o ordered.Order, l scene.OrderLine) (scene.OrderLine, bool) {
	l.To = m.wingAt(o.Of)
	c, ok := m.beside(o)
	if !ok || c.mission.To.Kind() != engine.KindSpace {
		return l, o.Of != engine.NoRef
	}
	l.Along, l.Far = []scene.Spot{l.To, m.middle(c.mission.To)}, 1
	if c.whole {
		return l, true
	}
	l.Far, l.Word = 0, m.Say("order.turns.back")
	x0, y0 := m.chart.ScreenOf(o.Of.Index())
	x1, y1 := m.chart.ScreenOf(c.mission.To.Index())
	for _, sp := range c.covered { // as far along the way as the last of them lies
		x, y := m.chart.ScreenOf(sp.Index())
		if d := (x1-x0)*(x1-x0) + (y1-y0)*(y1-y0); d > 0 {
			l.Far = max(l.Far, ((x-x0)*(x1-x0)+(y-y0)*(y1-y0))/d)
		}
	}
	l.Far = max(.2, min(.85, l.Far))
	return l, true
}

// wing tells whether a unit is one.
func (m *Quill) wing(unit engine.Ref) bool {
	c, ok := m.Sight.Counter(unit)
	return ok && c.Flies()
}
