package mapview

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file lays out the card that comes up beside a place the pointer rests on: what it is, whose, how full, who stands
// there and in which state, and what is marked there.

// hoverRows bounds the counters a hover card lists.
const hoverRows = 7

// mostMarks is how many lines a card has for what is marked at a place: more than any place of the shipped scenarios wants.
const mostMarks = 10

// hoverWide is how wide a hover card is, and mostWide how wide where what stands there has long names or much to tell.
const (
	hoverWide = 292.0
	mostWide  = 460.0
)

// hover is what a hover card tells.
type hover struct {
	name, code, kind string
	owner            engine.Side
	room             *engine.Room // nil where nothing is based
	shown            []engine.CounterView
	more             int // counters beyond those shown
	marks            []string
}

// tall is how tall the card is.
func (h *hover) tall() float64 {
	tall := 50 + 28*float64(len(h.shown)) + 16*float64(len(h.marks))
	if h.room != nil {
		tall += 30
	}
	if h.more > 0 {
		tall += 18
	}
	if len(h.shown)+len(h.marks) > 0 {
		tall += 8
	}
	return tall
}

// hoverOf gathers what is to be told of a space; ok is false when there is nothing.
func (m *Map) hoverOf(s int) (h hover, ok bool) {
	t := m.Sight
	v, known := t.SpaceView(s)
	all := t.CountersAt(s)
	list := all[:0:0]
	for _, c := range all {
		if !m.Hidden(c) {
			list = append(list, c)
		}
	}
	why := m.whyMarked(s)
	if !known && len(list)+len(why) == 0 {
		return h, false
	}
	h.name, h.code, h.kind = m.Board().Name(s), m.Board().Code(s), m.OpenWord(s)
	if known {
		h.name, h.code, h.kind, h.owner = v.Name, v.Code, m.Word(v.Kind), v.Owner
		if v.Owner != engine.NoSide {
			h.kind = m.Say("space.held", h.kind, m.Word(t.SideView(v.Owner).Name))
		}
	}
	if h.name == h.code || h.name == "" {
		h.name, h.code = h.code, ""
		if near := m.Surface.Near(engine.SpaceRef(s)); near != "" {
			h.name, h.code = scene.Capital(near), h.name
		}
	}
	if h.code != "" {
		h.name = m.Say("ref", h.name)
	}
	h.shown = list[:min(len(list), hoverRows)]
	h.more = len(list) - len(h.shown)
	if v.Room.Capacity > 0 && len(v.Room.Parts) > 0 {
		h.room = &v.Room
	}
	if slices.ContainsFunc(list, func(c engine.CounterView) bool { return c.Parts > 0 }) { // they serve a part of a box beside the map
		why = append(why, m.Say("term.airbox.text"))
	}
	probe := m.Probe()
	for _, l := range why {
		h.marks = append(h.marks, probe.Wrap(scene.Body, 12, hoverWide-28, l)...)
	}
	for _, k := range v.Marks {
		if !k.Text.IsZero() && m.Word(k.Text) != m.Word(v.Kind) { // the kind has its line
			h.marks = append(h.marks, probe.Wrap(scene.Body, 12, hoverWide-28, m.Told(k.Text, k.Side))...)
		}
	}
	h.marks = h.marks[:min(len(h.marks), mostMarks)]
	return h, true
}

// LayHoverCard shows the card of a space with something to tell; it tells whether there was one.
func (m *Map) LayHoverCard(s int) bool {
	h, ok := m.hoverOf(s)
	if !ok {
		return false
	}
	if m.Docked > 0 && !m.FreeMap().Has(m.Mx, m.My) {
		return true // it lies under a sheet
	}
	wide := m.hoverNeeds(&h)
	x, y, over := m.hoverPlace(s, wide, h.tall())
	if over >= 1 && wide > hoverWide {
		wide = hoverWide
		x, y, over = m.hoverPlace(s, wide, h.tall())
	}
	if over >= 1 || m.Sight.Aim != nil || m.told(s) {
		m.layHoverLine(s, &h)
		return true
	}
	d := m.Panel("hovercard", scene.R(x, y, wide, h.tall()))
	m.Hits = m.Hits[:len(m.Hits)-1] // the map under it stays live
	d.Panel.Shadow = true
	x, y = d.Panel.Rect.X, d.Panel.Rect.Y
	d.Frame(x, y, wide, h.tall(), 4, "chrome.panel", "chrome.line")
	left := x + 14
	if h.owner != engine.NoSide {
		d.Mark(m.Sight.Style(h.owner), left+8, y+19, 8, true)
		left += 24
	}
	nw := d.Text(left, y+24, scene.SerifSemi, 16, "text.on_dark", d.Fit(scene.SerifSemi, 16, wide-90, h.name))
	d.Text(left+nw+8, y+24, scene.CondMedium, 13, "text.on_dark_second", h.code)
	face, kind := d.Snug(12, wide-28, h.kind)
	d.Text(x+14, y+42, face, 12, "text.on_dark_second", kind)
	y += 54
	if h.room != nil {
		m.hoverRoom(d, h.room, x, y, wide)
		y += 30
	}
	y = m.hoverCounters(d, h.shown, x, y, wide)
	if h.more > 0 {
		d.Text(x+48, y+11, scene.Body, 12, "text.on_dark_muted", m.Say("hover.more", h.more))
		y += 18
	}
	for _, l := range h.marks {
		d.Text(x+14, y+12, scene.Body, 12, "text.on_dark_second", l)
		y += 16
	}
	return true
}

