package quill

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file checks the ways of a wing as far as its own side can know: where an escort goes with it, which wings could stop it.

// layWays shows the ways of a wing's order: where an escort goes with it, where an enemy wing could watch; those shut out stand muted.
func (m *Quill) layWays(d scene.Pen, s ordered.Slip, x, y, w, foot float64) float64 {
	wr, ok := m.writer()
	if !ok || !s.Written || s.Order.Kind == ordered.Patrol || y+70 > foot { // nobody meets a patrol
		return y
	}
	o := m.mission(s.Order)
	ways := wr.Ways(o)
	if len(ways) == 0 {
		return y
	}
	if m.short(s.Order) { // why it has its sign in the list
		d.Icon("triangle", x+7, y+8, 6, "status.warning")
		y = d.Para(x+22, y+13, w-22, scene.Body, 13, 17, "text.on_dark_second", m.Say("order.short"), 2) + 4
	}
	whole := ways[0].Spaces
	label := d.Label(x, y+14, m.Say("order.ways"))
	face, word := d.Snug(13, w-label-90, m.Say("order.ways.of", whole[0], whole[len(whole)-1]))
	d.Text(x+label+14, y+15, face, 13, "text.on_dark", word)
	if !ways[0].Shut && o.Via == engine.NoRef {
		d.CiteShort(x+w, y+15, ways[0].Cite, false)
	}
	y += 22
	lint, most := -1, 0
	for i, way := range ways {
		if y+34 > foot {
			break
		}
		m.layWay(d, way, x, y, w)
		y += 32
		if y+16 < foot {
			y = m.laySaid(d, way, o, x, y, w)
		}
		if n := opens(way); n > most && !way.Shut { // the one that is most open speaks for all
			lint, most = i, n
		}
	}
	if lint >= 0 && y+22 < foot {
		y = m.layOpen(d, ways[lint], x, y, w, foot)
	}
	return y
}

// mission is the order whose ways are checked: that of the wing an escort goes with, or the order itself.
func (m *Quill) mission(o ordered.Order) ordered.Order {
	if o.Kind != ordered.Escort {
		return o
	}
	for _, s := range m.slips() {
		if s.Written && s.Order.At == o.Of && m.wing(s.Unit) {
			return s.Order
		}
	}
	return o
}

// layWay lays one way as a row of spaces.
func (m *Quill) layWay(d scene.Pen, way ordered.Way, x, y, w float64) {
	n := float64(len(way.Spaces))
	cw := math.Floor((w - 14*(n-1)) / n)
	ink := "text.on_dark"
	if way.Shut {
		ink = "text.on_dark_muted"
	}
	for i, sp := range way.Spaces {
		cx := x + float64(i)*(cw+14)
		fill, edge := "chrome.raised", "chrome.line"
		if way.Shut {
			fill = "chrome.well"
		}
		if way.Open[i] {
			edge = "status.warning"
		}
		d.Frame(cx, y, cw, 28, 4, fill, edge)
		tx := cx + 8
		switch {
		case way.Covered[i]:
			d.Icon("shield", cx+13, y+14, 6, ink)
			tx += 18
		case way.Open[i]:
			d.Icon("triangle", cx+13, y+14, 6, "status.warning")
			tx += 18
		}
		d.Text(tx, y+19, scene.CondMedium, 13, ink, d.Fit(scene.CondMedium, 13, cx+cw-tx-4, m.NameOf(sp)))
		if i > 0 {
			d.Icon("next", cx-7, y+14, 4, "text.on_dark_muted")
		}
	}
}

// laySaid says under a way whether it is the one that was named, and how far an escort goes with it.
func (m *Quill) laySaid(d scene.Pen, way ordered.Way, o ordered.Order, x, y, w float64) float64 {
	said, far := "", ""
	if len(way.Spaces) > 2 {
		switch by := way.Spaces[1]; {
		case way.Shut:
			said = m.Say("order.way.shut", by)
		case o.Via != engine.NoRef:
			said = m.Say("order.way.named", by)
		default:
			said = m.Say("order.way.by", by)
		}
	}
	if last := lastOf(way.Covered); last >= 0 && !way.Shut {
		far = m.Say("order.way.escort", way.Spaces[last])
	}
	if said == "" && far == "" {
		return y + 2
	}
	room := w
	if far != "" {
		face, word := d.Snug(12, w*.55, far)
		d.Right(x+w, y+10, face, 12, "text.on_dark_second", word)
		room -= d.Wide(face, 12, word) + 8
	} else if way.Shut {
		room -= d.CiteShort(x+w, y+10, way.Cite, false) + 8
	}
	face, word := d.Snug(12, room, said)
	d.Text(x, y+10, face, 12, "text.on_dark_second", word)
	return y + 18
}

// layOpen says of a way where it is open, to whom, and by what.
func (m *Quill) layOpen(d scene.Pen, way ordered.Way, x, y, w, foot float64) float64 {
	key := "order.open.bare"
	if slices.Contains(way.Covered, true) {
		key = "order.open.back"
	}
	var open, from []engine.Ref
	for i, is := range way.Open {
		if is {
			open = append(open, way.Spaces[i])
		}
	}
	for _, u := range way.Watchers {
		if c, ok := m.Sight.Counter(u); ok && !slices.Contains(from, c.Space) {
			from = append(from, c.Space)
		}
	}
	word := m.Say(key, m.named(open), m.named(from))
	d.Icon("triangle", x+7, y+8, 6, "status.warning")
	lines := max(1, min(3, int((foot-y-4)/17)))
	y = d.Para(x+22, y+13, w-22, scene.Body, 13, 17, "text.on_dark_second", word, lines)
	if len(way.Why) > 0 && y+4 < foot {
		cx := x + w
		for _, c := range way.Why {
			cx -= d.CiteShort(cx, y+4, c, false) + 12
		}
		y += 20
	}
	return y
}

// named joins names to one argument.
func (m *Quill) named(list []engine.Ref) engine.Arg {
	return engine.Arg{Kind: engine.ArgName, S: m.names(list)}
}

// opens is how many spaces of a way are open.
func opens(way ordered.Way) (n int) {
	for _, is := range way.Open {
		if is {
			n++
		}
	}
	return n
}

// lastOf is the last that is true, -1 for none.
func lastOf(list []bool) int {
	for i := len(list) - 1; i >= 0; i-- {
		if list[i] {
			return i
		}
	}
	return -1
}
