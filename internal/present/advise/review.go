package advise

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the panel that looks back on a game: the chance from the first moment to the last, and where the game turned.

func (m *Advise) layReview(d scene.Pen, r scene.Rect) {
	y := m.top(d, r, m.Say("review.title"), m.Say("review.under", m.Word(m.Sight.SideView(m.Sight.Viewer).Name)))
	x, w := r.X+12, r.W-24
	switch {
	case m.looking != nil:
		m.layThinking(d, x, y, w, m.looking.Share())
		return
	case m.fault != "":
		d.Para(x, y+14, w, scene.Body, 13, 18, "text.on_dark_second", m.fault, 6)
		return
	case !m.Over():
		d.Para(x, y+14, w, scene.Body, 13, 18, "text.on_dark_second", m.Say("review.later"), 6)
		return
	case !m.reviewed || m.review.Side != m.Sight.Viewer:
		d.Button(x, y+8, w, 32, m.Say("review.ask"), m.KeyLabel(m.Prefs.Keys.KeyOf("review")), "", Look{})
		return
	}
	high := 104.0
	if m.Compact() {
		high = 76
	}
	m.layCurve(d, scene.R(x, y, w, high))
	y += high + 4
	v := &m.review
	bottom := r.Y + r.H - 8
	if v.Rolls > 0 {
		key := "review.dice"
		if v.Whole {
			key = "review.dice.whole"
		}
		y = d.Para(x, y+13, w, scene.Cond, 13, 15, "text.on_dark_second", m.Say(key, signed(v.Dice), signed(v.Else)), 3) - 6
	}
	if len(v.Turns) == 0 {
		d.Para(x, y+20, w, scene.Body, 13, 18, "text.on_dark_second", m.Say("review.none"), 4)
	}
	y += 8
	skip := m.Scroll[PaneReview]
	total := 0.0
	for i, t := range v.Turns {
		h := m.layTurn(d, x, y-skip+total, w, y, bottom, i+1, t)
		total += h
	}
	if slices.ContainsFunc(v.Turns, func(t program.Turning) bool { return len(t.Better) > 0 }) {
		for _, line := range d.Wrap(scene.Cond, 13, w, m.Say("review.beyond")) {
			if at := y - skip + total; at >= y-4 && at+16 < bottom {
				d.Text(x, at+13, scene.Cond, 13, "text.on_dark_muted", line)
			}
			total += 16
		}
	}
	m.Scroll[PaneReview] = math.Min(m.Scroll[PaneReview], math.Max(0, total-(bottom-y)))
	if v.Cut {
		d.Para(x, bottom-4, w, scene.Cond, 12, 15, "text.on_dark_muted", m.Say("review.cut"), 1)
	}
}

// signed is a share as whole hundredths with their sign.
func signed(x float64) engine.Arg { return engine.Signed(int(math.Round(100 * x))) }

// layCurve draws the chance from moment to moment; a click goes there.
func (m *Advise) layCurve(d scene.Pen, r scene.Rect) {
	d.Frame(r.X, r.Y, r.W, r.H, 3, "chrome.well", "chrome.line")
	left, wide := r.X+36, r.W-36-8
	at := func(p float64) float64 { return r.Y + r.H - 8 - p*(r.H-16) }
	for _, p := range []float64{1, .5, 0} {
		yy := math.Round(at(p))
		d.Right(left-5, yy+4, scene.Cond, 12, "text.on_dark_muted", m.Percent(p))
		d.Box(left, yy, wide, 1, "chrome.line")
	}
	style := m.Sight.Style(m.review.Side)
	n := len(m.review.Curve)
	if n == 0 {
		return
	}
	last := float64(max(1, m.review.Curve[n-1].Node))
	px, py := 0.0, 0.0
	for i, c := range m.review.Curve {
		x, y := left+wide*float64(c.Node)/last, at(c.Chance.Of)
		if i > 0 {
			d.Add(scene.Item{Kind: scene.ItemLine, X: px, Y: py, W: x, H: y, Edge: "side." + style + ".chart", Line: 2})
			d.Hit(px, r.Y, math.Max(3, x-px), r.H, m.to(c.Node), m.Say("review.moment", m.Percent(c.Chance.Of), int(math.Round(100*c.Chance.Error))))
		}
		px, py = x, y
	}
	for i, t := range m.review.Turns {
		x, y := left+wide*float64(t.Node)/last, at(t.After.Of)
		d.Frame(x-7, y-7, 14, 14, 7, "paper.sheet", "chrome.scrim")
		d.Centre(x, y+4, scene.CondBold, 12, "text.on_paper", scene.Itoa(i+1))
	}
}

