package panels

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file holds standing orders on the screen: the panel in which they are left, and their being carried out.

// mayOrder is the side whose orders the panel shows: the viewer's, when a person plays it; ok is false when none is left here.
func (m *Panels) mayOrder() (s engine.Stander, ok bool) {
	if m.Sight.Play.Replay || m.Seat(m.Sight.Viewer) != "person" {
		return nil, false
	}
	s, ok = m.Sight.Pos.(engine.Stander)
	return s, ok
}

// opens tells whether they can be left, or taken back, now.
func (m *Panels) opens() bool {
	return m.Sight.Game.MayOrder(m.Sight.Viewer) && !m.KeeperWrites()
}

func (m *Panels) layOrders(d scene.Pen, r scene.Rect) {
	t := m.Sight
	y := m.head(d, r, m.Say("orders.title"), "", m.Say("orders.under", m.Word(t.SideView(t.Viewer).Name)))
	x, inner := r.X+12, r.W-24
	s, ok := m.mayOrder()
	if !ok {
		d.Para(x, y+18, inner, scene.Body, 13, 18, "text.on_dark_second", m.Say("orders.none"), 4)
		return
	}
	orders := t.Game.Orders(t.Viewer)
	y = d.Para(x, y+14, inner, scene.Body, 13, 18, "text.on_dark_second", m.Say("orders.how"), 4) + 4
	if t.Game.ByMail() != nil {
		known := "orders.mail"
		if m.Kept() {
			known = "orders.kept"
		}
		y = d.Para(x, y+14, inner, scene.Body, 13, 18, "text.on_dark_second", m.Say(known), 4) + 4
		if !m.opens() {
			y = d.Para(x, y+14, inner, scene.BodyMedium, 13, 18, "text.on_dark", m.Say("orders.mail.wait"), 4) + 4
		}
	}
	rows, long := m.orderRows(d, s.OrderKinds(), inner)
	first, foot := 0, r.Y+r.H
	if y+long <= foot {
		m.Scroll["orders"] = 0
	} else {
		foot -= 36
		last := len(rows) // the first that may stand at the top: all behind it fit
		for room := foot - y; last > 0 && rows[last-1].high <= room; last-- {
			room -= rows[last-1].high
		}
		last = min(last, len(rows)-1)
		m.Scroll["orders"] = math.Min(m.Scroll["orders"], orderStep*float64(last))
		first = int(m.Scroll["orders"] / orderStep)
		word, act := m.Say("orders.more"), TurnOrders{By: 1}
		if first == last {
			word, act.By = m.Say("orders.top"), -len(rows)
		}
		d.Button(x, foot+4, inner, 28, word, "", "", act)
	}
	for _, o := range rows[first:] {
		if y+o.high > foot {
			break
		}
		m.layOrder(d, o, orders, x, y, inner)
		y += o.high
	}
}

// orderStep is how far the wheel turns for one order.
const orderStep = 46

// orderRow is an order as it is drawn: what it does in lines, whether the paragraph has a line of its own, and its height.
type orderRow struct {
	engine.OrderKind
	help  []string
	apart bool
	high  float64
}

// orderRows lists the orders as they are drawn, and their height in all.
func (m *Panels) orderRows(d scene.Pen, kinds []engine.OrderKind, inner float64) (rows []orderRow, long float64) {
	for _, k := range kinds {
		o := orderRow{OrderKind: k, help: d.Wrap(scene.Body, 13, inner, m.Word(k.Help))}
		o.apart = d.Wide(scene.Body, 13, o.help[len(o.help)-1])+d.Wide(scene.CondMedium, 13, string(k.Cite))+10 > inner
		o.high = 46 + 18*float64(len(o.help))
		if !k.Unit.IsZero() {
			o.high += 34
		}
		if o.apart {
			o.high += 18
		}
		rows, long = append(rows, o), long+o.high
	}
	return rows, long
}

