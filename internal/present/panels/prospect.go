package panels

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file shows on the card of a target what would come of sending those ticked: what each side would lose, and the chances.

// roundChart is the chart of what is sent to the target: losses of a round, hits, points; nil where there is none.
func (m *Panels) roundChart(p table.Prospect) *engine.Chart {
	for i := range p.Charts {
		if c := &p.Charts[i]; c.Kind == engine.ChartBars && len(c.Bars) > 0 && c.Value != engine.ValueOther && m.about(c) {
			return c
		}
	}
	return nil
}

// about tells whether a chart is about the target shown.
func (m *Panels) about(c *engine.Chart) bool {
	return c.Of == engine.NoRef || c.Of == m.Sight.Aim.At || m.AimSpace() >= 0 && c.Of == engine.SpaceRef(m.AimSpace())
}

// counts tells in which of its charts' units an average is: the values as they are where everybody fights in parts of a factor.
func counts(c *engine.Chart) int { return max(1, c.Parts) }

// means is the average of a side's bars in the chart of the round, in the chart's own units, and the chance of each number.
func (m *Panels) means(p table.Prospect, own bool) (mean float64, chance map[int]float64, ok bool) {
	c := m.roundChart(p)
	if c == nil {
		return 0, nil, false
	}
	chance = map[int]float64{}
	for _, b := range c.Bars {
		if (b.Side == m.Actor()) == own {
			mean += b.P * float64(b.Value)
			chance[b.Value] += b.P
			ok = true
		}
	}
	return mean, chance, ok
}

// oddsHigh is how much room the prospect takes.
func (m *Panels) oddsHigh(p table.Prospect, sz cardSizes) float64 {
	switch {
	case litColumn(p) >= 0:
		return 156 + m.shiftsHigh(p) + m.resultsHigh(p)
	case m.roundChart(p) != nil:
		return 52 + sz.chart + 26 + 18*float64(len(m.fates(p)))
	}
	return 26 + 18*float64(len(m.fates(p)))
}

// layProspect writes it.
func (m *Panels) layProspect(d scene.Pen, r scene.Rect, p table.Prospect, list []table.Reacher, at int, sz cardSizes) {
	if litColumn(p) >= 0 {
		m.layGroundOdds(d, r, p)
		return
	}
	c := m.roundChart(p)
	if c == nil && len(m.fates(p)) > 0 { // no more is known of them
		m.layFates(d, r.X, r.Y+16, r.W, p)
		return
	}
	if c == nil && (len(m.Sight.Aim.Ticked) > 0 || slices.ContainsFunc(list, func(x table.Reacher) bool { return x.Sent })) {
		return
	}
	if c == nil {
		if len(list) == 0 || m.roundChart(m.Prospect(list[0].Counter.Ref)) == nil { // dice do not decide there
			return
		}
		d.Para(r.X, r.Y+14, r.W, scene.Body, 12, 16, "text.on_dark_muted", m.Say("target.noodds"), 2)
		return
	}
	d.Label(r.X, r.Y+12, m.Say(m.oddsHead(c)))
	parts := counts(c)
	there := m.bigNumbers(d, r, p, list, at)
	_, of, _ := m.means(p, false)
	if parts > 1 {
		d.Right(r.X+r.W, r.Y+12, scene.Cond, 13, "text.on_dark_second", m.Say("target.parts", parts))
	}
	chart := *c
	if c.Value == engine.ValueLosses {
		chart.Title = engine.Say("screen.target.chart")
	}
	if sz.chart > 0 {
		m.charts.LayChart(d, chart, scene.R(r.X, r.Y+46, r.W, sz.chart))
	}
	y := m.layFates(d, r.X, r.Y+46+sz.chart+16, r.W, p)
	if P := of[there]; there > 0 && !m.Sight.View.Prompt.Meets && c.Value == engine.ValueLosses && P > 0 {
		w := d.Text(r.X, y, scene.Body, 13, "text.on_dark_second", m.Say("target.empty"))
		d.Box(r.X+w+10, y-10, r.W-w-60, 12, "chrome.well")
		d.Box(r.X+w+10, y-10, math.Max(2, (r.W-w-60)*P), 12, "side."+m.Sight.Style(m.Actor())+".chart")
		d.Right(r.X+r.W, y, scene.CondBold, 13, "text.on_dark", m.Percent(P))
	}
}

