// Who holds what on boards whose units are tokens: the ground of whoever holds a space over its land, stronger along the borders
// between holders, and the holder's mark before the name.
package art

import "awaw/board"

// Grounds gives the ground of the counters of each side: of the first of its nations by code.
func (p *Palette) Grounds(sides []Side) map[Side]RGB {
	out := map[Side]RGB{}
	of := map[Side]string{}
	for code, n := range p.Nations {
		if first, ok := of[n.Side]; !ok || code < first {
			of[n.Side] = code
		}
	}
	for _, s := range sides {
		if code, ok := of[s]; ok {
			out[s] = p.Nations[code].Ground
		} else {
			out[s] = p.Side(s).ChartDeep
		}
	}
	return out
}

// Holdings tints the spaces of every side. by gives the spaces of each side, of whose a space is, "" for land that nobody holds and
// false for what is no land; a mask keeps it to the land.
func (c *Canvas) Holdings(v View, sides []Side, by map[Side]Spaces, of func(space int) (Side, bool)) {
	grounds := c.Pal().Grounds(sides)
	for _, s := range sides {
		all := by[s].Joined(v, .3)
		c.Fill(all, Solid(grounds[s], .27))
		edge := NewPath()
		by[s].rim(v, func(_ *outline, e board.Edge, a, b Pt) {
			if other, ok := of(e.Beyond); ok && other != s {
				edge.M(a.X, a.Y).L(b.X, b.Y)
			}
		})
		c.PushClip(all)
		for _, band := range []struct{ width, share float64 }{{9, .2}, {6.4, .3}, {3.4, .4}} {
			c.Stroke(edge, band.width, grounds[s], band.share)
		}
		c.PopClip()
	}
}

// HolderMark draws the mark of a holder before a name: filled where it earns, open where it does not. Of what nobody holds a plain ring
// is drawn.
func (c *Canvas) HolderMark(s Side, cx, cy, r float64, earns bool) {
	m := c.Pal().Map
	if s == "" {
		c.Fill(Circle(cx, cy, r), Solid(m.HaloLand, .9))
		c.Stroke(Circle(cx, cy, r), 1.5, m.LabelLand, .9)
		return
	}
	mark := markPath(c.Pal().Side(s).Mark, cx, cy, r)
	ground := c.Pal().Grounds([]Side{s})[s]
	c.Stroke(mark, 3.4, m.HaloLand, .8)
	if earns {
		c.Fill(mark, Solid(ground, 1))
	} else {
		c.Fill(mark, Solid(m.HaloLand, .9))
	}
	c.Stroke(mark, 1.3, m.LabelLand, .95)
}
