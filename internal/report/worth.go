package report

import (
	"slices"
	"strconv"

	"awaw/engine"
	"awaw/internal/art"
)

// This file hangs on places of a picture the plates that tell what they are worth, as the screen has them.

// The plate, on a hex of 76 pixels; it grows and shrinks with the hexes.
const (
	plateWide, plateHigh = 30.0, 18.0
	plateHex             = 76.0
)

// worth is what a place earns: by whom, "" where several earn there, and how much at most.
type worth struct {
	space, points int
	style         string
}

// worthsOf lists them, a place once.
func worthsOf(v engine.View) (out []worth) {
	styles := map[engine.Side]string{}
	for _, s := range v.Sides {
		styles[s.Side] = s.Style
	}
	for _, s := range v.Spaces {
		for _, k := range s.Marks {
			if !k.Earns() || k.Points <= 0 || k.Of > 0 {
				continue
			}
			one := worth{space: s.Ref.Index(), points: k.Points, style: styles[k.Side]}
			if i := slices.IndexFunc(out, func(o worth) bool { return o.space == one.space }); i >= 0 {
				if out[i].points = max(out[i].points, one.points); out[i].style != one.style {
					out[i].style = ""
				}
				continue
			}
			out = append(out, one)
		}
	}
	return out
}

// plates draws them: on the upper right corner of the counters, or above the sign of a place without.
func (p *painter) plates(c *art.Canvas, stacks []stack) {
	k := p.view.W / plateHex
	for _, w := range worthsOf(p.v) {
		if w.space >= p.b.Len() {
			continue
		}
		x, y := p.view.Middle(p.b, w.space)
		x, y = x-plateWide*k/2, y-12*k-plateHigh*k
		if i := slices.IndexFunc(stacks, func(s stack) bool { return s.space == w.space && s.pile == 0 }); i >= 0 {
			x, y = p.at(stacks[i])
			x, y = x+p.size/2-7*k, y-p.size/2-6*k
		}
		drawPlate(c, x, y, k, w)
	}
}

// drawPlate draws one, k times as large.
func drawPlate(c *art.Canvas, x, y, k float64, w worth) {
	pal, flag, wide := c.Pal(), c.Pal().Paper.Sheet, plateWide*k
	if w.style != "" {
		flag = pal.Side(art.Side(w.style)).Chart
	}
	if w.points > 9 {
		wide += 7 * k
	}
	box := art.Rect{X: x, Y: y, W: wide, H: plateHigh * k}.Round(plateHigh * k / 2)
	c.Fill(box, art.Solid(pal.Chrome.Scrim, .95))
	c.Stroke(box, k, pal.Paper.Edge, .8)
	c.Icon(art.IconFlag, x+10*k, y+plateHigh*k/2, 5*k, flag)
	c.TextMid(strconv.Itoa(w.points), x+20*k+(wide-plateWide*k)/2, y+plateHigh*k/2, art.Style{Face: art.CondBold, Size: 13 * k, Color: pal.Text.OnDark, Align: art.Centre})
}
