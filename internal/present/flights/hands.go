package flights

import (
	"slices"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds mouse and keys: a click on what may be attacked opens its card, one on a lit space flies there.

// Click is a click on the map; it tells whether it was meant for a flight.
func (m *Flights) Click(x, y float64) bool {
	if _, ok := m.mine(); !ok || m.Menu != nil {
		return false
	}
	c, over := m.chart.CounterUnder(x, y)
	s := m.chart.SpaceUnder(x, y)
	if over && c.Space.Kind() == engine.KindSpace {
		s = c.Space.Index()
	}
	if s < 0 {
		return false
	}
	at := engine.SpaceRef(s)
	if !m.Planning() {
		return m.clickMove(at, c, over)
	}
	if m.Drafting() {
		return m.steps(at)
	}
	if over && m.Open() {
		if _, ok := m.reach(c.Ref); ok {
			m.Run(Every{c.Ref})
			return true
		}
	}
	list := m.targetsAt(at)
	if over && c.Side == m.Sight.Viewer || len(list) == 0 {
		if m.Open() {
			m.close()
		}
		return false
	}
	m.Run(Aim{At: at, Raid: list[0].Raid})
	return true
}

// cursor takes up, or aims at, what the keyboard's cursor stands on.
func (m *Flights) cursor(at engine.Ref) bool {
	if !m.Planning() {
		return m.from(at) || m.clickMuster(at, engine.CounterView{}, false)
	}
	if m.Drafting() {
		return m.steps(at)
	}
	list := m.targetsAt(at)
	if len(list) > 0 {
		m.Run(Aim{At: at, Raid: list[0].Raid})
	}
	return len(list) > 0
}

// steps flies on to a space, or attacks the one where the flight is.
func (m *Flights) steps(at engine.Ref) bool {
	for _, c := range m.Sight.Legal {
		if c.A == engine.NoRef && c.B == at && c.C == engine.NoRef {
			m.Give(c)
			return true
		}
	}
	return false
}

// goals are the spaces a click on which flies on.
func (m *Flights) goals() (out []int) {
	for _, c := range m.Sight.Legal {
		if c.A == engine.NoRef && c.B.Kind() == engine.KindSpace && c.C == engine.NoRef {
			out = append(out, c.B.Index())
		}
	}
	return out
}

// Key is the keyboard while flights are planned; it tells whether the key was its.
func (m *Flights) Key(k scene.Key) bool {
	if _, ok := m.mine(); !ok || m.Menu != nil || m.Fighting() {
		return false
	}
	if k.Shift {
		return m.fewer(k)
	}
	if v, ok := m.moving(); ok {
		return m.moveKey(k, v)
	}
	if k.Name == "enter" && m.Sight.Steered && m.Sight.KeyAt >= 0 && m.cursor(engine.SpaceRef(m.Sight.KeyAt)) {
		return true
	}
	if m.Drafting() {
		return m.draftKey(k)
	}
	if t, open := m.target(); open {
		return m.cardKey(k, t)
	}
	if m.Sight.Sel != engine.NoRef || m.Sight.Space >= 0 {
		return false
	}
	if list := m.placings(); len(list) > 0 {
		n, taken := m.row(k, len(list))
		if n >= 0 {
			m.Run(table.Give{Cmd: list[n]})
		}
		return taken
	}
	list, ready := m.musters(), m.decks()
	if m.Planning() {
		list = m.listed()
	}
	if len(list)+len(ready) == 0 {
		return false
	}
	n, taken := m.row(k, len(list)+len(ready))
	switch {
	case n >= len(list):
		m.Run(Take{ready[n-len(list)]})
	case n >= 0:
		m.Run(Aim{At: list[n].At, Raid: list[n].Raid})
	}
	return taken
}

// row is the row of a list that a key names; -1 for none.
func (m *Flights) row(k scene.Key, of int) (n int, taken bool) {
	n, taken = m.nines.Key(k, of)
	m.Stale = m.Stale || taken
	return n, taken
}

// fewer takes one of a row back: its number with Shift, while the card of a target is open.
func (m *Flights) fewer(k scene.Key) bool {
	t, open := m.target()
	_, on := m.moving()
	if k.Shift = false; !open || on || k.Name == "0" {
		return false
	}
	n, taken := m.row(k, len(t.Reach))
	if n >= 0 {
		m.Run(Count{t.Reach[n].Unit.Ref, -1})
	}
	return taken
}

// cardKey is the keyboard while the card of a target is open.
func (m *Flights) cardKey(k scene.Key, t sortie.Target) bool {
	n, taken := m.row(k, len(t.Reach))
	switch {
	case n >= 0:
		r := t.Reach[n]
		if m.picks[r.Unit.Ref] == r.Most {
			m.Run(Every{r.Unit.Ref})
		} else {
			m.Run(Count{r.Unit.Ref, 1})
		}
	case k.Name == "w":
		m.Run(Other{})
	case k.Name == "x":
		if list := m.targetsAt(m.at); len(list) > 1 {
			m.Run(Aim{At: m.at, Raid: !t.Raid})
		}
	case k.Name == "a":
		m.all(t)
	case k.Name == "enter" || k.Name == "space":
		if m.Planning() && m.sendable(t) == 0 || !m.Planning() && m.tickedAll(t) == 0 {
			return false
		}
		m.Run(Send{})
	case k.Name == "esc":
		m.Run(Shut{})
	default:
		return taken
	}
	return true
}

// all picks everybody who reaches the target, or nobody where all are picked.
func (m *Flights) all(t sortie.Target) {
	every := !slices.ContainsFunc(t.Reach, func(r sortie.Reach) bool { return m.picks[r.Unit.Ref] < r.Most })
	for _, r := range t.Reach {
		m.picks[r.Unit.Ref] = r.Most
		if every {
			m.picks[r.Unit.Ref] = 0
		}
	}
	m.Stale = true
}

// draftKey takes the offers of a flight that is planned by their numbers.
func (m *Flights) draftKey(k scene.Key) bool {
	if k.Name == "esc" {
		m.Run(Drop{})
		return true
	}
	list := m.Sight.Legal
	n, taken := m.row(k, len(list))
	if n >= 0 {
		m.Run(table.Give{Cmd: list[n]})
	}
	return taken
}

// listed are the targets in the order of the panel: those first that most reach, and before them what may be bombed.
func (m *Flights) listed() []sortie.Target {
	list := slices.Clone(m.targets())
	worth := func(t sortie.Target) int {
		n := 0
		for _, r := range t.Reach {
			n += r.Most
		}
		if t.Raid {
			n += 100
		}
		return n
	}
	slices.SortStableFunc(list, func(a, b sortie.Target) int { return worth(b) - worth(a) })
	return list
}
