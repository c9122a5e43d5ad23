package result

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the columns under the losses, and the luck of the dice.

// layBelow lays three columns, or where there is little room two without a chart.
func (m *Result) layBelow(d scene.Pen, f *table.Fought, s size, r scene.Rect) {
	parts := []func(scene.Pen, *table.Fought, size, scene.Rect){m.layLuck, m.layPoints, m.layNext}
	if s.small || r.W < threeWide {
		parts = parts[:2]
	}
	if _, _, _, rolled := m.luck(f); !rolled && !m.onTable(f) { // nothing to tell of luck
		parts = parts[1:]
	}
	w := (r.W - 24*float64(len(parts)-1)) / float64(len(parts))
	for i, lay := range parts {
		x := r.X + float64(i)*(w+24)
		if i > 0 {
			d.Box(math.Round(x-13), r.Y+6, 1, r.H-14, "chrome.line_soft")
		}
		lay(d, f, s, scene.R(x, r.Y+10, w, r.H-10))
	}
}

// onTable tells whether a die on the table of ground combat decided.
func (m *Result) onTable(f *table.Fought) bool {
	cell, _ := verdict(f)
	return cell != "" && f.What.OnGround()
}

// threeWide is from how much room on three columns stand side by side.
const threeWide = 640.0

// decimal words a number with one place behind the point.
func (m *Result) decimal(x float64) engine.Arg { return engine.Tenths(int(math.Round(x * 10))) }

// layLuck says what was hoped and what was feared, with the chart of what the other side could lose.
func (m *Result) layLuck(d scene.Pen, f *table.Fought, s size, r scene.Rect) {
	d.Label(r.X, r.Y+10, m.Say("done.luck"))
	y := r.Y + 40
	if cell, p := verdict(f); f.What.OnGround() && cell != "" {
		d.Para(r.X, y, r.W, scene.SerifSemi, 20, 24, "text.on_dark", scene.Capital(m.Say("done.luck.shares", table.Count(int(math.Round(p*6))))), 2)
		m.layGround(d, f, scene.R(r.X, y+24, r.W, r.Y+r.H-y-24))
		return
	}
	own, foe, parts, ok := m.luck(f)
	if !ok {
		return
	}
	head, line := m.Say("done.luck.even"), ""
	n := (foe.got - foe.mean) - (own.got - own.mean)
	if k := int(math.Round(math.Abs(n))); k > 0 {
		key := "done.luck.own"
		if n < 0 {
			key = "done.luck.foe"
		}
		word := m.amount(k, parts)
		switch ships, works := f.What.AtShips(), f.What == engine.FightBombing; {
		case ships && k == 1:
			word = name(m.Say("done.hit.one"))
		case ships:
			word = name(m.Say("done.hits", table.Count(k)))
		case works && k == 1:
			word = name(m.Say("done.bombed.one"))
		case works:
			word = name(m.Say("done.bombed", table.Count(k)))
		}
		head = scene.Capital(m.Say(key, word))
	}
	large := 20.0
	if r.H < lowColumn {
		y, large = r.Y+29, 16
	}
	for large > 14 && d.Wide(scene.SerifSemi, large, head) > r.W {
		large--
	}
	d.Text(r.X, y, scene.SerifSemi, large, "text.on_dark", d.Fit(scene.SerifSemi, large, r.W, head))
	if f.What.AtShips() || f.What == engine.FightBombing {
		x, key := foe, "done.luck.hits"
		if own.rolled { // they rolled, at us
			x, key = own, "done.luck.hits.feared"
		}
		line = m.Say(key, m.decimal(x.mean), scene.Itoa(int(x.got)))
	} else {
		line = m.Say("done.luck.line", m.decimal(foe.mean), scene.Itoa(int(foe.got)), m.decimal(own.mean), scene.Itoa(int(own.got)))
	}
	under := 26.0
	if r.H < lowColumn {
		under = 16
	}
	if y+under > r.Y+r.H {
		return
	}
	y = d.Para(r.X, y+under, r.W, scene.Body, 13, 17, "text.on_dark_second", line, max(1, min(2, int((r.Y+r.H-y-under)/17)+1)))
	if s.small { // what is next has no column: the commander's word stands here
		m.layReason(d, f, scene.R(r.X, y-6, r.W, r.Y+r.H-y+6))
		return
	}
	if r.Y+r.H-y < 90 {
		return
	}
	m.layChances(d, f, scene.R(r.X, y-4, r.W, math.Min(170, r.Y+r.H-y)))
}

