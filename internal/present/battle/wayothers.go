package battle

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file shows fights without a table: of ships, whose dice are told one after another; a volley of dice that each hit or miss, and strengths that are compared without dice.

// volley is a die a counter against a number of its own.
type volley struct{ *Battle }

func (m volley) strength(s *engine.BattleSide) string { return number(s) }

func (m volley) sum(d scene.Pen, b *engine.BattleView, _ *engine.BattleSide, x, y, w float64) {
	m.modifiers(d, b, x, y, w)
}

func (m volley) total() string { return "combat.net" }

func (m volley) result(d scene.Pen, b *engine.BattleView, k int, x, y, w float64) {
	s := &b.Sides[k]
	if !b.Rolled {
		return
	}
	hits := 0
	for _, o := range s.Shots {
		if o.Hit {
			hits++
		}
	}
	word := m.Say("combat.hits", hits, len(s.Shots))
	d.Text(x, y+26, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, w, word))
	left := w - d.Wide(scene.BodyMedium, 14, word) - 12
	if lost := m.Word(s.Suffered); d.Wide(scene.CondMedium, 14, lost) <= left {
		d.Right(x+w, y+26, scene.CondMedium, 14, "text.on_dark_second", lost)
	}
	d.Right(x+w, y+34, scene.CondBold, 32, "accent.lamp", s.Result)
}

// volleyRow is how tall a shot stands in the column of its side.
const volleyRow = 30.0

// shotColumns is in how many columns the dice of a side stand at most.
const shotColumns = 3

// middle has nothing to tell: every side has a column of its own.
func (m volley) middle(scene.Pen, *engine.BattleView, scene.Rect) {}

// columns lays a column for each side, of which there may be more than two: its counters, what is added up, each of its dice, and what
// came of it.
func (m volley) columns(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	const gap = 20.0
	n := float64(max(2, len(b.Sides)))
	w := math.Floor((r.W - gap*(n-1)) / n)
	for i := range b.Sides {
		s := &b.Sides[i]
		x, y := r.X+float64(i)*(w+gap), r.Y
		if i > 0 {
			d.Box(math.Round(x-gap/2), y+6, 1, r.H-16, "chrome.line_soft")
		}
		m.layWho(d, m, b, s, scene.R(x, y, w, 0))
		m.layCounters(d, b, s, x, y+46, w)
		y += 126
		if len(s.Ledger.Lines) > 0 {
			m.sum(d, b, s, x, y, w)
			y = m.layLedger(d, s, m.total(), x, y+18, w)
		}
		foot := r.Y + r.H - 34
		rows := max(1, int((foot-y)/volleyRow))
		beside := max(1, min(shotColumns, (len(s.Shots)+rows-1)/rows)) // in how many columns they stand
		cw := math.Floor(w / float64(beside))
		for k, o := range s.Shots {
			if k == rows*beside-1 && len(s.Shots) > rows*beside {
				d.Text(x+cw*float64(k/rows), y+volleyRow*float64(k%rows)+15, scene.Body, 13, "text.on_dark_muted", d.Fit(scene.Body, 13, cw, m.Say("combat.dice.more", len(s.Shots)-k)))
				break
			}
			m.layShot(d, o, m.Sight.Style(s.Side), x+cw*float64(k/rows), y+volleyRow*float64(k%rows), cw-6)
		}
		m.result(d, b, i, x, foot-4, w)
	}
}

func (m volley) layShot(d scene.Pen, o engine.Shot, style string, x, y, w float64) {
	word := m.Say("combat.shot", o.By, o.Needs)
	if o.Needs == 0 { // it does as much as it shows
		word = scene.Capital(m.NameOf(o.By))
	}
	if o.At != engine.NoRef {
		word = m.Say("combat.shot.at", o.By, o.At, o.Needs)
	}
	ink := "text.on_dark_second"
	if o.Face > 0 {
		d.Add(scene.Item{Kind: scene.ItemDie, X: x, Y: y + 2, W: 24, N: o.Face, Style: style})
	} else {
		d.Frame(x, y+2, 24, 24, 4, "chrome.well", "chrome.line")
	}
	if o.Hit {
		ink = "text.on_dark"
		d.Icon("cross", x+36, y+14, 6, "status.warning")
	}
	if d.Wide(scene.Cond, 13, word) > w-48 {
		d.Para(x+48, y+12, w-48, scene.Cond, 13, 14, ink, word, 2)
		return
	}
	face, word := d.Snug(13, w-48, word)
	d.Text(x+48, y+19, face, 13, ink, word)
}

// strengths is a comparison: the stronger side has its way, and why is listed step by step.
type strengths struct{ *Battle }

func (m strengths) strength(s *engine.BattleSide) string { return number(s) }

func (m strengths) sum(d scene.Pen, _ *engine.BattleView, _ *engine.BattleSide, x, y, _ float64) {
	d.Label(x, y+8, m.Say("combat.strength"))
}

func (m strengths) total() string { return "combat.sum" }

func (m strengths) result(d scene.Pen, b *engine.BattleView, k int, x, y, w float64) {
	d.Para(x, y+18, w, scene.Body, 13, 18, "text.on_dark_second", m.Word(b.Sides[k].Suffered), 3)
}

// middle lists every side with its strength, for there may be more than two, and under them why it comes out so.
func (m strengths) middle(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	y := r.Y
	for i := range b.Sides {
		s := &b.Sides[i]
		d.Box(r.X, y, r.W, 28, "chrome.zebra")
		d.Mark(m.Sight.Style(s.Side), r.X+14, y+14, 8, true)
		d.Text(r.X+32, y+19, scene.BodyMedium, 13, "text.on_dark", d.Fit(scene.BodyMedium, 13, r.W-180, m.Word(s.Name)))
		d.Right(r.X+r.W-12, y+20, scene.CondBold, 16, "text.on_dark", number(s))
		d.Right(r.X+r.W-44, y+19, scene.Body, 13, "accent.lamp", s.Result)
		y += 30
	}
	y += 8
	for _, l := range b.Proof {
		if y+18 > r.Y+r.H {
			return
		}
		x := r.X + 14*float64(l.Deep)
		cw := d.Wide(scene.CondMedium, 13, string(l.Cite))
		d.Text(x, y+14, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.X+r.W-x-cw-12, m.Word(l.Text)))
		d.CiteRight(r.X+r.W, y+14, l.Cite, false)
		y += 19
	}
}

type ships struct{ *Battle }

// strength is "?" where nobody knows what sails, and nothing for a side that only flies to the ships.
func (m ships) strength(s *engine.BattleSide) string {
	switch {
	case s.Strength == 0 && slices.ContainsFunc(s.Counters, func(c engine.CounterView) bool { return c.Is(engine.Unknown) }):
		return "?"
	case s.Strength == 0:
		return ""
	}
	return number(s)
}

func (m ships) sum(d scene.Pen, b *engine.BattleView, _ *engine.BattleSide, x, y, w float64) {
	m.modifiers(d, b, x, y, w)
}

func (m ships) total() string { return "combat.net" }

func (m ships) result(d scene.Pen, b *engine.BattleView, k int, x, y, w float64) {
	d.Para(x, y+14, w, scene.Body, 13, 18, "text.on_dark_second", m.Word(b.Sides[k].Suffered), 2)
}

func (m ships) middle(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	y := m.layTable(d, b, r, m.printed(b)) + 8
	if b == m.Plan() {
		m.laySorties(d, r.X, y, r.W, r.Y+r.H)
		return
	}
	m.layThrowsIn(d, r.X, y, r.W, r.Y+r.H)
}
