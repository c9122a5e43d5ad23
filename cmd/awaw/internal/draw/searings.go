package draw

import (
	"strconv"

	"awaw/internal/art"
)

// This file paints what flies over ships: a patrol as a closed ring close in, cover from land as a broken one farther out, with the
// number of squadrons in a tab at its foot; and round what a lesson points at a ring of light.

// rings paints those of the scene.
func (p *overlayPainter) rings() {
	for i, r := range p.m.Rings {
		x, y, ok := p.middle(r.Space)
		if !ok {
			continue
		}
		radius := p.size * .77 // within its hex, whose sides lie .87 from the middle
		if r.Found {
			p.c.Stroke(art.Circle(x, y, p.size*1.28), 2.5, p.kit.Pal.Paper.Sheet, .85)
			p.c.Stroke(art.Circle(x, y, p.size*1.6), 1.5, p.kit.Pal.Paper.Sheet, .55)
			continue
		}
		if r.Style == "" {
			c := art.Circle(x, y, p.size*.87-4)
			p.c.Stroke(c, 7, p.kit.Pal.Chrome.Scrim, .8)
			p.c.Stroke(c, 3, p.kit.Pal.Accent.LampGlow, 1)
			continue
		}
		ink := p.kit.Pal.Side(art.Side(r.Style)).Chart
		if r.Cover {
			radius = p.size*.87 - 3
		}
		c := art.Circle(x, y, radius)
		p.c.Stroke(c, 5, p.kit.Pal.Chrome.Scrim, .8)
		if r.Cover {
			p.c.Fill(c.Dash(8, 6).Outline(3, true), art.Solid(ink, 1))
		} else {
			p.c.Stroke(c, 3, ink, 1)
		}
		st := art.Style{Face: art.CondBold, Size: 13, Color: p.kit.Pal.Text.OnDark, Align: art.Centre}
		out := p.size * .96
		tx, ty := x+out*.5, y+out*.87 // at the edge: the piles lie from the upper right to the lower left
		if i%2 == 1 {
			tx, ty = x-out*.5, y-out*.87
		}
		p.c.Fill(art.Rect{X: tx - 11, Y: ty - 9, W: 22, H: 18}.Round(4), art.Solid(p.kit.Pal.Chrome.Scrim, .95))
		p.c.TextMid(strconv.Itoa(r.N), tx, ty, st)
	}
}
