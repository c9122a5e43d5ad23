package result

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out what stands under the losses: luck, points, what is next.

// layBelow lays three columns, or where there is little room two without a chart.
func (m *Result) layBelow(d scene.Pen, f *table.Fought, s size, r scene.Rect) {
	parts := []func(scene.Pen, *table.Fought, size, scene.Rect){m.layLuck, m.layPoints, m.layNext}
	if s.small || r.W < threeWide {
		parts = parts[:2]
	}
	if cell, _ := verdict(f); cell == "" && len(f.Rolls) == 0 { // nothing to tell of luck
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
		switch ships := f.What.AtShips() || f.What == engine.FightBombing; {
		case ships && k == 1:
			word = name(m.Say("done.hit.one"))
		case ships:
			word = name(m.Say("done.hits", table.Count(k)))
		}
		head = scene.Capital(m.Say(key, word))
	}
	d.Text(r.X, y, scene.SerifSemi, 20, "text.on_dark", d.Fit(scene.SerifSemi, 20, r.W, head))
	if f.What.AtShips() || f.What == engine.FightBombing {
		x, key := foe, "done.luck.hits"
		if own.rolled { // they rolled, at us
			x, key = own, "done.luck.hits.feared"
		}
		line = m.Say(key, m.decimal(x.mean), scene.Itoa(int(x.got)))
	} else {
		line = m.Say("done.luck.line", m.decimal(foe.mean), scene.Itoa(int(foe.got)), m.decimal(own.mean), scene.Itoa(int(own.got)))
	}
	y = d.Para(r.X, y+26, r.W, scene.Body, 13, 17, "text.on_dark_second", line, 2)
	if s.small || r.Y+r.H-y < 90 {
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
	case f.What.AtShips() || f.What == engine.FightBombing:
		key = "done.luck.chart.hits"
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

// layPoints says who leads, what this has brought to whom, and how far it is to the goal.
func (m *Result) layPoints(d scene.Pen, f *table.Fought, s size, r scene.Rect) {
	eye := m.eye(f)
	st, ok := m.StandingOf(eye)
	if !ok {
		return
	}
	d.Label(r.X, r.Y+10, m.Say("done.points"))
	var rose [2]int
	for k, side := range f.Sides {
		if side == eye {
			rose[0] = f.Rose[k]
		} else {
			rose[1] = f.Rose[k]
		}
	}
	word := m.Say("done.lead.level")
	switch lead := st.Lead(); {
	case lead > 0:
		word = m.Say("done.lead.ahead", lead)
	case lead < 0:
		word = m.Say("done.lead.behind", -lead)
	}
	y := r.Y + 40
	row := 26.0
	if s.small { // so that what either side won stands above the foot
		row = 20
	}
	d.Text(r.X, y, scene.SerifSemi, 20, "text.on_dark", d.Fit(scene.SerifSemi, 20, r.W, word))
	y += row + 4
	if rose == [2]int{} {
		d.Text(r.X, y, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.W, m.Say("done.points.none")))
		y += row
	}
	for k := range rose {
		if rose[k] == 0 {
			continue
		}
		n := rose[k]
		if k == 1 {
			n = -n
		}
		d.Text(r.X, y, scene.Body, 14, "text.on_dark", d.Fit(scene.Body, 14, r.W-50, m.wonFor(f, k == 0, rose[k])))
		d.Right(r.X+r.W, y, scene.CondBold, 16, "text.on_dark", scene.Signed(n))
		y += row
	}
	if x, ok := m.toCome(f, f.Sides[0]); ok && y+80 < r.Y+r.H {
		more, held := m.Say("done.points.tocome", x.Points), "done.points.held"
		if x.Side != eye {
			more, held = m.Say("done.points.theirs", x.Points), "done.points.held.theirs"
		}
		mw := d.Wide(scene.CondBold, 14, more) + 10
		d.Text(r.X, y, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.W-mw, m.Say(held, name(m.SpaceName(x.At)))))
		d.Right(r.X+r.W, y, scene.CondBold, 14, "text.on_dark", more)
		y += row
	}
	if len(st.Steps) == 0 || y+54 > r.Y+r.H {
		return
	}
	m.charts.LayScoreTrack(d, st, st.Lead()-rose[0]+rose[1], r.X, y, r.W, 12)
	m.charts.LayScoreMarks(d, st, r.X, y+28, r.W)
	goal := scene.Sentence(m.GoalWord(st))
	if st.Reachable && st.Goal > 0 && eye == m.Sight.Viewer {
		goal = m.Say("recap.goal", st.Goal)
	}
	d.Text(r.X, y+50, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.W, goal))
}

// wonFor says what the points of this side, or of the other, were won by: what was shot down where that alone accounts for them.
func (m *Result) wonFor(f *table.Fought, own bool, points int) string {
	lost := m.shotFor(f, own, points)
	switch {
	case lost > 0 && own:
		return scene.Capital(m.Say("done.points.shot", m.amount(lost, 1)))
	case lost > 0:
		return scene.Capital(m.Say("done.points.yours", table.Count(lost)))
	case own && points < 0:
		return m.Say("done.points.own.lost")
	case own:
		return m.Say("done.points.own")
	case points < 0:
		return m.Say("done.points.foe.lost")
	}
	return m.Say("done.points.foe")
}

// shotFor counts the factors shot down in the air for which a side won just these points; 0 where anything else brought some.
func (m *Result) shotFor(f *table.Fought, own bool, points int) int {
	if f.Parts > 1 || f.What.OnGround() || f.What.AtShips() || f.What == engine.FightSea || f.What == engine.FightSearch || f.What == engine.FightBombing {
		return 0
	}
	winner, lost := engine.NoSide, 0
	for k := range f.Forces {
		if (f.Forces[k].Side == m.eye(f)) == own {
			winner = f.Forces[k].Side
		} else {
			lost = f.Forces[k].Lost
		}
	}
	if !slices.ContainsFunc(m.Sight.View.Stakes, func(x engine.Stake) bool {
		return x.Side == winner && x.When == engine.StakeDeed && x.At == engine.NoRef && x.Points*lost == points
	}) {
		return 0
	}
	return lost
}

// toCome is what the place would still bring the side at the end of a turn, where nobody of the other is left there.
func (m *Result) toCome(f *table.Fought, side engine.Side) (engine.Stake, bool) {
	if f.How != engine.EndCleared && f.How != engine.EndLeft || f.Sides[0] != side {
		return engine.Stake{}, false
	}
	i := slices.IndexFunc(m.Sight.View.Stakes, func(x engine.Stake) bool { return x.Side == side && x.When == engine.StakeTurn && x.At == f.Where })
	if i < 0 {
		return engine.Stake{}, false
	}
	return m.Sight.View.Stakes[i], true
}
