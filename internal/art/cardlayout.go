// Card sizes and outlines: which size a counter has at a zoom, where things stand on it, its corners by side, and the
// chip that stands for a card too small to read.
package art

import "math"

// SnapCounter gives the width of a counter on hexes w pixels wide: 0.64 w brought down to a drawn size; chips are not snapped.
func SnapCounter(w float64) float64 {
	switch {
	case w < 38:
		return max(8, math.Floor(w*.64))
	case w < 50:
		return 24
	case w < 63:
		return 32
	case w < 75:
		return 40
	case w < 100:
		return 48
	case w < 125:
		return 64
	case w < 150:
		return 80
	}
	return 96
}

// layout is where things stand on a card, in parts of its width S.
type layout struct {
	band, code, markR, box float64
	letter                 bool // letter on the side mark
	small, full            bool
}

func layoutOf(s float64) layout {
	switch {
	case s < 40:
		return layout{band: .27, code: .285, markR: .078, box: .56, small: true}
	case s < 64:
		return layout{band: .25, code: .235, markR: .064, box: .58}
	}
	return layout{band: .225, code: .215, markR: .078, box: .51, letter: true, full: true}
}

// cardShape outlines a card of a side, grown outwards by g.
func cardShape(sc SideColours, x, y, s, g float64) *Path {
	r := Rect{x - g, y - g, s + 2*g, s + 2*g}
	switch sc.Corner {
	case "chamfer":
		return r.Chamfer(s*.14 + g*.58)
	case "round":
		return r.Round(s*.17 + g)
	case "house":
		return r.Roof(s*.16 + g*.58)
	}
	return r.Path()
}

func (c *Canvas) chip(x, y, s float64, k CounterSpec, n NationColours) {
	if k.Inverted {
		n = n.Inverted()
	}
	sc := c.Pal().Side(n.Side)
	c.Fill(cardShape(sc, x, y, s, 1), Solid(c.Pal().Chrome.Scrim, .9))
	c.Fill(cardShape(sc, x, y, s, 0), Solid(n.Ground, 1))
	c.PushClip(cardShape(sc, x, y, s, 0))
	if k.Inverted {
		ink := RGB{}
		if n.dark() {
			ink = c.Pal().Paper.Sheet
		}
		c.Shift(x, y).Fill(Rect{0, 0, s, s}.Path(), Hatch(ink, .2, 4, 1.4, 45))
	}
	c.Fill(Rect{x, y, s, s * .22}.Path(), Solid(n.Band, 1))
	c.PopClip()
	if k.Selected || k.May || k.Hover {
		c.Stroke(cardShape(sc, x, y, s, 1.2), 2, c.Pal().Accent.Lamp, 1)
	}
	size := s * .86
	if len(k.Factor) > 1 {
		size *= .76
	}
	c.Text(k.Factor, x+s/2, y+s*.92, Style{Face: CondBold, Size: size, Color: n.Ink, Align: Centre})
	if k.Damaged { // too small to be torn and lettered: the corner glows
		c.PushClip(cardShape(sc, x, y, s, 0))
		r := max(7, s*.5)
		edge := NewPath().M(x-1, y+s-r).L(x+r, y+s+1)
		c.Fill(NewPath().M(x-1, y+s-r).L(x+r, y+s+1).L(x-1, y+s+1).Z(), Solid(c.Pal().Status.Warning, 1))
		c.Stroke(edge, 1, c.Pal().Chrome.Scrim, 1)
		c.PopClip()
	}
}
