package charts

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file draws where breaking a fight off pays: a field for every number of units left, and who would end it there.

// callsWide is the width of the chart with its words.
const callsWide = 300.0

// parting asks who would break off the fight at hand, and when.
func (m *Charts) parting(b *engine.BattleView) (calls engine.Chart, line string) {
	if b.Kind == engine.BattleGround || b.Over {
		return
	}
	a, ok := m.Ask(engine.Query{Kind: engine.QueryOdds, At: b.Where})
	if !ok {
		return
	}
	for _, c := range a.Charts {
		if c.Kind == engine.ChartCalls {
			calls = c
		}
	}
	if len(a.Lines) > 0 {
		line = m.Word(a.Lines[0].Text)
	}
	return calls, line
}

// LayCalls draws the chart and under it what one more round costs.
func (m *Charts) LayCalls(d scene.Pen, c engine.Chart, line string, r scene.Rect) {
	top := r.Y
	foot := r.Y + r.H
	if line != "" {
		lines := d.Wrap(scene.Body, 12, r.W, line)
		foot -= 16 * float64(len(lines))
		for i, l := range lines {
			d.Text(r.X, foot+13+16*float64(i), scene.Body, 12, "text.on_dark_second", l)
		}
	}
	if c.Kind == engine.ChartNone || len(c.Grid) < 2 || len(c.Bars) < 2 {
		return
	}
	t := m.Sight
	tw := d.Text(r.X, top+16, scene.BodyMedium, 13, "text.on_dark", m.Word(c.Title))
	d.Text(r.X+tw+8, top+16, scene.Body, 12, "text.on_dark_muted", d.Fit(scene.Body, 12, r.W-tw-8, m.Word(c.Unit)))
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
	first, second := t.Style(c.Bars[0].Side), t.Style(c.Bars[1].Side)
	x0 := r.X + 30
	for i := 1; i <= rows; i++ {
		for k := 1; k <= cols && k < len(c.Grid[i]); k++ {
			x, y := x0+float64(k-1)*cell, top+float64(rows-i)*cell
			d.Box(x, y, cell-1, cell-1, "chrome.well")
			switch c.Grid[i][k] {
			case engine.CallGo:
				d.Box(x, y, cell-1, cell-1, "chrome.line")
			case engine.CallFirst:
				m.bar(d, first, x, y, cell-1, cell-1)
			case engine.CallSecond:
				m.bar(d, second, x, y, cell-1, cell-1)
			case engine.CallEither:
				d.Box(x, y, cell-1, cell-1, "chrome.line")
				d.Box(x+math.Floor(cell/2)-1, y+math.Floor(cell/2)-1, 2, 2, "text.on_dark")
			}
			if slices.Equal(c.At, []int{i, k}) {
				d.Add(scene.Item{Kind: scene.ItemBox, X: x - 2, Y: y - 2, W: cell + 3, H: cell + 3, R: 1, Edge: "chart.rolled", Line: 2})
			}
		}
	}
	low := top + float64(rows)*cell
	d.Mark(first, r.X+5, low-float64(rows)*cell/2, 4.5, false)
	d.Mark(second, x0+float64(cols)*cell+10, low+9, 4.5, false) // beside its numbers: there may be but one
	for _, n := range ends(rows) {
		d.Right(x0-5, low-cell*(float64(n)-.5)+4, scene.Cond, 12, "text.on_dark_muted", scene.Itoa(n))
	}
	for _, n := range ends(cols) {
		d.Centre(x0+cell*(float64(n)-.5), low+13, scene.Cond, 12, "text.on_dark_muted", scene.Itoa(n))
	}
	lx, ly := r.X+r.W-legend+10, top+2
	for _, k := range []struct{ style, word string }{{first, "combat.calls.first"}, {second, "combat.calls.first"}, {"", "combat.calls.go"}} {
		if k.style == "" {
			d.Box(lx, ly, 12, 12, "chrome.line")
		} else {
			m.bar(d, k.style, lx, ly, 12, 12)
			d.Mark(k.style, lx+22, ly+6, 4.5, false)
		}
		tx := lx + 18
		if k.style != "" {
			tx += 14
		}
		d.Text(tx, ly+10, scene.CondMedium, 12, "text.on_dark_second", d.Fit(scene.CondMedium, 12, r.X+r.W-tx, m.Say(k.word)))
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
