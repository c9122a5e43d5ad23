// Lines printed on the sheet: grid, borders with their ribbons, rivers, crossings, prints of rule terrain.
package mapsheet

import (
	"awaw/internal/art"
	"math"

	"awaw/hexmap"
)

// lines draws everything that is printed over the terrain of a window.
func (s *Sheet) lines(c *art.Canvas, v art.View, w, h int, land ground) {
	if v.W < 20 {
		s.boxes(c, v, w, h)
		return
	}
	land.keepToLand(c)
	s.prints(c, v, w, h)
	c.PopClip()
	s.grid(c, v, w, h, land)
	land.keepToLand(c)
	s.borders(c, v, w, h)
	s.riverLines(c, v, w, h)
	s.lakes(c, v, w, h)
	c.PopClip()
	if v.W >= 38 {
		s.crossings(c, v, w, h)
	}
	s.boxes(c, v, w, h)
}

// weight is how much thicker lines are drawn than on a sheet of ordinary size: where hexes are very large, on screens of many pixels, they grow
// with them.
func weight(v art.View) float64 { return max(1, v.W/100) }

func (s *Sheet) grid(c *art.Canvas, v art.View, w, h int, land ground) {
	p := art.NewPath()
	s.eachHex(v, w, h, func(i int, sp *hexmap.Space, _, _ float64) {
		for d := range 6 {
			if d >= 3 && s.m.Next(i, d) >= 0 {
				continue // the neighbour draws it
			}
			a, b := v.Corner(sp.Hex, d), v.Corner(sp.Hex, d+1)
			p.M(a.X, a.Y).L(b.X, b.Y)
		}
	})
	k := 1.0
	if v.W < 30 {
		k = .7
	}
	onLand, onSea := c.Pal().Map.GridLand, c.Pal().Map.GridSea
	if !c.Vector() {
		c.Fill(p.Outline(weight(v), true), art.OnGround(land.mask, onLand, onSea, .26*k, .15*k))
		return
	}
	c.StrokeButt(p, weight(v), onSea, .15*k)
	land.keepToLand(c)
	c.StrokeButt(p, weight(v), onLand, .26*k)
	c.PopClip()
}

// borders draws a dashed line on the hexsides between countries and a faint ribbon on both sides of it.
func (s *Sheet) borders(c *art.Canvas, v art.View, w, h int) {
	line, ribbon := art.NewPath(), art.NewPath()
	s.eachHex(v, w, h, func(i int, sp *hexmap.Space, cx, cy float64) {
		for d := range 6 {
			if !s.m.Side(i, d).Border {
				continue
			}
			a, b := v.Corner(sp.Hex, d), v.Corner(sp.Hex, d+1)
			if d < 3 {
				line.M(a.X, a.Y).L(b.X, b.Y)
			}
			const in = .86
			ribbon.Add(art.Poly(a.X, a.Y, b.X, b.Y, cx+(b.X-cx)*in, cy+(b.Y-cy)*in, cx+(a.X-cx)*in, cy+(a.Y-cy)*in).Union())
		}
	})
	col := c.Pal().Map.Border
	if v.W >= 50 {
		c.Fill(ribbon, art.Solid(col, .17))
	}
	k := weight(v)
	c.StrokeButt(line.Dash(7*k, 2.5*k, 2*k, 2.5*k), max(1.2, min(2, v.W/38))*k, col, .85)
}

// lakes draws the lakes that lie along hexsides: a drop of water round each.
func (s *Sheet) lakes(c *art.Canvas, v art.View, w, h int) {
	p := art.NewPath()
	s.eachHex(v, w, h, func(i int, sp *hexmap.Space, _, _ float64) {
		for d := range 3 {
			if !s.m.Side(i, d).Lake {
				continue
			}
			a, b := v.Corner(sp.Hex, d), v.Corner(sp.Hex, d+1)
			nx, ny := -(b.Y-a.Y)*.28, (b.X-a.X)*.28
			one := art.NewPath().M(a.X, a.Y).C(a.X+nx, a.Y+ny, b.X+nx, b.Y+ny, b.X, b.Y).C(b.X-nx, b.Y-ny, a.X-nx, a.Y-ny, a.X, a.Y).Z()
			p.Add(one.Union())
		}
	})
	k := max(.6, v.W/64)
	c.Stroke(p, 2*k, c.Pal().Map.Coast, .92)
	c.Fill(p, art.Solid(c.Pal().Sea.Shelf, 1))
}

