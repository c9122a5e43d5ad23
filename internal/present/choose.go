package present

import (
	"slices"

	"awaw/engine"
)

// This file turns a click into a command: what is legal and carries what was clicked. One: it is taken. Several: a
// small menu. None: the refusal, with its paragraph and the nearest legal commands.

type menu struct {
	x, y float64
	cmds []engine.Command
}

// clickMap is a click on the board.
func (m *Model) clickMap(x, y float64) {
	if m.menu != nil {
		m.dropMenu()
		return
	}
	if m.screen != ScreenGame || m.t == nil {
		return
	}
	if c, ok := m.counterUnder(x, y); ok {
		m.clickRef(c.Ref, c.Space.Index(), x, y)
		return
	}
	s := m.spaceUnder(x, y)
	if s < 0 {
		m.unselect()
		return
	}
	m.clickRef(engine.SpaceRef(s), s, x, y)
}

// dropMenu puts a menu away, and lets go of the place it was opened for: the next counter touched shall not fly there.
func (m *Model) dropMenu() {
	m.menu = nil
	if m.t != nil && m.t.sel.Kind() == engine.KindSpace {
		m.unselect()
	}
}

// clickRef is a click on a counter or a space, which lies in space s.
func (m *Model) clickRef(r engine.Ref, s int, x, y float64) {
	t := m.t
	m.proof = nil
	t.keyAt = -1
	if t.sel != engine.NoRef && t.sel != r {
		cands := m.legalWith(t.sel, r)
		if m.alike(t.sel, r) {
			cands = nil
		}
		if len(cands) == 0 && r.Kind() == engine.KindCounter {
			cands = m.legalWith(t.sel, engine.SpaceRef(s))
		}
		if len(cands) == 0 && t.sel.Kind() == engine.KindCounter && slices.Contains(m.ferriable(t.sel), s) && m.ferryTo(t.sel, engine.SpaceRef(s), x, y) {
			return
		}
		if len(cands) == 0 && t.sel.Kind() == engine.KindCounter && r.Kind() == engine.KindSpace {
			if c, ok := t.counter(t.sel); ok && c.Space.Index() != s && m.refuse(t.sel, r, x, y) {
				return
			}
		}
		if len(cands) > 0 {
			m.resolve(cands, x, y)
			return
		}
	}
	if c, ok := t.counter(r); ok && c.Side != m.actor() && len(m.legalWith(r, engine.NoRef)) == 0 && m.lit(s) {
		r = engine.SpaceRef(s) // an enemy card lies over the place that is asked for
	} else if ok && c.Side == m.actor() && !m.departs(c) && m.lit(s) && !m.fighting() {
		r = engine.SpaceRef(s) // so does an own one that goes nowhere: more may be built beside it
	}
	cands := m.legalWith(r, engine.NoRef)
	alone := slices.DeleteFunc(slices.Clone(cands), func(c engine.Command) bool { return c.A != r || c.B != engine.NoRef || c.C != engine.NoRef })
	if r.Kind() == engine.KindSpace {
		alone = slices.DeleteFunc(slices.Clone(cands), func(c engine.Command) bool { return c.A != engine.NoRef && c.A != r || c.C != engine.NoRef })
	}
	if len(alone) == len(cands) && len(groups(alone)) == 1 && !m.fighting() && t.sel == r {
		m.resolve(alone, x, y)
		return
	}
	m.pick(r, s)
	switch {
	case len(cands) == 0:
	case len(alone) == len(cands) && len(groups(cands)) == 1 && r.Kind() == engine.KindSpace:
		m.resolve(cands, x, y)
	case r.Kind() == engine.KindSpace:
		// what may be done here without a counter, such as placing an airbase, is offered and never just done; with it what
		// a few counters could do at such a place
		var open []engine.Command
		if g := groups(cands); m.lit(s) && len(g) <= 6 && len(t.countersAt(s)) == 0 {
			m.menu = &menu{x, y, firsts(g)}
			return
		}
		for _, c := range cands {
			if c.A.Kind() != engine.KindCounter {
				open = append(open, c)
			}
		}
		if g := groups(open); len(g) > 0 && (len(open) < len(cands) || len(t.countersAt(s)) == 0 || len(g) <= 9) && (t.sel == r || !m.mayDepart(t.sel)) {
			m.menu = &menu{x, y, firsts(g)}
		}
	}
}

