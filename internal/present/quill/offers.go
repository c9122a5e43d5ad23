package quill

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
)

// This file lists what the selected unit may be ordered, and what a space means for it.

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
	m.kept = keptOffers{unit: t.Sel, drawn: n, head: t.Game.Head(), list: out}
	return out
}

// kinds lists the kinds of order the selected unit may get.
func (m *Quill) kinds() []ordered.Kind {
	var there [ordered.Kinds]bool
	for _, o := range m.offers() {
		there[o.Order.Kind] = true
		there[ordered.Shipped] = there[ordered.Shipped] || m.is(o.Order, ordered.Shipped)
	}
	var out []ordered.Kind
	for k := ordered.Hold; k < ordered.Rider; k++ {
		if there[k] {
			out = append(out, k)
		}
	}
	return out
}

// is tells whether an order is of a kind. An army that cannot walk where it goes is carried over the sea by a plain move: that is a move by
// convoy too.
func (m *Quill) is(o ordered.Order, k ordered.Kind) bool {
	return o.Kind == k || k == ordered.Shipped && o.Kind == ordered.Move && m.sails(o)
}

// sails tells whether a plain move of an army leads farther than to a space next to its own.
func (m *Quill) sails(o ordered.Order) bool {
	c, ok := m.Sight.Counter(o.Unit)
	return ok && !c.Flies() && m.away(o.Unit, o.To) > 1
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
	case m.kind != ordered.None && !m.is(o.Order, m.kind):
		return false
	case m.kind == ordered.None && (o.Order.Kind == ordered.Shipped || o.Order.Kind == ordered.Flown && !m.lifted(o.Order)):
		return false // a click goes the plain way, or with the wing that was ordered to carry it
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
	if m.kind != ordered.None || m.flies() {
		return out
	}
	for _, k := range []ordered.Kind{ordered.Flown, ordered.Move} { // who goes there goes, on one coast or the other; anything else is chosen by its kind
		if is := func(o Offer) bool { return o.Order.Kind == k }; slices.ContainsFunc(out, is) {
			return slices.DeleteFunc(out, func(o Offer) bool { return !is(o) })
		}
	}
	return out
}

// flies tells whether the selected unit is a wing.
func (m *Quill) flies() bool {
	c, ok := m.Sight.Counter(m.Sight.Sel)
	return ok && c.Flies()
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
