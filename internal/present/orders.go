package present

import (
	"errors"
	"math"

	"awaw/engine"
)

// This file holds standing orders on the screen: the panel in which they are left, and their being carried out.

// mayOrder is the side whose orders the panel shows: the viewer's, when a person plays it; ok is false when none is left here.
func (m *Model) mayOrder() (s engine.Stander, ok bool) {
	if m.t.play.Replay || m.seat(m.t.viewer) != "person" {
		return nil, false
	}
	s, ok = m.t.pos.(engine.Stander)
	return s, ok
}

func (m *Model) layOrders(d pen, r Rect) {
	t := m.t
	y := m.head(d, r, m.say("orders.title"), "", m.say("orders.under", m.word(t.sideView(t.viewer).Name)))
	x, inner := r.X+12, r.W-24
	s, ok := m.mayOrder()
	if !ok {
		d.para(x, y+18, inner, Body, 13, 18, "text.on_dark_second", m.say("orders.none"), 4)
		return
	}
	orders := t.game.Orders(t.viewer)
	y = d.para(x, y+14, inner, Body, 13, 18, "text.on_dark_second", m.say("orders.how"), 4) + 4
	kinds := s.OrderKinds()
	m.scroll["orders"] = math.Max(0, math.Min(m.scroll["orders"], 46*float64(len(kinds)-1)))
	for _, k := range kinds[int(m.scroll["orders"]/46):] {
		if y+70 > r.Y+r.H {
			break
		}
		y = m.layOrder(d, k, orders, x, y, inner)
	}
}

// layOrder draws one order with its switch, its number and what it does; it gives the y below it.
func (m *Model) layOrder(d pen, k engine.OrderKind, orders engine.StandingOrders, x, y, inner float64) float64 {
	o, on := orders.Find(k.Kind)
	word := m.say("layer.off")
	if on {
		word = m.say("layer.on")
	}
	d.box(x-11, y-6, inner+23, 1, "chrome.line_soft")
	w := d.wide(CondMedium, 14, word) + 24
	d.text(x, y+19, BodyMedium, 14, "text.on_dark", d.fit(BodyMedium, 14, inner-w-10, m.word(k.Name)))
	d.chip(x+inner-w, y, word, on, Order{Kind: k.Kind})
	y += 32
	if !k.Unit.IsZero() {
		n := k.N
		if on {
			n = o.N
		}
		unit := k.Unit
		unit.Args = []engine.Arg{{Kind: engine.ArgInt, N: n}}
		d.iconButton("minus", x, y, 28, n > k.Least, OrderNumber{N: max(k.Least, n-k.Step), Kind: k.Kind}, "")
		d.centre(x+74, y+20, CondBold, 16, "text.on_dark", m.word(unit))
		d.iconButton("plus", x+120, y, 28, n < k.Most, OrderNumber{N: min(k.Most, n+k.Step), Kind: k.Kind}, "")
		y += 34
	}
	help := d.wrap(Body, 13, inner, m.word(k.Help))
	for _, l := range help {
		d.text(x, y+12, Body, 13, "text.on_dark_second", l)
		y += 18
	}
	cw := d.wide(CondMedium, 13, string(k.Cite))
	if last := d.wide(Body, 13, help[len(help)-1]); last+cw+10 > inner {
		y += 18
	}
	d.citeRight(x+inner, y-6, k.Cite, false)
	return y + 14
}

// orderWord words an order with its number.
func (m *Model) orderWord(o engine.StandingOrder) string {
	s, ok := m.t.pos.(engine.Stander)
	if !ok {
		return o.Kind
	}
	for _, k := range s.OrderKinds() {
		if k.Kind != o.Kind {
			continue
		}
		if k.Unit.IsZero() {
			return m.word(k.Name)
		}
		k.Unit.Args = []engine.Arg{{Kind: engine.ArgInt, N: o.N}}
		return m.say("orders.with", m.word(k.Name), m.word(k.Unit))
	}
	return o.Kind
}

// switchOrder leaves an order or takes it back.
func (m *Model) switchOrder(kind string) {
	if k, ok := m.orderKind(kind); ok {
		orders := m.t.game.Orders(m.t.viewer)
		if _, on := orders.Find(kind); on {
			m.leaveOrders(orders.Without(kind))
		} else {
			m.leaveOrders(orders.With(engine.StandingOrder{Kind: kind, N: k.N}))
		}
	}
}

// setOrder sets the number of an order.
func (m *Model) setOrder(kind string, n int) {
	if k, ok := m.orderKind(kind); ok {
		m.leaveOrders(m.t.game.Orders(m.t.viewer).With(engine.StandingOrder{Kind: kind, N: max(k.Least, min(k.Most, n))}))
	}
}

// orderKind finds a kind of order the viewer may leave.
func (m *Model) orderKind(kind string) (engine.OrderKind, bool) {
	if s, ok := m.mayOrder(); ok {
		for _, k := range s.OrderKinds() {
			if k.Kind == kind {
				return k, true
			}
		}
	}
	return engine.OrderKind{}, false
}

func (m *Model) leaveOrders(orders engine.StandingOrders) {
	if err := m.t.game.SetOrders(m.t.viewer, orders); err != nil {
		m.fail(err)
	}
}

// answer lets standing orders and forced passes answer for the person who is asked, before the screen stops for that side;
// it tells whether anything was answered.
func (m *Model) answer() bool {
	t := m.t
	s := m.actor()
	if s == engine.NoSide || m.seat(s) != "person" || len(t.game.ToAct()) > 1 {
		return false
	}
	before := t.view
	done, by, ok, err := t.game.AnswerStanding(s)
	if !ok && s != t.viewer {
		done, ok, err = t.game.PassForced(s, m.others(s))
	}
	if !ok {
		return false
	}
	var need *engine.NeedDice
	switch {
	case errors.As(err, &need):
		m.askDice(need.Ask)
		return false
	case err != nil:
		m.fail(err)
		return false
	}
	m.tellDone(before, done)
	if by.Kind != "" && s == t.viewer { // what another side has ordered stays its own affair
		m.cards = append(m.cards, card{text: m.say("orders.answered", m.orderWord(by)), kind: engine.EventChoice, point: len(t.path) - 1, event: -1})
	}
	return true
}

// others are the sides beside one.
func (m *Model) others(s engine.Side) (out []engine.Side) {
	for _, v := range m.t.view.Sides {
		if v.Side != s {
			out = append(out, v.Side)
		}
	}
	return out
}