// luckOf is what the dice could do to a side on average, and did.
type luckOf struct {
	mean, got float64
	rolled    bool
}

// luck is what happened to this side and to the other, and the parts of a factor it is told in.
func (m *Result) luck(f *table.Fought) (own, foe luckOf, parts int, ok bool) {
	parts = 1
	for _, r := range sums(f) {
		if f.What.AtShips() && r.Unit != 1 {
			continue // what met the strike is told by its dice
		}
		parts = max(1, r.Unit)
		x := &foe // what this side's dice did to the other
		if r.Side != m.eye(f) {
			x = &own
		}
		x.mean, x.got, x.rolled = r.Expected()*float64(parts), float64(r.Got), true
		ok = true
	}
	return own, foe, parts, ok
}

// eye is the side a sheet is told to: the viewer, or whoever attacks.
func (m *Result) eye(f *table.Fought) engine.Side {
	if f.Sides[1] == m.Sight.Viewer {
		return f.Sides[1]
	}
	return f.Sides[0]
}

// amount words so many factors, or squadrons where those were counted.
func (m *Result) amount(n, parts int) engine.Arg {
	switch {
	case parts > 1 && n == 1:
		return name(m.Say("done.squadron.one"))
	case parts > 1:
		return name(m.Say("done.squadrons", table.Count(n)))
	case n == 1:
		return name(m.Say("done.factor.one"))
	}
	return name(m.Say("done.factors", table.Count(n)))
}

// layChances draws what the dice of this side could have done, or where it has none those of the other, with what happened framed.
func (m *Result) layChances(d scene.Pen, f *table.Fought, r scene.Rect) {
	var best engine.Fortune
	for _, x := range sums(f) {
		if f.What.AtShips() && x.Unit != 1 {
			continue
		}
		if best.Chances == nil || x.Side == m.eye(f) {
			best = x
		}
	}
	if best.Chances == nil {
		return
	}
	key := "done.luck.chart"
	switch {
	case f.What.AtShips():
		key = "done.luck.chart.hits"
	case f.What == engine.FightBombing:
		key = "done.luck.chart.bombed"
	case best.Side != m.eye(f):
		key = "done.luck.chart.own"
	}
	struck := f.Sides[0]
	if best.Side == struck {
		struck = f.Sides[1]
	}
	c := engine.Chart{Kind: engine.ChartBars}
	for n, p := range best.Chances {
		c.Bars = append(c.Bars, engine.Bar{Side: struck, Value: n, P: p, Rolled: n == best.Got})
	}
	d.Text(r.X+8, r.Y+10, scene.Cond, 12, "text.on_dark_muted", d.Fit(scene.Cond, 12, r.W-8, m.Say(key)))
	m.charts.LayBars(d, c, scene.R(r.X, r.Y+10, r.W, r.H-10))
}

// layGround draws what the die could have read.
func (m *Result) layGround(d scene.Pen, f *table.Fought, r scene.Rect) {
	if r.H < 60 || len(f.Last.Charts) == 0 {
		return
	}
	c := f.Last.Charts[0]
	if cell, _ := verdict(f); cell != "" {
		c.Title, c.Unit = engine.Text{}, engine.Text{}
		m.charts.LayChart(d, c, scene.R(r.X, r.Y-18, r.W, r.H+18))
	}
}
