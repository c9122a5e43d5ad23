// Package charts draws exact chances: of each number, of each end, and of when to break a fight off.
package charts

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file draws the exact chances of a fight.

// besideCalls is how wide chances must be for words about breaking off to stand beside them.
const besideCalls = 880

// LayCharts lays the chances of a fight side by side, three at most, and beside them when breaking it off pays.
func (m *Charts) LayCharts(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	if len(b.Charts) == 0 || r.H < 60 {
		return
	}
	if calls, line := m.parting(b); r.W < besideCalls { // under them, if anywhere
		if tall := 16 * float64(len(d.Wrap(scene.Body, 12, r.W, line))); line != "" && r.H-tall >= 76 {
			m.LayCalls(d, b, engine.Chart{}, line, r)
			r.H -= tall
		}
	} else if calls.Kind != engine.ChartNone || line != "" {
		m.LayCalls(d, b, calls, line, scene.R(r.X+r.W-callsWide, r.Y, callsWide, r.H))
		r.W -= callsWide + 30
	}
	shown := slices.DeleteFunc(slices.Clone(m.chartsOf(b)), func(c engine.Chart) bool { // a title without bars tells nothing
		return c.Kind == engine.ChartBars && scaleOf(c.Bars).room(r.H) < leastBars
	})
	shown = shown[:min(3, len(shown))]
	gap := 36.0
	w := (r.W - gap*float64(len(shown)-1)) / float64(len(shown))
	x := r.X
	for _, c := range shown {
		wide := w
		if len(shown) == 2 && w < 300 && shown[0].Kind != shown[1].Kind { // names want more room than numbers
			names := .6
			if manyNumbers(shown[0]) || manyNumbers(shown[1]) {
				names = .5
			}
			wide = math.Floor((r.W - gap) * map[bool]float64{true: names, false: 1 - names}[c.Kind == engine.ChartOutlook])
		}
		m.LayChart(d, c, scene.R(x, r.Y, wide, r.H))
		x += wide + gap
	}
}

// manyNumbers tells whether a chart has so many numbers that its bars want room.
func manyNumbers(c engine.Chart) bool {
	if c.Kind != engine.ChartBars {
		return false
	}
	s := scaleOf(c.Bars)
	return s.most-s.least > 7
}

// chartsOf are the chances of a fight: while targets are chosen, of as many as the player has set the stepper to.
func (m *Charts) chartsOf(b *engine.BattleView) []engine.Chart {
	if m.Sight.N == 0 || !m.Live() {
		return b.Charts
	}
	for _, c := range m.Sight.Legal {
		if c.N != m.Sight.N || m.Verb(c) != "aim" {
			continue
		}
		if a, ok := m.Ask(engine.Query{Kind: engine.QueryOdds, At: b.Where, Cmd: c}); ok && len(a.Charts) > 0 {
			return a.Charts
		}
	}
	return b.Charts
}

// LayChart draws chances of each number, or one bar a line.
func (m *Charts) LayChart(d scene.Pen, c engine.Chart, r scene.Rect) {
	percent := m.Say("combat.percent")
	head, large, title := scene.BodyMedium, 13.0, m.Word(c.Title)
	if room := r.W - d.Wide(scene.Cond, 12, percent) - 8; d.Wide(head, large, title) > room {
		head, large, title = d.Slim(13, 10.5, room, title)
	}
	tw := d.Text(r.X, r.Y+16, head, large, "text.on_dark", title)
	face, unit := d.Snug(12, r.W-tw-8, m.Word(c.Unit))
	if strings.HasSuffix(unit, "…") { // beside a long title: at least what it counts in
		face, unit = d.Snug(12, r.W-tw-8, percent)
	}
	d.Text(r.X+tw+8, r.Y+16, face, 12, "text.on_dark_muted", unit)
	if c.Kind == engine.ChartOutlook {
		if rows := max(1, int((r.H-28)/16)); len(c.Bars) > rows {
			m.layColumns(d, c.Bars, scene.R(r.X, r.Y+28, r.W, r.H-28), rows)
			return
		}
		m.layOutlook(d, c, r)
		return
	}
	m.layNumbers(d, c, r)
}

