package draw

import (
	"strconv"

	"awaw/internal/art"
	"awaw/internal/present/scene"
)

// This file draws what a place is worth: a plate with a flag in the colour of the side it counts for, and the points.

// The plate of a place that earns points, in logical pixels.
const (
	plateW = 30.0
	plateH = 18.0
)

// isPlate tells whether an objective is drawn as a plate with its points: from hexes of 38 pixels on, else as a small flag.
func isPlate(k scene.SpaceMark, size float64) bool {
	return k.Kind == "objective" && k.Tag == "" && k.Worth > 0 && size >= scene.CardSize(38)
}

// plateRect is where the plate of a space lies whose counters stand at x, y: on the upper right corner of the counter, or above the
// sign of a place without.
func plateRect(k scene.SpaceMark, x, y, size float64) art.Rect {
	w := plateW
	if k.Worth > 9 {
		w += 7
	}
	if k.Free {
		return art.Rect{X: x - w/2, Y: y - 12 - plateH, W: w, H: plateH}
	}
	return art.Rect{X: x + size*.5 - 7, Y: y - size*.5 - 6, W: w, H: plateH}
}

// plate draws it.
func (m *hexMarks) plate(screen surface, k scene.SpaceMark, x, y, size, scale float64) {
	pal := m.kit.Pal
	r := plateRect(k, 0, 0, size)
	img := m.picture(markKey{what: "worth " + strconv.Itoa(k.Worth), style: k.Style, scale: scale}, r.W+4, r.H+4, func(c *art.Canvas) {
		flag := pal.Paper.Sheet
		if k.Style != "" {
			flag = pal.Side(art.Side(k.Style)).Chart
		}
		box := art.Rect{X: 2, Y: 2, W: r.W, H: r.H}.Round(plateH / 2)
		c.Fill(box, art.Solid(pal.Chrome.Scrim, .95))
		c.Stroke(box, 1, pal.Paper.Edge, .8)
		c.Icon(art.IconFlag, 12, 2+r.H/2, 5, flag)
		c.TextMid(strconv.Itoa(k.Worth), 2+r.W-11-(r.W-plateW)/2, 2+r.H/2, art.Style{Face: art.CondBold, Size: 13, Color: pal.Text.OnDark, Align: art.Centre})
	})
	middle(screen, img, x+r.MidX()*scale, y+r.MidY()*scale)
}
