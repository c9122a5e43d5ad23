package present

import (
	"math"
	"slices"

	"awaw/engine"
)

// This file draws where breaking a fight off pays: a field for every number of units left, and who would end it there.

// callsWide is the width of the chart with its words.
const callsWide = 300.0

// parting asks who would break off the fight at hand, and when.
func (m *Model) parting(b *engine.BattleView) (calls engine.Chart, line string) {
	if b.Kind == engine.BattleGround || b.Over {
		return
	}
	a, ok := m.ask(engine.Query{Kind: engine.QueryOdds, At: b.Where})
	if !ok {
		return
	}
	for _, c := range a.Charts {
		if c.Kind == engine.ChartCalls {
			calls = c
		}
	}
	if len(a.Lines) > 0 {
		line = m.word(a.Lines[0].Text)
	}
	return calls, line
}

// layCalls draws the chart and under it what one more round costs.
func (m *Model) layCalls(d pen, c engine.Chart, line string, r Rect) {
	top := r.Y
	foot := r.Y + r.H
	if line != "" {
		lines := d.wrap(Body, 12, r.W, line)
		foot -= 16 * float64(len(lines))
		for i, l := range lines {
			d.text(r.X, foot+13+16*float64(i), Body, 12, "text.on_dark_second", l)
		}
	}
	if c.Kind == engine.ChartNone || len(c.Grid) < 2 || len(c.Bars) < 2 {
		return
	}
	t := m.t
	tw := d.text(r.X, top+16, BodyMedium, 13, "text.on_dark", m.word(c.Title))
	d.text(r.X+tw+8, top+16, Body, 12, "text.on_dark_muted", d.fit(Body, 12, r.W-tw-8, m.word(c.Unit)))
	top += 24
	rows, cols := len(c.Grid)-1, len(c.Grid[0])-1 // none left is no fight
	if rows < 1 || cols < 1 {
		return
	}
	legend := 112.0
	cell := math.Floor(math.Min(math.Min((foot-top-16)/float64(rows), (r.W-legend-46)/float64(cols)), 16))
	if cell < 4 {
		return
	}
	first, second := t.style(c.Bars[0].Side), t.style(c.Bars[1].Side)
	x0 := r.X + 30
	for i := 1; i <= rows; i++ {
		for k := 1; k <= cols && k < len(c.Grid[i]); k++ {
			x, y := x0+float64(k-1)*cell, top+float64(rows-i)*cell
			d.box(x, y, cell-1, cell-1, "chrome.well")
			switch c.Grid[i][k] {
			case engine.CallGo:
				d.box(x, y, cell-1, cell-1, "chrome.line")
			case engine.CallFirst:
				m.bar(d, first, x, y, cell-1, cell-1)
			case engine.CallSecond:
				m.bar(d, second, x, y, cell-1, cell-1)
			case engine.CallEither:
				d.box(x, y, cell-1, cell-1, "chrome.line")
				d.box(x+math.Floor(cell/2)-1, y+math.Floor(cell/2)-1, 2, 2, "text.on_dark")
			}
			if slices.Equal(c.At, []int{i, k}) {
				d.add(Item{Kind: ItemBox, X: x - 2, Y: y - 2, W: cell + 3, H: cell + 3, R: 1, Edge: "chart.rolled", Line: 2})
			}
		}
	}
	low := top + float64(rows)*cell
	d.mark(first, r.X+5, low-float64(rows)*cell/2, 4.5, false)
	d.mark(second, x0+float64(cols)*cell+10, low+9, 4.5, false) // beside its numbers: there may be but one
	for _, n := range ends(rows) {
		d.right(x0-5, low-cell*(float64(n)-.5)+4, Cond, 12, "text.on_dark_muted", itoa(n))
	}
	for _, n := range ends(cols) {
		d.centre(x0+cell*(float64(n)-.5), low+13, Cond, 12, "text.on_dark_muted", itoa(n))
	}
	lx, ly := r.X+r.W-legend+10, top+2
	for _, k := range []struct{ style, word string }{{first, "combat.calls.first"}, {second, "combat.calls.first"}, {"", "combat.calls.go"}} {
		if k.style == "" {
			d.box(lx, ly, 12, 12, "chrome.line")
		} else {
			m.bar(d, k.style, lx, ly, 12, 12)
			d.mark(k.style, lx+22, ly+6, 4.5, false)
		}
		tx := lx + 18
		if k.style != "" {
			tx += 14
		}
		d.text(tx, ly+10, CondMedium, 12, "text.on_dark_second", d.fit(CondMedium, 12, r.X+r.W-tx, m.say(k.word)))
		ly += 19
	}
}

// ends are the numbers that stand at an axis: the first and the last.
func ends(n int) []int {
	if n == 1 {
		return []int{1}
	}
	return []int{1, n}
}
