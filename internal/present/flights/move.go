package flights

import (
	"slices"

	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file moves ships and armies: a click on a space takes it up, the panel ticks who goes, a click on a lit space sends them there.

// Stay ends the moves from the space that was taken up.
type Stay struct{}

// To sends those who are ticked to a space.
type To struct{ At engine.Ref }

// Do names it.
func (Stay) Do() string { return "move.end" }

// Do names it.
func (To) Do() string { return "move.to" }

// mine tells whether the person at the screen is asked where flights and moves are planned.
func (m *Flights) mine() (sortie.Mover, bool) {
	p, ok := m.mover()
	return p, ok && m.Live() && m.Actor() == m.Sight.Viewer && m.Seat(m.Actor()) == "person" && len(m.Sight.Legal) > 0
}

// moving is the space whose units move.
func (m *Flights) moving() (sortie.Moving, bool) {
	p, ok := m.mine()
	if !ok {
		return sortie.Moving{}, false
	}
	return p.Moving()
}

// going are the units that are ticked: all, until the player ticks fewer.
func (m *Flights) going(v sortie.Moving) (out []sortie.Pick, all bool) {
	all = true
	for _, r := range v.Units {
		n := r.Most
		if k, set := m.picks[r.Unit.Ref]; set && m.base == v.From {
			n = min(k, r.Most)
		}
		all = all && n == r.Most
		if n > 0 {
			out = append(out, sortie.Pick{Unit: r.Unit.Ref, N: n})
		}
	}
	return out, all
}

// from takes a space up, or lets the one before go; it tells whether the space could be.
func (m *Flights) from(at engine.Ref) bool {
	p, ok := m.mine()
	if !ok {
		return false
	}
	if v, on := m.moving(); on {
		if v.From == at {
			return false
		}
		next := p
		if q, _, err := p.Apply(v.End, engine.NewTyped()); err == nil {
			next, _ = q.(sortie.Mover)
		}
		if _, can := next.Begins(at); !can {
			return false
		}
		m.Give(v.End)
		p, ok = m.mine()
	}
	if !ok {
		return false
	}
	c, can := p.Begins(at)
	if !can {
		return false
	}
	m.close()
	m.Give(c)
	m.Sight.Sel, m.Sight.Space = engine.NoRef, -1
	m.Pane, m.Folded = "units", false
	m.chart.Reveal(at.Index())
	m.Cue("card")
	return true
}

// goalsOf are the spaces those who are ticked may go to.
func (m *Flights) goalsOf(v sortie.Moving) (out []int) {
	picks, _ := m.going(v)
	for _, x := range v.Units {
		if !slices.ContainsFunc(picks, func(p sortie.Pick) bool { return p.Unit == x.Unit.Ref }) {
			continue
		}
		for _, c := range x.Goes {
			if c.B.Kind() == engine.KindSpace && !slices.Contains(out, c.B.Index()) {
				out = append(out, c.B.Index())
			}
		}
	}
	slices.Sort(out)
	return out
}

// way is the command by which one of the units that are ticked goes to a space; not ok where none does.
func way(v sortie.Moving, unit engine.Ref, at engine.Ref) (engine.Command, bool) {
	for _, x := range v.Units {
		if i := slices.IndexFunc(x.Goes, func(c engine.Command) bool { return x.Unit.Ref == unit && c.B == at }); i >= 0 {
			return x.Goes[i], true
		}
	}
	return engine.Command{}, false
}

// goTo sends those who are ticked to a space: as many of them as may go.
func (m *Flights) goTo(at engine.Ref) bool {
	v, ok := m.moving()
	if !ok || !slices.Contains(m.goalsOf(v), at.Index()) {
		return false
	}
	if c, ok := m.together(v, at); ok {
		m.Give(c)
		return true
	}
	picks, _ := m.going(v)
	for _, p := range picks {
		for n := 0; n < p.N; {
			v, _ = m.moving() // what has gone may have filled the last transport
			c, ok := way(v, p.Unit, at)
			pos, now := m.mine()
			if !ok || !now {
				break
			}
			n += load(pos, c)
			m.Give(c)
		}
	}
	m.picks = map[engine.Ref]int{}
	return true
}

// together is the command that takes all along to a space at once; not ok where fewer are ticked, or they go in several ways.
func (m *Flights) together(v sortie.Moving, at engine.Ref) (engine.Command, bool) {
	_, all := m.going(v)
	i := slices.IndexFunc(v.All, func(c engine.Command) bool { return c.B == at })
	if !all || i < 0 || m.partly(v, at) {
		return engine.Command{}, false
	}
	return v.All[i], true
}

// partly tells whether some go to a space in another way than with all others, as aircraft do with armies.
func (m *Flights) partly(v sortie.Moving, at engine.Ref) bool {
	var verbs []engine.Verb
	for _, x := range v.Units {
		for _, c := range x.Goes {
			if c.B == at && !slices.Contains(verbs, c.Verb) {
				verbs = append(verbs, c.Verb)
			}
		}
	}
	return len(verbs) > 1
}

// clickMove is a click on the map while ships or armies move.
func (m *Flights) clickMove(at engine.Ref, c engine.CounterView, over bool) bool {
	p, ok := m.mine()
	if !ok || m.Menu != nil {
		return false
	}
	if v, on := p.Moving(); on {
		if over && c.Space == v.From && slices.ContainsFunc(v.Units, func(r sortie.Reach) bool { return r.Unit.Ref == c.Ref }) {
			m.Run(Every{c.Ref})
			return true
		}
		if at != v.From && !(over && c.Side == m.Sight.Viewer && m.couldBegin(p, v, at)) && m.clickTo(at) {
			return true
		}
	}
	return m.clickMuster(at, c, over) || m.from(at)
}

// couldBegin tells whether another space could be taken up in place of the one that is.
func (m *Flights) couldBegin(p sortie.Mover, v sortie.Moving, at engine.Ref) bool {
	if slices.Contains(m.goalsOf(v), at.Index()) {
		return false
	}
	q, _, err := p.Apply(v.End, engine.NewTyped())
	next, ok := q.(sortie.Mover)
	if err != nil || !ok {
		return false
	}
	_, can := next.Begins(at)
	return can
}

// everyMove ticks all of a counter's units that move, or none.
func (m *Flights) everyMove(v sortie.Moving, unit engine.Ref, by int) bool {
	i := slices.IndexFunc(v.Units, func(r sortie.Reach) bool { return r.Unit.Ref == unit })
	if i < 0 {
		return false
	}
	if m.base != v.From {
		m.picks, m.base = map[engine.Ref]int{}, v.From
	}
	n, set := m.picks[unit]
	if !set {
		n = v.Units[i].Most
	}
	switch {
	case by != 0:
		n = max(0, min(v.Units[i].Most, n+by))
	case n > 0:
		n = 0
	default:
		n = v.Units[i].Most
	}
	m.picks[unit] = n
	m.Cue("card")
	return true
}

// dressMove lights where those who are ticked may go, and marks them.
func (m *Flights) dressMove(ms *scene.MapScene, v sortie.Moving) {
	ms.Lit, ms.Lamps = m.goalsOf(v), []int{v.From.Index()}
	picks, _ := m.going(v)
	for i := range ms.Stacks {
		if ms.Stacks[i].Space != v.From.Index() {
			continue
		}
		for k := range ms.Stacks[i].Cards {
			c := &ms.Stacks[i].Cards[k]
			for _, r := range v.Units {
				if r.Unit.Kind.Shape == c.Kind && r.Unit.Nation == c.Nation {
					c.Selected = slices.ContainsFunc(picks, func(p sortie.Pick) bool { return p.Unit == r.Unit.Ref })
					c.Legal = !c.Selected
				}
			}
		}
	}
}

// moveKey is the keyboard while units of a space move.
func (m *Flights) moveKey(k scene.Key, v sortie.Moving) bool {
	goals := m.goalsOf(v)
	n, taken := m.row(k, len(v.Units)+len(goals))
	switch {
	case k.Name == "esc":
		m.Run(Stay{})
	case k.Name == "enter" && m.Sight.Steered && m.Sight.KeyAt >= 0:
		m.clickMove(engine.SpaceRef(m.Sight.KeyAt), engine.CounterView{}, false)
	case n >= 0 && n < len(v.Units):
		unit := v.Units[n].Unit.Ref
		if left, set := m.picks[unit]; set && m.base == v.From && left == 0 {
			m.Run(Every{unit})
		} else {
			m.Run(Count{unit, -1})
		}
	case n >= len(v.Units):
		m.Run(To{engine.SpaceRef(goals[n-len(v.Units)])})
	default:
		return taken
	}
	return true
}

// stay ends the moves from the space that is taken up.
func (m *Flights) stay() {
	if v, ok := m.moving(); ok {
		m.close()
		m.Run(table.Give{Cmd: v.End})
	}
}
