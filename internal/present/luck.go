package present

import (
	"math"
	"strings"

	"awaw/engine"
)

// This file lays out the luck ledger: what the dice of each side destroyed against what they could be expected to, in
// factors, with the spread that exact chances give. docs/luck.md says how it is reckoned.

// cast is one roll on the way to the moment shown.
type cast struct {
	point int
	f     engine.Fortune
}

// casts lists the rolls of a side up to the moment shown; NoSide for all.
func (m *Model) casts(side engine.Side) (out []cast) {
	t := m.t
	for i := 0; i <= t.cursor && i < len(t.points); i++ {
		for _, f := range t.points[i].fortunes {
			if side == engine.NoSide || f.Side == side {
				out = append(out, cast{i, f})
			}
		}
	}
	return out
}

// decimal words a number with one place after the point, with its sign when asked for.
func (m *Model) decimal(x float64, signed bool) string {
	n := int(math.Round(math.Abs(x) * 10))
	s := m.say("number.decimal", itoa(n/10), itoa(n%10))
	switch {
	case n == 0:
		return s
	case x < 0:
		return "−" + s
	case signed:
		return "+" + s
	}
	return s
}

func (m *Model) layLuck(d pen, r Rect) {
	t := m.t
	y := m.head(d, r, m.say("luck.title"), "", m.say("luck.under"))
	x, inner := r.X+12, r.W-24
	if len(m.casts(engine.NoSide)) == 0 {
		d.para(x, y+18, inner, Body, 13, 18, "text.on_dark_second", m.say("luck.empty"), 5)
		return
	}
	chart := 118.0
	if m.compact() {
		chart = 84
	}
	for _, s := range t.view.Sides {
		list := m.casts(s.Side)
		var sum engine.LuckSum
		for _, c := range list {
			sum.Add(c.f)
		}
		d.mark(s.Style, x+9, y+12, 8, false)
		d.text(x+24, y+17, BodyMedium, 14, "text.on_dark", d.fit(BodyMedium, 14, inner-110, m.word(s.Name)))
		d.right(x+inner, y+19, CondBold, 20, "side."+s.Style+".chart", m.decimal(sum.Luck(), true))
		y += 26
		y = d.para(x, y+10, inner, Body, 13, 17, "text.on_dark_second",
			m.say("luck.line", sum.Rolls, m.decimal(sum.Rolled, false), m.decimal(sum.Expected, false), m.decimal(sum.Deviation(), false)), 3) - 8
		y = d.para(x, y+10, inner, Body, 13, 17, "text.on_dark", m.say(luckWord(sum)), 2) - 6
		m.layLuckChart(d, s.Style, list, Rect{x, y, inner, chart})
		y += chart + 12
	}
	m.layCasts(d, r, x, y, inner)
}

// luckWord tells how far from ordinary a sum is: within one deviation, within two, beyond.
func luckWord(s engine.LuckSum) string {
	dev := s.Deviation()
	switch far := math.Abs(s.Luck()); {
	case s.Rolls == 0 || far <= dev:
		return "luck.plain"
	case far <= 2*dev && s.Luck() > 0:
		return "luck.good"
	case far <= 2*dev:
		return "luck.bad"
	case s.Luck() > 0:
		return "luck.great"
	}
	return "luck.awful"
}

// layLuckChart draws the running luck of a side over its rolls, on the band of one and of two deviations.
func (m *Model) layLuckChart(d pen, style string, list []cast, r Rect) {
	d.frame(r.X, r.Y, r.W, r.H, 3, "chrome.well", "chrome.line")
	top := 1.0
	var sum engine.LuckSum
	for _, c := range list {
		sum.Add(c.f)
		top = math.Max(top, math.Max(math.Abs(sum.Luck()), 2*sum.Deviation()))
	}
	left, mid := r.X+34, r.Y+r.H/2
	wide := r.W - 34 - 8
	k := (r.H/2 - 8) / top
	for _, v := range []float64{top, 0, -top} {
		yy := math.Round(mid - v*k)
		d.right(left-5, yy+4, Cond, 12, "text.on_dark_muted", m.decimal(v, true))
		d.box(left, yy, wide, 1, "chrome.line")
	}
	if len(list) == 0 {
		return
	}
	step := wide / float64(len(list))
	sum = engine.LuckSum{}
	px, py := left, mid
	var line []Item
	for i, c := range list {
		sum.Add(c.f)
		dev := sum.Deviation()
		x0, x1 := math.Round(left+float64(i)*step), math.Round(left+float64(i+1)*step)
		for _, n := range []float64{2, 1} {
			h := n * dev * k
			d.add(Item{Kind: ItemBox, X: x0, Y: math.Round(mid - h), W: math.Max(1, x1-x0), H: math.Round(2 * h), Fill: "side." + style + ".chart_deep", Alpha: .3})
		}
		x, y := left+(float64(i)+.5)*step, mid-sum.Luck()*k
		line = append(line, Item{Kind: ItemLine, X: px, Y: py, W: x, H: y, Edge: "side." + style + ".chart", Line: 2})
		px, py = x, y
		d.hit(x0, r.Y, math.Max(3, x1-x0), r.H, Jump{Point: c.point}, m.castWord(c))
	}
	d.p.Items = append(d.p.Items, line...)
	d.frame(px-3, py-3, 6, 6, 3, "side."+style+".chart", "text.on_dark")
}

// castWord tells of one roll.
func (m *Model) castWord(c cast) string {
	return m.say("luck.roll", m.spaceName(c.f.Where), m.decimal(c.f.Rolled(), false), m.decimal(c.f.Expected(), false), m.decimal(math.Sqrt(c.f.Variance()), false))
}

// layCasts lists the rolls below the charts, newest first.
func (m *Model) layCasts(d pen, r Rect, x, y, inner float64) {
	list := m.casts(engine.NoSide)
	if y+60 > r.Y+r.H {
		return
	}
	d.label(x, y+14, m.say("luck.rolls"))
	y += 20
	skip := int(m.scroll["luck"] / 24)
	m.scroll["luck"] = math.Min(m.scroll["luck"], math.Max(0, 24*float64(len(list))-(r.Y+r.H-y)))
	for i := len(list) - 1 - skip; i >= 0 && y+24 <= r.Y+r.H-4; i-- {
		c := list[i]
		if d.hot(Rect{r.X, y, r.W, 24}) {
			d.box(r.X+1, y, r.W-1, 24, "chrome.raised_hover")
		}
		d.mark(m.t.style(c.f.Side), x+8, y+12, 6, false)
		luck := m.decimal(c.f.Rolled()-c.f.Expected(), true)
		d.right(x+inner, y+17, CondBold, 13, "text.on_dark", luck)
		d.text(x+22, y+17, Body, 13, "text.on_dark_second", d.fit(Body, 13, inner-70, strings.TrimSpace(m.castWord(c))))
		d.hit(r.X, y, r.W, 24, Jump{Point: c.point}, "")
		y += 24
	}
}