// to is the act that shows a node.
func (m *Advise) to(node int) scene.Act {
	if i := slices.Index(m.Sight.Path, node); i >= 0 {
		return table.Jump{Point: i}
	}
	return scene.Nothing{}
}

// layTurn lays one turning point between two heights, and gives how tall it is.
func (m *Advise) layTurn(d scene.Pen, x, y, w, top, bottom float64, n int, t program.Turning) float64 {
	begun := y
	at := len(d.Panel.Items)
	write := func(face scene.Face, col, word string, most int) {
		for i, l := range d.Wrap(face, 13, w-36, word) {
			if i == most {
				break
			}
			if y >= top-4 && y+16 < bottom {
				d.Text(x+28, y+13, face, 13, col, l)
			}
			y += 16
		}
	}
	if y >= top-4 && y+22 < bottom {
		d.Text(x+8, y+20, scene.CondBold, 16, "text.on_dark_second", scene.Itoa(n))
		d.Text(x+28, y+20, scene.CondBold, 16, "text.on_dark", m.Say("review.turned", m.Percent(t.Before.Of), m.Percent(t.After.Of)))
		d.Right(x+w-8, y+20, scene.Cond, 13, "text.on_dark_muted", m.Word(t.Date))
	}
	y += 26
	given := m.words(t.Given)
	switch {
	case given == "":
	case t.Mover == engine.NoSide:
		write(scene.Body, "text.on_dark", given, 4)
	default:
		write(scene.Body, "text.on_dark", m.Say("review.given", m.Word(m.Sight.SideView(t.Mover).Name), engine.Arg{Kind: engine.ArgName, S: given}), 4)
	}
	if len(t.Told) > 0 {
		write(scene.Cond, "text.on_dark_second", m.Sentences(t.Told), 4)
	}
	write(scene.Cond, "text.on_dark_second", m.split(t), 2)
	switch {
	case t.Same > 0:
		write(scene.CondMedium, "text.on_dark", m.Say("review.better.same", t.Same), 1)
	case len(t.Better) > 0:
		write(scene.CondMedium, "text.on_dark", m.Say("review.better", engine.Arg{Kind: engine.ArgName, S: m.words(t.Better)}, int(math.Round(100*t.Cost.Of)), int(math.Round(100*t.Cost.Error))), 5)
		write(scene.Cond, "text.on_dark_muted", m.Say("review.instead", engine.Arg{Kind: engine.ArgName, S: m.words(t.Instead)}), 3)
	default:
		write(scene.Cond, "text.on_dark_muted", m.Say("review.better.none"), 2)
	}
	y += 8
	r := scene.R(x, math.Max(begun, top), w, math.Min(y, bottom)-math.Max(begun, top)-4)
	if r.H > 12 {
		fill := "chrome.panel"
		if d.Hot(r) {
			fill = "chrome.raised_hover"
		}
		d.Panel.Items = slices.Insert(d.Panel.Items, at, scene.Item{Kind: scene.ItemBox, X: r.X, Y: r.Y, W: r.W, H: r.H, R: 4, Fill: fill, Edge: "chrome.line", Line: 1})
		d.Hit(r.X, r.Y, r.W, r.H, m.to(t.From), m.Say("review.show"))
	}
	return y - begun
}

// split says what did how much of a turning.
func (m *Advise) split(t program.Turning) string {
	switch {
	case t.Mover == engine.NoSide:
		return m.Say("review.split.orders", signed(t.Own), signed(t.Others))
	case t.Mover == m.review.Side:
		return m.Say("review.split.own", signed(t.Own), signed(t.Dice))
	}
	return m.Say("review.split.others", signed(t.Others), signed(t.Dice))
}
