package present

import "awaw/engine"

// This file offers what points at no counter and no hex but has a number or a type: units of a force pool, built without a place
// or in a box beside the map, which may lie out of sight. It stands under its side in the list of forces, each with how many.

// stock collects such commands by what they are, least number first.
func (m *Model) stock() [][]engine.Command {
	if !m.live() || m.fighting() || m.seat(m.actor()) != "person" {
		return nil
	}
	var out []engine.Command
	for _, c := range m.t.legal {
		if c.B == engine.NoRef && c.C == engine.NoRef && (c.A.Kind() == engine.KindSystem || c.A == engine.NoRef && c.N > 0) || m.aside(c) {
			out = append(out, c)
		}
	}
	return groups(out)
}

// aside tells whether a command builds a nation's units of a type in a box.
func (m *Model) aside(c engine.Command) bool {
	return c.A.Kind() == engine.KindNation && c.B.Kind() == engine.KindSpace && c.C.Kind() == engine.KindSystem && m.board().Code(c.B.Index()) == ""
}

// stockRow is how high one of them is laid.
const stockRow = 66.0

// layStock lays the commands out from y on, where there is room, and gives the y below them.
func (m *Model) layStock(d pen, x, y, inner float64, seen func(float64) bool) float64 {
	list := m.stock()
	if len(list) == 0 {
		return y
	}
	if y += 8; seen(18) {
		d.label(x, y+13, m.say("stock"))
	}
	y += 20
	for _, g := range list {
		c := m.withNumber(g)
		lo, hi := g[0].N, g[len(g)-1].N
		if seen(stockRow) {
			l := m.tell(c)
			d.text(x, y+14, Body, 13, "text.on_dark", d.fit(Body, 13, inner, m.word(l.Name)))
			d.text(x, y+42, Body, 13, "text.on_dark_second", d.fit(Body, 13, inner-196, m.word(l.Detail)))
			if hi > lo {
				bx := x + inner - 188
				d.iconButton("minus", bx, y+24, 28, c.N > lo, Number{N: int(max(lo, c.N-1))}, "")
				d.centre(bx+46, y+44, CondBold, 20, "text.on_dark", itoa(int(c.N)))
				d.iconButton("plus", bx+64, y+24, 28, c.N < hi, Number{N: int(min(hi, c.N+1))}, "")
			}
			d.button(x+inner-88, y+22, 88, 32, m.say("stock.do"), "", "", Give{Cmd: c})
		}
		y += stockRow
	}
	return y
}

// showStock opens the list of forces, where it stands.
func (m *Model) showStock() {
	m.unselect()
	m.pane, m.folded, m.scroll["units"] = "units", false, 0
}

// quarry is the one counter of another side that is asked about and may be attacked as it stands. It may lie outside what the map
// shows, so the prompt leads there.
func (m *Model) quarry() (engine.Ref, bool) {
	found := engine.NoRef
	for _, c := range m.t.legal {
		if c.A.Kind() != engine.KindCounter || c.B != engine.NoRef || c.C != engine.NoRef || c.N == 0 {
			continue
		}
		v, ok := m.t.counter(c.A)
		if !ok || v.Side == m.actor() {
			continue
		}
		if found != engine.NoRef && found != c.A {
			return engine.NoRef, false
		}
		found = c.A
	}
	return found, found != engine.NoRef
}
