// Tokens: units that are all alike. The outline tells the kind, a card for what walks, a hull for what sails, a disc for what flies, and
// the mark at the foot whose it is.
package art

// token draws a token on the square of width s at x, y.
func (c *Canvas) token(x, y, s float64, k CounterSpec, n NationColours) {
	if k.Ghost {
		k.Ghost = false
		c.through(x, y, s, k, .55, nil)
		return
	}
	cx, cy := x+s/2, y+s/2
	shape := tokenShape(k.Kind, cx, cy, s)
	scrim, accent := c.Pal().Chrome.Scrim, c.Pal().Accent
	edge := max(1.4, s/22)
	if k.Selected {
		c.Shadow(shape, 0, 0, s*.14+2, accent.LampGlow, .7)
		c.Stroke(shape, 2*edge+5, accent.Lamp, 1)
	} else if !k.Flat {
		c.Shadow(shape, .5, 1.5, max(1, s/20), RGB{}, .5)
	}
	c.Stroke(shape, 3.6, scrim, .9)
	c.Fill(shape.Move(0, edge*.8), Solid(scrim, .9))
	c.Fill(shape, VGrad(y, y+s, n.Ground.Lighten(.02), n.Ground.Lighten(-.03), 1))
	c.Stroke(shape, edge, n.Ground.Lighten(-.12), 1)
	rim := n.Ink
	if k.Hover || k.May {
		c.Stroke(shape, max(1.6, s/18), accent.Lamp, 1)
	} else {
		c.Stroke(shape, max(1, s/30), rim, .3)
	}
	lift := 0.0
	if k.Kind == TaskForce || k.Kind == Fleet {
		lift = -s * .04
	}
	c.Silhouette(k.Kind, cx, cy+lift, s*tokenPlane(k.Kind), 0, n.Ink, 1)
	r := max(s*.21, 5.2)
	mx, my := cx-.44*s, cy+.38*s
	c.Fill(markPath(c.Pal().Side(n.Side).Mark, mx, my, r+1.6), Solid(n.Ground, 1))
	c.Stroke(markPath(c.Pal().Side(n.Side).Mark, mx, my, r+1.6), 1.6, scrim, 1)
	c.SideMark(n.Side, mx, my, r, n.Ink, n.Ground, true)
	if k.Tag != "" {
		m := c.Pal().Map
		c.Text(k.Tag, cx+.3*s, cy+.62*s, Style{Face: CondBold, Size: 12, Color: m.LabelSea, Align: Centre, Halo: 2, HaloColor: m.HaloSea, HaloAlpha: .9})
	}
	if k.Count > 1 {
		c.Text(itoa(k.Count), x+s, y+s*.2, Style{Face: CondBold, Size: s * .3, Color: n.Ink, Align: Centre, Halo: 2, HaloColor: n.Ground})
	}
}

// tokenShape is the outline of a token by what it is.
func tokenShape(k Kind, cx, cy, s float64) *Path {
	switch k {
	case AAF, NAS, Jet, Transport, Strategic, Interceptor:
		return Circle(cx, cy, .47*s)
	case TaskForce, Fleet:
		return Poly(cx-.56*s, cy-.34*s, cx+.56*s, cy-.34*s, cx+.36*s, cy+.36*s, cx-.36*s, cy+.36*s)
	}
	return Rect{cx - .48*s, cy - .42*s, .96 * s, .84 * s}.Round(.08 * s)
}

// tokenPlane is how much of a token its silhouette takes.
func tokenPlane(k Kind) float64 {
	if k == AAF {
		return .7
	}
	return .66
}
