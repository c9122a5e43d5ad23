package battle

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file shows fights without a table: a volley of dice that each hit or miss, and strengths that are compared without dice.

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
	d.Text(x, y+26, scene.BodyMedium, 14, "text.on_dark", m.Say("combat.hits", hits, len(s.Shots)))
	d.Right(x+w, y+34, scene.CondBold, 32, "accent.lamp", s.Result)
}

// volleyRow is how tall a shot stands in the list between the sides.
const volleyRow = 30.0

// middle lists every shot: who fires, at what number it hits, and its die.
func (m volley) middle(d scene.Pen, b *engine.BattleView, r scene.Rect) {
	y := m.lossesHead(d, b, "combat.volley.none", r.X, r.Y, r.W)
	n := 0
	for i := range b.Sides {
		n = max(n, len(b.Sides[i].Shots))
	}
	row := math.Min(volleyRow, math.Floor((r.Y+r.H-y)/float64(max(1, n))))
	half := r.W / float64(max(1, len(b.Sides)))
	for i := range b.Sides {
		s := &b.Sides[i]
		x := r.X + half*float64(i)
		for k, o := range s.Shots {
			m.layShot(d, o, m.Sight.Style(s.Side), x, y+row*float64(k), half-10)
		}
	}
}

func (m volley) layShot(d scene.Pen, o engine.Shot, style string, x, y, w float64) {
	word := m.Say("combat.shot", o.By, o.Needs)
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
	d.Text(x+48, y+19, scene.Body, 13, ink, d.Fit(scene.Body, 13, w-48, word))
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
