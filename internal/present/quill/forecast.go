package quill

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file asks how the orders written so far would fare against what the others may well order, and shows the answer beside them.

// Weigh asks how the orders would fare.
type Weigh struct{}

// Do names it.
func (Weigh) Do() string { return "order.weigh" }

// weighing is an answer, or the wait for one.
type weighing struct {
	asked <-chan program.Forecast
	of    program.Forecast
	known bool
	drawn int // how many steps were written when it was asked
	head  int
}

// weighs tells whether this desk can tell how orders fare here.
func (m *Quill) weighs() bool {
	_, can := m.Desk.(program.Forecaster)
	w, ok := m.writer()
	return can && ok && w.Moving() && m.Writes() && len(m.Writing()) > 0
}

// weigh asks.
func (m *Quill) weigh() {
	f, can := m.Desk.(program.Forecaster)
	if !can || !m.weighs() || m.alone() {
		return
	}
	t := m.Sight
	m.weighed = weighing{asked: f.Forecast(t.Game.Seen(t.Viewer), t.Viewer), drawn: len(t.Game.Draft(t.Viewer)), head: t.Game.Head()}
}

// tickWeighing takes an answer that has come.
func (m *Quill) tickWeighing() {
	w := &m.weighed
	if w.asked == nil {
		return
	}
	select {
	case f, ok := <-w.asked:
		w.asked, w.of, w.known, m.Stale = nil, f, ok, true
	default:
	}
}

// alone tells whether nobody else's unit is in sight in blind play: no reply is known then.
func (m *Quill) alone() bool {
	_, blind := m.sight()
	return blind && !slices.ContainsFunc(m.Sight.View.Counters, func(c engine.CounterView) bool { return c.Side != m.Sight.Viewer })
}

// ofSeen is added to the key of what is weighed against those in sight alone.
func (m *Quill) ofSeen() string {
	if _, blind := m.sight(); blind {
		return ".seen"
	}
	return ""
}

// fared is how an order would fare by the last answer, as long as it is of what is written now.
func (m *Quill) fared(unit engine.Ref) (program.Fared, bool) {
	w, t := &m.weighed, m.Sight
	if !w.known || w.head != t.Game.Head() || w.drawn != len(t.Game.Draft(t.Viewer)) || m.alone() {
		return program.Fared{}, false
	}
	for _, f := range w.of.Fates {
		if f.Unit == unit {
			return f, true
		}
	}
	return program.Fared{}, false
}

// weighRoom is how much room the question and its answer are given; in small windows what is told is short.
func (m *Quill) weighRoom() float64 {
	switch {
	case !m.weighed.known:
		return 48
	case m.Compact():
		return 150
	}
	return 164
}

// layWeigh lays the question over the slips, and under it the reply that hurts most, down to a foot.
func (m *Quill) layWeigh(d scene.Pen, x, y, w, foot float64) {
	if !m.weighs() {
		return
	}
	word := m.Say("order.weigh")
	if m.weighed.asked != nil {
		word = m.Say("order.weighing")
	}
	d.Button(x, y, w, 32, word, "F", "", Weigh{})
	y += 40
	t, wg := m.Sight, &m.weighed
	if m.alone() {
		d.Para(x, y+12, w, scene.Body, 12, 15, "text.on_dark_second", m.Say("order.weigh.blind"), 3)
		return
	}
	if !wg.known || wg.head != t.Game.Head() || wg.drawn != len(t.Game.Draft(t.Viewer)) {
		return
	}
	y = d.Para(x, y+12, w, scene.Body, 12, 15, "text.on_dark_second", m.Say("order.weighed"+m.ofSeen(), wg.of.Replies), 2)
	m.layWorst(d, x, y-8, w, foot)
}

// layWorst lists the orders of the reply that hurts most, with whose they are.
func (m *Quill) layWorst(d scene.Pen, x, y, w, foot float64) {
	const row = 18.0
	list, near := m.hurts()
	if len(list) == 0 || y+2*row > foot {
		return
	}
	label := d.Label(x, y+13, m.Say("order.worst"))
	if word := m.Say("trial.worst"); m.tries() && label+d.Wide(scene.CondMedium, 13, word)+34 < w {
		d.ChipPlain(x+w-d.Wide(scene.CondMedium, 13, word)-22, y-5, word, TryWorst{})
	}
	y += row + 6
	for i, o := range list {
		if i > 0 && (i == near || y+2*row > foot+4 && i < len(list)-1) {
			d.Text(x+20, y+12, scene.Body, 12, "text.on_dark_muted", m.Say("order.worst.more", len(list)-i))
			return
		}
		d.Mark(m.Sight.Style(o.Side), x+7, y+8, 7, true)
		face, word := d.Snug(13, w-20, m.Word(o.Text))
		d.Text(x+20, y+12, face, 13, "text.on_dark", word)
		y += row
	}
}

// hurts are the orders of the reply that hurts most, without what is only written onto them: first those, so many, that are about the same places.
func (m *Quill) hurts() (out []ordered.Order, near int) {
	w, ok := m.writer()
	if !ok {
		return nil, 0
	}
	for _, c := range m.weighed.of.Worst {
		if o := w.OrderOf(c); o.Kind != ordered.Rider && !o.Text.IsZero() {
			out = append(out, o)
		}
	}
	far := func(o ordered.Order) int {
		if m.concerned(o.To) || m.concerned(o.Of) {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(out, func(a, b ordered.Order) int { return far(a) - far(b) })
	for near < len(out) && far(out[near]) == 0 {
		near++
	}
	return out, near
}

// concerned tells whether a unit that is written for stands in a space, or is ordered there.
func (m *Quill) concerned(at engine.Ref) bool {
	return at != engine.NoRef && slices.ContainsFunc(m.slips(), func(s ordered.Slip) bool {
		c, _ := m.Sight.Counter(s.Unit)
		return c.Space == at || s.Written && s.Order.To == at
	})
}

// layFared writes the share of replies in which an order does what it says, at the right end of its slip.
func (m *Quill) layFared(d scene.Pen, unit engine.Ref, x, y float64) bool {
	f, ok := m.fared(unit)
	if !ok {
		return false
	}
	col := "status.legal"
	switch {
	case f.Succeeds < .5:
		col = "status.refused"
	case f.Succeeds < .8 || !f.InWorst:
		col = "status.warning"
	}
	d.Right(x, y, scene.CondBold, 13, col, m.Percent(math.Min(1, math.Max(0, f.Succeeds))))
	return true
}
