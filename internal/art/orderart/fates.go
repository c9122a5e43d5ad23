package orderart

import "awaw/internal/art"

// This file draws what became of orders: a disc with a sign that is read without colour.

// FateRadius is the radius of such a disc.
const FateRadius = 9.5

// Fate draws the sign of a fate on its disc.
func Fate(c *art.Canvas, fate string, x, y, r float64) {
	pal := c.Pal()
	c.Fill(art.Circle(x, y, r+1.9), art.Solid(pal.Overlay.MissionCase, .95))
	c.Fill(art.Circle(x, y, r), art.Solid(pal.Paper.Edge, 1))
	k := r / 9.5
	good, bad, dark := pal.Status.LegalOnPaper, pal.Status.RefusedOnPaper, pal.Text.OnPaper
	line := func(w float64, col art.RGB, xy ...float64) {
		p := make([]float64, len(xy))
		for i := range xy {
			if i%2 == 0 {
				p[i] = x + xy[i]*k
			} else {
				p[i] = y + xy[i]*k
			}
		}
		c.Stroke(art.Line(p...), w*k, col, 1)
	}
	tray := func(col art.RGB) { line(1.7, col, -4.6, 1.6, -4.6, 4.8, 4.6, 4.8, 4.6, 1.6) }
	switch fate {
	case "done":
		line(2.2, good, -4.4, .4, -1.2, 3.6, 4.6, -3.6)
	case "bounced":
		line(2, bad, -5.6, -4, -1.9, 0, -5.6, 4)
		line(2, bad, 5.6, -4, 1.9, 0, 5.6, 4)
	case "cut":
		line(2, bad, -5.2, 0, -1.6, 0)
		line(2, bad, 1.6, 0, 5.2, 0)
		line(1.8, bad, 2.2, -4.8, -2.2, 4.8)
	case "turned":
		p := art.NewPath().M(x-3.4*k, y+4.6*k).L(x-3.4*k, y-.6*k).Q(x-3.4*k, y-4.8*k, x, y-4.8*k).Q(x+3.6*k, y-4.8*k, x+3.6*k, y-.4*k).L(x+3.6*k, y+1.6*k)
		c.Stroke(p, 1.9*k, dark, 1)
		line(1.9, dark, 1, .2, 3.6, 3, 6.2, .2)
	case "dislodged":
		tray(bad)
		line(1.9, bad, 0, 2.6, 0, -4.8)
		line(1.9, bad, -2.8, -2, 0, -4.8, 2.8, -2)
	case "destroyed":
		tray(bad)
		line(2, bad, -3, -4.8, 3, 1.2)
		line(2, bad, 3, -4.8, -3, 1.2)
	case "refused":
		c.Stroke(art.Circle(x, y, 4.8*k), 1.8*k, bad, 1)
		line(1.8, bad, -3.2, -3.2, 3.2, 3.2)
	default:
		for _, dx := range []float64{-4, 0, 4} {
			c.Fill(art.Circle(x+dx*k, y, 1.3*k), art.Solid(dark, 1))
		}
	}
}

// Number draws the number of a cause on a lamp disc.
func Number(c *art.Canvas, n string, x, y float64) {
	pal := c.Pal()
	c.Fill(art.Circle(x, y, 10.6), art.Solid(pal.Overlay.MissionCase, .95))
	c.Fill(art.Circle(x, y, 9), art.Solid(pal.Accent.Lamp, 1))
	c.TextMid(n, x, y, art.Style{Face: art.CondBold, Size: 13, Color: pal.Text.OnPaper, Align: art.Centre})
}

// CAP draws the disc of a patrol, and on a plate whom it lets pass.
func CAP(c *art.Canvas, x, y float64, word string, ignores []art.Side, dim float64) {
	pal := c.Pal()
	rim := Rim(pal)
	c.Fill(art.Circle(x, y, 16.5), art.Solid(pal.Chrome.Scrim, dim))
	c.Stroke(art.Circle(x, y, 15), 2, rim, dim)
	for _, at := range [][2]float64{{0, -6.4}, {-5.8, 4.2}, {5.8, 4.2}} {
		c.Silhouette(art.AAF, x+at[0], y+at[1], 10.5, 30, rim, dim)
	}
	if word == "" {
		return
	}
	st := art.Style{Face: art.CondBold, Size: 12, Color: pal.Text.OnDark}
	w := c.Kit().Width(word, st) + 14 + 18*float64(len(ignores))
	c.Fill(art.Rect{X: x + 16, Y: y - 10, W: w, H: 20}.Round(4), art.Solid(pal.Chrome.Scrim, .95*dim))
	c.TextMid(word, x+23, y, st)
	for i, s := range ignores {
		PanelMark(c, s, x+16+w-12-18*float64(len(ignores)-1-i), y, 6.5, true)
	}
}

// Plate writes a word on a dark plate, its middle at x, y.
func Plate(c *art.Canvas, word string, x, y float64) {
	pal := c.Pal()
	st := art.Style{Face: art.CondBold, Size: 12, Color: pal.Text.OnDark}
	w := c.Kit().Width(word, st) + 14
	c.Fill(art.Rect{X: x - w/2, Y: y - 10, W: w, H: 20}.Round(4), art.Solid(pal.Chrome.Scrim, .95))
	c.TextMid(word, x-w/2+7, y, st)
}

// Watch hatches what a patrol watches and rims it.
func Watch(c *art.Canvas, v art.View, s art.Spaces) {
	if s.Len() == 0 {
		return
	}
	rim := Rim(c.Pal())
	all := s.Joined(v, .3)
	ox, oy := v.X0*v.W, v.Y0*v.W
	k := c.Factor()
	c.Fill(all, art.PaintFunc(func(x, y int) (art.RGB, float64) {
		d := (float64(x)/k + ox) + (float64(y)/k + oy)
		m := d - 14*float64(int(d/14))
		if m < 0 {
			m += 14
		}
		if m < 2.2 {
			return rim, .42
		}
		return c.Pal().Overlay.Patrol, .12
	}))
	c.Stroke(s.Border(v), 4.4, c.Pal().Chrome.Scrim, .6)
	c.Stroke(s.Border(v), 2.6, rim, 1)
}

// Bloom is the ring in which a patrol opens over what it watches.
func Bloom(c *art.Canvas, x, y, r float64) {
	c.Fill(art.Circle(x, y, r), art.Solid(c.Pal().Overlay.Patrol, .35))
	c.Stroke(art.Circle(x, y, r), 3, Rim(c.Pal()), .9)
}

// Shield marks a space an escort covers, Bar what may stop a way there.
func Shield(c *art.Canvas, x, y float64) {
	c.Fill(art.Circle(x, y, 9), art.Solid(c.Pal().Chrome.Scrim, .9))
	c.Icon(art.IconShield, x, y, 6.4, c.Pal().Paper.Edge)
}

// Warn marks a space an enemy wing could watch.
func Warn(c *art.Canvas, x, y float64) {
	c.Fill(art.Circle(x, y, 9), art.Solid(c.Pal().Chrome.Scrim, .9))
	c.Icon(art.IconTriangle, x, y, 6.2, c.Pal().Status.Warning)
}
