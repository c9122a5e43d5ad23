package quill

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file turns clicks and keys into orders: a unit, a kind, whom it helps, where to. What a unit has is taken back first.

// follow forgets what was being chosen for another unit.
func (m *Quill) follow() {
	if m.Sight != nil && m.unit != m.Sight.Sel {
		m.unit, m.kind, m.of, m.pointed = m.Sight.Sel, ordered.None, engine.NoRef, engine.NoRef
	}
}

// Click is a click on the map while orders are written; it tells whether it was meant for an order.
func (m *Quill) Click(x, y float64) bool {
	if m.Reading() {
		m.explainAt(x, y)
		return true
	}
	if !m.Writes() || m.Menu != nil {
		return false
	}
	m.follow()
	_, has := m.chosen()
	c, over := m.chart.CounterUnder(x, y)
	s := m.chart.SpaceUnder(x, y)
	if over && c.Space.Kind() == engine.KindSpace {
		s = c.Space.Index()
	}
	if s < 0 {
		return false
	}
	asked := has && m.kind != ordered.None && slices.Contains(m.goals(), s) // a kind was chosen, and this is where it may go
	if over && m.turnsTo(c, has) {
		return true
	}
	if over && m.mine(c.Ref) && (!asked || c.Ref == m.Sight.Sel) {
		m.pick(c.Ref)
		return true
	}
	if !has {
		return m.raise(engine.SpaceRef(s), x, y)
	}
	return m.means(engine.SpaceRef(s), x, y)
}

// mine tells whether a counter is one that is written for.
func (m *Quill) mine(r engine.Ref) bool {
	return slices.ContainsFunc(m.slips(), func(s ordered.Slip) bool { return s.Unit == r })
}

// pick selects a unit.
func (m *Quill) pick(r engine.Ref) {
	t := m.Sight
	c, ok := t.Counter(r)
	if !ok {
		return
	}
	t.Sel, t.Space, t.KeyAt = r, c.Space.Index(), -1
	m.Menu, m.Proof = nil, nil
	m.Pane, m.Folded = "units", false
	m.follow()
	m.chart.Reveal(c.Space.Index())
	m.Cue("card")
	m.Stale = true
}

// means does what a space means for the selected unit; it tells whether it means anything.
func (m *Quill) means(space engine.Ref, x, y float64) bool {
	m.note(space)
	list := m.at(space)
	if m.of == engine.NoRef && helps(m.kind) && m.kind != ordered.Escort && len(list) > 0 {
		m.of, m.Stale = space, true // next: where that unit goes
		return true
	}
	switch len(list) {
	case 0:
		return m.refuse(space, x, y)
	case 1:
		m.Run(Write{list[0].Cmd})
		return true
	}
	m.Menu = &table.Menu{X: x, Y: y, Exact: true}
	for _, o := range list {
		m.Menu.Cmds = append(m.Menu.Cmds, o.Cmd)
	}
	m.Stale = true
	return true
}

// refuse says why the selected unit cannot be ordered there.
func (m *Quill) refuse(space engine.Ref, x, y float64) bool {
	w, ok := m.writer()
	if c, there := m.Sight.Counter(m.Sight.Sel); !ok || !there || c.Space == space {
		return false
	}
	for _, o := range m.offers() {
		if o.Order.Kind == ordered.Rider || o.Order.To == engine.NoRef || m.kind == ordered.None && o.Order.Kind != ordered.Move || m.kind != ordered.None && !m.is(o.Order, m.kind) {
			continue
		}
		cmd := o.Cmd
		cmd.B, cmd.N = space, 0
		if _, _, err := w.Without(m.Sight.Sel).Apply(cmd, nil); err != nil {
			m.Proof = m.refusal(err, x, y, space)
			return m.Proof != nil
		}
	}
	return false
}

// Clear takes the order of a unit back, with what is written onto it.
func (m *Quill) Clear(unit engine.Ref) error {
	if len(m.Writing()) == 0 {
		return m.clearOpen(unit)
	}
	return m.clearDraft(m.Sight.Viewer, func(c engine.Command) bool { return c.A == unit })
}

