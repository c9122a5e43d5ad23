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
		return m.from(at)
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
	if _, ok := m.mine(); !ok || m.Menu != nil || k.Shift || m.Fighting() {
		return false
	}
	if v, ok := m.moving(); ok {
		return m.moveKey(k, v)
	}
	if k.Name == "enter" && m.Sight.Steered && m.Sight.KeyAt >= 0 && m.cursor(engine.SpaceRef(m.Sight.KeyAt)) {
		return true
	}
	if !m.Planning() {
		return false
	}
	if m.Drafting() {
		return m.draftKey(k)
	}
	if t, open := m.target(); open {
		return m.cardKey(k, t)
	}
	n, list := digit(k), m.listed()
	if m.Sight.Sel != engine.NoRef || m.Sight.Space >= 0 || n == 0 || n > len(list) {
		return false
	}
	m.Run(Aim{At: list[n-1].At, Raid: list[n-1].Raid})
	return true
}

// digit is the number on a key, 0 for none.
func digit(k scene.Key) int {
	if len(k.Name) == 1 && k.Name[0] >= '1' && k.Name[0] <= '9' {
		return int(k.Name[0] - '0')
	}
	return 0
}

// cardKey is the keyboard while the card of a target is open.
func (m *Flights) cardKey(k scene.Key, t sortie.Target) bool {
	n := digit(k)
	switch {
	case n > 0 && n <= len(t.Reach):
		r := t.Reach[n-1]
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
		if m.sendable(t) == 0 {
			return false
		}
		m.Run(Send{})
	case k.Name == "esc":
		m.Run(Shut{})
	default:
		return false
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
	n, list := digit(k), m.Sight.Legal
	if n == 0 || n > len(list) {
		return false
	}
	m.Run(table.Give{Cmd: list[n-1]})
	return true
}

// mostListed is how many targets the panel lists.
const mostListed = 9

// listed are the targets the panel lists: those worth most by how many reach them first.
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
	return list[:min(len(list), mostListed)]
}