// riverLines draws rivers along their hexsides, with two gentle bends a side.
func (s *Sheet) riverLines(c *art.Canvas, v art.View, w, h int) {
	p := art.NewPath()
	s.eachHex(v, w, h, func(i int, sp *hexmap.Space, _, _ float64) {
		for d := range 3 {
			if !s.m.Side(i, d).River {
				continue
			}
			a, b := v.Corner(sp.Hex, d), v.Corner(sp.Hex, d+1)
			p.M(a.X, a.Y)
			if v.W < 50 {
				p.L(b.X, b.Y)
				continue
			}
			mx, my := (a.X+b.X)/2, (a.Y+b.Y)/2
			bend := .058 // of the side, to alternate sides
			if (int(sp.Hex.Q)+int(sp.Hex.R)+d)%2 == 0 {
				bend = -bend
			}
			nx, ny := -(b.Y-a.Y)*bend, (b.X-a.X)*bend
			p.Q((a.X+mx)/2+nx, (a.Y+my)/2+ny, mx, my)
			p.Q((mx+b.X)/2-nx, (my+b.Y)/2-ny, b.X, b.Y)
		}
	})
	k := min(1, max(.5, v.W/64)) * weight(v)
	c.Stroke(p, 4.2*k, c.Pal().Terrain.LandRim, .55)
	c.Stroke(p, 2.4*k, c.Pal().Map.River, 1)
}

// crossings draws a small double arrow over every strait.
func (s *Sheet) crossings(c *art.Canvas, v art.View, w, h int) {
	s.eachHex(v, w, h, func(i int, sp *hexmap.Space, cx, cy float64) {
		for d := range 3 {
			if !s.m.Side(i, d).Strait {
				continue
			}
			a, b := v.Corner(sp.Hex, d), v.Corner(sp.Hex, d+1)
			mx, my := (a.X+b.X)/2, (a.Y+b.Y)/2
			l := math.Hypot(mx-cx, my-cy)
			ux, uy := (mx-cx)/l, (my-cy)/l
			k := min(1, v.W/64) * weight(v)
			half := 13 * k
			x0, y0, x1, y1 := mx-ux*half, my-uy*half, mx+ux*half, my+uy*half
			ink := c.Pal().Map.Crossing
			c.Stroke(art.Line(x0, y0, x1, y1), 4.2*k, c.Pal().Terrain.LandRim, .8)
			c.Stroke(art.Line(x0, y0, x1, y1), 1.8*k, ink, 1)
			for _, e := range [2]float64{1, -1} {
				x, y := mx+ux*half*e, my+uy*half*e
				c.Fill(art.Poly(x+ux*5*e*k, y+uy*5*e*k, x-ux*3*e*k-uy*4*k, y-uy*3*e*k+ux*4*k, x-ux*3*e*k+uy*4*k, y-uy*3*e*k-ux*4*k).Union(), art.Solid(ink, 1))
			}
		}
	})
}

// prints sets the sparse signs of forest, swamp, desert and jungle, and chevrons of mountains, ten pixels apart.
func (s *Sheet) prints(c *art.Canvas, v art.View, w, h int) {
	if v.W < 38 {
		return
	}
	s.eachHex(v, w, h, func(i int, sp *hexmap.Space, cx, cy float64) {
		p := art.NewPath()
		ax, ay := v.X0*v.W, v.Y0*v.W
		span := v.W * .5
		for j := math.Ceil((cy + ay - span) / 10); j*10 < cy+ay+span; j++ {
			for k := math.Ceil((cx + ax - span) / 10); k*10 < cx+ax+span; k++ {
				x, y := k*10-ax+math.Mod(math.Abs(j), 2)*5, j*10-ay
				if v.HexAt(x, y) == sp.Hex {
					terrainPrint(p, sp.Terrain, x, y, int(j)+int(k))
				}
			}
		}
		if !p.Empty() {
			c.Fill(p, art.Solid(c.Pal().Text.OnPaper, printShare(sp.Terrain)))
		}
	})
}

// printShare is how dark the signs of a terrain are: heights, which the relief shows already, less than the rest.
func printShare(kind hexmap.Terrain) float64 {
	if kind == hexmap.Mountain || kind == hexmap.Rough {
		return .3
	}
	return .25
}

// terrainPrint adds the nth sign of a terrain at a point; heights have one at every other point.
func terrainPrint(p *art.Path, kind hexmap.Terrain, x, y float64, n int) {
	if n%2 == 0 {
		switch kind {
		case hexmap.Mountain, hexmap.JungleMountain:
			p.Add(art.Line(x-3, y+2, x, y-2.6, x+3, y+2).Outline(1, true))
			if kind == hexmap.Mountain {
				p.Add(art.Line(x, y-2.6, x+.9, y+2).Outline(.8, true))
			}
			return
		case hexmap.Rough:
			p.Add(art.Line(x-2.6, y+1, x-1.3, y-.6, x, y-1, x+1.3, y-.6, x+2.6, y+1).Outline(.9, true))
			return
		}
	}
	switch kind {
	case hexmap.Forest, hexmap.Jungle, hexmap.JungleMountain:
		p.Add(art.Line(x-1.6, y+1, x, y-1.4, x+1.6, y+1).Outline(.9, true))
	case hexmap.Swamp:
		p.Add(art.Line(x-2, y, x+2, y).Outline(.8, true))
	case hexmap.Desert:
		p.Add(art.Rect{X: x - .6, Y: y - .6, W: 1.2, H: 1.2}.Path().Union())
	}
}
