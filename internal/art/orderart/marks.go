package orderart

import "awaw/internal/art"

// PanelMark draws a side's mark on a dark panel: as on its counters, with a rim that stands out, where these are of one colour.
func PanelMark(c *art.Canvas, s art.Side, x, y, r float64, letter bool) {
	pal := c.Pal()
	chart := pal.Side(s).Chart
	var token art.NationColours
	nations := 0
	for _, n := range pal.Nations {
		if n.Side == s {
			token = n
			nations++
		}
	}
	if nations != 1 {
		c.SideMark(s, x, y, r, chart, pal.Chrome.Panel, letter)
		return
	}
	c.SideMark(s, x, y, r, chart, chart, false)
	c.SideMark(s, x, y, r-max(1, r*.12), token.Ground, token.Ink, letter)
}

// Base rings the mark of a centre where wings may be based.
func Base(c *art.Canvas, x, y, r float64) {
	m := c.Pal().Map
	c.Stroke(art.Circle(x, y, r), 3, m.HaloLand, .8)
	c.Stroke(art.Circle(x, y, r), 1.3, m.LabelLand, .95)
}
