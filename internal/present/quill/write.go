package quill

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file turns clicks and keys into orders: a unit, a kind, whom it helps, where to. What a unit has is taken back first.

// Offer is a command a unit may be given, with the order it writes.
type Offer struct {
	Cmd   engine.Command
	Order ordered.Order
}

// offers lists what the selected unit may be ordered, as if it had no order; riders onto the order it has come with it.
func (m *Quill) offers() []Offer {
	t := m.Sight
	w, ok := m.writer()
	if !ok || t.Sel.Kind() != engine.KindCounter {
		return nil
	}
	n := len(t.Game.Draft(t.Viewer))
	if k := &m.kept; k.unit == t.Sel && k.drawn == n && k.head == t.Game.Head() && k.list != nil {
		return k.list
	}
	var out []Offer
	for _, c := range w.Without(t.Sel).Legal(t.Viewer, nil) {
		if c.A == t.Sel {
			out = append(out, Offer{c, w.OrderOf(c)})
		}
	}
	for _, c := range t.Legal {
		if o := w.OrderOf(c); c.A == t.Sel && o.Kind == ordered.Rider {
			out = append(out, Offer{c, o})
		}
	}
	m.kept = keptOffers{t.Sel, n, t.Game.Head(), out}
	return out
}

// kinds lists the kinds of order the selected unit may get.
func (m *Quill) kinds() []ordered.Kind {
	var there [ordered.Kinds]bool
	for _, o := range m.offers() {
		there[o.Order.Kind] = true
	}
	var out []ordered.Kind
	for k := ordered.Hold; k < ordered.Rider; k++ {
		if there[k] {
			out = append(out, k)
		}
	}
	return out
}

// helps tells whether a kind of order is about another unit first.
func helps(k ordered.Kind) bool {
	return k == ordered.Support || k == ordered.Convoy || k == ordered.Airlift || k == ordered.Escort
}

// fits tells whether an offer is what is being chosen.
func (m *Quill) fits(o Offer) bool {
	switch {
	case o.Order.Kind == ordered.Rider:
		return false
	case m.kind != ordered.None && o.Order.Kind != m.kind:
		return false
	case m.kind == ordered.None && (o.Order.Kind == ordered.Flown || o.Order.Kind == ordered.Shipped):
		return false // a click goes the plain way
	}
	return m.of == engine.NoRef || o.Order.Of == m.of
}

// at lists the offers that a click on a space may mean.
func (m *Quill) at(space engine.Ref) []Offer {
	var out []Offer
	for _, o := range m.offers() {
		if !m.fits(o) {
			continue
		}
		switch {
		case m.of != engine.NoRef: // where the unit it helps goes; to itself: that it holds
			if o.Order.To == space || o.Order.To == engine.NoRef && space == m.of {
				out = append(out, o)
			}
		case helps(o.Order.Kind):
			if o.Order.Of == space && (m.kind != ordered.None || o.Order.To == engine.NoRef) {
				out = append(out, o)
			}
		case o.Order.To == space:
			out = append(out, o)
		}
	}
	return out
}

// goals lists the spaces a click on which means something now.
func (m *Quill) goals() []int {
	var out []int
	for _, o := range m.offers() {
		if !m.fits(o) {
			continue
		}
		r := o.Order.To
		if m.of == engine.NoRef && helps(o.Order.Kind) {
			r = o.Order.Of
			if m.kind == ordered.None && o.Order.To != engine.NoRef {
				continue
			}
		} else if m.of != engine.NoRef && r == engine.NoRef {
			r = m.of
		}
		if r.Kind() == engine.KindSpace {
			out = append(out, r.Index())
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// follow forgets what was being chosen for another unit.
func (m *Quill) follow() {
	if m.Sight != nil && m.unit != m.Sight.Sel {
		m.unit, m.kind, m.of = m.Sight.Sel, ordered.None, engine.NoRef
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
	if over && m.mine(c.Ref) && !(has && m.kind != ordered.None && helps(m.kind) && m.of == engine.NoRef && c.Ref != m.Sight.Sel) {
		m.pick(c.Ref)
		return true
	}
	if !has {
		return false
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
		if o.Order.Kind == ordered.Rider || o.Order.To == engine.NoRef || m.kind == ordered.None && o.Order.Kind != ordered.Move || m.kind != ordered.None && o.Order.Kind != m.kind {
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
	t := m.Sight
	draft := t.Game.Draft(t.Viewer)
	for i := len(draft) - 1; i >= 0; i-- {
		c, err := t.Game.Rules().ParseCommand(t.Pos, draft[i])
		if err != nil || c.A != unit {
			continue
		}
		if err := t.Game.TakeBackStep(t.Viewer, i); err != nil {
			return err
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
	default:
		return false
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

// Key is the keyboard while orders are written; it tells whether the key was for that.
func (m *Quill) Key(k scene.Key) bool {
	if m.Reading() {
		return m.verdictKey(k)
	}
	if !m.Writes() {
		return false
	}
	if m.typing {
		return m.typeKey(k)
	}
	m.follow()
	_, has := m.chosen()
	switch a := m.ActionOf(k); {
	case k.Name == "/":
		m.typing = true
	case a == "next" || a == "previous":
		m.cycle(a == "previous")
	case m.Menu != nil:
		return false
	case has && len(k.Name) == 1 && k.Name[0] >= '1' && k.Name[0] <= '9' && !k.Shift:
		if kinds := m.kinds(); int(k.Name[0]-'1') < len(kinds) {
			m.choose(kinds[k.Name[0]-'1'])
		}
	case has && (k.Name == "backspace" || k.Name == "delete"):
		m.Run(Drop{m.Sight.Sel})
	case has && k.Name == "esc" && m.kind != ordered.None:
		m.kind, m.of = ordered.None, engine.NoRef
	case has && a == "pick" && m.Sight.Steered && m.Sight.KeyAt >= 0:
		at := m.Sight.KeyAt
		x, y := m.chart.ScreenOf(at)
		m.means(engine.SpaceRef(at), x, y)
		m.Sight.KeyAt, m.Sight.Steered = at, true
	default:
		return false
	}
	m.Stale = true
	return true
}

// cycle goes to the next unit, those without an order first.
func (m *Quill) cycle(back bool) {
	list := m.slips()
	list = slices.DeleteFunc(list, func(s ordered.Slip) bool { return s.Unit == engine.NoRef })
	if len(list) == 0 {
		return
	}
	at := slices.IndexFunc(list, func(s ordered.Slip) bool { return s.Unit == m.Sight.Sel })
	step := 1
	if back {
		step = len(list) - 1
		at = max(at, 0)
	}
	at = (at + step) % len(list)
	m.pick(list[at].Unit)
	c, _ := m.Sight.Counter(list[at].Unit)
	m.Sight.KeyAt, m.Sight.Steered = c.Space.Index(), true
}
