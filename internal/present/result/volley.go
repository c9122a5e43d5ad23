package result

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the dice of fights in which every unit throws its own: those that hit, and those that did not.

// Dice of six sides show pips; others are small shields with a figure.
const pips = 6

// layVolley lays the dice of a side in rows, those that hit before the others, and how many did.
func (m *Result) layVolley(d scene.Pen, t table.Throw, r scene.Rect) {
	d.Mark(m.Sight.Style(t.Side), r.X+12, r.Y+r.H/2, 12, true)
	hits, word, big := 0, "done.volley.hits", 0
	for _, x := range t.Dice {
		if x.Hits() {
			hits++
		}
		if x.Needs == 0 { // it does as much as it shows
			word = "done.volley.sum"
			big += x.Face
		}
	}
	if word == "done.volley.hits" {
		big = hits
	}
	number := scene.Itoa(big)
	nw := d.Wide(scene.CondBold, 34, number)
	label := m.Say(word)
	right := math.Max(nw, d.Wide(scene.Cond, 13, label))
	if r.H < 60 { // several rounds one under the other
		lw := d.Wide(scene.Cond, 13, label)
		right = d.Wide(scene.CondBold, 24, number) + 6 + lw
		d.Right(r.X+r.W-lw-6, r.Y+r.H/2+9, scene.CondBold, 24, "accent.lamp", number)
		d.Right(r.X+r.W, r.Y+r.H/2+8, scene.Cond, 13, "text.on_dark_second", label)
		m.layDice(d, t, scene.R(r.X+34, r.Y+4, r.W-34-right-12, r.H-8))
		return
	}
	d.Right(r.X+r.W, r.Y+r.H/2+6, scene.CondBold, 34, "accent.lamp", number)
	d.Right(r.X+r.W, r.Y+r.H/2+24, scene.Cond, 13, "text.on_dark_second", label)
	m.layDice(d, t, scene.R(r.X+34, r.Y+8, r.W-34-right-12, r.H-16))
}

// layDice lays as many dice as there is room for.
func (m *Result) layDice(d scene.Pen, t table.Throw, r scene.Rect) {
	size := 34.0
	for ; size > 18; size -= 2 {
		if int(r.W/(size+4))*int(r.H/(size+4)) >= len(t.Dice) {
			break
		}
	}
	columns, rows := max(1, int(r.W/(size+4))), max(1, int(r.H/(size+4)))
	used := min(rows, (len(t.Dice)+columns-1)/columns)
	top := r.Y + (r.H-float64(used)*(size+4))/2
	n := 0
	for _, hit := range []bool{true, false} {
		for _, x := range t.Dice {
			if (x.Hits() || x.Needs == 0) != hit {
				continue
			}
			if n == rows*columns-1 && len(t.Dice) > rows*columns {
				d.Text(r.X+float64(n%columns)*(size+4), top+float64(n/columns)*(size+4)+size*.7, scene.Cond, 13, "text.on_dark_second", m.Say("done.more", len(t.Dice)-n))
				return
			}
			m.layDie(d, t, x, r.X+float64(n%columns)*(size+4), top+float64(n/columns)*(size+4), size, hit)
			n++
		}
	}
}

// layDie draws one die; one that missed is dim.
func (m *Result) layDie(d scene.Pen, t table.Throw, x engine.VolleyDie, left, top, size float64, hit bool) {
	tip := ""
	if k := m.Sight.KindOf(x.Kind); k != nil && x.Needs > 0 {
		tip = m.Say("done.volley.die", name(m.Word(k.Name)), x.Needs)
	}
	if t.Of == pips {
		d.Add(scene.Item{Kind: scene.ItemDie, X: left, Y: top, W: size, N: x.Face, Style: m.Sight.Style(t.Side)})
		if !hit {
			d.Add(scene.Item{Kind: scene.ItemBox, X: left, Y: top, W: size, H: size, Fill: "chrome.well", Alpha: .65})
		}
	} else {
		d.Shield(left, top, size, x.Face, hit)
	}
	d.Hit(left, top, size, size, scene.Nothing{}, tip)
}
