package draw

import (
	"strconv"

	"awaw/internal/art"
	"awaw/internal/present/scene"
)

// This file draws what a place is worth: a plate with a flag in the colour of the side it counts for, and the points.

// plateOf is where the plate of a space lies whose counters stand at x, y.
func plateOf(k scene.SpaceMark, x, y, size float64) art.Rect {
	r := k.Plate(x, y, size)
	return art.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H}
}

// plate draws it.
func (m *hexMarks) plate(screen surface, k scene.SpaceMark, x, y, size, scale float64) {
	pal := m.kit.Pal
	r := plateOf(k, 0, 0, size)
	img := m.picture(markKey{what: "worth " + strconv.Itoa(k.Worth), style: k.Style, scale: scale}, r.W+4, r.H+4, func(c *art.Canvas) {
		flag := pal.Paper.Sheet
		if k.Style != "" {
			flag = pal.Side(art.Side(k.Style)).Chart
		}
		box := art.Rect{X: 2, Y: 2, W: r.W, H: r.H}.Round(scene.PlateH / 2)
		c.Fill(box, art.Solid(pal.Chrome.Scrim, .95))
		c.Stroke(box, 1, pal.Paper.Edge, .8)
		c.Icon(art.IconFlag, 12, 2+r.H/2, 5, flag)
		c.TextMid(strconv.Itoa(k.Worth), 2+r.W-11-(r.W-scene.PlateW)/2, 2+r.H/2, art.Style{Face: art.CondBold, Size: 13, Color: pal.Text.OnDark, Align: art.Centre})
	})
	middle(screen, img, x+r.MidX()*scale, y+r.MidY()*scale)
}
