package hand

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/mapview"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file turns a click into a command: what is legal and carries what was clicked. One: it is taken. Several: a
// small menu. None: the refusal, with its paragraph and the nearest legal commands.

// ClickMap is a click on the board.
func (m *Hand) ClickMap(x, y float64) {
	if m.Menu != nil {
		m.DropMenu()
		return
	}
	if m.Up != table.ScreenGame || m.Sight == nil {
		return
	}
	if c, ok := m.chart.CounterUnder(x, y); ok {
		if m.own(c) {
			m.take(c, x, y)
			return
		}
		m.clickRef(c.Ref, c.Space.Index(), x, y)
		return
	}
	s := m.chart.SpaceUnder(x, y)
	if s < 0 {
		m.Unselect()
		return
	}
	if c, ok := m.ownAt(s); ok {
		m.take(c, x, y)
		return
	}
	m.clickRef(engine.SpaceRef(s), s, x, y)
}

// DropMenu puts a menu away, and lets go of the place it was opened for: the next counter touched shall not fly there.
func (m *Hand) DropMenu() {
	m.Menu = nil
	if m.Sight != nil && m.Sight.Sel.Kind() == engine.KindSpace {
		m.Unselect()
	}
}

// clickRef is a click on a counter or a space, which lies in space s.
func (m *Hand) clickRef(r engine.Ref, s int, x, y float64) {
	t := m.Sight
	m.Proof = nil
	t.KeyAt = -1
	if t.Sel != engine.NoRef && t.Sel != r && m.clickWith(r, s, x, y) {
		return
	}
	if c, ok := t.Counter(r); (!ok || !m.own(c)) && m.aim(r, s) {
		return
	}
	if c, ok := t.Counter(r); ok && m.Lit(s) && m.covers(c) {
		r = engine.SpaceRef(s)
	}
	cands := m.LegalWith(r, engine.NoRef)
	alone := slices.DeleteFunc(slices.Clone(cands), func(c engine.Command) bool { return c.A != r || c.B != engine.NoRef || c.C != engine.NoRef })
	if r.Kind() == engine.KindSpace {
		alone = slices.DeleteFunc(slices.Clone(cands), func(c engine.Command) bool { return c.A != engine.NoRef && c.A != r || c.C != engine.NoRef })
	}
	one := len(alone) == len(cands) && len(table.Groups(cands)) == 1
	if one && !m.Fighting() && t.Sel == r {
		m.Resolve(alone, x, y)
		return
	}
	m.pick(r, s)
	switch {
	case len(cands) == 0 || r.Kind() != engine.KindSpace:
	case one:
		m.Resolve(cands, x, y)
	default:
		m.offerAt(r, s, cands, x, y)
	}
}

// covers tells whether a counter lies over a place that is asked for: an enemy one that nothing can be done with, or an own one that
// goes nowhere, beside which more may be built.
func (m *Hand) covers(c engine.CounterView) bool {
	if c.Side != m.Actor() {
		return len(m.LegalWith(c.Ref, engine.NoRef)) == 0
	}
	return !m.departs(c) && !m.Fighting()
}

// clickWith is a click on something while something else is selected: what the two may do together is done, carried or refused.
// It tells whether that was so.
func (m *Hand) clickWith(r engine.Ref, s int, x, y float64) bool {
	t := m.Sight
	cands := m.LegalWith(t.Sel, r)
	if m.Alike(t.Sel, r) {
		cands = nil
	}
	if len(cands) == 0 && r.Kind() == engine.KindCounter {
		cands = m.LegalWith(t.Sel, engine.SpaceRef(s))
	}
	if len(cands) > 0 {
		if len(cands) == 1 {
			cands[0] = m.ByWay(m.Sight.Pos, cands[0])
		}
		if who := t.Sel; m.Label(cands[0]).Sends && m.aim(r, s) { // its card opens, with a tick for who was chosen; nobody is sent by a look
			m.Tick(who)
			return true
		}
		m.Resolve(cands, x, y)
		m.Trail = nil
		return true
	}
	if t.Sel.Kind() != engine.KindCounter || m.AimOf(r, s) != engine.NoRef {
		return false
	}
	if slices.Contains(m.Ferriable(t.Sel), s) && m.ferryTo(t.Sel, engine.SpaceRef(s), x, y) {
		return true
	}
	c, ok := t.Counter(t.Sel)
	return r.Kind() == engine.KindSpace && ok && c.Space.Index() != s && m.refuse(t.Sel, r, x, y)
}

// offerAt opens a menu of what may be done at a place. What needs no counter, such as placing an airbase, is offered and never
// just done; with it what a few counters could do at a place without any.
func (m *Hand) offerAt(r engine.Ref, s int, cands []engine.Command, x, y float64) {
	t := m.Sight
	empty := len(t.CountersAt(s)) == 0
	if g := table.Groups(cands); empty && len(g) <= 6 && m.Lit(s) {
		m.Menu = &table.Menu{X: x, Y: y, Cmds: table.Firsts(g)}
		return
	}
	var open []engine.Command
	for _, c := range cands {
		if c.A.Kind() != engine.KindCounter {
			open = append(open, c)
		}
	}
	if g := table.Groups(open); len(g) > 0 && (len(open) < len(cands) || empty || len(g) <= 9) && (t.Sel == r || !m.mayDepart(t.Sel)) {
		m.Menu = &table.Menu{X: x, Y: y, Cmds: table.Firsts(g)}
	}
}