// layOutlook draws one bar a line, with what it is the chance of.
func (m *Charts) layOutlook(d scene.Pen, c engine.Chart, r scene.Rect) {
	y := r.Y + 28
	lead := math.Min(24, math.Max(16, (r.H-28)/float64(max(1, len(c.Bars)))))
	lw := math.Max(150, r.W*.3)
	for _, bar := range c.Bars {
		lw = math.Max(lw, d.Wide(scene.Body, 13, m.Word(bar.Name))+14)
	}
	if r.W < 400 { // the number counts, the bar may be short
		lw = math.Min(lw, r.W*.62)
	} else { // bars give way to names as long as they can be told apart
		lw = math.Min(lw, math.Max(r.W*.48, r.W-68-shortBar))
	}
	for _, bar := range c.Bars {
		face, size, name := d.Slim(13, 11, lw-6, m.Word(bar.Name))
		d.Text(r.X, y+14, face, size, "text.on_dark_second", name)
		bw := r.W - lw - 68
		d.Box(r.X+lw, y+3, bw, 13, "chrome.well")
		m.bar(d, m.Sight.Style(bar.Side), r.X+lw, y+3, thin(bw, bar.P), 13)
		d.Right(r.X+r.W, y+14, scene.CondBold, 13, "text.on_dark", m.Percent(bar.P))
		if bar.Rolled {
			d.Add(scene.Item{Kind: scene.ItemBox, X: r.X + lw - 3, Y: y, W: bw + 6, H: 19, R: 2, Edge: "chart.rolled", Line: 2})
		}
		y += lead
	}
	if y+16 < r.Y+r.H {
		d.Text(r.X, y+16, scene.Body, 12, "text.on_dark_muted", d.Fit(scene.Body, 12, r.W, m.Say("combat.exact")))
	}
}

// shortBar is how short the longest bar of a list may be.
const shortBar = 100.0

// layColumns lays more bars than there are rows side by side, as many as there is room for.
func (m *Charts) layColumns(d scene.Pen, bars []engine.Bar, r scene.Rect, rows int) {
	const gap, least = 24.0, 190.0
	columns := min((len(bars)+rows-1)/rows, max(1, int((r.W+gap)/(least+gap))))
	w := (r.W - gap*float64(columns-1)) / float64(columns)
	lw := math.Round(w * .5)
	for _, bar := range bars { // bars give way to names, and where those are long there are none
		lw = math.Max(lw, d.Wide(scene.Cond, 12, m.Word(bar.Name))+6)
	}
	lw = math.Min(lw, w-38)
	for i, bar := range bars[:min(len(bars), rows*columns)] {
		x, y := r.X+float64(i/rows)*(w+gap), r.Y+16*float64(i%rows)
		face, size, name := d.Slim(12, 10.5, lw-4, m.Word(bar.Name))
		d.Text(x, y+13, face, size, "text.on_dark_second", name)
		if bw := w - lw - 44; bw >= 16 {
			d.Box(x+lw, y+3, bw, 11, "chrome.well")
			m.bar(d, m.Sight.Style(bar.Side), x+lw, y+3, thin(bw, bar.P), 11)
		}
		d.Right(x+w, y+13, scene.CondBold, 12, "text.on_dark", m.Percent(bar.P))
	}
}

// bar is solid for the Axis, hatched for the Allies, plain for nobody.
func (m *Charts) bar(d scene.Pen, style string, x, y, w, h float64) {
	switch style {
	case "axis":
		d.Box(x, y, w, h, "chart.axis_fill")
	case "allies":
		d.Box(x, y, w, h, "chart.allies_fill")
		d.Add(scene.Item{Kind: scene.ItemHatch, X: x, Y: y, W: w, H: h, Fill: "chart.allies_line", N: 1})
	case "third":
		d.Box(x, y, w, h, "chart.third_fill")
	default:
		d.Box(x, y, w, h, "chart.neutral_fill")
	}
}

// LayBars draws chances of each number without words about them.
func (m *Charts) LayBars(d scene.Pen, c engine.Chart, r scene.Rect) {
	m.layNumbers(d, c, scene.R(r.X, r.Y-30, r.W, r.H+30))
}

// Charts draws chances.
type Charts struct {
	*table.Surface
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface) *Charts { return &Charts{Surface: s} }

// thin is how long the bar of a chance is: never nothing where there is one.
func thin(room, p float64) float64 {
	if p == 0 {
		return 0
	}
	return math.Max(2, room*p)
}
