package mapview

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file lays out the card that comes up beside a place the pointer rests on: what it is, whose, how full, who stands
// there and in which state, and what is marked there.

// hoverRows bounds the counters a hover card lists.
const hoverRows = 7

// hoverWide is the width of a hover card.
const hoverWide = 292.0

// layHoverCard shows the card of a space with something to tell; it tells whether there was one.
func (m *Map) LayHoverCard(s int) bool {
	t := m.Sight
	v, known := t.SpaceView(s)
	all := t.CountersAt(s)
	list := all[:0:0]
	for _, c := range all {
		if !m.Hidden(c) {
			list = append(list, c)
		}
	}
	if !known && len(list) == 0 {
		return false
	}
	name, code := m.Board().Name(s), m.Board().Code(s)
	kind := m.OpenWord(s)
	if known {
		name, code, kind = v.Name, v.Code, m.Word(v.Kind)
		if v.Owner != engine.NoSide {
			kind = m.Say("space.held", kind, m.Word(t.SideView(v.Owner).Name))
		}
	}
	if name == code || name == "" {
		name, code = code, ""
	}
	shown := list[:min(len(list), hoverRows)]
	room := v.Room.Capacity > 0 && len(v.Room.Parts) > 0
	probe := m.Probe()
	var marks []string
	for _, k := range v.Marks {
		if !k.Text.IsZero() {
			marks = append(marks, probe.Wrap(scene.Body, 12, hoverWide-28, m.Word(k.Text))...)
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
	_, rail, right, foot := m.Bars()
	x, y := m.Mx+18, m.My+16
	if clear := m.countersRect(s); clear.W > 0 { // beside what it describes, so that a counter can be taken up
		x, y = clear.X+clear.W+10, math.Max(54, clear.Y)
		if x+hoverWide > m.W-right-8 && clear.X-hoverWide-10 >= rail+8 {
			x = clear.X - hoverWide - 10
		}
	}
	if x+hoverWide > m.W-right-8 {
		x = math.Max(rail+8, m.Mx-hoverWide-14)
	}
	if y+h > m.H-foot-8 {
		y = math.Max(54, m.H-foot-8-h)
	}
	d := m.Panel("hovercard", scene.R(x, y, hoverWide, h))
	m.Hits = m.Hits[:len(m.Hits)-1] // the map under it stays live
	d.Panel.Shadow = true
	x, y = d.Panel.Rect.X, d.Panel.Rect.Y
	d.Frame(x, y, hoverWide, h, 4, "chrome.panel", "chrome.line")
	left := x + 14
	if known && v.Owner != engine.NoSide {
		d.Mark(t.Style(v.Owner), left+8, y+19, 8, true)
		left += 24
	}
	nw := d.Text(left, y+24, scene.SerifSemi, 16, "text.on_dark", d.Fit(scene.SerifSemi, 16, hoverWide-90, name))
	d.Text(left+nw+8, y+24, scene.CondMedium, 13, "text.on_dark_second", code)
	face, kind := d.Snug(12, hoverWide-28, kind)
	d.Text(x+14, y+42, face, 12, "text.on_dark_second", kind)
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
			d.Frame(x+14+float64(i)*cw, y, cw-2, 12, 1, fill, "chrome.line")
		}
		d.Right(x+hoverWide-14, y+11, scene.CondMedium, 13, col, m.Say("basing.of", used, capacity))
		y += 30
	}
	names, notes := 0.0, 0.0 // as much room for either column as its longest words need
	for _, c := range shown {
		names = math.Max(names, d.Wide(scene.CondMedium, 13, m.NameOf(c.Ref)))
		notes = math.Max(notes, d.Wide(scene.Cond, 12, m.Brief(c)))
	}
	const columns = hoverWide - 48 - 12 - 14
	names = math.Min(names, math.Max(columns-notes, columns*.45))
	for _, c := range shown {
		d.Add(scene.Item{Kind: scene.ItemCard, X: x + 14, Y: y, W: 24, Card: scene.PlainCard(c, t.Style(c.Side))})
		d.Text(x+48, y+16, scene.CondMedium, 13, "text.on_dark", d.Fit(scene.CondMedium, 13, names, m.NameOf(c.Ref)))
		face, note := d.Snug(12, columns-names, m.Brief(c))
		d.Text(x+60+names, y+16, face, 12, "text.on_dark_second", note)
		y += 28
	}
	if n := len(list) - len(shown); n > 0 {
		d.Text(x+48, y+11, scene.Body, 12, "text.on_dark_muted", m.Say("hover.more", n))
		y += 18
	}
	for _, l := range marks {
		d.Text(x+14, y+12, scene.Body, 12, "text.on_dark_second", l)
		y += 16
	}
	return true
}

// countersRect is where the counters of a space lie in the window, with the count of each pile; nothing where there are none.
func (m *Map) countersRect(s int) (r scene.Rect) {
	size := scene.CardSize(m.Cam.HexW)
	sx, sy := m.ScreenOf(s)
	for _, st := range m.stackAt(s) {
		x, y := sx+(st.DX-.5)*size, sy+(st.DY-.5)*size
		one := scene.R(x, y, 1.2*size, size)
		if m.Fan.N > 1 && m.Fan.space == s && st.Fan {
			one.W = (float64(m.Fan.N-1)*1.2 + 1) * size
		}
		if r.W == 0 {
			r = one
			continue
		}
		left, top := math.Min(r.X, one.X), math.Min(r.Y, one.Y)
		r = scene.R(left, top, math.Max(r.X+r.W, one.X+one.W)-left, math.Max(r.Y+r.H, one.Y+one.H)-top)
	}
	return r
}