// layOrder draws one order with its switch, its number and what it does.
func (m *Panels) layOrder(d scene.Pen, k orderRow, orders engine.StandingOrders, x, y, inner float64) {
	o, on := orders.Find(k.Kind)
	word := m.Say("layer.off")
	if on {
		word = m.Say("layer.on")
	}
	d.Box(x-11, y-6, inner+23, 1, "chrome.line_soft")
	w := d.Wide(scene.CondMedium, 14, word) + 24
	d.Text(x, y+19, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, inner-w-10, m.Word(k.Name)))
	may := m.opens()
	if may {
		d.Chip(x+inner-w, y, word, on, Order{Kind: k.Kind})
	} else {
		d.Text(x+inner-w+12, y+19, scene.CondMedium, 14, "text.on_dark_second", word)
	}
	y += 32
	if !k.Unit.IsZero() {
		n := k.N
		if on {
			n = o.N
		}
		unit := k.Unit
		unit.Args = []engine.Arg{{Kind: engine.ArgInt, N: n}}
		d.IconButton("minus", x, y, 28, may && n > k.Least, OrderNumber{N: max(k.Least, n-k.Step), Kind: k.Kind}, "")
		d.Centre(x+74, y+20, scene.CondBold, 16, "text.on_dark", m.Word(unit))
		d.IconButton("plus", x+120, y, 28, may && n < k.Most, OrderNumber{N: min(k.Most, n+k.Step), Kind: k.Kind}, "")
		y += 34
	}
	for _, l := range k.help {
		d.Text(x, y+12, scene.Body, 13, "text.on_dark_second", l)
		y += 18
	}
	if k.apart {
		y += 18
	}
	d.CiteRight(x+inner, y-6, k.Cite, false)
}

// OrderWord words an order with its number.
func (m *Panels) OrderWord(o engine.StandingOrder) string {
	s, ok := m.Sight.Pos.(engine.Stander)
	if !ok {
		return o.Kind
	}
	for _, k := range s.OrderKinds() {
		if k.Kind != o.Kind {
			continue
		}
		if k.Unit.IsZero() {
			return m.Word(k.Name)
		}
		k.Unit.Args = []engine.Arg{{Kind: engine.ArgInt, N: o.N}}
		return m.Say("orders.with", m.Word(k.Name), m.Word(k.Unit))
	}
	return o.Kind
}

// switchOrder leaves an order or takes it back.
func (m *Panels) switchOrder(kind string) {
	if k, ok := m.orderKind(kind); ok {
		orders := m.Sight.Game.Orders(m.Sight.Viewer)
		if _, on := orders.Find(kind); on {
			m.leaveOrders(orders.Without(kind))
		} else {
			m.leaveOrders(orders.With(engine.StandingOrder{Kind: kind, N: k.N}))
		}
	}
}

// setOrder sets the number of an order.
func (m *Panels) setOrder(kind string, n int) {
	if k, ok := m.orderKind(kind); ok {
		m.leaveOrders(m.Sight.Game.Orders(m.Sight.Viewer).With(engine.StandingOrder{Kind: kind, N: max(k.Least, min(k.Most, n))}))
	}
}

// orderKind finds a kind of order the viewer may leave.
func (m *Panels) orderKind(kind string) (engine.OrderKind, bool) {
	if s, ok := m.mayOrder(); ok {
		for _, k := range s.OrderKinds() {
			if k.Kind == kind {
				return k, true
			}
		}
	}
	return engine.OrderKind{}, false
}

func (m *Panels) leaveOrders(orders engine.StandingOrders) {
	if err := m.Sight.Game.SetOrders(m.Sight.Viewer, orders); err != nil {
		m.Fail(err)
	}
}

// Others are the sides beside one.
func (m *Panels) Others(s engine.Side) (out []engine.Side) {
	for _, v := range m.Sight.View.Sides {
		if v.Side != s {
			out = append(out, v.Side)
		}
	}
	return out
}
