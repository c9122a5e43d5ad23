package orderart

import "awaw/internal/art"

// This file prints what a space earns beside its name.

// Yield prints what a space earns in a paper disc right of its name, and where units are made a sign of works left of it; cy is the
// middle of the line.
func Yield(c *art.Canvas, income string, works bool, left, right, cy float64) {
	pal := c.Pal()
	const r = 7.5
	c.Fill(art.Circle(right+r+3, cy, r+1.4), art.Solid(pal.Map.LabelLand, .9))
	c.Fill(art.Circle(right+r+3, cy, r), art.Solid(pal.Paper.Edge, 1))
	c.TextMid(income, right+r+3, cy, art.Style{Face: art.CondBold, Size: 11, Color: pal.Text.OnPaper, Align: art.Centre})
	if !works {
		return
	}
	x, y := left-15.5, cy+4.5 // its lower left corner
	roof := art.NewPath().M(x, y).L(x, y-4.5).L(x+3.8, y-7).L(x+3.8, y-4.5).L(x+7.6, y-7).L(x+7.6, y-4.5).L(x+8.6, y-4.5).L(x+9, y-10).L(x+11, y-10).L(x+11.6, y).Z()
	c.Stroke(roof, 3, pal.Map.HaloLand, .9)
	c.Fill(roof, art.Solid(pal.Map.LabelLand, 1))
}