// alike tells whether two counters stand together, of one side and one arm: a click on the second chooses it, and
// does not merge the two, for which there is a button.
func (m *Model) alike(a, b engine.Ref) bool {
	x, ok := m.t.counter(a)
	y, ok2 := m.t.counter(b)
	return ok && ok2 && x.Side == y.Side && x.Flies() == y.Flies() && x.Space == y.Space && !m.fighting()
}

// lit tells whether a space may be chosen by itself.
func (m *Model) lit(s int) bool {
	return slices.ContainsFunc(m.legalWith(engine.SpaceRef(s), engine.NoRef), func(c engine.Command) bool { return c.A.Kind() != engine.KindCounter })
}

// pick selects a reference, and the space whose stack the panel shows.
func (m *Model) pick(r engine.Ref, s int) {
	t := m.t
	t.sel, t.space, t.n = r, s, 0
	m.cue("card")
	m.proof, m.menu = nil, nil
	if r.Kind() == engine.KindSpace {
		for _, c := range t.countersAt(s) {
			if c.Side == m.actor() && len(m.legalWith(c.Ref, engine.NoRef)) > 0 {
				t.sel = c.Ref
				break
			}
		}
	}
	m.dirty = true
}

func (m *Model) unselect() {
	m.t.sel, m.t.space, m.t.n, m.t.keyAt = engine.NoRef, -1, 0, -1
	m.menu, m.proof = nil, nil
	m.dirty = true
}

// legalWith lists the legal commands that mention both references; NoRef asks for nothing.
func (m *Model) legalWith(a, b engine.Ref) []engine.Command {
	var out []engine.Command
	for _, c := range m.t.legal {
		if (a == engine.NoRef || c.Mentions(a)) && (b == engine.NoRef || c.Mentions(b)) {
			out = append(out, c)
		}
	}
	return out
}

// groups collects commands that differ in their number alone.
func groups(cmds []engine.Command) [][]engine.Command {
	var out [][]engine.Command
next:
	for _, c := range cmds {
		key := c
		key.N = 0
		for i := range out {
			k := out[i][0]
			k.N = 0
			if k == key {
				out[i] = append(out[i], c)
				continue next
			}
		}
		out = append(out, []engine.Command{c})
	}
	return out
}

// firsts gives of each group the command with the largest number, for that is the whole unit.
func firsts(g [][]engine.Command) []engine.Command {
	var out []engine.Command
	for _, x := range g {
		out = append(out, x[len(x)-1])
	}
	return out
}

// resolve takes the one command meant, or opens a menu.
func (m *Model) resolve(cmds []engine.Command, x, y float64) {
	g := groups(cmds)
	if len(g) == 1 {
		c := m.withNumber(g[0])
		m.do(c)
		m.carrierNext(c)
		return
	}
	m.menu = &menu{x, y, firsts(g)}
	m.dirty = true
}

// offered lists what the open menu offers, each with the number on the stepper.
func (m *Model) offered() []engine.Command {
	var out []engine.Command
	for _, c := range m.menu.cmds {
		for _, g := range groups(m.legalWith(c.A, c.B)) {
			if k := m.withNumber(g); k.Verb == c.Verb && k.A == c.A && k.B == c.B && k.C == c.C {
				c = k
			}
		}
		out = append(out, c)
	}
	return out
}

// withNumber picks the command with the number on the stepper, or the largest.
func (m *Model) withNumber(g []engine.Command) engine.Command {
	best := g[len(g)-1]
	for _, c := range g {
		if m.t.n > 0 && c.N <= m.t.n {
			best = c
		}
	}
	return best
}

// tell words a command for a card or menu.
func (m *Model) tell(c engine.Command) engine.Label {
	if t, ok := m.t.pos.(engine.Teller); ok {
		return t.Tell(c)
	}
	return engine.Label{}
}

// loose lists the commands that point at nothing, offered as buttons: finish, confirm, roll, stay, go.
func (m *Model) loose() []engine.Command {
	var out []engine.Command
	for _, c := range m.t.legal {
		if c.A == engine.NoRef && c.B == engine.NoRef && c.C == engine.NoRef && (c.N == 0 || m.fighting()) {
			out = append(out, c)
		}
	}
	return out
}

