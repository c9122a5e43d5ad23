package report

import (
	"slices"
	"strconv"

	"awaw/engine"
	"awaw/internal/art"
)

// This file hangs on places of a picture the plates that tell what they are worth and what can be bombed there, as the screen has them.

// The plate, on a hex of 76 pixels; it grows and shrinks with the hexes.
const (
	plateWide, plateHigh = 30.0, 18.0
	plateHex             = 76.0
)

// worth is what a place earns: by whom, "" where several earn there, and how much at most.
type worth struct {
	space, points int
	style         art.Side
}

// works are what can be bombed at a place: so many points of so many stand.
type works struct {
	space, n, of int
	style        art.Side
}

// worksOf lists them.
func worksOf(v engine.View) (out []works) {
	for _, s := range v.Spaces {
		for _, k := range s.Marks {
			if k.Kind == engine.MarkObjective && k.Of > 0 {
				out = append(out, works{s.Ref.Index(), k.N, k.Of, styleOf(v, k.Side)})
			}
		}
	}
	return out
}

// worthsOf lists them, a place once.
func worthsOf(v engine.View) (out []worth) {
	for _, s := range v.Spaces {
		for _, k := range s.Marks {
			if !k.Earns() || k.Points <= 0 || k.Of > 0 {
				continue
			}
			one := worth{space: s.Ref.Index(), points: k.Points, style: styleOf(v, k.Side)}
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

// A plate lies at its upper left corner, that of a worth or of works.
type plate struct {
	x, y  float64
	worth *worth
	works *works
}

// platesOf lays them: worths on the upper right corner of the counters, works on the lower left one; where no counters stand, above the sign
// of the place, works uppermost.
func (p *painter) platesOf(stacks []stack) (out []plate) {
	k := p.view.W / plateHex
	high := map[int]float64{}
	for _, w := range worthsOf(p.v) {
		if w.space < p.b.Len() {
			x, y, stood := p.beside(stacks, w.space)
			if x, y = x-plateWide*k/2, y-(12+plateHigh)*k; stood {
				x, y = x+p.size/2+(plateWide/2-7)*k, y-p.size/2+(12+plateHigh-6)*k
			}
			out = append(out, plate{x: x, y: y, worth: &w})
			high[w.space] = (plateHigh + 3) * k
		}
	}
	for _, w := range worksOf(p.v) {
		if w.space < p.b.Len() {
			x, y, stood := p.beside(stacks, w.space)
			if x, y = x-worksWide*k/2, y-(12+plateHigh)*k-high[w.space]; stood {
				x, y = x-p.size/2+(worksWide/2-30)*k, y+p.size/2+(12+plateHigh-12)*k+high[w.space]
			}
			out = append(out, plate{x: x, y: y, works: &w})
		}
	}
	return out
}

// covers is what a plate lies over.
func (p *painter) covers(a plate) art.Rect {
	k, wide := p.view.W/plateHex, plateWide
	if a.works != nil {
		wide = worksWide
	}
	return art.Rect{X: a.x, Y: a.y, W: wide * k, H: plateHigh * k}
}

// plates draws them.
func (p *painter) plates(c *art.Canvas, list []plate) {
	k := p.view.W / plateHex
	for _, a := range list {
		if a.works != nil {
			drawWorks(c, a.x, a.y, k, *a.works)
		} else {
			drawPlate(c, a.x, a.y, k, *a.worth)
		}
	}
}

// beside is the middle of the first counters of a space, or of the space where none stand.
func (p *painter) beside(stacks []stack, space int) (x, y float64, stood bool) {
	if i := slices.IndexFunc(stacks, func(s stack) bool { return s.space == space && s.pile == 0 }); i >= 0 {
		x, y = p.at(stacks[i])
		return x, y, true
	}
	x, y = p.view.Middle(p.b, space)
	return x, y, false
}

// worksWide is how wide the plate of works is.
const worksWide = 46.0

// drawWorks draws what can be bombed, k times as large: in the colour of its side, as the screen does.
func drawWorks(c *art.Canvas, x, y, k float64, w works) {
	pal := c.Pal()
	c.Fill(art.Rect{X: x - k, Y: y - k, W: (worksWide + 2) * k, H: (plateHigh + 2) * k}.Round(5*k), art.Solid(pal.Chrome.Scrim, .95))
	c.Fill(art.Rect{X: x, Y: y, W: worksWide * k, H: plateHigh * k}.Round(4*k), art.Solid(pal.Paper.Sheet, 1))
	if w.style != "" {
		c.Fill(art.Rect{X: x, Y: y, W: 15 * k, H: plateHigh * k}.Round(4*k), art.Solid(pal.Side(w.style).Chart, 1))
	}
	c.Icon(art.IconBattle, x+7.5*k, y+plateHigh*k/2, 4.6*k, pal.Chrome.Scrim)
	c.TextMid(strconv.Itoa(w.n)+"/"+strconv.Itoa(w.of), x+30*k, y+plateHigh*k/2, art.Style{Face: art.CondBold, Size: 12 * k, Color: pal.Text.OnPaper, Align: art.Centre})
}

// drawPlate draws one, k times as large.
func drawPlate(c *art.Canvas, x, y, k float64, w worth) {
	pal, flag, wide := c.Pal(), c.Pal().Paper.Sheet, plateWide*k
	if w.style != "" {
		flag = pal.Side(w.style).Chart
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
