package sky

import (
	"slices"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds what can be asked of the pane, by mouse and by keys.

// Look chooses a lane, or lets it go.
type Look struct{ Lane int }

// Aside puts the sheet aside to look at the map, or fetches it back.
type Aside struct{}

// Forward fetches the panel back that says what is asked.
type Forward struct{}

// Read goes on from how the battles have ended.
type Read struct{}

// Do names it.
func (Look) Do() string { return "sky.lane" }

// Do names it.
func (Aside) Do() string { return "sky.aside" }

// Do names it.
func (Forward) Do() string { return "sky.forward" }

// Do names it.
func (Read) Do() string { return "sky.read" }

// Do carries out what is asked of it; it tells whether it was that.
func (m *Sky) Do(a scene.Act) bool {
	switch a := a.(type) {
	case Look:
		if m.lane == a.Lane && !m.behind() {
			a.Lane = -1
		}
		m.forward()
		m.lane, m.come[0] = a.Lane, a.Lane
		m.Scroll["sky"] = 0
		m.Cue("card")
	case Aside:
		m.aside = !m.aside
	case Forward:
		m.forward()
		m.Cue("page")
	case Roll:
		m.roll(a)
	case Read:
		m.ended = nil
	case Take:
		if t := m.table(); t != nil && a.Bar < len(t.Bars) {
			m.take(a.Bar, m.meant(t, &t.Bars[a.Bar]))
		}
	default:
		return false
	}
	m.Stale = true
	return true
}

// rows are what the panel lists: the offers about the lane that is looked at, without those that go on as it stands.
func (m *Sky) rows(t *lanes.Table) (out []lanes.Offer) {
	at := m.looked(t)
	for _, o := range t.Offers {
		if o.Deed != lanes.Onward && at >= 0 && (o.Lane == at || o.Lane < 0) {
			out = append(out, o)
		}
	}
	slices.SortStableFunc(out, func(a, b lanes.Offer) int { return int(a.Deed) - int(b.Deed) })
	return out
}

// onward are the offers that go on as it stands.
func onward(t *lanes.Table) (out []engine.Command) {
	for _, o := range t.Offers {
		if o.Deed == lanes.Onward {
			out = append(out, o.Command)
		}
	}
	return out
}

// amber is the command that moves on and gives nothing up: dice that may only be aimed otherwise.
func (m *Sky) amber(t *lanes.Table) (engine.Command, bool) {
	on := onward(t)
	if len(on) != 1 || slices.ContainsFunc(t.Offers, func(o lanes.Offer) bool { return o.Deed != lanes.Onward && o.Deed != lanes.Aims }) {
		return engine.Command{}, false
	}
	return on[0], true
}

// Key is the keyboard while battles are fought; it tells whether the key was its.
func (m *Sky) Key(k scene.Key) bool {
	t := m.table()
	if t == nil || k.Shift || m.Menu != nil {
		return false
	}
	go1 := k.Name == "space" || k.Name == "enter"
	switch {
	case m.fetches(k, t):
		m.Run(Forward{})
		return true
	case k.Name == "c":
		m.Run(Aside{})
		return true
	case m.rollKey(k):
		return true
	case m.ended != nil:
		if go1 || k.Name == "esc" {
			if !m.Hasty() {
				m.Run(Read{})
			}
			return true
		}
		return false
	case !m.asked(t):
		return false
	}
	if k.Name == "enter" && m.aside && m.Sight.Steered {
		return false
	}
	if go1 {
		if c, ok := m.amber(t); ok && !m.Hasty() {
			m.Run(table.Give{Cmd: c})
		}
		return true
	}
	if k.Name == "esc" && m.lane >= 0 && t.Now < 0 {
		m.Run(Look{m.lane})
		return true
	}
	if on := onward(t); slices.ContainsFunc(on, m.letters(k)) {
		m.Run(table.Give{Cmd: on[slices.IndexFunc(on, m.letters(k))]})
		return true
	}
	return m.number(k, t)
}

// fetches tells whether a key brings the panel back: any that would answer what cannot be read.
func (m *Sky) fetches(k scene.Key, t *lanes.Table) bool {
	if !m.behind() || !m.asked(t) || m.Sight.Steered {
		return false
	}
	return k.Name == "c" || k.Name == "space" || k.Name == "enter" || len(k.Name) == 1 && k.Name[0] >= '0' && k.Name[0] <= '9' || slices.ContainsFunc(onward(t), m.letters(k))
}

// letters tells of a command whether a key is its letter.
func (m *Sky) letters(k scene.Key) func(c engine.Command) bool {
	return func(c engine.Command) bool { return len(k.Name) == 1 && scene.KeyWord(m.Label(c).Key) == upper(k.Name) }
}

// upper is a letter as keys show it.
func upper(s string) string {
	if s[0] >= 'a' && s[0] <= 'z' {
		return string(s[0] - 'a' + 'A')
	}
	return s
}

// number takes a row by its number.
func (m *Sky) number(k scene.Key, t *lanes.Table) bool {
	open, list := m.open(t), m.rows(t)
	if m.looked(t) >= 0 {
		open = nil
	} else {
		list = nil
	}
	n, taken := m.nines.Key(k, len(open)+len(list))
	switch {
	case n < 0:
		m.Stale = m.Stale || taken
	case n < len(open):
		m.Run(Look{open[n]})
	default:
		m.Run(table.Give{Cmd: list[n].Command})
	}
	return taken
}

// open are the lanes that still go on.
func (m *Sky) open(t *lanes.Table) (out []int) {
	for i := range t.Lanes {
		if t.Lanes[i].Fate == lanes.GoesOn {
			out = append(out, i)
		}
	}
	return out
}
