package present

import (
	"math"

	"awaw/engine"
)

// This file lays out the card that comes up beside a place the pointer rests on: what it is, whose, how full, who stands
// there and in which state, and what is marked there.

// hoverRows bounds the counters a hover card lists.
const hoverRows = 7

// hoverWide is the width of a hover card.
const hoverWide = 292.0

// layHoverCard shows the card of a space with something to tell; it tells whether there was one.
func (m *Model) layHoverCard(s int) bool {
	t := m.t
	v, known := t.spaceView(s)
	all := t.countersAt(s)
	list := all[:0:0]
	for _, c := range all {
		if !m.hidden(c) {
			list = append(list, c)
		}
	}
	if !known && len(list) == 0 {
		return false
	}
	name, code := m.board().Name(s), m.board().Code(s)
	kind := m.openWord(s)
	if known {
		name, code, kind = v.Name, v.Code, m.word(v.Kind)
		if v.Owner != engine.NoSide {
			kind = m.say("space.held", kind, m.word(t.sideView(v.Owner).Name))
		}
	}
	if name == code || name == "" {
		name, code = code, ""
	}
	shown := list[:min(len(list), hoverRows)]
	room := v.Room.Capacity > 0 && len(v.Room.Parts) > 0
	probe := m.probe()
	var marks []string
	for _, k := range v.Marks {
		if !k.Text.IsZero() {
			marks = append(marks, probe.wrap(Body, 12, hoverWide-28, m.word(k.Text))...)
		}
	}
	marks = marks[:min(len(marks), 4)]
	h := 50 + 28*float64(len(shown)) + 16*float64(len(marks))
	if room {
		h += 30
	}
	if len(list) > len(shown) {
		h += 18
	}
	if len(shown)+len(marks) > 0 {
		h += 8
	}
	_, rail, right, foot := m.bars()
	x, y := m.mx+18, m.my+16
	if clear := m.countersRect(s); clear.W > 0 { // beside what it describes, so that a counter can be taken up
		x, y = clear.X+clear.W+10, math.Max(54, clear.Y)
		if x+hoverWide > m.w-right-8 && clear.X-hoverWide-10 >= rail+8 {
			x = clear.X - hoverWide - 10
		}
	}
	if x+hoverWide > m.w-right-8 {
		x = math.Max(rail+8, m.mx-hoverWide-14)
	}
	if y+h > m.h-foot-8 {
		y = math.Max(54, m.h-foot-8-h)
	}
	d := m.panel("hovercard", Rect{x, y, hoverWide, h})
	m.regions = m.regions[:len(m.regions)-1] // the map under it stays live
	d.p.Shadow = true
	x, y = d.p.Rect.X, d.p.Rect.Y
	d.frame(x, y, hoverWide, h, 4, "chrome.panel", "chrome.line")
	left := x + 14
	if known && v.Owner != engine.NoSide {
		d.mark(t.style(v.Owner), left+8, y+19, 8, true)
		left += 24
	}
	nw := d.text(left, y+24, SerifSemi, 16, "text.on_dark", d.fit(SerifSemi, 16, hoverWide-90, name))
	d.text(left+nw+8, y+24, CondMedium, 13, "text.on_dark_second", code)
	face, kind := d.snug(12, hoverWide-28, kind)
	d.text(x+14, y+42, face, 12, "text.on_dark_second", kind)
	y += 54
	if room {
		unit := max(1, v.Room.Unit)
		used, capacity := (v.Room.Used+unit-1)/unit, v.Room.Capacity/unit
		col := "text.on_dark"
		if used > capacity {
			col = "status.warning"
		}
		cells := max(used, capacity)
		cw := math.Min(14, math.Floor((hoverWide-120)/float64(max(1, cells))))
		for i := range cells {
			fill := "chrome.well"
			switch {
			case i >= capacity:
				fill = "status.warning"
			case i < used:
				fill = "paper.sheet"
			}
			d.frame(x+14+float64(i)*cw, y, cw-2, 12, 1, fill, "chrome.line")
		}
		d.right(x+hoverWide-14, y+11, CondMedium, 13, col, m.say("basing.of", used, capacity))
		y += 30
	}
	names, notes := 0.0, 0.0 // as much room for either column as its longest words need
	for _, c := range shown {
		names = math.Max(names, d.wide(CondMedium, 13, m.nameOf(c.Ref)))
		notes = math.Max(notes, d.wide(Cond, 12, m.brief(c)))
	}
	const columns = hoverWide - 48 - 12 - 14
	names = math.Min(names, math.Max(columns-notes, columns*.45))
	for _, c := range shown {
		d.add(Item{Kind: ItemCard, X: x + 14, Y: y, W: 24, Card: plainCard(c, t.style(c.Side))})
		d.text(x+48, y+16, CondMedium, 13, "text.on_dark", d.fit(CondMedium, 13, names, m.nameOf(c.Ref)))
		face, note := d.snug(12, columns-names, m.brief(c))
		d.text(x+60+names, y+16, face, 12, "text.on_dark_second", note)
		y += 28
	}
	if n := len(list) - len(shown); n > 0 {
		d.text(x+48, y+11, Body, 12, "text.on_dark_muted", m.say("hover.more", n))
		y += 18
	}
	for _, l := range marks {
		d.text(x+14, y+12, Body, 12, "text.on_dark_second", l)
		y += 16
	}
	return true
}

// countersRect is where the counters of a space lie in the window, with the count of each pile; nothing where there are none.
func (m *Model) countersRect(s int) (r Rect) {
	size := CardSize(m.cam.HexW)
	sx, sy := m.screenOf(s)
	for _, st := range m.stackAt(s) {
		x, y := sx+(st.DX-.5)*size, sy+(st.DY-.5)*size
		one := Rect{x, y, 1.2 * size, size}
		if m.fan.n > 1 && m.fan.space == s && st.Fan {
			one.W = (float64(m.fan.n-1)*1.2 + 1) * size
		}
		if r.W == 0 {
			r = one
			continue
		}
		left, top := math.Min(r.X, one.X), math.Min(r.Y, one.Y)
		r = Rect{left, top, math.Max(r.X+r.W, one.X+one.W) - left, math.Max(r.Y+r.H, one.Y+one.H) - top}
	}
	return r
}

// openWord is what a space is that the rules tell nothing of.
func (m *Model) openWord(space int) string {
	if m.board().Sea(space) {
		return m.say("space.sea")
	}
	return m.say("space.empty")
}