// clearDraft takes out of the secret draft of a side what is meant.
func (m *Quill) clearDraft(side engine.Side, meant func(engine.Command) bool) error {
	g := m.Sight.Game
	draft := g.Draft(side)
	for i := len(draft) - 1; i >= 0; i-- {
		c, err := g.Rules().ParseCommand(g.Seen(side), draft[i])
		if err != nil || !meant(c) {
			continue
		}
		if err := g.TakeBackStep(side, i); err != nil {
			return err
		}
	}
	return nil
}

// clearOpen does so where one side alone is asked, whose orders lie open: steps are taken back, and what else was written is written again.
func (m *Quill) clearOpen(unit engine.Ref) error {
	t := m.Sight
	written := func() []ordered.Slip {
		w, ok := t.Game.Seen(t.Viewer).(ordered.Writer)
		if !ok {
			return nil
		}
		return slices.DeleteFunc(w.Slips(t.Viewer), func(s ordered.Slip) bool { return !s.Written })
	}
	of := func(list []ordered.Slip, unit engine.Ref) bool {
		return slices.ContainsFunc(list, func(s ordered.Slip) bool { return s.Unit == unit })
	}
	before := written()
	for of(written(), unit) {
		if err := t.Game.TakeBack(m.UndoSide()); err != nil {
			return err
		}
	}
	now := written()
	for _, s := range before {
		if s.Unit == unit || of(now, s.Unit) {
			continue
		}
		w, _ := t.Game.Seen(t.Viewer).(ordered.Writer)
		for _, c := range w.Legal(t.Viewer, nil) {
			if o := w.OrderOf(c); c.A == s.Unit && o.Kind == s.Order.Kind && o.To == s.Order.To && o.Of == s.Order.Of {
				if _, err := t.Game.Do(c); err != nil {
					return err
				}
				break
			}
		}
	}
	return nil
}

// Replaces tells whether a command gives a unit another order than it has.
func (m *Quill) Replaces(c engine.Command) bool {
	if !m.Writes() || c.A.Kind() != engine.KindCounter || c.Side != m.Sight.Viewer {
		return false
	}
	w, _ := m.writer()
	if o := w.OrderOf(c); o.Kind == ordered.Rider {
		return false
	}
	return slices.ContainsFunc(m.slips(), func(s ordered.Slip) bool { return s.Unit == c.A && s.Written })
}

// Do carries out what is asked of it; it tells whether it was that.
func (m *Quill) Do(a scene.Act) bool {
	switch a := a.(type) {
	case Pick:
		m.pick(a.Unit)
	case Choose:
		m.choose(a.Kind)
	case Type:
		m.typing = !m.typing
	case Weigh:
		m.weigh()
	case Plead:
		m.plead()
	case Lay:
		m.marks[a.Mark] = !m.marks[a.Mark]
	case Look:
		m.look()
	case Go:
		m.goTo(a.Step)
	case Explain:
		m.explain(a.Number)
	case Leave:
		m.leave()
	case Unfold:
		m.unfolded = !m.unfolded
	case Next:
		m.nextCause()
	case Show:
		m.parts[a.Part] = !m.parts[a.Part]
	default:
		return m.doLetter(a)
	}
	m.Stale = true
	return true
}

// choose chooses a kind of order; one that needs nothing more is written at once.
func (m *Quill) choose(k ordered.Kind) {
	m.follow()
	if m.kind == k {
		m.kind, m.of = ordered.None, engine.NoRef
		return
	}
	m.kind, m.of = k, engine.NoRef
	var one []Offer
	for _, o := range m.offers() {
		if o.Order.Kind == k {
			one = append(one, o)
		}
	}
	if len(one) == 1 && (k == ordered.Hold || k == ordered.Disband) {
		m.kind = ordered.None
		m.Run(Write{one[0].Cmd})
	}
}

// Wrote notes that an order was written.
func (m *Quill) Wrote() { m.kind, m.of, m.kept = ordered.None, engine.NoRef, keptOffers{} }
