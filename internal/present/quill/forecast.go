package quill

import (
	"math"
	"strings"

	"awaw/engine"
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
	track := m.Sight.View.Track
	return can && m.Writes() && len(m.Writing()) > 0 && len(track) > 0 && track[0].State == engine.PhaseNow
}

// weigh asks.
func (m *Quill) weigh() {
	f, can := m.Desk.(program.Forecaster)
	if !can || !m.weighs() {
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

// fared is how an order would fare by the last answer, as long as it is of what is written now.
func (m *Quill) fared(unit engine.Ref) (program.Fared, bool) {
	w, t := &m.weighed, m.Sight
	if !w.known || w.head != t.Game.Head() || w.drawn != len(t.Game.Draft(t.Viewer)) {
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
	case !m.Compact():
		return 130
	case m.weighed.known:
		return 92
	}
	return 48
}

// layWeigh lays the question over the slips, and under it the reply that hurts most; it gives the y below.
func (m *Quill) layWeigh(d scene.Pen, x, y, w float64) float64 {
	if !m.weighs() {
		return y
	}
	word := m.Say("order.weigh")
	if m.weighed.asked != nil {
		word = m.Say("order.weighing")
	}
	d.Button(x, y, w, 32, word, "F", "", Weigh{})
	y += 40
	t := m.Sight
	if wg := &m.weighed; wg.known && wg.head == t.Game.Head() && wg.drawn == len(t.Game.Draft(t.Viewer)) {
		d.Text(x, y+12, scene.Body, 12, "text.on_dark_second", d.Fit(scene.Body, 12, w, m.Say("order.weighed", wg.of.Replies)))
		y += 20
		if len(wg.of.Worst) > 0 {
			lines := 4
			if m.Compact() {
				lines = 1
			}
			y = d.Para(x, y+10, w, scene.Body, 12, 16, "text.on_dark_second", m.Say("order.worst", engine.Arg{Kind: engine.ArgName, S: m.listed(wg.of.Worst)}), lines)
			if m.tries() && !m.Compact() {
				d.ChipPlain(x, y-4, m.Say("trial.worst"), TryWorst{})
				y += 28
			}
		}
	}
	return y
}

// listed puts orders in one line.
func (m *Quill) listed(list []engine.Text) string {
	var out []string
	for _, t := range list {
		out = append(out, m.Word(t))
	}
	return strings.Join(out, " · ")
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