// layFates writes what becomes of what is struck, each with its chance, and gives the y below.
func (m *Panels) layFates(d scene.Pen, x, y, wide float64, p table.Prospect) float64 {
	for _, b := range m.fates(p) {
		w := d.Right(x+wide, y, scene.CondBold, 13, "text.on_dark", m.Percent(b.P))
		d.Text(x, y, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, wide-w-12, m.Word(b.Name)))
		y += 18
	}
	return y
}

// oddsHead heads the odds by what is shown: a round, a strike, a raid that nobody meets.
func (m *Panels) oddsHead(c *engine.Chart) string {
	switch {
	case c.Value == engine.ValueLosses:
		return "target.round"
	case m.Sight.View.Prompt.Meets:
		return "target.raid"
	}
	return "target.strike"
}

// bigNumbers writes what is to be expected in large numbers, and gives how much of the other side is there, in parts of a factor.
func (m *Panels) bigNumbers(d scene.Pen, r scene.Rect, p table.Prospect, list []table.Reacher, at int) (there int) {
	c := m.roundChart(p)
	parts, sent := counts(c), 0
	for _, x := range list {
		if x.Sent || m.Sight.Aim.Ticks(x.Counter.Ref) {
			sent += inParts(x.Counter, parts)
		}
	}
	for _, v := range m.standing(at) {
		if v.Side != m.Actor() && v.Flies() {
			there += inParts(v, parts)
		}
	}
	their, _, _ := m.means(p, false)
	mine, _, _ := m.means(p, true)
	switch {
	case c.Value == engine.ValuePoints && mine == 0 && their > 0: // theirs, of a raid that nobody meets
		m.bigNumber(d, r.X, r.Y+38, r.W, m.foe(), "points", their, 0)
	case c.Value == engine.ValuePoints:
		m.bigNumber(d, r.X, r.Y+38, r.W, m.Actor(), "points", mine, 0)
	case c.Value == engine.ValueHits:
		m.bigNumber(d, r.X, r.Y+38, r.W, m.Actor(), "hits", mine, 0)
		if c.Met > 0 {
			d.Right(r.X+r.W, r.Y+38, scene.Cond, 13, "text.on_dark_second", m.Say("target.met", c.Met))
		}
	default:
		m.bigNumber(d, r.X, r.Y+38, r.W/2, m.foe(), "they", their, there)
		m.bigNumber(d, r.X+r.W/2, r.Y+38, r.W/2, m.Actor(), "you", mine, sent)
	}
	return there
}

// fates are the lines that tell what becomes of what is struck, at most four.
func (m *Panels) fates(p table.Prospect) []engine.Bar {
	for i := range p.Charts {
		if c := &p.Charts[i]; c.Kind == engine.ChartOutlook && c.Of != engine.NoRef && m.about(c) {
			return c.Bars[:min(4, len(c.Bars))]
		}
	}
	return nil
}

// inParts is a counter's size in parts of a factor.
func inParts(c engine.CounterView, parts int) int {
	if c.Kind == nil || c.Kind.Parts < 2 {
		return c.Size * parts
	}
	return c.Size * parts / c.Kind.Parts
}

// foe is the side the card is against.
func (m *Panels) foe() engine.Side {
	if v, ok := m.Sight.SpaceView(m.AimSpace()); ok && v.Owner != engine.NoSide && v.Owner != m.Actor() {
		return v.Owner
	}
	for _, s := range m.Sight.View.Sides {
		if s.Side != m.Actor() {
			return s.Side
		}
	}
	return engine.NoSide
}

// bigNumber writes what a side loses on average, of how much.
func (m *Panels) bigNumber(d scene.Pen, x, y, w float64, s engine.Side, who string, n float64, of int) {
	d.Mark(m.Sight.Style(s), x+8, y-6, 8, true)
	mean, all := m.decimal(n, false), m.Say("target.of", of)
	if of == 0 {
		all = ""
	}
	room := w - 22 - d.Wide(scene.CondBold, 24, mean) - d.Wide(scene.Cond, 12, all) - 18
	face, word := scene.Body, m.Say("target."+who)
	if d.Wide(face, 13, word) > room {
		face = scene.Cond
	}
	if d.Wide(face, 13, word) > room {
		word = m.Say("target." + who + ".short")
	}
	x += 22
	x += d.Text(x, y, face, 13, "text.on_dark_second", word) + 6
	x += d.Text(x, y+2, scene.CondBold, 24, "text.on_dark", mean) + 6
	d.Text(x, y, scene.Cond, 12, "text.on_dark_muted", all)
}