// lineHigh is how tall a card of one line is.
const lineHigh = 28.0

// layHoverLine tells of a space in one line, where a whole card would lie over what may be clicked or beside the card of a target; where
// even that covers something nothing is told.
func (m *Map) layHoverLine(s int, h *hover) {
	var parts []string
	adds := ""
	if m.Adds != nil {
		adds = m.Adds(s)
	}
	switch {
	case adds != "":
		parts = append(parts, adds)
	case h.room != nil:
		unit := max(1, h.room.Unit)
		parts = append(parts, m.Say("basing.of", (h.room.Used+unit-1)/unit, h.room.Capacity/unit))
	}
	if adds == "" {
		for _, c := range h.shown[:min(2, len(h.shown))] {
			parts = append(parts, m.NameOf(c.Ref))
		}
		if n := h.more + len(h.shown) - min(2, len(h.shown)); n > 0 {
			parts = append(parts, m.Say("hover.more", n))
		}
	}
	if len(parts) == 0 {
		parts = append(parts, h.kind)
	}
	parts = append(m.whyMarked(s), parts...)
	word, probe := strings.Join(parts, ", "), m.Probe()
	nw := probe.Wide(scene.SerifSemi, 14, h.name)
	wide := math.Min(2*hoverWide, math.Ceil(28+nw+8+probe.Wide(scene.Cond, 13, word))+2)
	x, y, over := m.hoverPlace(s, wide, lineHigh)
	if over >= 1 {
		return
	}
	d := m.Panel("hovercard", scene.R(x, y, wide, lineHigh))
	m.Hits = m.Hits[:len(m.Hits)-1] // the map under it stays live
	x, y = d.Panel.Rect.X, d.Panel.Rect.Y
	d.Frame(x, y, wide, lineHigh, 4, "chrome.panel", "chrome.line")
	d.Text(x+14, y+19, scene.SerifSemi, 14, "text.on_dark", h.name)
	d.Text(x+22+nw, y+19, scene.Cond, 13, "text.on_dark_second", d.Fit(scene.Cond, 13, wide-36-nw, word))
}

// hoverRoom draws a cell for each unit that is based here or could be.
func (m *Map) hoverRoom(d scene.Pen, room *engine.Room, x, y, wide float64) {
	unit := max(1, room.Unit)
	used, capacity := (room.Used+unit-1)/unit, room.Capacity/unit
	col := "text.on_dark"
	if used > capacity {
		col = "status.warning"
	}
	cells := max(used, capacity)
	cw := math.Min(14, math.Floor((wide-120)/float64(max(1, cells))))
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
	d.Right(x+wide-14, y+11, scene.CondMedium, 13, col, m.Say("basing.of", used, capacity))
}

// hoverCounters lists counters with their states, in columns with as much room as their longest words need.
func (m *Map) hoverCounters(d scene.Pen, shown []engine.CounterView, x, y, wide float64) float64 {
	names, notes := m.hoverColumns(shown)
	columns := wide - 48 - 12 - 14
	names = math.Min(names, math.Max(columns-notes, columns*.45))
	for _, c := range shown {
		d.Add(scene.Item{Kind: scene.ItemCard, X: x + 14, Y: y, W: 24, Card: scene.PlainCard(c, m.Sight.Style(c.Side))})
		d.Text(x+48, y+16, scene.CondMedium, 13, "text.on_dark", d.Fit(scene.CondMedium, 13, names, m.NameOf(c.Ref)))
		face, note := d.Snug(12, columns-names, m.Brief(c))
		d.Text(x+60+names, y+16, face, 12, "text.on_dark_second", note)
		y += 28
	}
	return y
}

// hoverColumns is how wide names and states of counters are.
func (m *Map) hoverColumns(shown []engine.CounterView) (names, notes float64) {
	probe := m.Probe()
	for _, c := range shown {
		names = math.Max(names, probe.Wide(scene.CondMedium, 13, m.NameOf(c.Ref)))
		notes = math.Max(notes, probe.Wide(scene.Cond, 12, m.Brief(c)))
	}
	return names, notes
}

// hoverNeeds is how wide a card wants to be so that nothing of it is cut.
func (m *Map) hoverNeeds(h *hover) float64 {
	names, notes := m.hoverColumns(h.shown)
	return math.Max(hoverWide, math.Min(mostWide, math.Ceil(names+notes)+48+12+14+2))
}

// countersRect is where the counters of a space lie in the window, with the count of each pile; nothing where there are none.
func (m *Map) countersRect(s int) (r scene.Rect) {
	size := m.CardWidth()
	sx, sy := m.ScreenOf(s)
	for _, st := range m.stackAt(s) {
		x, y := sx+(st.DX-.5)*size, sy+(st.DY-.5)*size
		one := scene.R(x, y, 1.2*size, size)
		if m.Fan.N > 1 && m.Fan.space == s && st.Fan {
			one.X, one.W = st.FanX, (float64(m.Fan.N-1)*1.2+1)*size
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