// pick selects a reference, and the space whose stack the panel shows.
func (m *Hand) pick(r engine.Ref, s int) {
	t := m.Sight
	m.NoAim()
	t.Sel, t.Space, t.N = r, s, 0
	m.Trail = nil
	m.Cue("card")
	m.Proof, m.Menu = nil, nil
	if r.Kind() == engine.KindSpace {
		for _, c := range t.CountersAt(s) {
			if c.Side == m.Actor() && len(m.LegalWith(c.Ref, engine.NoRef)) > 0 {
				t.Sel = c.Ref
				break
			}
		}
	}
	m.Stale = true
}

// Unselect lets go of what is selected.
func (m *Hand) Unselect() {
	m.Sight.Sel, m.Sight.Space, m.Sight.N, m.Sight.KeyAt = engine.NoRef, -1, 0, -1
	m.NoAim()
	m.Trail = nil
	m.Menu, m.Proof = nil, nil
	m.Stale = true
}

// Resolve takes the one command meant, or opens a menu.
func (m *Hand) Resolve(cmds []engine.Command, x, y float64) {
	g := table.Groups(cmds)
	if len(g) == 1 {
		c := m.WithNumber(g[0])
		m.Give(c)
		m.CarrierNext(c)
		return
	}
	m.Menu = &table.Menu{X: x, Y: y, Cmds: table.Firsts(g)}
	m.Stale = true
}

// clickTray is a click on a counter listed in a panel.
func (m *Hand) clickTray(r engine.Ref) {
	c, ok := m.Sight.Counter(r)
	if !ok {
		return
	}
	if cands := m.LegalWith(m.Sight.Sel, r); !m.own(c) && m.Sight.Sel != r && m.Sight.Sel.Kind() == engine.KindCounter && len(cands) > 0 {
		m.Resolve(cands, m.Mx, m.My)
		return
	}
	m.pick(r, c.Space.Index())
	m.revealWork(c)
}

// revealWork shows where a counter stands; of one in a box beside the map, whose cards stand in the panel, it shows where it may
// go or goes, and moves the map only if nothing of that is in sight.
func (m *Hand) revealWork(c engine.CounterView) {
	at := c.Space.Index()
	if m.Board().Code(at) != "" {
		m.chart.Reveal(at)
		return
	}
	to := -1
	if c.Mission.Kind() == engine.KindSpace {
		to = c.Mission.Index()
	}
	for _, l := range m.LegalWith(c.Ref, engine.NoRef) {
		if l.B.Kind() != engine.KindSpace || l.B == c.Space {
			continue
		}
		if x, y := m.chart.ScreenOf(l.B.Index()); m.FreeMap().Inset(60).Has(x, y) {
			return
		}
		if to < 0 {
			to = l.B.Index()
		}
	}
	if to >= 0 {
		m.chart.Reveal(to)
	}
}

// doHand carries out what is chosen in panels beside the map; it tells whether it was that.
func (m *Hand) Do(a scene.Act) bool {
	switch a := a.(type) {
	case table.Take:
		m.clickTray(a.Ref)
	case Ship:
		m.clickSea(a.Ref)
	case mapview.Visit:
		m.pick(engine.SpaceRef(a.Space), a.Space)
		m.chart.CentreOn(a.Space)
	case table.LetGo:
		m.Unselect()
	case ShowHere:
		m.Menu = &table.Menu{X: m.Mx, Y: m.My, Cmds: table.Firsts(table.Groups(m.Here()))}
	case ShowPlaces:
		m.Unselect()
		m.Menu = &table.Menu{X: m.Mx, Y: m.My, Cmds: m.Places()}
	case ShowQuarry:
		m.Unselect()
		m.Pane, m.Folded = "units", false
		m.clickTray(a.Ref)
	case CloseProof:
		m.Proof = nil
	default:
		return m.doAim(a)
	}
	return true
}

// Quarry is the one counter of another side that is asked about and may be attacked as it stands. It may lie outside what the map
// shows, so the prompt leads there.
func (m *Hand) Quarry() (engine.Ref, bool) {
	found := engine.NoRef
	for _, c := range m.Sight.Legal {
		if c.A.Kind() != engine.KindCounter || c.B != engine.NoRef || c.C != engine.NoRef || c.N == 0 {
			continue
		}
		v, ok := m.Sight.Counter(c.A)
		if !ok || v.Side == m.Actor() {
			continue
		}
		if found != engine.NoRef && found != c.A {
			return engine.NoRef, false
		}
		found = c.A
	}
	return found, found != engine.NoRef
}
