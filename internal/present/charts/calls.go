package charts

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file tells whether breaking a fight off pays: in a sentence, and in a field for every number of units left.

// callsWide is the width of the chart with its words.
const callsWide = 330.0

// parting asks who would break off the fight at hand, and when.
func (m *Charts) parting(b *engine.BattleView) (calls engine.Chart, line string) {
	if b.Kind == engine.BattleGround || b.Kind == engine.BattleBombs || b.Over {
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

// LayCalls says in a sentence whether breaking off pays now, and from how many units on it pays to stay; a strip shows that for every
// number of units left. Under it stands what one more round costs.
func (m *Charts) LayCalls(d scene.Pen, b *engine.BattleView, c engine.Chart, line string, r scene.Rect) {
	foot := r.Y + r.H
	if line != "" {
		lines := d.Wrap(scene.Body, 12, r.W, line)
		foot -= 16 * float64(len(lines))
		for i, l := range lines {
			d.Text(r.X, foot+13+16*float64(i), scene.Body, 12, "text.on_dark_second", l)
		}
	}
	if c.Kind == engine.ChartNone || len(c.Grid) < 2 || len(c.Bars) < 2 || len(c.At) < 2 {
		return
	}
	s := stripOf(&c, m.Sight.Viewer)
	tw := d.Text(r.X, r.Y+16, scene.BodyMedium, 13, "text.on_dark", m.Word(c.Title))
	d.Text(r.X+tw+8, r.Y+16, scene.Body, 12, "text.on_dark_muted", d.Fit(scene.Body, 12, r.W-tw-8, m.Word(c.Unit)))
	y := d.Para(r.X, r.Y+35, r.W, scene.Body, 13, 16, "text.on_dark", m.advice(b, &c, s), 3) - 8
	if y+44 > foot || len(s.calls) == 0 {
		return
	}
	m.layStrip(d, &c, s, scene.R(r.X, y, r.W, foot-y))
}

// strip is what pays for one side at every number of units it has left, against as many as the other has now.
type strip struct {
	side  engine.Side
	own   int   // its place among the chart's sides
	calls []int // from one unit on
	now   int   // how many it has
	foe   int   // and the other
}

// stripOf is the strip of the side that looks, or of the first.
func stripOf(c *engine.Chart, viewer engine.Side) strip {
	s := strip{side: c.Bars[0].Side, now: c.At[0], foe: c.At[1]}
	if c.Bars[1].Side == viewer {
		s = strip{side: viewer, own: 1, now: c.At[1], foe: c.At[0]}
	}
	switch {
	case s.own == 0:
		for _, row := range c.Grid[1:] {
			if s.foe < len(row) {
				s.calls = append(s.calls, row[s.foe])
			}
		}
	case s.foe < len(c.Grid):
		s.calls = append(s.calls, c.Grid[s.foe][1:]...)
	}
	return s
}

// leaves tells whether the side of the strip breaks off with n units left.
func (s strip) leaves(n int) bool {
	return n >= 1 && n <= len(s.calls) && s.calls[n-1] == []int{engine.CallFirst, engine.CallSecond}[s.own]
}

// advice is the sentence. Before the first round, of a fight that is on or of one that is announced (b is nil),
// nobody may break off, and nobody is advised to.
func (m *Charts) advice(b *engine.BattleView, c *engine.Chart, s strip) string {
	own, foe := m.Word(m.Sight.SideView(s.side).Name), m.Word(m.Sight.SideView(c.Bars[1-s.own].Side).Name)
	name := func(w string) engine.Arg { return engine.Arg{Kind: engine.ArgName, S: w} }
	many := func(n int) engine.Arg { // in the unit the fight counts
		if c.Parts > 1 {
			return engine.Arg{Kind: engine.ArgName, S: m.Say("combat.parts.squadrons", n), N: n}
		}
		return name(scene.Itoa(n))
	}
	call := engine.CallGo
	if s.now >= 1 && s.now <= len(s.calls) {
		call = s.calls[s.now-1]
	}
	to := "" // a side that looks on its own fight is spoken to
	if s.side == m.Sight.Viewer {
		to = ".you"
	}
	bound := b == nil || b.Round <= 1 && !b.Rolled
	var first string
	switch {
	case bound:
		first = m.Say("combat.parts.first")
	case s.leaves(s.now):
		first = m.Say("combat.parts.leave"+to, s.now, many(s.foe), name(own))
	case call == engine.CallFirst || call == engine.CallSecond:
		first = m.Say("combat.parts.leave.foe", s.now, many(s.foe), name(foe))
	case call == engine.CallEither:
		first = m.Say("combat.parts.either", s.now, many(s.foe))
	default:
		first = m.Say("combat.parts.stay", s.now, many(s.foe))
	}
	from := len(s.calls) + 1 // from so many units on it never breaks off
	for from > 1 && !s.leaves(from-1) {
		from--
	}
	switch {
	case from == 1, from > len(s.calls) && s.leaves(s.now) && !bound: // it has been said
		return first
	case from > len(s.calls):
		return first + " " + m.Say("combat.parts.never"+to, name(own))
	}
	return first + " " + m.Say("combat.parts.from"+to, name(own), many(from))
}

// layStrip draws a field for every number of units left: filled where the side breaks off, open where it fights on.
func (m *Charts) layStrip(d scene.Pen, c *engine.Chart, s strip, r scene.Rect) {
	style, foe := m.Sight.Style(s.side), m.Sight.Style(c.Bars[1-s.own].Side)
	d.Mark(style, r.X+5, r.Y+11, 4.5, false)
	left := m.Say("combat.parts.left", s.foe)
	if c.Parts > 1 {
		left = m.Say("combat.parts.left.squadrons", s.foe)
	}
	lx := r.X + 32 + d.Text(r.X+16, r.Y+15, scene.CondMedium, 12, "text.on_dark_second", left)
	w := math.Floor(math.Min(26, r.W/float64(len(s.calls))))
	for i, call := range s.calls {
		x, y := r.X+w*float64(i), r.Y+22
		d.Box(x, y, w-2, 16, "chrome.well")
		switch {
		case s.leaves(i + 1):
			m.bar(d, style, x, y, w-2, 16)
		case call == engine.CallFirst || call == engine.CallSecond:
			m.bar(d, foe, x, y, w-2, 16)
		case call == engine.CallGo:
			d.Box(x, y, w-2, 16, "chrome.line")
		case call == engine.CallEither:
			d.Box(x, y, w-2, 16, "chrome.line")
			d.Box(x+math.Floor(w/2)-2, y+7, 2, 2, "text.on_dark")
		}
		if i+1 == s.now {
			d.Add(scene.Item{Kind: scene.ItemBox, X: x - 2, Y: y - 2, W: w + 2, H: 20, R: 1, Edge: "chart.rolled", Line: 2})
		}
		if w >= 16 || i == 0 || i+1 == s.now || i == len(s.calls)-1 {
			d.Centre(x+w/2-1, y+29, scene.Cond, 12, "text.on_dark_muted", scene.Itoa(i+1))
		}
	}
	ly := r.Y + 5
	for _, k := range []struct {
		call        int
		style, word string
	}{{[]int{engine.CallFirst, engine.CallSecond}[s.own], style, "combat.calls.first"}, {[]int{engine.CallSecond, engine.CallFirst}[s.own], foe, "combat.calls.first"}, {engine.CallGo, "", "combat.calls.go"}} {
		if !slices.Contains(s.calls, k.call) {
			continue
		}
		if lx+30+d.Wide(scene.CondMedium, 12, m.Say(k.word)) > r.X+r.W && ly < r.Y+22 && r.H >= 72 { // no room beside: below the numbers
			lx, ly = r.X, r.Y+58
		}
		if k.style == "" {
			d.Box(lx, ly, 12, 12, "chrome.line")
			lx += 16
		} else {
			m.bar(d, k.style, lx, ly, 12, 12)
			d.Mark(k.style, lx+21, ly+6, 4.5, false)
			lx += 30
		}
		lx += d.Text(lx, ly+10, scene.CondMedium, 12, "text.on_dark_second", d.Fit(scene.CondMedium, 12, r.X+r.W-lx, m.Say(k.word))) + 14
	}
}
