package quill

import (
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file finds orders that come to nothing because another of one's own is missing: an army that nobody carries, a carrier without its army,
// support for what was not ordered. It says so beside them, and offers the order that is missing.

// missing is what an order needs of one's own other orders and does not find there.
type missing struct {
	word string                   // the key of what is said of it, "" where nothing is missing
	at   engine.Ref               // the place of the unit that would have to be ordered
	fill func(ordered.Order) bool // which orders would do
}

// lacks finds what an order needs of those in a list of slips.
func (m *Quill) lacks(o ordered.Order, list []ordered.Slip) missing {
	w, ok := m.writer()
	if !ok || !w.Moving() {
		return missing{}
	}
	carries := func(k ordered.Kind) func(ordered.Order) bool {
		return func(x ordered.Order) bool { return x.Kind == k && x.Of == o.At && x.To == o.To }
	}
	goes := func(x ordered.Order) bool { return x.At == o.Of && x.Kind.Goes() && x.To == o.To && !m.wing(x.Unit) }
	var out missing
	switch {
	case o.Kind == ordered.Flown:
		out = missing{"order.lacks.wing", o.At, carries(ordered.Airlift)}
	case m.is(o, ordered.Shipped):
		out = missing{"order.lacks.fleet", o.At, carries(ordered.Convoy)}
	case o.Kind == ordered.Airlift:
		out = missing{"order.lacks.army", o.Of, func(x ordered.Order) bool { return goes(x) && x.Kind == ordered.Flown }}
	case o.Kind == ordered.Convoy:
		out = missing{"order.lacks.army", o.Of, func(x ordered.Order) bool { return goes(x) && x.Kind != ordered.Flown }}
	case o.Kind == ordered.Support && o.To != engine.NoRef:
		out = missing{"order.lacks.goes", o.Of, goes}
	default:
		return missing{}
	}
	own := func(s ordered.Slip) bool { return m.standsIn(s.Unit, o.Of) && !m.wing(s.Unit) }
	foreign := o.Of != engine.NoRef && !slices.ContainsFunc(list, own) // whose orders nobody else knows
	if foreign || slices.ContainsFunc(list, func(s ordered.Slip) bool { return s.Written && out.fill(s.Order) }) {
		return missing{}
	}
	return out
}

// lifted tells whether a wing is ordered to carry an army as this order has it go.
func (m *Quill) lifted(o ordered.Order) bool {
	return o.Kind == ordered.Flown && m.lacks(o, m.slips()).word == ""
}

// warned is why an order is marked in the list, "" where it is not.
func (m *Quill) warned(o ordered.Order, list []ordered.Slip) string {
	if m.short(o) {
		return m.Say("order.short")
	}
	if l := m.lacks(o, list); l.word != "" {
		return m.Say(l.word, l.at)
	}
	return ""
}

// markUnwritten leaves the mark of who may still be ordered to units that have no order: a wing whose order is written may be given more with it, but
// does not ask for it.
func (m *Quill) markUnwritten() {
	m.Warned = 0
	if !m.Writes() {
		return
	}
	list := m.slips()
	for _, s := range list {
		if !s.Written {
			continue
		}
		delete(m.Sight.Named, s.Unit)
		if m.warned(s.Order, list) != "" {
			m.Warned++
		}
	}
}

// mostFilled is how many missing orders are offered at most.
const mostFilled = 2

// layLacks says what the order of the chosen unit needs of others, with the orders that would do.
func (m *Quill) layLacks(d scene.Pen, s ordered.Slip, x, y, w float64) float64 {
	wr, ok := m.writer()
	if !ok || !s.Written || m.typing {
		return y
	}
	l := m.lacks(s.Order, m.slips())
	if l.word == "" {
		return y
	}
	d.Icon("triangle", x+7, y+8, 6, "status.warning")
	y = d.Para(x+22, y+13, w-22, scene.Body, 13, 17, "text.on_dark_second", m.Say(l.word, l.at), 2) + 2
	n := 0
	for _, c := range m.Sight.Legal {
		if o := wr.OrderOf(c); n < mostFilled && o.Kind != ordered.Rider && l.fill(o) {
			d.ChipPlain(x+22, y+2, d.Fit(scene.CondMedium, 13, w-44, m.Say("order.lacks.write", engine.Arg{Kind: engine.ArgName, S: m.Word(o.Text)})), Write{c})
			y, n = y+32, n+1
		}
	}
	return y + 2
}
