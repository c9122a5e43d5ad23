package panels

import (
	"math"
	"strings"

	"awaw/engine"
	"awaw/internal/present/hand"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lists on the card of a target who reaches it: a row a wing, the whole of which ticks; what walks by the hex it stands in.

// layReachers lists them between y and foot, and gives the y below.
func (m *Panels) layReachers(d scene.Pen, r scene.Rect, y, foot float64, list []table.Reacher, p table.Prospect, sz cardSizes, walks bool) float64 {
	m.rows = m.rows[:0]
	flies := 0
	var going []engine.CounterView
	for _, x := range list {
		if walks && x.Counter.Flies() {
			continue
		}
		if x.Sent || m.Sight.Aim.Ticks(x.Counter.Ref) {
			flies++
			going = append(going, x.Counter)
		}
	}
	factors := engine.Arg{Kind: engine.ArgName, S: m.tally(going)}
	head, count := m.Say("target.who"), m.Say("target.count", flies, len(list), factors)
	if walks {
		head, count = m.Say("target.who.ground"), m.Say("target.count.ground", factors)
	}
	switch {
	case len(going) == 0 && walks:
		count = ""
	case len(going) == 0:
		count = m.Say("target.count.none", len(list))
	}
	d.Box(r.X+12, y+2, r.W-24, 1, "chrome.line_soft")
	if short := m.Say("target.who.short"); !walks && d.Wide(scene.CondBold, 13, head)*1.2+d.Wide(scene.CondMedium, 13, count) > r.W-36 {
		head = short
	}
	d.Label(r.X+12, y+20, head)
	d.Right(r.X+r.W-12, y+20, scene.CondMedium, 13, "text.on_dark", count)
	y += 28
	if walks {
		return m.layWalkers(d, r, y, foot, list)
	}
	rows := max(1, int((foot-y)/sz.row))
	if len(list) > rows { // a line tells of the others
		rows = max(1, int((foot-y-8)/sz.row))
	}
	first := 0
	if len(list) > rows {
		area := scene.ScrollArea(m.Pane)
		first = min(int(m.Scroll[area]/46), len(list)-rows)
		m.Scroll[area] = math.Min(m.Scroll[area], float64(46*(len(list)-rows)))
	}
	if len(list) > rows { // how much of the list is in sight, and where; in words which are not
		high, one := float64(rows)*sz.row, float64(rows)*sz.row/float64(len(list))
		d.Box(r.X+r.W-6, y, 5, high, "chrome.well")
		d.Box(r.X+r.W-6, y+one*float64(first), 5, one*float64(rows), "text.on_dark_second")
		if beside := scrolledWord(m, first, rows, len(list)); y+high+12 <= foot+8 {
			d.Text(r.X+12, y+high+12, scene.Cond, 13, "text.on_dark_second", d.Fit(scene.Cond, 13, r.W-24, beside))
		}
	}
	for i, x := range list[first:min(len(list), first+rows)] {
		m.layReacher(d, scene.R(r.X+1, y, r.W-6, sz.row), x, i, p)
		y += sz.row
	}
	return y
}

// tickBox is the box at the head of a row, with the key that ticks it; "" for none.
func tickBox(d scene.Pen, x, y float64, on bool, key string) {
	if !on {
		d.Frame(x, y-8, 16, 16, 3, "chrome.panel", "text.on_dark_muted")
		d.Centre(x+8, y+4, scene.CondMedium, 12, "text.on_dark_second", key)
		return
	}
	d.Frame(x, y-8, 16, 16, 3, "accent.lamp", "accent.lamp")
	d.Icon("tick", x+8, y, 5, "text.on_amber")
}

// layReacher is one row: the tick, the counter, where from, how far of its range, what it does there.
func (m *Panels) layReacher(d scene.Pen, r scene.Rect, x table.Reacher, i int, p table.Prospect) {
	c, on := x.Counter, x.Sent || m.Sight.Aim.Ticks(x.Counter.Ref)
	switch {
	case on:
		d.Box(r.X, r.Y, r.W, r.H, "chrome.row_current")
	case d.Hot(r):
		d.Box(r.X, r.Y, r.W, r.H, "chrome.raised_hover")
	case i%2 == 1:
		d.Box(r.X, r.Y, r.W, r.H, "chrome.zebra")
	}
	mid := r.Y + r.H/2
	if x.Sent {
		d.Icon("tick", r.X+19, mid, 6, "text.on_dark_second")
	} else {
		key := ""
		if m.Fits(x) {
			key = m.numbered(c.Ref)
		}
		tickBox(d, r.X+11, mid, on, key)
	}
	size := math.Min(26, r.H-2)
	d.Add(scene.Item{Kind: scene.ItemCard, X: r.X + 38, Y: mid - size/2, W: size, Card: scene.PlainCard(c, m.Sight.Style(c.Side))})
	from := m.comesFrom(x)
	word, col := m.reacherDoes(x, p), "text.on_dark_second"
	if on {
		col = "text.on_dark"
	}
	ww := d.Wide(scene.CondMedium, 13, word)
	d.Right(r.X+r.W-12, mid+5, scene.CondMedium, 13, col, word)
	left := r.X + r.W - 12 - ww - 10
	tip := m.NameOf(c.Ref)
	if x.Far >= 0 {
		tip = m.Say("target.row.tip", m.NameOf(c.Ref), x.Far, c.Range)
	}
	box := "" // what waits beside the map is told of wherever its row is pointed at
	if x.From != engine.NoRef {
		tip = m.Say("target.row.box", m.NameOf(c.Ref), x.Far, c.Range, x.From, c.Space)
		box = tip
	}
	if reach := m.Say("target.far", x.Far, c.Range); x.Far >= 0 && c.Range > 0 && left-r.X-74 > 64+d.Wide(scene.Cond, 13, reach) {
		left -= d.Right(left, mid+5, scene.Cond, 13, "text.on_dark_second", reach) + 8
		tip = box
	}
	boxes := float64(c.Range)*10 + 8
	if x.Far < 0 || c.Range == 0 || c.Range > 8 || left-boxes-6-r.X-74 < d.Wide(scene.Cond, 14, from) {
		boxes = 0
	} else {
		tip = box
		bx := left - boxes
		for k := range c.Range {
			fill := "chrome.well"
			if k < x.Far {
				fill = "paper.sheet"
			}
			d.Frame(bx+float64(k)*10, mid-4, 9, 8, 1, fill, "chrome.line")
		}
		boxes += 6
	}
	if x.From != engine.NoRef && d.Wide(scene.Cond, 14, from) > left-boxes-r.X-74 { // which part of its box it serves is told under the pointer
		from = m.Say("target.out.short", x.From)
	}
	face, name := d.Snug(14, left-boxes-r.X-74, from)
	d.Text(r.X+74, mid+5, face, 14, "text.on_dark", name)
	if x.Sent {
		d.Hit(r.X, r.Y, r.W, r.H, table.Take{Ref: c.Ref}, m.Say("target.sent.tip", m.NameOf(c.Ref)))
		return
	}
	if !m.Fits(x) {
		d.Hit(r.X, r.Y, r.W, r.H, scene.Nothing{}, m.Say("target.apart.tip", m.NameOf(c.Ref)))
		return
	}
	d.Hit(r.X, r.Y, r.W, r.H, hand.Tick{Ref: c.Ref}, tip)
}

// comesFrom names where a wing comes from: its base or carrier; of what waits in a box the part of it that it serves and the base it sets out from.
func (m *Panels) comesFrom(x table.Reacher) string {
	switch c := x.Counter; {
	case c.On != engine.NoRef:
		return m.NameOf(c.On)
	case x.From != engine.NoRef:
		return m.Say("target.out", x.From, engine.Arg{Kind: engine.ArgName, S: m.Word(c.Post)})
	default:
		return m.StandsIn(c.Space)
	}
}

// Adds tells of the wings of a place what the card of a target tells in their rows: how many, how far they fly, what they do there; "" while no card is
// open, or where none of them reaches it.
func (m *Panels) Adds(s int) string {
	if m.Sight.Aim == nil {
		return ""
	}
	p := m.Prospect(engine.NoRef)
	var words []string
	for _, x := range m.Reachers(m.Sight.Aim.At) {
		c := x.Counter
		if c.Space != engine.SpaceRef(s) || !c.Flies() {
			continue
		}
		if words = append(words, m.tally([]engine.CounterView{c})); x.Far >= 0 && c.Range > 0 {
			words = append(words, m.Say("target.hexes", x.Far, c.Range))
		}
		words = append(words, m.reacherDoes(x, p))
	}
	return strings.Join(words, ", ")
}

// reacherDoes says what a wing does there: that it flies, or what it would add.
func (m *Panels) reacherDoes(x table.Reacher, p table.Prospect) string {
	switch {
	case x.Sent:
		return m.Say("target.sent")
	case m.Sight.Aim.Ticks(x.Counter.Ref) && m.Escorts(x):
		return m.Say("target.escorts")
	case m.Sight.Aim.Ticks(x.Counter.Ref):
		return m.Say("target.flies")
	case !m.Fits(x):
		return m.Say("target.apart")
	}
	more, word, known := m.adds(x, p)
	switch {
	case m.Escorts(x) && known && more <= -.05:
		return m.Say("target.escorts.less", engine.Arg{Kind: engine.ArgName, S: m.decimal(-more, false)})
	case m.Escorts(x):
		return m.Say("target.escorts")
	case known && more >= .05:
		return m.Say(word, engine.Arg{Kind: engine.ArgName, S: m.decimal(more, false)})
	}
	return m.Say("target.adds", x.Counter.Size)
}

// adds is how much better what is to be expected is with one wing more, and the word that tells it; not known of too many.
func (m *Panels) adds(x table.Reacher, p table.Prospect) (more float64, word string, known bool) {
	if len(p.Charts) == 0 || len(m.Reachers(m.Sight.Aim.At)) > mostWeighed {
		return 0, "", false
	}
	c, word := m.roundChart(p), "target.downs"
	struck := c != nil && c.Value != engine.ValueLosses
	switch {
	case struck && c.Value == engine.ValuePoints:
		word = "target.points.more"
	case struck:
		word = "target.hits.more"
	}
	now, _, ok := m.means(p, struck)
	then, _, ok2 := m.means(m.Prospect(x.Counter.Ref), struck)
	return then - now, word, ok && ok2
}

// mostWeighed is for how many wings what each would add is weighed; that of more would be too slow.
const mostWeighed = 12

// scrolledWord tells how many of a list are not in sight, and that turning the wheel brings them there.
func scrolledWord(m *Panels, first, rows, of int) string {
	if first+rows < of {
		return m.Say("target.more.rows", of-first-rows)
	}
	return m.Say("target.more.before", first)
}
