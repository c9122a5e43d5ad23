package panels

import (
	"math"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the luck ledger: what the dice of each side destroyed against what they could be expected to, in
// factors, with the spread that exact chances give. docs/luck.md says how it is reckoned.

// cast is one roll on the way to the moment shown.
type cast struct {
	point int
	f     engine.Fortune
}

// casts lists the rolls of a side up to the moment shown; NoSide for all.
func (m *Panels) casts(side engine.Side) (out []cast) {
	t := m.Sight
	for i := 0; i <= t.Cursor && i < len(t.Points); i++ {
		for _, f := range t.Points[i].Fortunes {
			if side == engine.NoSide || f.Side == side {
				out = append(out, cast{i, f})
			}
		}
	}
	return out
}

// decimal words a number with one place after the point, with its sign when asked for.
func (m *Panels) decimal(x float64, signed bool) string {
	n := int(math.Round(math.Abs(x) * 10))
	s := m.Say("number.decimal", scene.Itoa(n/10), scene.Itoa(n%10))
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

func (m *Panels) layLuck(d scene.Pen, r scene.Rect) {
	t := m.Sight
	y := m.head(d, r, m.Say("luck.title"), "", m.Say("luck.under"))
	x, inner := r.X+12, r.W-24
	if len(m.casts(engine.NoSide)) == 0 {
		d.Para(x, y+18, inner, scene.Body, 13, 18, "text.on_dark_second", m.Say("luck.empty"), 5)
		return
	}
	chart := 118.0
	if m.Compact() {
		chart = 84
	}
	for _, s := range t.View.Sides {
		list := m.casts(s.Side)
		var sum engine.LuckSum
		for _, c := range list {
			sum.Add(c.f)
		}
		d.Mark(s.Style, x+9, y+12, 8, false)
		d.Text(x+24, y+17, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, inner-110, m.Word(s.Name)))
		d.Right(x+inner, y+19, scene.CondBold, 20, "side."+s.Style+".chart", m.decimal(sum.Luck(), true))
		y += 26
		y = d.Para(x, y+10, inner, scene.Body, 13, 17, "text.on_dark_second",
			m.Say("luck.line", sum.Rolls, m.decimal(sum.Rolled, false), m.decimal(sum.Expected, false), m.decimal(sum.Deviation(), false)), 3) - 8
		y = d.Para(x, y+10, inner, scene.Body, 13, 17, "text.on_dark", m.Say(luckWord(sum)), 2) - 6
		m.layLuckChart(d, s.Style, list, scene.R(x, y, inner, chart))
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
func (m *Panels) layLuckChart(d scene.Pen, style string, list []cast, r scene.Rect) {
	d.Frame(r.X, r.Y, r.W, r.H, 3, "chrome.well", "chrome.line")
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
		d.Right(left-5, yy+4, scene.Cond, 12, "text.on_dark_muted", m.decimal(v, true))
		d.Box(left, yy, wide, 1, "chrome.line")
	}
	if len(list) == 0 {
		return
	}
	step := wide / float64(len(list))
	sum = engine.LuckSum{}
	px, py := left, mid
	var line []scene.Item
	for i, c := range list {
		sum.Add(c.f)
		dev := sum.Deviation()
		x0, x1 := math.Round(left+float64(i)*step), math.Round(left+float64(i+1)*step)
		for _, n := range []float64{2, 1} {
			h := n * dev * k
			d.Add(scene.Item{Kind: scene.ItemBox, X: x0, Y: math.Round(mid - h), W: math.Max(1, x1-x0), H: math.Round(2 * h), Fill: "side." + style + ".chart_deep", Alpha: .3})
		}
		x, y := left+(float64(i)+.5)*step, mid-sum.Luck()*k
		line = append(line, scene.Item{Kind: scene.ItemLine, X: px, Y: py, W: x, H: y, Edge: "side." + style + ".chart", Line: 2})
		px, py = x, y
		d.Hit(x0, r.Y, math.Max(3, x1-x0), r.H, table.Jump{Point: c.point}, m.castWord(c))
	}
	d.Panel.Items = append(d.Panel.Items, line...)
	d.Frame(px-3, py-3, 6, 6, 3, "side."+style+".chart", "text.on_dark")
}

// castWord tells of one roll.
func (m *Panels) castWord(c cast) string {
	return m.Say("luck.roll", m.SpaceName(c.f.Where), m.decimal(c.f.Rolled(), false), m.decimal(c.f.Expected(), false), m.decimal(math.Sqrt(c.f.Variance()), false))
}

// layCasts lists the rolls below the charts, newest first.
func (m *Panels) layCasts(d scene.Pen, r scene.Rect, x, y, inner float64) {
	list := m.casts(engine.NoSide)
	if y+60 > r.Y+r.H {
		return
	}
	d.Label(x, y+14, m.Say("luck.rolls"))
	y += 20
	skip := int(m.Scroll["luck"] / 24)
	m.Scroll["luck"] = math.Min(m.Scroll["luck"], math.Max(0, 24*float64(len(list))-(r.Y+r.H-y)))
	for i := len(list) - 1 - skip; i >= 0 && y+24 <= r.Y+r.H-4; i-- {
		c := list[i]
		if d.Hot(scene.R(r.X, y, r.W, 24)) {
			d.Box(r.X+1, y, r.W-1, 24, "chrome.raised_hover")
		}
		d.Mark(m.Sight.Style(c.f.Side), x+8, y+12, 6, false)
		luck := m.decimal(c.f.Rolled()-c.f.Expected(), true)
		d.Right(x+inner, y+17, scene.CondBold, 13, "text.on_dark", luck)
		d.Text(x+22, y+17, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, inner-70, strings.TrimSpace(m.castWord(c))))
		d.Hit(r.X, y, r.W, 24, table.Jump{Point: c.point}, "")
		y += 24
	}
}