// placed lists the commands that point at a place alone: announce an attack there.
func (m *Model) placed() []engine.Command {
	var out []engine.Command
	for _, c := range m.t.legal {
		if c.A == engine.NoRef && c.B.Kind() == engine.KindSpace && c.C == engine.NoRef && c.N == 0 {
			out = append(out, c)
		}
	}
	return out
}

// places lists the commands that point at a place alone when they are too many for buttons and few enough for a menu.
func (m *Model) places() []engine.Command {
	at := m.placed()
	if len(m.loose())+len(at) <= mostLoose || len(at) > mostPlaces || !m.live() || m.seat(m.actor()) != "person" {
		return nil
	}
	return at
}

// mostPlaces is how many places a menu lists; more are looked for on the map.
const mostPlaces = 12

// choices lists what is offered as cards in a fight: everything, grouped, if it is little enough.
func (m *Model) choices() []engine.Command {
	g := groups(m.t.legal)
	var out, far []engine.Command
	for _, x := range g {
		if c := m.withNumber(x); m.concerns(c) {
			out = append(out, c)
		} else {
			far = append(far, c)
		}
	}
	if len(out) == 0 {
		return far
	}
	return out
}

// concerns tells whether a command is about the fight at hand: what could be done with counters elsewhere, such as breaking
// factors off, is done on the map and is no choice of the fight.
func (m *Model) concerns(c engine.Command) bool {
	b := m.t.view.Battle
	if b == nil || c.A.Kind() != engine.KindCounter || c.B.Kind() == engine.KindSpace {
		return true
	}
	for _, s := range b.Sides {
		for _, list := range [][]engine.CounterView{s.Counters, s.Before} {
			if slices.ContainsFunc(list, func(v engine.CounterView) bool { return v.Ref == c.A }) {
				return true
			}
		}
	}
	v, ok := m.t.counter(c.A)
	return !ok || v.Space == b.Where || v.Mission == b.Where
}

// span gives the least and the most a choice of the fight can be made for, equal when there is nothing to choose.
func (m *Model) span() (lo, hi int16) {
	for _, g := range groups(m.t.legal) {
		if len(g) > 1 && g[0].N > 0 {
			if lo == 0 || g[0].N < lo {
				lo = g[0].N
			}
			hi = max(hi, g[len(g)-1].N)
		}
	}
	return lo, hi
}

// clickTray is a click on a counter listed in a panel.
func (m *Model) clickTray(r engine.Ref) {
	c, ok := m.t.counter(r)
	if !ok {
		return
	}
	if cands := m.legalWith(m.t.sel, r); m.t.sel != engine.NoRef && m.t.sel != r && m.t.sel.Kind() == engine.KindCounter && len(cands) > 0 && !m.alike(m.t.sel, r) {
		m.resolve(cands, m.mx, m.my)
		return
	}
	m.pick(r, c.Space.Index())
	m.revealWork(c)
}

// revealWork shows where a counter stands; of one in a box beside the map, whose cards stand in the panel, it shows where it may
// go or goes, and moves the map only if nothing of that is in sight.
func (m *Model) revealWork(c engine.CounterView) {
	at := c.Space.Index()
	if m.board().Code(at) != "" {
		m.reveal(at)
		return
	}
	to := -1
	if c.Mission.Kind() == engine.KindSpace {
		to = c.Mission.Index()
	}
	for _, l := range m.legalWith(c.Ref, engine.NoRef) {
		if l.B.Kind() != engine.KindSpace || l.B == c.Space {
			continue
		}
		if x, y := m.screenOf(l.B.Index()); m.freeMap().Inset(60).Has(x, y) {
			return
		}
		if to < 0 {
			to = l.B.Index()
		}
	}
	if to >= 0 {
		m.reveal(to)
	}
}

// doHand carries out what is chosen in panels beside the map; it tells whether it was that.
func (m *Model) doHand(a Act) bool {
	switch a := a.(type) {
	case Take:
		m.clickTray(a.Ref)
	case Ship:
		m.clickSea(a.Ref)
	case Visit:
		m.pick(engine.SpaceRef(a.Space), a.Space)
		m.centreOn(a.Space)
	case LetGo:
		m.unselect()
	case ShowPlaces:
		m.unselect()
		m.menu = &menu{m.mx, m.my, m.places()}
	case ShowQuarry:
		m.unselect()
		m.pane, m.folded = "units", false
		m.clickTray(a.Ref)
	case CloseProof:
		m.proof = nil
	default:
		return false
	}
	return true
}
